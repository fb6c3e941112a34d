"""The author's workbench, opened at a card and used by keyboard."""
from selenium.webdriver.common.keys import Keys

from keyboard import Keyboard

TABS = ".author-panel [role=tab]"  # findings, evidence and source of the card shown, and statistics
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

    def choose_tab(self, tab):
        self.hand.reach(TABS)
        now = self.browser.probe("focusedIndex", TABS)
        if now != tab:
            self.hand.keys(*[Keys.RIGHT] * ((tab - now) % COUNT))
        self.browser.until("the tab is chosen", "indices", TABS, "[aria-selected=true]", gives=[tab])
        if tab == STATISTICS:
            self.browser.until("the statistics are there", "texts", ".statistics-status", gives=[""])
