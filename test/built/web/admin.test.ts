/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const texts = new Map(
  globSync('dist/site/assets/*.js').map((file) => [basename(file), readFileSync(file, 'utf8')]),
);

const loadedBy = (script: string) =>
  [...(texts.get(script) ?? '').matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(
    ([, name]) => name ?? [],
  );

function reachable(from: readonly string[], without: RegExp): string[] {
  const found = new Set(from);
  for (const script of found) for (const next of loadedBy(script)) if (!without.test(next)) found.add(next);
  return [...found];
}

const visitorsPages = globSync('dist/site/**/*.html').filter((file) => basename(file) !== 'admin.html');
const first = visitorsPages.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\/assets\/([\w.-]+\.js)/g)].flatMap(([, name]) => name ?? []),
);

const logout = /^logout-/;
const admin = [
  ...readFileSync('dist/site/admin.html', 'utf8').matchAll(/src="\/assets\/([\w.-]+\.js)"/g),
].flatMap(([, name]) => name ?? []);

const words = [
  'Incorrect Password. Please try again.',
  'Manage Enquiries',
  'Export CSV',
  'Error: Could not save course.',
  'Are you sure you want to permanently delete this course?',
  'Overdue by',
  'Failed, but may have taken effect',
  'Could not update review status.',
  'You’re still signed in on the server',
];

describe('the scripts that visitors download', () => {
  const visitors = reachable(first, logout);

  it('load the owner’s logout on demand, and include neither that nor Admin Panel', () => {
    expect(visitors.length).toBeGreaterThan(10);
    expect(visitors.filter((script) => logout.test(script))).toEqual([]);
    expect(visitors.flatMap(loadedBy).filter((script) => logout.test(script))).not.toEqual([]);
    expect(admin).toHaveLength(1);
    expect(visitors.filter((script) => admin.includes(script))).toEqual([]);
  });

  it.each(words)('don’t contain “%s”, which Admin Panel does', (word) => {
    const saying = [...texts].filter(([, text]) => text.includes(word)).map(([script]) => script);
    expect(saying).not.toEqual([]);
    expect(saying.filter((script) => visitors.includes(script))).toEqual([]);
  });

  it('are separate from the tabs, each of which loads when it is opened', () => {
    const tabs = ['manage-course', 'existing-courses', 'manage-enquiries', 'manage-reviews'];
    const atOnce = admin.flatMap((script) =>
      [...(texts.get(script) ?? '').matchAll(/from["'`]\.\/([\w.-]+)["'`]/g)].map(([, name = '']) => name),
    );
    for (const tab of tabs) {
      expect([...texts.keys()].filter((script) => script.startsWith(`${tab}-`))).toHaveLength(1);
      expect(atOnce.filter((script) => script.startsWith(`${tab}-`))).toEqual([]);
    }
  });
});

describe('the scripts of Admin Panel', () => {
  const bytes = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, script) => sum + brotliCompressSync(texts.get(script) ?? '').length, 0);
  const whole = (script: string, found = new Set<string>()) => {
    found.add(script);
    const needed = (texts.get(script) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const [, next = ''] of needed) if (!found.has(next)) whole(next, found);
    return found;
  };
  const named = (start: string) => [...texts.keys()].find((script) => script.startsWith(`${start}-`)) ?? '';
  const today = whole(named('today'), whole(admin[0] ?? ''));

  it('are at most 110 kB for Today', () => {
    expect(bytes(today)).toBeLessThanOrEqual(110_000);
  });

  const others = readFileSync('web/admin/tabs.ts', 'utf8').matchAll(
    /import\('\.\/tabs\/[\w-]+\/(?!today\.)([\w-]+)\.tsx'\)/g,
  );

  it.each([...others].map(([, file = '']) => file))('are at most another 25 kB for %s', (tab) => {
    expect(texts.has(named(tab))).toBe(true);
    const more = [...whole(named(tab))].filter((script) => !today.has(script));
    expect(bytes(more)).toBeLessThanOrEqual(25_000);
  });
});
