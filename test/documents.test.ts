import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const text = readFileSync('SECURITY.md', 'utf8');
const rows = [
  ...text.matchAll(
    /^\| (?<attack>[^|]+) \| `(?<file>test\/[^`|]+)` “(?<words>[^”|]+)” \| (?<outcome>[^|]+) \|$/gm,
  ),
].map(({ groups: { attack = '', file = '', words = '' } = {} }) => ({ attack, file, words }));

describe('SECURITY.md', () => {
  it('has twenty attacks, each with its own test', () => {
    expect(rows).toHaveLength(20);
    expect(new Set(rows.map(({ file, words }) => `${file} ${words}`)).size).toBe(20);
  });

  it.each(rows)('has its test: $attack', ({ file, words }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const titles = [`'${words}'`, `"${words}"`, `\`${words}\``];
    expect(titles.some((title) => source.includes(title))).toBe(true);
  });
});

describe('README.md', () => {
  const steps = readFileSync('README.md', 'utf8').matchAll(
    /^\d\. `(?<file>[^`]+)`(?:, under `[^`]+`)?: `(?<code>[^`]+)`/gm,
  );
  const examples = [...steps].map(({ groups: { file = '', code = '' } = {} }) => ({ file, code }));

  it('has an example in the steps for an endpoint, a job and an email', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
  });

  it.each(examples)('takes its example from $file: $code', ({ file, code }) => {
    const [start = ''] = code.split('…');
    expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(start);
  });
});

describe.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')])('%s', (document) => {
  it('cites and links no missing file', () => {
    const content = readFileSync(document, 'utf8');
    const links = [...content.matchAll(/\]\((?<path>[^)#:]+)/g)];
    const names = [...content.matchAll(/`(?<path>(?:functions|infra|shared|test|web)\/[^`\s<>*{}]+)`/g)];
    const paths = [
      ...links.map(({ groups }) => join(dirname(document), groups?.path ?? '')),
      ...names.map(({ groups }) => groups?.path ?? ''),
    ];
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
