import type { Browser, BrowserContext } from '@playwright/test';
import { browserStorage } from '#shared/browser-storage.ts';

export function watchStorage(browser: Browser, context: BrowserContext) {
  const unnamed = new Set<string>();
  const watched: BrowserContext[] = [];
  const watch = async (each: BrowserContext) => {
    watched.push(each);
    await each.exposeBinding('__kept', (_, kept: string) => void (isNamed(kept) || unnamed.add(kept)));
    await each.addInitScript(noteStorage);
    each.on('response', async (response) => {
      const headers = await response.headersArray().catch(() => []);
      for (const { name, value } of headers)
        if (name.toLowerCase() === 'set-cookie') noteCookie(value.split('=')[0]?.trim() ?? '');
    });
  };
  const noteCookie = (name: string) => void (isNamed(`cookie ${name}`) || unnamed.add(`cookie ${name}`));

  const { newContext } = browser;
  browser.newContext = async (options) => {
    const other = await newContext.call(browser, options);
    await watch(other);
    return other;
  };
  const found = async () => {
    browser.newContext = newContext;
    for (const each of watched) for (const { name } of await each.cookies().catch(() => [])) noteCookie(name);
    return [...unnamed];
  };
  return { start: () => watch(context), found };
}

function noteStorage(): void {
  const { __kept } = window as unknown as { __kept: (kept: string) => void };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    __kept(`${this === window.localStorage ? 'device' : 'tab'} ${name}`);
    setItem.call(this, name, value);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...database) {
    __kept(`database ${database[0]}`);
    return open.apply(this, database);
  };
}

function isNamed(kept: string): boolean {
  const [where] = kept.split(' ');
  const name = kept.slice((where ?? '').length + 1);
  const { cookies, tab, device } = browserStorage;
  const names: Record<string, readonly string[]> = {
    cookie: cookies,
    tab: Object.values(tab),
    device: Object.values(device),
  };
  return names[where ?? '']?.includes(name) ?? false;
}
