import puppeteer, { type Page } from "puppeteer-core";
import { firefoxCommand } from "../../scripts/support/provide-program.mjs";
import { testJourneys } from "./journeys";
import type { Visitor } from "./visitor";

/** Uses a fake camera and microphone, without a permission prompt. */
const FAKE_DEVICES = { "media.navigator.streams.fake": true, "media.navigator.permission.disabled": true };

testJourneys("Firefox", { start: startFirefox, canRecord: true });

async function startFirefox(): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxCommand(),
    extraPrefsFirefox: FAKE_DEVICES,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  const errors = errorsOf(page);
  const at = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (address) => {
      await page.goto(address);
    },
    press: (xpath) => at(xpath).click(),
    type: async (xpath, text) => {
      await at(xpath).click();
      await page.keyboard.type(text);
    },
    choose: async (xpath, file) => {
      const input = await page.waitForSelector(`::-p-xpath(${xpath})`);
      await (await input?.toElement("input"))?.uploadFile(file);
    },
    pressKey: (key) => page.keyboard.press(key),
    read: (inPage, argument = "") => page.evaluate(inPage, argument),
    errors: async () => errors,
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}
