import pathlib
import sys

import pytest
import pytest_asyncio

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from course import Course
from editor import Editor


@pytest.fixture
def folder(tmp_path):
    """A folder whose name an address has to escape."""
    return tmp_path / "Ada's (first) course ä"


@pytest.fixture
def course(folder):
    return Course(folder)


@pytest_asyncio.fixture
async def start():
    """Starts editors, and ends them with the test."""
    editors = []

    async def start(course, *arguments, **settings):
        editor = await Editor(course, *arguments, **settings).start()
        editors.append(editor)
        return editor

    yield start
    for editor in editors:
        await editor.stop()


@pytest_asyncio.fixture
async def editor(course, start):
    return await start(course)
