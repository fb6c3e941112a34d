"""The author's workbench, opened at a card and used by keyboard."""
from selenium.webdriver.common.keys import Keys

from keyboard import Keyboard

TABS = ".author-panel [role=tab]"  # findings, evidence and source of the card shown, and statistics
PANEL = ".author-panel [role=tabpanel]:not([hidden])"
COUNT = 4
SOURCE, STATISTICS = 2, 3


class Workbench:
    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.hand = Keyboard(browser)

    def open(self, path):
        """Opens it at a card, or at the map for an empty path."""
        # Another hash alone would not load the page anew.
        self.browser.open("about:blank")
        self.browser.open(f"{self.address}/#{path}")
        shown = {"view": "card", "path": path} if path else {"view": "map"}
        self.browser.until("the phone shows it", "framed", "screen", gives=shown)

        self.browser.until("all tabs are there, and no others", "count", TABS, gives=COUNT)

    def choose_tab(self, tab):
        """Chooses a tab, and waits for what it shows."""
        self.hand.reach(TABS)
        now = self.browser.probe("focusedIndex", TABS)
        if now != tab:
            self.hand.keys(*[Keys.RIGHT] * ((tab - now) % COUNT))
        self.browser.until("the tab is chosen", "indices", TABS, "[aria-selected=true]", gives=[tab])
        self.browser.until("what was asked for is there", "count", f"{PANEL} .waiting", gives=0)
        if tab == STATISTICS:
            self.browser.until("the statistics are there", "texts", ".statistics-status", gives=[""])
