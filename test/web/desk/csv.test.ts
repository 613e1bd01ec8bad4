import { phoneCell, toCsv } from '#web/desk/list/csv.ts';

const columns = [
  { name: 'Name', value: ([name]: [string, number]) => name },
  { name: 'Paid', value: ([, paid]: [string, number]) => paid },
];
const lineOf = (name: string, paid = 0) => toCsv(columns, [[name, paid]]).split('\r\n')[1];

describe('a CSV file', () => {
  it('has a mark for UTF-8, a line of names, and a line for each row', () => {
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
    'lets no spreadsheet run %p',
    (name) => {
      const line = lineOf(name) ?? '';
      expect(line.replace(/^"/, '').startsWith(`'${name[0]}`)).toBe(true);
    },
  );

  it('leaves what is no formula alone', () => {
    expect(lineOf('Is 2 + 2 = 4?')).toBe('Is 2 + 2 = 4?,0');
  });

  it.each([
    ['9822000001', '98220 00001'],
    ['09822000001', '0 98220 00001'],
    ['+919822000001', '+91 98220 00001'],
    ['919822000001', '91 98220 00001'],
    ['+91 98220-00001', '+91 98220-00001'],
    ['12345', '12345'],
    ['', ''],
  ])('writes the telephone number %p as %p', (phone, written) => {
    expect(phoneCell(phone)).toBe(written);
  });
});
