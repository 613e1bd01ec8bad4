import { cleanLine, cleanText } from '#shared/domain/text/text.ts';

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
    ['spaces of other widths', '\u2003\u3000\u00a0'],
    ['marks of direction', '\u200f\u202e\u2066'],
    ['marks on nothing', '\u0301\u0302'],
    ['several of them', ' \u200b\u3164\u2028\u2800 '],
  ])('of %s alone is empty', (_, text) => {
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
    ['signs alone', '??'],
  ])('in %s stays as it is', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
  });

  it('keeps four combining marks in a row, however joiners part them', () => {
    expect(cleanText(`x${'\u0335'.repeat(40)}y`)).toBe(`x${'\u0335'.repeat(4)}y`);
    const parted = cleanText(`x${'\u0335\u200d'.repeat(40)}y`);
    expect(parted.match(/\u0335/g)).toHaveLength(4);
    expect(cleanText(`e\u0301${'\u0316'.repeat(9)}`)).toBe(`\u00e9${'\u0316'.repeat(4)}`);
  });

  it('of as many marks as a body can have costs no more than one of letters', () => {
    // Marks of two classes by turns, which NFC has to put in order: each with all that came before it.
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

  it('has line breaks for U+2028 and U+2029, and spaces in a line', () => {
    expect(cleanText('one\u2028two\u2029three\r\nfour')).toBe('one\ntwo\nthree\nfour');
    expect(cleanLine('one\u2028two')).toBe('one two');
  });

  it('loses the marks that turn the reading direction, and is in NFC without them', () => {
    expect(cleanLine('Asha \u202egnp.exe\u202c')).toBe('Asha gnp.exe');
    expect(cleanLine('e\u200e\u0301')).toBe('\u00e9');
  });
});
