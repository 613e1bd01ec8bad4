import { attachmentOf, nameInAttachment } from '#shared/domain/work/attachment.ts';
import { safeFileName } from '#shared/domain/work/file-name.ts';

describe('a file’s name', () => {
  it.each([
    ['Asha’s CV (final).pdf', 'Asha’s CV (final).pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['CV.exe', 'CV.exe.pdf'],
    ['CV.pdf.docx', 'CV.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\fakepath\\CV.pdf', 'CV.pdf'],
    ['a"b<c>d:e|f?g*h.pdf', 'abcdefgh.pdf'],
    ['CV\r\nSet-Cookie: a=b\0.pdf', 'CV Set-Cookie a=b.pdf'],
    // Displayed from right to left, this name would appear to end in .pdf.
    ['CV\u202Efdp.exe\u2066', 'CVfdp.exe.pdf'],
    ['  .hidden  .pdf ', 'hidden.pdf'],
    ['प्रिया शर्मा.pdf', 'प्रिया शर्मा.pdf'],
    ['ക്‍ര.pdf', 'ക്‍ര.pdf'],
    ['half \uD800 a pair.pdf', 'half a pair.pdf'],
    ['.pdf', undefined],
    ['', undefined],
    ['\u200b/\u202e', undefined],
    ['---.pdf', undefined],
  ])('is made safe: %j', (given, safe) => {
    expect(safeFileName(given, 'pdf')).toBe(safe);
  });

  it('has at most 200 bytes with its extension, and no half characters', () => {
    for (const letter of ['a', 'श', '😀', 'é'])
      expect(Buffer.byteLength(safeFileName(`x${letter.repeat(5000)}.pdf`, 'pdf') ?? '')).toBeLessThan(205);
    expect(safeFileName(`x${'😀'.repeat(500)}.pdf`, 'pdf')).toMatch(/^x(😀)+\.pdf$/u);
  });
});

describe('the Content-Disposition of an attachment', () => {
  it.each([
    ['CV (2).pdf', 'attachment; filename="CV (2).pdf"'],
    ['Zoë’s CV.pdf', `attachment; filename="Zoe_s CV.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20CV.pdf`],
    [
      "100%'s (a*).pdf",
      `attachment; filename="100_'s (a_).pdf"; filename*=UTF-8''100%25%27s%20%28a%2A%29.pdf`,
    ],
    // The ASCII equivalents of these characters include a quotation mark and a slash.
    ['a＂；／b.pdf', `attachment; filename="a_;_b.pdf"; filename*=UTF-8''a%EF%BC%82%EF%BC%9B%EF%BC%8Fb.pdf`],
  ])('has %j, and is parsed as such', (name, header) => {
    expect(attachmentOf(name)).toBe(header);
    expect(nameInAttachment(header)).toBe(name);
  });

  it.each([
    '',
    'attachment',
    'attachment; filename=',
    `attachment; filename*=UTF-8''%E0%A4`,
    'x'.repeat(9000),
  ])('has no name: %j', (header) => {
    expect(nameInAttachment(header)).toBeUndefined();
  });
});
