import { randomUUID } from 'node:crypto';
import { fileKeyShape } from '#infra/grants.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { noticeVersion } from '#shared/policies.ts';
import { fits } from '../../infra/wildcards.ts';
import { startApi } from '../../support/api.ts';
import { told } from '../../support/bought-work.ts';
import { setClock } from '../../support/clock.ts';
import { docm, docx, encryptions, pdf, pdfWithStream, zip } from '../../support/documents.ts';
import { buyer as person, pmpCourse } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { cookieOf, orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi({ table: memoryTable() });
const razorpay = startRazorpay(api);
const { openOrder, verify } = orderMoney(api, razorpay);
const access = orderAccess(api);

async function buyer(order: () => Promise<string> = openOrder) {
  const id = await order();
  await verify(id, razorpay.pay(id).id);
  await runOrderJobs(api);
  return { id, cookie: cookieOf(await access.open(await access.linkOf(id))) ?? '' };
}

interface Upload {
  cookie: string;
  id?: string;
  type?: string;
  more?: Record<string, string>;
}

const upload = (
  body: Buffer,
  { cookie, id = randomUUID(), type = 'application/octet-stream', more = {} }: Upload,
) =>
  api.send(`/api/order/files/${id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': type, ...more },
    body: new Uint8Array(body),
  });

const open = (id: string, cookie: string, headers = {}) =>
  api.send(`/api/order/files/${id}`, { headers: { cookie, ...headers } });

const detailOf = async (response: Response) => (await response.json()).detail as string;

const entriesOf = async (response: Response) => ((await response.json()) as OwnOrder).work?.entries ?? [];

const submitDetails = (cookie: string) => api.withCookie(cookie)('POST /order/entries', { body: told });

const sendDraft = async (order: string, body: Buffer, id: string = randomUUID(), more = {}) =>
  api.send(`/api/admin/work/${order}/drafts/${id}?document=Resume&note=The%20first%20one.`, {
    method: 'PUT',
    headers: { cookie: await api.signIn(), 'content-type': 'application/pdf', ...more },
    body: new Uint8Array(body),
  });

const openAsOwner = async (order: string, id: string) =>
  api.send(`/api/admin/work/${order}/files/${id}`, { headers: { cookie: await api.signIn() } });

const withdraw = async (order: string, draft: string) =>
  api.owner('POST /admin/work/{id}/entries', {
    path: { id: order },
    body: { kind: 'withdrawn', draft },
  });

describe('PUT /order/files/{id}', () => {
  it.each([
    ['a PDF', pdf(), 'pdf'],
    ['a DOCX with another content type', docx(), 'docx'],
    ['a DOCX with pictures', docx([{ name: 'word/media/image1.png', text: 'x'.repeat(100_000) }]), 'docx'],
    ['a PDF of 4,000,000 bytes', pdf(4_000_000 - pdf().length), 'pdf'],
  ])('stores %s, and returns only its kind and size', async (_, body, type) => {
    const { cookie } = await buyer();
    const answer = await upload(body, { cookie, id: 'one' });
    expect(answer.status).toBe(200);
    const at = expect.any(String);
    expect(await entriesOf(answer)).toEqual([
      { id: 'one', kind: 'file', by: 'buyer', at, file: { type, bytes: body.length } },
    ]);
    const [[key, stored] = [undefined, undefined]] = [...api.s3.objects];
    expect(stored?.equals(body)).toBe(true);
    expect(fits(fileKeyShape, key ?? '')).toBe(true);
    expect(JSON.stringify(api.logged)).not.toContain(key?.split('/')[0]);
  });

  it('stores the version of the form’s notice, if there is one', async () => {
    const { id, cookie } = await buyer();
    const notices = async () =>
      (await api.stored())
        .filter(({ pk, sk }) => pk === 'WORK' && sk === id)
        .flatMap(({ entries }) =>
          (entries as { noticeVersion?: number }[]).map((each) => each.noticeVersion),
        );
    for (const wrong of ['0', String(noticeVersion + 1), '1.5', 'x', '']) {
      const answer = await upload(pdf(), { cookie, id: `one?noticeVersion=${wrong}` });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'noticeVersion' }] });
    }
    expect(await notices()).toEqual([]);
    await upload(pdf(), { cookie, id: `one?noticeVersion=${noticeVersion}` });
    await upload(pdf(), { cookie, id: 'two' });
    expect(await notices()).toEqual([noticeVersion, undefined]);
  });

  const secret = encryptions.find(({ opens }) => !opens);
  const endless = zip([
    { name: '[Content_Types].xml', text: `<Types>${' '.repeat(5_000_000)}` },
    { name: 'word/document.xml', text: '' },
  ]);
  it.each([
    ['a byte order mark before it', Buffer.concat([Buffer.from('\ufeff'), pdf()]), 'pdf'],
    ['a line break before it', Buffer.concat([Buffer.from('\r\n '), pdf()]), 'pdf'],
    [
      'multipart headers around it',
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Type: application/pdf\r\n${'X-A: b\r\n'.repeat(30)}\r\n`),
        pdf(),
        Buffer.from('\r\n--b--\r\n'),
      ]),
      'pdf',
    ],
    ['2,000 zeros after it', Buffer.concat([pdf(), Buffer.alloc(2000)]), 'pdf'],
    ['100,000 zeros after it', Buffer.concat([pdf(), Buffer.alloc(100_000)]), 'pdf'],
    [
      'an HTML page after it',
      Buffer.concat([pdf(), Buffer.from(`<!doctype html>${'<p>'.repeat(1000)}`)]),
      'pdf',
    ],
    ['converted line breaks', Buffer.from(pdf().toString().replaceAll('\n', '\r\n')), 'pdf'],
    ['a cross-reference stream', pdfWithStream(), 'pdf'],
    [
      '/Encrypt in its text',
      pdf(
        0,
        '',
        '/Info << /Title (<< /Encrypt 5 0 R \\) >>) >>',
        '5 0 obj (trailer << /Encrypt 5 0 R >>) endobj\n',
      ),
      'pdf',
    ],
    ['an incremental update', Buffer.concat([pdf(), pdf(0, '', '/Prev 99')]), 'pdf'],
    [
      'only its attachments encrypted',
      pdf(0, '', '/Encrypt << /Filter /Standard /V 4 /R 4 /EFF /StdCF /O () /U () >>'),
      'pdf',
    ],
    ['endlessly nested values', pdf(0, '', `/A ${'['.repeat(100_000)}`), 'pdf'],
    ['a long list of content types', endless, 'docx'],
  ])('accepts a document with %s', async (_, body, type) => {
    const { cookie } = await buyer();
    const answer = await upload(body, { cookie });
    expect((await entriesOf(answer))[0]?.file?.type).toBe(type);
  });

  it('accepts an encrypted PDF if it opens without a password', async () => {
    const { cookie } = await buyer();
    for (const [index, { revision, opens, settings, id }] of encryptions.entries()) {
      const objects = `5 0 obj ${settings} endobj\n`;
      const body = [
        pdf(0, '', `/Encrypt ${settings} ${id}`),
        pdf(0, '', `/Encrypt 5 0 R ${id}`, objects),
        pdfWithStream(`/Encrypt 5 0 R ${id}`, objects),
      ][index % 3];
      const answer = await upload(body ?? pdf(), { cookie });
      const detail = opens ? undefined : `This PDF can’t be opened without a password. ${copy}`;
      expect({ revision, detail: (await answer.json()).detail }).toEqual({ revision, detail });
    }
  });

  const copy = 'Save a copy without the password and send that.';
  const anyway = 'This isn’t a PDF or Word file. Save it as a PDF or Word (.docx) file and send that.';
  const damaged = 'This PDF is damaged or incomplete. Save it again and send the new copy.';
  const save = 'Save it as a PDF or Word (.docx) file and send that.';
  const cut =
    'This file is damaged or incomplete. Save it again as a PDF or Word (.docx) file and send that.';
  const unzip = 'This is a ZIP file, not a Word file. Unzip it and send the PDF or Word file inside.';
  const wide = (name: string) => Buffer.from(name, 'utf16le');
  const old = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and so on', 'latin1');
  const typed = (type: string) =>
    zip([
      {
        name: '[Content_Types].xml',
        text: `<Override PartName="/a.xml" ContentType="application/${type}.main+xml"/>`,
      },
      { name: 'a.xml', text: '' },
    ]);
  const odt = zip([{ name: 'mimetype', text: 'application/vnd.oasis.opendocument.text', isStored: true }]);
  const refused: [string, Buffer, string][] = [
    ['an empty file', Buffer.alloc(0), 'The file is empty. Choose it again and send it.'],
    ['a renamed program', Buffer.from('MZ\x90\x00 %PDF-1.7 %%EOF', 'latin1'), damaged],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), anyway],
    ['an HTML page that contains a PDF', Buffer.from('<script></script>%PDF-1.7 %%EOF'), damaged],
    ['half of a PDF', pdf(5000).subarray(0, 3000), damaged],
    ['a PDF of filler', Buffer.from(`%PDF-1.7${'x'.repeat(5000)}\nstartxref\n20\n%%EOF`), damaged],
    ['a PDF with a truncated update', Buffer.concat([pdf(), pdf(5000).subarray(0, 3000)]), damaged],
    ['a PDF that ends in its table', pdf().subarray(0, -60), damaged],
    ['a PDF without its key', pdf(0, '', `/Encrypt 77 0 R ${secret?.id}`), damaged],
    [
      'a PDF with a shop’s DRM',
      pdf(0, '', '/Encrypt << /Filter /EBX_HANDLER /V 4 >>'),
      `This PDF can’t be opened without a password. ${copy}`,
    ],
    ['an RTF file', Buffer.from('{\\rtf1 CV}'), `This is an RTF file. ${save}`],
    ['a photo', Buffer.from('\xff\xd8\xff\xe0 Exif', 'latin1'), `This is a photo. ${save}`],
    ['half of a DOCX', docx().subarray(0, 300), cut],
    ['a DOCX without its middle', Buffer.concat([docx().subarray(0, 100), docx().subarray(120)]), cut],
    [
      'a DOCX without its text',
      zip([
        {
          name: '[Content_Types].xml',
          text: '<a PartName="/b" ContentType="wordprocessingml.document.main+xml"/>',
        },
      ]),
      cut,
    ],
    ['a DOCM', docm(), `This is a Word file with macros (.docm). ${save}`],
    [
      'a DOTX',
      typed('vnd.openxmlformats-officedocument.wordprocessingml.template'),
      `This is a template. ${save}`,
    ],
    [
      'an XLSX',
      typed('vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
      `This is an Excel file. ${save}`,
    ],
    [
      'a PPTX',
      typed('vnd.openxmlformats-officedocument.presentationml.presentation'),
      `This is a PowerPoint file. ${save}`,
    ],
    ['an ODT', odt, `This is an OpenDocument file. ${save}`],
    [
      'a Pages document',
      zip([{ name: 'Index/Document.iwa', text: '' }]),
      `This is a Pages, Numbers or Keynote file. ${save}`,
    ],
    ['an APK', zip([{ name: 'AndroidManifest.xml', text: '' }]), `This is an Android app. ${save}`],
    ['a ZIP of photos', zip([{ name: 'photo.jpg', text: 'x' }]), unzip],
    ['an empty ZIP', zip([]), anyway],
    [
      'a ZIP of a CV',
      zip([
        { name: 'resume.pdf', text: 'x' },
        { name: 'CV/word/document.xml', text: 'x' },
      ]),
      unzip,
    ],
    [
      'an old Word file',
      Buffer.concat([old, wide('WordDocument')]),
      'This is an old Word file (.doc). Save it as a .docx or PDF file and send that.',
    ],
    [
      'a DOCX with a password',
      Buffer.concat([old, wide('EncryptedPackage')]),
      `This Word file can’t be opened without a password. ${copy}`,
    ],
  ];
  it('rejects every other file with a reason, as a draft too, and stores nothing', async () => {
    const { id, cookie } = await buyer();
    const answers = async (send: (body: Buffer) => Promise<Response>) => {
      const found = [];
      for (const [name, body] of refused) {
        const answer = await send(body);
        found.push([name, answer.status, await detailOf(answer)]);
      }
      return found;
    };
    const expected = refused.map(([name, , words]) => [name, 400, words]);
    expect(await answers((body) => upload(body, { cookie }))).toEqual(expected);
    expect(await answers((body) => sendDraft(id, body))).toEqual(expected);
    expect(api.s3.objects.size).toBe(0);
  });

  it('keeps the file’s name, made safe, with the extension of its type, and never in a URL', async () => {
    const { id, cookie } = await buyer();
    const name = `..\\प्रिया "Zoë"\u202E 2026.pdf`;
    const more = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
    const entries = await entriesOf(await upload(docx(), { cookie, id: 'one', more }));
    expect(entries[0]?.file).toEqual({ type: 'docx', bytes: docx().length, name: 'प्रिया Zoë 2026.docx' });
    for (const answer of [await open('one', cookie), await openAsOwner(id, 'one')]) {
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="_ Zoe 2026.docx"; filename*=UTF-8''${encodeURIComponent('प्रिया Zoë 2026.docx')}`,
      );
    }
    expect(api.logged.join()).not.toContain('2026.docx');
  });

  it.each([
    ['attachment; filename="CV 2026.pdf"', 200, 'CV 2026.pdf'],
    ['attachment; filename="..."', 200, undefined],
    ['attachment', 400, undefined],
    ["attachment; filename*=UTF-8''%E0%A4", 400, undefined],
  ])('reads the name in %j', async (disposition, status, name) => {
    const { cookie } = await buyer();
    const more = { 'content-disposition': disposition };
    const answer = await upload(pdf(), { cookie, id: 'one', more });
    expect(answer.status).toBe(status);
    expect(api.s3.objects.size).toBe(status === 200 ? 1 : 0);
    if (status === 200) expect((await entriesOf(answer))[0]?.file?.name).toBe(name);
    else expect(await detailOf(answer)).toBe('The Content-Disposition header has no file name.');
  });

  it('accepts a PDF with a script, which no page of the site runs', async () => {
    const { cookie } = await buyer();
    const body = pdf(0, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>');
    expect((await upload(body, { cookie, id: 'one' })).status).toBe(200);
    const { headers } = await open('one', cookie);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it.each([
    [4_000_001, 413, 'A file can be up to 4 MB.'],
    // API Gateway rejects these two. The first is too large for Lambda, the second for the gateway itself.
    [5_000_000, 413, undefined],
    [11_000_000, 413, undefined],
  ])('rejects %d bytes', async (bytes, status, words) => {
    const { cookie } = await buyer();
    const answer = await upload(pdf(bytes - pdf().length), { cookie });
    expect(answer.status).toBe(status);
    expect((await answer.json()).detail).toBe(words);
    expect(api.s3.objects.size).toBe(0);
  });

  it('rejects a different content type, and an invalid id', async () => {
    const { cookie } = await buyer();
    expect((await upload(pdf(), { cookie, type: 'text/html' })).status).toBe(415);
    for (const id of ['..%2F..%2Fetc', 'x'.repeat(5000), '%00', 'a%20b'])
      expect((await upload(pdf(), { cookie, id })).status).toBe(404);
    expect(api.s3.objects.size).toBe(0);
  });

  it('stores a repeat once, and rejects a different file with its id', async () => {
    const { cookie } = await buyer();
    const answers = await Promise.all([1, 2, 3].map(() => upload(pdf(), { cookie, id: 'one' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await upload(pdf(10), { cookie, id: 'one' })).status).toBe(409);
    expect(await entriesOf(await upload(pdf(), { cookie, id: 'one' }))).toHaveLength(1);
    expect(api.s3.objects.size).toBe(1);
    expect((await open('one', cookie)).status).toBe(200);
  });

  it('rejects an eleventh file, and doesn’t store it', async () => {
    const { cookie } = await buyer();
    for (let i = 0; i < 10; i++) expect((await upload(pdf(i), { cookie })).status).toBe(200);
    const answer = await upload(pdf(11), { cookie });
    expect([answer.status, await detailOf(answer)]).toEqual([409, expect.stringContaining('up to 10 files')]);
    expect(api.s3.objects.size).toBe(10);
  });

  it('returns 503 if S3 fails, adds no entry, and accepts the file the next time', async () => {
    const { cookie } = await buyer();
    api.failOn('PutObject');
    const answer = await upload(pdf(), { cookie, id: 'one' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await detailOf(answer)).toBe('We couldn’t save the file. Please send it again in a moment.');
    api.recover();
    expect(await entriesOf(await upload(pdf(), { cookie, id: 'one' }))).toHaveLength(1);
  });

  it('keeps a file whose entry may exist, if the table doesn’t respond', async () => {
    const { cookie } = await buyer();
    api.failOn('UpdateItem');
    expect((await upload(pdf(), { cookie, id: 'one' })).status).toBe(500);
    expect(api.s3.objects.size).toBe(1);
  });

  it('is accepted even if S3 can’t delete the copy from a repeated upload', async () => {
    const { cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    api.failOn('DeleteObject');
    expect((await upload(pdf(), { cookie, id: 'one' })).status).toBe(200);
    expect(api.logged.join()).toContain('"event":"file not deleted"');
  });
});

describe('GET /order/files/{id}', () => {
  it('downloads a file from a URL valid for minutes, and names an unnamed file', async () => {
    const { cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    await upload(docx(), { cookie, id: 'two' });
    for (const minutes of [0, 2]) {
      setClock(Date.now() + minutes * 60_000);
      const answer = await open('two', cookie);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="File-2.docx"');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(docx());
    }
  });

  it('downloads 4,000,000 bytes, and a pasted CV in its own language', async () => {
    const { cookie } = await buyer();
    const body = pdf(4_000_000 - pdf().length);
    await upload(body, { cookie, id: 'large' });
    expect(Buffer.from(await (await open('large', cookie)).arrayBuffer()).equals(body)).toBe(true);
    const brief = { ...told.brief, cv: 'प्रिया: दस साल, ₹' };
    const { data } = await api.withCookie(cookie)('POST /order/entries', { body: { ...told, brief } });
    const { id = '' } = data.work?.entries.at(-1) ?? {};
    const { data: file } = await api.withCookie(cookie)('GET /order/files/{id}', { path: { id } });
    expect([file.name, file.type, await file.text()]).toEqual([
      'File-2.txt',
      'text/plain;charset=utf-8',
      brief.cv,
    ]);
  });

  it('downloads nothing once the order’s links are replaced', async () => {
    const { id, cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    expect((await open('one', cookie)).status).toBe(200);
    await api.owner('POST /admin/orders/{id}/link', { path: { id } });
    const answer = await open('one', cookie);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('returns 503 while S3 fails, as a page to a browser, and downloads the next time', async () => {
    const { cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    api.failOn('GetObject');
    const answer = await open('one', cookie);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    const sorry = 'We couldn’t open the file. Please try again in a moment.';
    expect(await detailOf(answer)).toBe(sorry);
    const page = await open('one', cookie, { 'sec-fetch-mode': 'navigate' });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    const text = await page.text();
    expect(text).toContain(sorry);
    expect(text).toContain('<a href="">Try again</a>');
    expect(text).not.toContain('paid');
    api.recover();
    expect((await open('one', cookie)).status).toBe(200);
  });

  it('returns 410 for a file that the bucket has lost', async () => {
    const { id, cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    api.s3.objects.clear();
    for (const answer of [await open('one', cookie), await openAsOwner(id, 'one')])
      expect([answer.status, await detailOf(answer)]).toEqual([
        410,
        'We no longer have this file. Please call us if you need it.',
      ]);
  });

  it('rejects an invalid id, and ignores headers set in the URL', async () => {
    const { cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    for (const id of ['..%2F..%2Fetc', 'x'.repeat(5000), '%00', 'a%20b'])
      expect((await open(id, cookie)).status).toBe(404);
    const inline = await open('one?response-content-disposition=inline', cookie);
    expect(inline.headers.get('content-disposition')).toBe('attachment; filename="File-1.pdf"');
  });

  it('never returns a file of another order', async () => {
    const [one, other] = [await buyer(), await buyer()];
    await upload(pdf(), { cookie: one.cookie, id: 'one' });
    expect((await open('one', other.cookie)).status).toBe(404);
    expect((await api.send('/api/order/files/one')).status).toBe(401);
    expect((await open('one', '__Host-order=made.up')).status).toBe(403);
  });

  it('rejects another entry’s file', async () => {
    const { cookie } = await buyer();
    expect((await open('nothing', cookie)).status).toBe(404);
  });

  it('returns 410 for a withdrawn draft at once, as a page to a browser', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    await sendDraft(id, pdf(), 'draft');
    expect((await open('draft', cookie)).status).toBe(200);
    await withdraw(id, 'draft');
    const answer = await open('draft', cookie, { 'sec-fetch-mode': 'navigate' });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('<p>This draft was withdrawn.</p>');
    expect((await openAsOwner(id, 'draft')).status).toBe(200);
  });
});

describe('DELETE /order/files', () => {
  const remove = (cookie: string) => api.send('/api/order/files', { method: 'DELETE', headers: { cookie } });

  it('deletes only what the buyer has uploaded', async () => {
    const { id, cookie } = await buyer();
    const more = { 'content-disposition': 'attachment; filename="Asha.pdf"' };
    await upload(pdf(), { cookie, id: 'one', more });
    await submitDetails(cookie);
    await sendDraft(id, docx(), 'draft');
    const answer = await remove(cookie);
    expect(answer.status).toBe(200);
    const entries = await entriesOf(answer);
    expect(JSON.stringify([entries, await api.stored()])).not.toContain('Asha.pdf');
    expect(entries.filter(({ file }) => file && !file.isGone).map(({ kind }) => kind)).toEqual(['draft']);
    expect([...api.s3.objects.values()]).toEqual([docx()]);
    const gone = await open('one', cookie);
    expect([gone.status, await detailOf(gone)]).toEqual([410, 'This file was deleted.']);
    expect((await openAsOwner(id, 'one')).status).toBe(410);
    expect((await upload(pdf(), { cookie, id: 'two' })).status).toBe(200);
  });

  it('doesn’t delete anything for a seat in a class', async () => {
    const body = { ...pmpCourse, startDate: '', payOnline: true };
    const { data: course } = await api.owner('POST /courses', { body });
    const { cookie } = await buyer(async () => {
      const details = { userId: 'u1', amount: course.price, ...person };
      const path = { id: course.id };
      return (await api.visitor('POST /courses/{id}/orders', { path, body: details })).data.id;
    });
    const answer = await remove(cookie);
    expect([answer.status, (await answer.json()).courseSeat.title]).toEqual([200, course.title]);
    expect((await upload(pdf(), { cookie })).status).toBe(409);
    expect(api.s3.objects.size).toBe(0);
  });

  it('is retried if S3 doesn’t respond, and then deletes what is left', async () => {
    const { cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    api.failOn('DeleteObject');
    const answer = await remove(cookie);
    expect([answer.status, await detailOf(answer)]).toEqual([
      503,
      'We couldn’t delete the files. Please try again in a moment.',
    ]);
    expect((await open('one', cookie)).status).toBe(410);
    api.recover();
    expect((await remove(cookie)).status).toBe(200);
    expect(api.s3.objects.size).toBe(0);
  });
});

describe('PUT /admin/work/{id}/drafts/{fileId}', () => {
  it('adds a draft, which is named by document and version if it has no name', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    expect((await sendDraft(id, pdf(), 'first')).status).toBe(200);
    await api.withCookie(cookie)('POST /order/complaints', { body: { text: 'It names the wrong company.' } });
    const second = await sendDraft(id, docx(), 'second');
    expect(second.status).toBe(200);
    expect((await second.json()).complaints).toMatchObject([{ ticket: expect.stringMatching(/^G-/) }]);
    const file = await open('second', cookie);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="Resume-draft-2.docx"');
  });

  it('is rejected if someone else has sent that draft since, and added once if its response was lost', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    const send = async (file: string, version: number, body = pdf()) => {
      const query = `document=Resume&version=${version}`;
      const headers = { cookie: await api.signIn(), 'content-type': 'application/pdf' };
      const sent = { method: 'PUT', headers, body: new Uint8Array(body) };
      return api.send(`/api/admin/work/${id}/drafts/${file}?${query}`, sent);
    };
    const both = await Promise.all([send('hers', 1), send('his', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      detail: 'Someone has just sent draft 1 of the Resume. Read it before you send another.',
    });
    const first = both[0]?.status === 200 ? 'hers' : 'his';
    expect((await send(first, 2)).status).toBe(200);
    const { data } = await api.owner('GET /admin/work/{id}', { path: { id } });
    expect(data.work?.entries.filter(({ kind }) => kind === 'draft')).toHaveLength(1);
    expect((await send('next', 0)).status).toBe(400);
  });

  it('keeps the file’s name, even as the final document', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    const more = { 'content-disposition': 'attachment; filename="Asha Kulkarni, Resume.docx"' };
    expect((await sendDraft(id, pdf(), 'first', more)).status).toBe(200);
    const approval = { kind: 'approval', document: 'Resume', version: 1 } as const;
    await api.withCookie(cookie)('POST /order/entries', { body: approval });
    const file = await open('first', cookie);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="Asha Kulkarni, Resume.pdf"');
  });

  it('is named as the final document once approved, and keeps its number', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    const nameOf = async (file: string) => (await open(file, cookie)).headers.get('content-disposition');
    const act = (body: object) =>
      api.withCookie(cookie)('POST /order/entries', { body: { document: 'Resume', ...body } as never });
    await sendDraft(id, pdf(), 'first');
    await sendDraft(id, pdf(), 'second');
    expect(await nameOf('second')).toBe('attachment; filename="Resume-draft-2.pdf"');
    await act({ kind: 'approval', version: 2 });
    expect(await nameOf('second')).toBe('attachment; filename="Resume.pdf"');
    expect(await nameOf('first')).toBe('attachment; filename="Resume-draft-1.pdf"');
    await act({ kind: 'changes', text: 'Shorter.' });
    expect(await nameOf('second')).toBe('attachment; filename="Resume-draft-2.pdf"');
  });

  it('is shown as deleted once files expire', async () => {
    setClock(Date.UTC(2026, 10, 20));
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    await sendDraft(id, pdf(), 'first');
    setClock(Date.UTC(2026, 10, 20) + 400 * 86_400_000);
    const answer = await openAsOwner(id, 'first');
    expect([answer.status, await detailOf(answer)]).toEqual([
      410,
      'We keep files for 400 days, so this one has been deleted.',
    ]);
  });

  it('numbers two concurrent drafts 1 and 2, and a repeat once', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    const sent = await Promise.all([
      sendDraft(id, pdf(1), 'one'),
      sendDraft(id, pdf(2), 'two'),
      sendDraft(id, pdf(2), 'two'),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await api.owner('GET /admin/work/{id}', { path: { id } });
    const drafts = data.work?.entries.filter(({ kind }) => kind === 'draft');
    expect(drafts?.map(({ version }) => version)).toEqual([1, 2]);
    expect(api.s3.objects.size).toBe(3);
  });

  it('is rejected while details are missing, and stores nothing', async () => {
    const { id } = await buyer();
    const answer = await sendDraft(id, pdf());
    expect([answer.status, await detailOf(answer)]).toEqual([
      409,
      expect.stringContaining('details are missing'),
    ]);
    expect(api.s3.objects.size).toBe(0);
  });

  it('doesn’t find an order without work', async () => {
    expect((await sendDraft('order_of_before', pdf())).status).toBe(404);
    expect(api.s3.objects.size).toBe(0);
  });

  it('rejects another order’s document, and an invalid file', async () => {
    const { id, cookie } = await buyer();
    await submitDetails(cookie);
    const path = `/api/admin/work/${id}/drafts/x?document=Poem`;
    const headers = { cookie: await api.signIn(), 'content-type': 'application/pdf' };
    expect((await api.send(path, { method: 'PUT', headers, body: new Uint8Array(pdf()) })).status).toBe(400);
    expect((await sendDraft(id, Buffer.from('<!doctype html>'))).status).toBe(400);
  });
});

describe('GET /admin/work/{id}/files/{fileId}', () => {
  it('downloads what the buyer has sent', async () => {
    const { id, cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    const answer = await openAsOwner(id, 'one');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
  });

  it('is only for the owner', async () => {
    const { id, cookie } = await buyer();
    await upload(pdf(), { cookie, id: 'one' });
    expect((await api.send(`/api/admin/work/${id}/files/one`, { headers: { cookie } })).status).toBe(403);
  });
});
