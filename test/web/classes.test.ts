import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A class is a bare word in JSX and in `composes`, which nothing else compares with the styles. */

const read = (path: string) => readFileSync(path, 'utf8');
const classesOf = (styles: string) =>
  new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
const everywhere = globSync('web/styles/*.css').map(read).join('');

/** What stands in the braces of each `className={…}`. */
const expressionsIn = (source: string) =>
  [...source.matchAll(/className=\{(.+?)\}(?=>|$|\s\/?>|\s[\w-]+=)/gm)].map(([, code = '']) => code);

/** The classes that are named as words. */
const wordsIn = (source: string): string[] =>
  [
    ...source.matchAll(/className="([^"]*)"|composes: ([^;]+) from global/g),
    // Without the texts that are compared, and without the code between the texts of a template.
    ...expressionsIn(source).flatMap((code) => [
      ...code.replace(/=== '[^']*'/g, '').matchAll(/'([^']*)'/g),
      ...code.replace(/\$\{[^}]*\}/g, '').matchAll(/`([^`]*)`/g),
    ]),
  ].flatMap(([, first, second]) => (first ?? second ?? '').split(/\s+/).filter(Boolean));

it.each([
  ['the desk, an order and a receipt', '{desk,order,receipt}', everywhere + read('web/ui/apps.css')],
  ['the visitors’ pages', '!(desk|order|receipt)', everywhere],
])('has every class of many modules that %s name', (_, folders, styles) => {
  const known = classesOf(styles);
  const files = globSync([`web/${folders}/**/*.tsx`, `web/${folders}/**/*.module.css`]);
  const named = files.flatMap((file) => wordsIn(read(file)).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('has every class of a module that a component names', () => {
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
