import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { findFreePort } from "#tests/support/shop-server.ts";
import type { Browser, WindowSize } from "./browser.ts";

export type WebKitPrograms = { driver: string; browser: string; display: string };

/** Opens WebKit's small browser on a display of its own, over WebDriver. */
export async function openWebKit(programs: WebKitPrograms, size: WindowSize): Promise<Browser> {
  const display = await openDisplay(programs.display);
  const port = await findFreePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const driver = await connect(port, programs.browser);
  await driver.manage().window().setRect(size);
  return {
    ...drive(driver),
    close: async () => {
      await driver.quit();
      await end(server);
      await end(display.process);
    },
  };
}

function drive(driver: WebDriver): Omit<Browser, "close"> {
  return {
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(COLLECT_ERRORS);
    },
    back: () => driver.navigate().back(),
    find: async (xpath) => {
      const found = await driver.findElements(By.xpath(xpath));
      const visible = await Promise.all(found.map((element) => element.isDisplayed()));
      return found
        .filter((_, at) => visible[at])
        .map((element) => ({
          press: () => pressAt(driver, element),
          fill: async (text) => {
            await pressAt(driver, element);
            await element.clear();
            await element.sendKeys(text);
          },
          pressEnter: () => element.sendKeys(Key.RETURN),
          text: () => element.getText(),
        }));
    },
    chooseFiles: async (selector, files) => {
      await driver.findElement(By.css(selector)).sendKeys(files.join("\n"));
    },
    drag: (from, to) => driver.actions().move(from).press().move(to).release().perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    errors: async () => driver.executeScript("return window.collectedErrors ?? []"),
  };
}

/** With the pointer: an element's own click is refused where its link reaches over a whole card. */
async function pressAt(driver: WebDriver, element: WebElement): Promise<void> {
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  await driver.actions().move({ origin: element }).click().perform();
}

/** WebDriver gives no console. What a page reports before its load event is not collected. */
const COLLECT_ERRORS = `
  window.collectedErrors = [];
  addEventListener("error", (event) => collectedErrors.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => collectedErrors.push(String(event.reason)));
  console.error = (...words) => collectedErrors.push(words.join(" "));
`;

async function openDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const screen = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const child = spawn(program, ["-displayfd", "3", ...screen], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, "data");
  return { name: `:${String(number).trim()}`, process: child };
}

/** The driver takes a moment until it listens. */
async function connect(port: number, browser: string): Promise<WebDriver> {
  const capabilities = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  };
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 300 || !String(error).includes("ECONNREFUSED")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
