"""An editor as its author sees it: texts that are open, findings, and edits that are really made.

Everything the server sends is read by lsprotocol's types, so that a message of the wrong shape fails a test; and
pytest-lsp compares it with what the editor has said that it can do.
"""

import asyncio
import os
import pathlib
import re
import time
import typing
import urllib.parse

from lsprotocol import types
from pygls.protocol import default_converter
from pygls.workspace import PositionCodec, TextDocument
from pytest_lsp import LanguageClient, client_capabilities
from pytest_lsp.client import register_lsp_features

from course import HORNBOOK

PATIENCE = 20


def path_of(uri):
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(uri).path))


def marked(text):
    """A text without its mark `|`, and the line and the character, counted in code points, where it was."""
    before, after = text.split("¦")
    return before + after, (before.count("\n"), len(before) - before.rfind("\n") - 1)


def converter():
    """The reader of messages; lsprotocol takes each code action that has a command for a command."""

    def action(read, _):
        is_command = isinstance(read.get("command"), str)
        return converter.structure(read, types.Command if is_command else types.CodeAction)

    converter = default_converter()
    converter.register_structure_hook(typing.Union[types.Command, types.CodeAction], action)
    return converter


class Editor:
    """A client with a server, over a course."""

    def __init__(self, course, kind="visual-studio-code", encodings=None, capabilities=None):
        self.course = course
        self.client = LanguageClient(converter_factory=converter)
        register_lsp_features(self.client)
        self.texts = {}
        self.versions = {}
        self.published = []
        self.refreshed = []
        self.asked = []
        self.capabilities = capabilities or client_capabilities(kind)
        if encodings:
            self.capabilities.general = self.capabilities.general or types.GeneralClientCapabilities()
            self.capabilities.general.position_encodings = encodings

    async def start(self):
        cache = str(self.course.root.parent / "cache")
        await self.client.start_io(HORNBOOK, "lsp", env=dict(os.environ, XDG_CACHE_HOME=cache))
        publish = self.client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

        def keep(params):
            self.published.append(params)
            return publish(params)

        self.client.protocol.fm._features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = keep
        self.client.feature(types.WORKSPACE_CODE_LENS_REFRESH)(lambda _: self.refreshed.append("lenses"))
        self.client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)(lambda _: self.refreshed.append("hints"))
        self.client.feature(types.WORKSPACE_APPLY_EDIT)(lambda params: self.edit(params))
        self.result = await self.client.initialize_session(
            types.InitializeParams(capabilities=self.capabilities, root_uri=self.course.root.as_uri())
        )
        self.encoding = types.PositionEncodingKind(self.result.capabilities.position_encoding)
        return self

    def edit(self, params):
        """What the server asks to be changed."""
        self.asked.append(params.label)
        self.apply(params.edit)
        return types.ApplyWorkspaceEditResult(applied=True)

    async def stop(self):
        if self.client._server.returncode is None:
            await self.client.shutdown_session()
            assert self.client._server.returncode == 0
        await self.client.stop()

    # Texts

    def uri(self, path):
        return self.course.uri(path)

    def open(self, path, text=None):
        """Opens a file, with its text on disk unless another one is given."""
        uri = self.uri(path)
        text = self.course.read(path) if text is None else text
        self.texts[uri], self.versions[uri] = text, 1
        item = types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def close(self, path):
        uri = self.uri(path)
        del self.texts[uri]
        del self.versions[uri]
        document = types.TextDocumentIdentifier(uri=uri)
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))

    def change(self, path, *changes):
        """Makes changes, each a range and its new text, as the protocol says: one after the other."""
        self._change(self.uri(path), changes)

    def _change(self, uri, changes):
        self.versions[uri] += 1
        events = [types.TextDocumentContentChangePartial(range=range, text=text) for range, text in changes]
        document = self.document(uri)
        for event in events:
            document.apply_change(event)
        self.texts[uri] = document.source
        identifier = types.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri])
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(text_document=identifier, content_changes=events)
        )

    def replace(self, path, old, new):
        """Types another text in the place of one that is there once."""
        document = self.document(self.uri(path))
        assert document.source.count(old) == 1, (old, document.source)
        start = document.source.index(old)
        self.change(path, (self.range(path, start, start + len(old)), new))

    def save(self, path):
        """Writes an open text to its file."""
        uri = self.uri(path)
        self.course.write(path, self.texts[uri])
        identifier = types.TextDocumentIdentifier(uri=uri)
        self.client.text_document_did_save(types.DidSaveTextDocumentParams(text_document=identifier))

    def save_all(self):
        for uri, text in self.texts.items():
            path_of(uri).write_bytes(text.encode())

    def text(self, path):
        """The text of a file: as it is open, or else as it is on disk."""
        uri = self.uri(path)
        return self.texts[uri] if uri in self.texts else self.course.read(path)

    def document(self, uri):
        """A text as pygls counts in it, an implementation of the protocol that is not ours."""
        text = self.texts[uri] if uri in self.texts else path_of(uri).read_bytes().decode()
        return TextDocument(uri, text, position_codec=PositionCodec(self.encoding))

    def range(self, path, start, end):
        document = self.document(self.uri(path))
        return types.Range(
            document.client_position_at_offset(start), document.client_position_at_offset(end)
        )

    def at(self, path, text, offset=0):
        """The place of a text that is there once."""
        source = self.text(path)
        assert source.count(text) == 1, (text, source.count(text))
        return self.document(self.uri(path)).client_position_at_offset(source.index(text) + offset)

    def everything(self, path):
        return self.range(path, 0, len(self.text(path)))

    def shown(self, path, range):
        """The text in a range."""
        return self.document(self.uri(path)).text_in_client_range(range)

    # Findings

    async def until(self, condition, what):
        """Waits until something is so, while the server works."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, what() if callable(what) else what
            await asyncio.sleep(0.005)

    def codes(self, path):
        return [finding.code for finding in self.client.diagnostics.get(self.uri(path), [])]

    async def finds(self, path, *codes):
        """Waits until exactly these findings are shown of a file."""
        await self.until(
            lambda: self.codes(path) == list(codes), lambda: f"{path} has {self.codes(path)}, not {list(codes)}"
        )
        return self.client.diagnostics.get(self.uri(path), [])

    async def ready(self):
        """Waits until the curriculum has been read."""
        end = time.monotonic() + PATIENCE
        while not await self.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="")):
            assert time.monotonic() < end, "the curriculum was not read"
            await asyncio.sleep(0.005)

    async def until_symbol(self, name):
        """Waits until the curriculum has been read in which something has this id."""
        end = time.monotonic() + PATIENCE
        while True:
            symbols = await self.client.workspace_symbol_async(types.WorkspaceSymbolParams(query=name))
            if any(symbol.name == name for symbol in symbols):
                return
            assert time.monotonic() < end, f"there is no {name}"
            await asyncio.sleep(0.005)

    # Requests

    def place(self, path, position):
        return {"text_document": types.TextDocumentIdentifier(uri=self.uri(path)), "position": position}

    async def complete(self, path, text=None):
        """What is offered at the mark `¦` of a text that is typed into a file."""
        if text is not None:
            source, (line, column) = marked(text)
            if self.uri(path) in self.texts:
                self.change(path, (self.everything(path), source))
            else:
                self.open(path, source)
            offset = len("".join(source.splitlines(keepends=True)[:line])) + column
            self.cursor = self.document(self.uri(path)).client_position_at_offset(offset)
        answer = await self.client.text_document_completion_async(
            types.CompletionParams(**self.place(path, self.cursor))
        )
        items = answer.items if isinstance(answer, types.CompletionList) else answer or []
        return {item.label: item for item in items}

    def accept(self, path, item):
        """The text that is there once a completion is taken, its places to fill in with what they have."""
        edit = item.text_edit
        new = edit.new_text
        if item.insert_text_format == types.InsertTextFormat.Snippet:
            new = re.sub(r"\$\{\d+:((?:\\.|[^}\\])*)\}|\$\{?\d+\}?", lambda match: match[1] or "", new)
            new = re.sub(r"\\([$}\\])", r"\1", new)
        # An editor indents the lines of a completion as that where it begins.
        line = self.text(path).splitlines()[edit.range.start.line]
        if item.insert_text_mode != types.InsertTextMode.AsIs:
            indent = line[: len(line) - len(line.lstrip(" "))]
            new = new.replace("\n", "\n" + indent)
        self.change(path, (edit.range, new))
        return self.text(path)

    async def actions(self, path, range=None, only=None):
        """The code actions of a range, or of the whole text, by their titles."""
        context = types.CodeActionContext(
            diagnostics=list(self.client.diagnostics.get(self.uri(path), [])), only=only
        )
        range = range or self.everything(path)
        answer = await self.client.text_document_code_action_async(
            types.CodeActionParams(
                text_document=types.TextDocumentIdentifier(uri=self.uri(path)), range=range, context=context
            )
        )
        return answer or []

    # Edits

    def apply(self, edit, whatever_version=False):
        """Makes a workspace edit as an editor does: to texts that are open, or to files, in its order.

        An editor refuses one for another version than it has, even if the text is the same again.
        """
        changed = []
        for uri, edits in (edit.changes or {}).items():
            changed.append(self._edit(uri, edits))
        for change in edit.document_changes or []:
            if isinstance(change, types.TextDocumentEdit):
                version = change.text_document.version
                assert whatever_version or version == self.versions.get(change.text_document.uri)
                changed.append(self._edit(change.text_document.uri, change.edits))
            elif isinstance(change, types.RenameFile):
                self._rename(change.old_uri, change.new_uri)
            elif isinstance(change, types.CreateFile):
                path = path_of(change.uri)
                assert not path.exists()
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(b"")
                self._watched(change.uri, types.FileChangeType.Created)
            else:
                raise AssertionError(change)
        return changed

    def _edit(self, uri, edits):
        document = self.document(uri)
        spans = sorted(
            (
                document.offset_at_position(edit.range.start),
                document.offset_at_position(edit.range.end),
                index,
                edit.new_text,
            )
            for index, edit in enumerate(edits)
        )
        assert spans, "an edit of nothing"
        for first, second in zip(spans, spans[1:]):
            assert first[1] <= second[0], f"edits overlap: {first} and {second}"
        pieces, at = [], 0
        for start, end, _, new in spans:
            pieces += [document.source[at:start], new]
            at = end
        text = "".join(pieces) + document.source[at:]
        if uri in self.texts:
            whole = types.Range(
                document.client_position_at_offset(0), document.client_position_at_offset(len(document.source))
            )
            self._change(uri, [(whole, text)])
            assert self.texts[uri] == text
        else:
            path_of(uri).write_bytes(text.encode())
            self._watched(uri, types.FileChangeType.Changed)
        return str(path_of(uri).relative_to(self.course.root))

    def _rename(self, old, new):
        assert not path_of(new).exists(), new
        for uri in [uri for uri in self.texts if uri == old or uri.startswith(old + "/")]:
            text, version = self.texts.pop(uri), self.versions.pop(uri)
            path_of(uri).write_bytes(text.encode())
            document = types.TextDocumentIdentifier(uri=uri)
            self.client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))
        path_of(old).rename(path_of(new))
        self._watched(old, types.FileChangeType.Deleted)
        self._watched(new, types.FileChangeType.Created)

    def _watched(self, uri, kind):
        self.client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams(changes=[types.FileEvent(uri=uri, type=kind)])
        )
