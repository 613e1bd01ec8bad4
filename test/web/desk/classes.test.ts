import { globSync, readFileSync } from 'node:fs';

/** A class of many modules is a bare word in JSX and in `composes`, which nothing else compares with the styles. */

const read = (path: string) => readFileSync(path, 'utf8');
const styles = globSync(['web/styles/*.css', 'web/ui/apps.css']).map(read).join('');
const known = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

const namedIn = (source: string): string[] =>
  [
    ...source.matchAll(/className="([^"]*)"|composes: ([^;]+) from global/g),
    // Without the texts that are compared, and without the code between the texts of a template.
    ...[...source.matchAll(/className=\{(.+?)\}(?=>|$|\s\/?>|\s[\w-]+=)/gm)].flatMap(([, code = '']) => [
      ...code.replace(/=== '[^']*'/g, '').matchAll(/'([^']*)'/g),
      ...code.replace(/\$\{[^}]*\}/g, '').matchAll(/`([^`]*)`/g),
    ]),
  ].flatMap(([, first, second]) => (first ?? second ?? '').split(/\s+/).filter(Boolean));

it('has every class that the desk, an order and a receipt name', () => {
  const files = globSync('web/{desk,order,receipt}/**/*.{tsx,css}');
  const named = files.flatMap((file) => namedIn(read(file)).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
