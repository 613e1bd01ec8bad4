import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints, desktop } from '#web/breakpoints.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const classesOf = (styles: string) =>
  new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
const everywhere = globSync('web/styles/*.css').map(read).join('');

const expressionsIn = (source: string) =>
  [...source.matchAll(/className=\{(.+?)\}(?=>|$|\s\/?>|\s[\w-]+=)/gm)].map(([, code = '']) => code);

const wordsIn = (source: string): string[] =>
  [
    ...source.matchAll(/className="([^"]*)"|composes: ([^;]+) from global/g),
    ...expressionsIn(source).flatMap((code) => [
      ...code.replace(/=== '[^']*'/g, '').matchAll(/'([^']*)'/g),
      ...code.replace(/\$\{[^}]*\}/g, '').matchAll(/`([^`]*)`/g),
    ]),
  ].flatMap(([, first, second]) => (first ?? second ?? '').split(/\s+/).filter(Boolean));

it.each([
  ['the admin panel, an order and a receipt', '{admin,order,receipt}', everywhere + read('web/ui/apps.css')],
  ['the visitors’ pages', '!(admin|order|receipt)', everywhere],
])('defines every global class that %s use', (_, folders, styles) => {
  const known = classesOf(styles);
  const files = globSync([`web/${folders}/**/*.tsx`, `web/${folders}/**/*.module.css`]);
  const named = files.flatMap((file) => wordsIn(read(file)).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('defines every module class that a component uses', () => {
  const named = globSync('web/**/*.tsx').flatMap((file) => {
    const source = read(file);
    const modules = source.matchAll(/import (\w+) from '(.*\.module\.css)'/g);
    return [...modules].flatMap(([, module, path = '']) => {
      const known = classesOf(read(join(file, '..', path)));
      const names = expressionsIn(source)
        .join('\n')
        .matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'));
      return [...names].map(([, name]) => ({ file, name, isKnown: known.has(name) }));
    });
  });
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

describe('breakpoints', () => {
  const matchesIn = (files: string, pattern: RegExp) =>
    globSync(files).flatMap((file) => [...read(file).matchAll(pattern)].map(([found]) => found));

  it('are the three in web/breakpoints.ts, by name in every style sheet', () => {
    const names = Object.keys(breakpoints);
    expect(names).toHaveLength(3);
    const conditions = matchesIn('web/**/*.css', /@(?:media|container) [^{]*(?:width|height)[^{]*(?= \{)/g);
    expect(conditions.length).toBeGreaterThan(50);
    const named = names.flatMap((name) => [`@media (width >= ${name})`, `@media (width < ${name})`]);
    expect(conditions.filter((condition) => !named.includes(condition))).toEqual([]);
  });

  it('are the same in scripts', () => {
    expect(matchesIn('web/**/*.{ts,tsx}', /(?<=')\([a-z-]*(?:width|height)\b.*(?=')/g)).toEqual([desktop]);
  });
});
