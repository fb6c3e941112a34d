"""Chooses the language of code that a card has in several: `languages.py COURSES.json`."""
from selenium.webdriver.common.by import By

from browser import PHONE, opened
from courses import read_courses

CARD = "words/first/asking/choose-output"
CODE = ".code-block .code-lines"


def shows(browser, what, code):
    browser.until(what, "texts", CODE, gives=[code])


def main():
    course, = read_courses()
    with opened() as browser:
        browser.resize(*PHONE)
        address = f"{course['address']}/learn?unlocked=1&path={CARD}"
        browser.open(address)
        shows(browser, "the card's own code is shown", "print(2 + 3)")
        browser.driver.find_element(By.CSS_SELECTOR, ".language-select").send_keys("Java")
        shows(browser, "the chosen language is shown", "System.out.println(2 + 3);")
        browser.open(address)
        shows(browser, "what was chosen is kept", "System.out.println(2 + 3);")
        browser.driver.find_element(By.CSS_SELECTOR, ".language-select").send_keys("Python")
        shows(browser, "there is a way back", "print(2 + 3)")


main()
