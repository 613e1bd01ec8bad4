import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints, desktop } from '#web/breakpoints.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const classesOf = (styles: string) =>
  new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

const expressionsIn = (source: string) =>
  [...source.matchAll(/className=\{(.+?)\}(?=>|$|\s\/?>|\s[\w-]+=)/gm)].map(([, code = '']) => code);

const wordsIn = (source: string): string[] =>
  [
    ...source.matchAll(/className="([^"]*)"/g),
    ...expressionsIn(source).flatMap((code) => [
      ...code.replace(/=== '[^']*'/g, '').matchAll(/'([^']*)'/g),
      ...code.replace(/\$\{[^}]*\}/g, '').matchAll(/`([^`]*)`/g),
    ]),
  ].flatMap(([, first, second]) => (first ?? second ?? '').split(/\s+/).filter(Boolean));

const components = globSync('web/**/*.tsx');
const patterns = classesOf(read('web/styles/patterns.css').replace(/\/\*.*?\*\//gs, ''));

it('defines every global class that a component uses', () => {
  const known = classesOf(globSync('web/styles/*.css').map(read).join(''));
  const named = components.flatMap((file) => wordsIn(read(file)).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(700);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('uses every pattern, and has it in the table in CONTRIBUTING.md', () => {
  const used = new Set(components.flatMap((file) => wordsIn(read(file))));
  const isInTable = new Set(
    [...read('CONTRIBUTING.md').matchAll(/`([a-z][\w-]*)`/g)].map(([, name]) => name),
  );
  expect(patterns.size).toBeGreaterThan(40);
  expect([...patterns].filter((name) => !used.has(name ?? '') || !isInTable.has(name))).toEqual([]);
});

it('uses patterns only as classes', () => {
  const modules = globSync('web/**/*.module.css').filter((file) => /from global/.test(read(file)));
  expect(modules).toEqual([]);
});

it('defines every module class that a component uses', () => {
  const named = components.flatMap((file) => {
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
  expect(named.length).toBeGreaterThan(400);
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
