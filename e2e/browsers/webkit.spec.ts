import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";
import { Builder, By, Key, until, type WebDriver } from "selenium-webdriver";
import { waitForPort } from "../../scripts/support/wait-for.mjs";
import { testJourneys } from "./journeys";
import type { Visitor } from "./visitor";

/** Uses WebKit's mock picture and sound, without a permission prompt. */
const FAKE_DEVICES = ["--enable-media-stream=true", "--enable-mock-capture-devices=true"];

const WAIT_MS = 20_000;

const KEYS = { ArrowDown: Key.ARROW_DOWN };

testJourneys("WebKit", { start: startWebKit, canRecord: false });

async function startWebKit(): Promise<Visitor> {
  const screen = await startScreen();
  const port = await getPort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: "ignore",
  });
  const stop = () => {
    server.kill();
    screen.stop();
  };
  try {
    await waitForPort(port, WAIT_MS);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "MiniBrowser",
        // Lets the test listen to the page while it loads.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { args: ["--automation", ...FAKE_DEVICES] },
      })
      .build();
    return visitorWith(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/** Xvfb takes a free number and reports it once it accepts clients. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

function visitorWith(driver: WebDriver, stop: () => void): Visitor {
  const find = (xpath: string) => driver.wait(until.elementLocated(By.xpath(xpath)), WAIT_MS);
  return {
    open: async (address) => {
      await driver.get(address);
      await driver.wait(() => driver.executeScript(collectErrors, address), WAIT_MS);
      await driver.wait(() => driver.executeScript(() => document.readyState === "complete"), WAIT_MS);
    },
    press: async (xpath) => {
      const element = await find(xpath);
      await driver.wait(until.elementIsEnabled(element), WAIT_MS);
      await element.click();
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    choose: async (xpath, file) => (await find(xpath)).sendKeys(file),
    pressKey: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    read: (inPage, argument = "") => driver.executeScript(inPage, argument),
    errors: () => driver.executeScript("return window.errorsSeen"),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      await driver.quit();
      stop();
    },
  };
}

/**
 * Runs in the page, because WebKit's driver reports no errors. Returns false until the page at the address begins to
 * load.
 */
function collectErrors(address: string): boolean {
  if (window.location.href !== address) return false;
  const errorsSeen: string[] = [];
  Object.assign(window, { errorsSeen });
  window.addEventListener("error", ({ message }) => errorsSeen.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => errorsSeen.push(String(reason)));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errorsSeen.push(words.join(" "));
    error(...words);
  };
  return true;
}
