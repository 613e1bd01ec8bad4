import { emailHint, readEmail } from '#shared/domain/text/email.ts';

describe('an email address', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    [' Asha@Example.com\t', 'Asha@Example.com'],
    ['\u200basha\u2060@\u202aexample.com\u202c', 'asha@example.com'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
    ['asha–k@example.com', 'asha-k@example.com'],
    ['ﬁnance@example.com', 'finance@example.com'],
    ['r&d@company.in', 'r&d@company.in'],
    ['a!b@x.in', 'a!b@x.in'],
    ['a=b@x.in', 'a=b@x.in'],
    ['hr/jobs@x.in', 'hr/jobs@x.in'],
    ["o'brien+a@x.in", "o'brien+a@x.in"],
    ['mailto:a@x.in', 'a@x.in'],
    ['MAILTO:a@x.in?subject=Hello', 'a@x.in'],
    ['Asha Rao <a@x.in>', 'a@x.in'],
    ['"Rao, Asha" <a@x.in>;', 'a@x.in'],
    ['Asha <mailto:a@x.in>', 'a@x.in'],
    ['<a@x.in>', 'a@x.in'],
    ["'a@x.in'", 'a@x.in'],
    ['a@x.in,', 'a@x.in'],
    ['a@x.in.', 'a@x.in'],
    ['a@x.in (work)', 'a@x.in'],
    ['Email: a@x.in', 'a@x.in'],
    ['ram@डाटा.भारत', 'ram@xn--c2bd1gb.xn--h2brj9c'],
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
  ])('%p is stored as %p', (text, value) => {
    expect(readEmail(text)).toEqual({ value });
    expect(readEmail(value)).toEqual({ value });
  });

  it.each([
    ...['', 'a', 'a@', '@x.in', 'a@b', 'a..b@x.in', '.a@x.in', 'a.@x.in', 'a@-x.in', 'a@x-.in', 'a@x_y.in'],
    ...['a@1.2.3.4', 'a@x..in', `${'a'.repeat(65)}@x.in`, `a@${'b'.repeat(64)}.in`, 'a@\u0300.in'],
  ])('%p is invalid', (text) => {
    expect(readEmail(text)).toEqual({ fault: emailHint });
  });

  it.each([
    [
      'asha rao@x.in',
      'An email address can’t contain a space (at position 5). Enter one such as name@example.com.',
    ],
    [
      'asha(k)@x.in',
      'An email address can’t contain “(” (at position 5). Enter one such as name@example.com.',
    ],
    ['आशा@x.in', 'An email address can’t contain “आ” (at position 1). Enter one such as name@example.com.'],
    ['a@x.in, b@x.in', 'Enter only one email address, such as name@example.com.'],
  ])('%p is invalid, and the message says why', (text, fault) => {
    expect(readEmail(text)).toEqual({ fault });
  });
});
