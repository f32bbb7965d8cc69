// Firefox, driven over WebDriver BiDi.

import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './driver.ts';

export async function startFirefox(path: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    // A wait has no limit but that of its test.
    timeout: 0,
    protocolTimeout: 0,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  page.setDefaultTimeout(0);
  const press = (key: string): Promise<void> => page.keyboard.press(key as KeyInput);
  return {
    goTo: async (url) => void (await page.goto(url)),
    run: (work, given) => page.evaluate(work as (given: unknown) => never, given),
    click: ({ x, y }) => page.mouse.click(x, y),
    press,
    type: (text) => page.keyboard.type(text),
    async choose(selector, path) {
      const input = await page.$<'input'>(selector as 'input');
      await input!.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    end: () => browser.close(),
  };
}
