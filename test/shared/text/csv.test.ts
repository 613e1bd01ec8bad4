import { phoneCell, toCsv } from '#shared/domain/text/csv.ts';

const columns = [
  { name: 'Name', value: ([name]: [string, number]) => name },
  { name: 'Paid', value: ([, paid]: [string, number]) => paid },
];
const lineOf = (name: string, paid = 0) => toCsv(columns, [[name, paid]]).split('\r\n')[1];

describe('a CSV file', () => {
  it('has a UTF-8 mark, a line of names, and a line per row', () => {
    expect(
      toCsv(columns, [
        ['Asha', 4499],
        ['रवि', -1.5],
      ]),
    ).toBe('\uFEFFName,Paid\r\nAsha,4499\r\nरवि,-1.5\r\n');
    expect(toCsv(columns, [])).toBe('\uFEFFName,Paid\r\n');
  });

  it.each([
    ['Kulkarni, Asha', '"Kulkarni, Asha",0'],
    ['called "Ashu"', '"called ""Ashu""",0'],
    ['one\ntwo', '"one\ntwo",0'],
    ['a;b', '"a;b",0'],
  ])('keeps %p in one cell', (name, line) => {
    expect(lineOf(name)).toBe(line);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', "=cmd|' /C calc'!A0", '|x'])(
    'doesn’t let a spreadsheet run %p',
    (name) => {
      const line = lineOf(name) ?? '';
      expect(line.replace(/^"/, '').startsWith(`'${name[0]}`)).toBe(true);
    },
  );

  it.each([
    ['\u200B=1+1', "'\u200B=1+1,0"],
    ['\u00AD+1', "'\u00AD+1,0"],
    ['\u2060\u3164-1', "'\u2060\u3164-1,0"],
    ['\u2800@SUM(A1)', "'\u2800@SUM(A1),0"],
    ['\u{E0020}=1', "'\u{E0020}=1,0"],
    ['\uFEFF\t=1', `"'\uFEFF\t'=1",0`],
  ])('doesn’t hide the formula of %j behind invisible characters', (name, line) => {
    expect(lineOf(name)).toBe(line);
  });

  it.each([
    ['a;=1+1', `"a;'=1+1",0`],
    ['a; \u200B@SUM(A1)', `"a;' \u200B@SUM(A1)",0`],
    ['a\t=1', `"a\t'=1",0`],
    ['Hello\n=HYPERLINK("x")', `"Hello\n'=HYPERLINK(""x"")",0`],
    ['Two; three', '"Two; three",0'],
  ])('doesn’t let one run if semicolons separate cells: %j', (name, line) => {
    expect(lineOf(name)).toBe(line);
  });

  it('is fast with text that is only line breaks', () => {
    const started = performance.now();
    lineOf(`a${'\n'.repeat(200_000)}b`);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('distinguishes values that differ only by an apostrophe', () => {
    const texts = ['=SUM(1)', "'=SUM(1)", "''=SUM(1)", 'a;=1', "a;'=1"];
    expect(texts.map((text) => lineOf(text))).toEqual([
      "'=SUM(1),0",
      "''=SUM(1),0",
      "'''=SUM(1),0",
      `"a;'=1",0`,
      `"a;''=1",0`,
    ]);
  });

  it.each(["it's", "'quoted'", "'90s"])('adds no apostrophe to %p', (text) => {
    expect(lineOf(text)).toBe(`${text},0`);
  });

  it.each(['Is 2 + 2 = 4?', '+91 98220 00001', '+44 20790 46095'])(
    'leaves %p, which isn’t a formula, unchanged',
    (text) => {
      expect(lineOf(text)).toBe(`${text},0`);
    },
  );

  it.each(['+91', '+1+1', '+91 98220 A1', '+91 98220 00001\n=1+1', '+91 98220 00001;=1+1', '+91  1'])(
    'doesn’t take %p for a phone number',
    (text) => {
      expect(lineOf(text)?.replace(/^"/, '')).toMatch(/^'\+/);
    },
  );

  it.each([
    ['9822000001', '98220 00001'],
    ['09822000001', '0 98220 00001'],
    ['+919822000001', '+91 98220 00001'],
    ['919822000001', '91 98220 00001'],
    ['+91 98220-00001', '+91 98220-00001'],
    ['12345', '12345'],
    ['', ''],
  ])('writes the phone number %p as %p', (phone, written) => {
    expect(phoneCell(phone)).toBe(written);
  });
});
