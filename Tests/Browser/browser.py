"""A Chromium without a window, and what it says about the pages that it shows."""
import contextlib
import json
import os
import pathlib
import shutil
import tempfile
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

PROBE = pathlib.Path(__file__).with_name("probe.js").read_text()
PHONE = 390, 844  # width and height of the page, in pixels
PATIENCE = 60  # seconds until a page that does not get anywhere is a failure; a busy machine needs a few


class Failure(AssertionError):
    """What a page does or shows that it should not."""


class Browser:
    """One Chromium with one page. `problems` is all that went wrong so far, a line each."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        # As root, as in most containers, Chromium only starts without its sandbox.
        for argument in (
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking",
                "--disable-gpu", "--force-prefers-reduced-motion"):
            options.add_argument(argument)
        options.binary_location = installed("chromium")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        options.add_experimental_option("perfLoggingPrefs", {"enableNetwork": True, "enablePage": False})
        # A dialog is left open and found, not closed unseen.
        options.set_capability("unhandledPromptBehavior", "ignore")
        # Chromium is ended by its driver and takes away nothing, so that all it writes is in a folder of its own.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        service = Service(installed("chromedriver"), env={**os.environ, "TMPDIR": self.folder.name})
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(2 * PATIENCE)
        self.problems = []
        self.hosts = set()
        self.inject(PROBE)

    def resize(self, width, height, touches=False):
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touches)
        self.command("Emulation.setTouchEmulationEnabled", enabled=touches)

    def prefer(self, scheme):
        """Makes the system prefer a color scheme, "light" or "dark"."""
        features = {"prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"}
        self.command(
            "Emulation.setEmulatedMedia", features=[{"name": name, "value": features[name]} for name in features])

    def inject(self, source):
        """Runs a script in every document that is opened from now on, before its own."""
        self.command("Page.addScriptToEvaluateOnNewDocument", source=source)

    def open(self, address):
        self.hosts.add(urllib.parse.urlsplit(address).netloc)
        self.driver.get(address)

    def command(self, name, **parameters):
        """Sends a command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def probe(self, name, *arguments):
        """Asks the page something by a function of probe.js."""
        return self.driver.execute_script(f"return window.probe.{name}(...arguments)", *arguments)

    def until(self, what, name, *arguments, gives):
        """Waits until a function of probe.js gives a value, one of several, or members of an object; answers it."""
        answer = self.driver.execute_async_script(
            "const [name, values, wanted, patience, done] = arguments;"
            "window.probe.until(name, values, wanted, patience).then(done)", name, arguments, gives, PATIENCE * 1000)
        if not answer["isMet"]:
            screen = json.dumps(self.probe("screen"), ensure_ascii=False)
            raise Failure(f"{what}: {name}{arguments} gives {answer['value']}, not {gives}; the page shows {screen}")
        return answer["value"]

    def until_screen(self, what, **members):
        return self.until(what, "screen", gives=members)

    def check_logs(self):
        """Adds to the problems what the console and the network say since the last time."""
        for entry in self.driver.get_log("browser"):
            self.problems.append(f"console: {entry['level']} {entry['message']}")
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            problem = network_problem(message["method"], message["params"], self.hosts)
            if problem:
                self.problems.append(f"network: {problem}")

    def close(self):
        try:
            self.check_logs()
        finally:
            self.driver.quit()
            self.folder.cleanup()


def network_problem(event, parameters, hosts):
    """What is wrong with a request or its answer, or None."""
    if event == "Network.requestWillBeSent":
        address = urllib.parse.urlsplit(parameters["request"]["url"])
        return None if address.scheme in ("http", "file") and address.netloc in hosts else f"asks {address.geturl()}"
    if event == "Network.responseReceived" and parameters["response"]["status"] >= 400:
        return f"{parameters['response']['status']} for {parameters['response']['url']}"
    # A page that is left ends its stream of changes, and the workbench what it asks about a card that is left.
    is_ended = parameters.get("canceled") and parameters.get("type") in ("EventSource", "Fetch")
    if event == "Network.loadingFailed" and not is_ended:
        return f"{parameters['type']} failed: {parameters['errorText']}"
    return None


def installed(name):
    path = shutil.which(name)
    if path is None:
        raise SystemExit(f"'{name}' is not installed: run `make judges`")
    return path


@contextlib.contextmanager
def opened():
    """A browser, which is ended whatever happens; what went wrong in its pages ends the program."""
    browser = Browser()
    try:
        yield browser
    finally:
        browser.close()
        for problem in dict.fromkeys(browser.problems):
            print(problem)
    if browser.problems:
        raise SystemExit(1)
