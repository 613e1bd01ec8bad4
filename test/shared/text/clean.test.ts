import { asciiDigits, brokenAt, cleanLine, cleanText, cleanValue } from '#shared/domain/text/clean.ts';

describe('a text', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200c\u200d'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a blank Braille pattern', '\u2800'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a grapheme joiner', '\u034f'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0061}\u{e007f}'],
    ['wide and narrow spaces', '\u2003\u3000\u00a0'],
    ['direction marks', '\u200f\u202e\u2066'],
    ['combining marks without a letter', '\u0301\u0302'],
    ['a mix of them', ' \u200b\u3164\u2028\u2800 '],
  ])('of only %s is empty', (_, text) => {
    expect([cleanText(text), cleanLine(text)]).toEqual(['', '']);
  });

  it.each([
    ['Hindi with joiners', 'श्री क्\u200dष क्\u200cष ज़िन्दगी'],
    ['Marathi', 'मी रवि, पुण्याहून. शुभेच्छा!'],
    ['Tamil', 'வணக்கம்'],
    ['Urdu', 'میرا نام اسماء ہے'],
    ['Persian with a non-joiner', 'می\u200cخواهم'],
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh ở Đà Nẵng, trường Đại học Kỹ thuật'],
    ['pointed Hebrew', 'בְּרֵאשִׁ֖ית'],
    ['Thai', 'น้ำผึ้ง กี่'],
    ['Tibetan', 'བསྒྲུབས་'],
    ['a family of emoji', '👨‍👩‍👧‍👦 🧑🏽‍💻 ❤️‍🔥 1️⃣'],
    ['flags', '🇮🇳 🏳️‍🌈 \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['an emoji that this engine may not know', '\u{1fbfa}'],
    ['only punctuation', '??'],
  ])('in %s is unchanged', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
  });

  it('keeps four combining marks in a row, even with joiners between them', () => {
    expect(cleanText(`x${'\u0335'.repeat(40)}y`)).toBe(`x${'\u0335'.repeat(4)}y`);
    const cleaned = cleanText(`x${'\u0335\u200d'.repeat(40)}y`);
    expect(cleaned.match(/\u0335/g)).toHaveLength(4);
    expect(cleanText(`e\u0301${'\u0316'.repeat(9)}`)).toBe(`\u00e9${'\u0316'.repeat(4)}`);
  });

  it('of combining marks isn’t slower than one of letters', () => {
    const marks = '\u0301\u0316'.repeat(16_000);
    const milliseconds = (text: string) => {
      const before = process.cpuUsage();
      cleanText(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    expect(milliseconds(`x${marks}`)).toBeLessThan(100);
    expect(cleanText(`x${marks}y`)).toBe(`x${'\u0316'.repeat(4)}y`);
  });

  it('has line breaks for U+2028 and U+2029, and spaces within a line', () => {
    expect(cleanText('one\u2028two\u2029three\r\nfour')).toBe('one\ntwo\nthree\nfour');
    expect(cleanLine('one\u2028two')).toBe('one two');
  });

  it.each([
    ['Word’s line break', 'a\vb', 'a\nb', 'a b'],
    ['a page break', 'a\fb', 'a\nb', 'a b'],
    ['an old Mac line break', 'a\rb', 'a\nb', 'a b'],
    ['a next-line character', 'a\u0085b', 'a\nb', 'a b'],
    ['a table cell', 'a\u0007b', 'a b', 'a b'],
    ['a tab', 'a\tb', 'a\tb', 'a b'],
    ['wide and narrow spaces', 'a\u00a0b\u202fc\u3000d', 'a b c d', 'a b c d'],
    ['several spaces', 'a   b', 'a   b', 'a b'],
    ['Word’s non-breaking hyphen', 'a\u001eb', 'a-b', 'a-b'],
    ['soft hyphens from Word and HTML', 'a\u001fb\u00adc', 'abc', 'abc'],
    ['other control characters', 'a\u0000b\u0008c\u007fd\u0090e', 'abcde', 'abcde'],
    ['zero-width characters', 'a\u200bb\u2060c\ufeffd', 'abcd', 'abcd'],
    ['direction marks', 'a\u061cb\u200ec\u202ed\u2066e', 'abcde', 'abcde'],
    ['a placeholder of a pasted picture', 'a\ufffcb', 'ab', 'ab'],
    ['tags outside of a flag', 'a\u{e0041}\u{e0042}b', 'ab', 'ab'],
    ['joiners with nothing to join', 'As\u200dha \u200d Rao\u200c', 'Asha  Rao', 'Asha Rao'],
    ['Windows quotation marks', 'It\u0092s \u0093ok\u0094', 'It’s “ok”', 'It’s “ok”'],
  ])('with %s is stored as displayed', (_, text, clean, line) => {
    expect([cleanText(text), cleanLine(text)]).toEqual([clean, line]);
    expect([cleanText(clean), cleanLine(line)]).toEqual([clean, line]);
  });

  it('keeps the joiner at the end of a Malayalam word', () => {
    expect(cleanLine('അവന്\u200d വന്നു')).toBe('അവന്\u200d വന്നു');
  });

  it('reports the position of half a character', () => {
    expect(brokenAt('one\n😀 \ud83d')).toEqual({ line: 2, character: 3 });
    expect(brokenAt('one 😀')).toBeUndefined();
  });

  it('loses direction marks, and is then in NFC', () => {
    expect(cleanLine('Asha \u202egnp.exe\u202c')).toBe('Asha gnp.exe');
    expect(cleanLine('e\u200e\u0301')).toBe('\u00e9');
  });
});

describe('a value', () => {
  it.each([
    ['६६४७५२', '664752'],
    ['６６４７５２', '664752'],
    ['664\u00a0752', '664 752'],
    ['664\u202f752', '664 752'],
    ['664–752', '664-752'],
    ['664\u2212752', '664-752'],
    ['ａ@ｘ．ｉｎ', 'a@x.in'],
    ['क्\u200dष', 'क्ष'],
    ['\u202a98220\u202c', '98220'],
  ])('%j is read as %j', (text, value) => {
    expect(cleanValue(text)).toBe(value);
  });

  it('has the digits of every script', () => {
    expect(asciiDigits('०१২৩੪૫୬௭౮೯ ٠١۲۳๔๕༦᠗𝟎𝟗𝟘')).toBe('0123456789 01234567090');
  });
});
