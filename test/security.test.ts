import { existsSync, readFileSync } from 'node:fs';

/** SECURITY.md names a test for each attack: what it says is held only while that test is there. */

const text = readFileSync('SECURITY.md', 'utf8');
const rows = [
  ...text.matchAll(
    /^\| (?<attack>[^|]+) \| `(?<file>test\/[^`|]+)` “(?<words>[^”|]+)” \| (?<outcome>[^|]+) \|$/gm,
  ),
].map(({ groups: { attack = '', file = '', words = '' } = {} }) => ({ attack, file, words }));

describe('SECURITY.md', () => {
  it('names twenty attacks, each with a test of its own', () => {
    expect(rows).toHaveLength(20);
    expect(new Set(rows.map(({ file, words }) => `${file} ${words}`)).size).toBe(20);
  });

  it.each(rows)('has its test: $attack', ({ file, words }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const titles = [`'${words}'`, `"${words}"`, `\`${words}\``];
    expect(titles.some((title) => source.includes(title))).toBe(true);
  });

  it('links no file that is not there', () => {
    const links = [...text.matchAll(/\]\((?<path>[^)#:]+)\)/g)].map(({ groups }) => groups?.path ?? '');
    expect(links).not.toEqual([]);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});
