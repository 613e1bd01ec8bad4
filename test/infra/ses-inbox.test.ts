import type { FaultySes } from '#infra/local/faults/ses/ses.ts';
import { aMail, fileOf, messages, newFolder, send, sesIn, visit } from '../support/local-ses.ts';

const { Simple } = aMail.Content;
const withSimple = (change: object) => ({ ...aMail, Content: { Simple: { ...Simple, ...change } } });
const subjectOf = (Data: string) => withSimple({ Subject: { Data, Charset: 'UTF-8' } });
const text = async (ses: FaultySes, path: string) => (await visit(ses, path)).text();
const policyOf = async (ses: FaultySes, path: string) =>
  (await visit(ses, path)).headers.get('content-security-policy');

const hostile = `<script>alert(1)</script><img src=x onerror="alert(1)"></title></pre>'"&`;

describe('the list as JSON', () => {
  it('has every email, newest first, with its contents and headers', async () => {
    const ses = await sesIn(newFolder());
    const before = Date.now();
    const ids = [await send(ses), await send(ses, subjectOf('The second')), await send(ses)];
    const all = await messages(ses);
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(all[2]).toEqual({
      id: ids[0],
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      from: 'Sopaan Careers <hello@sopaan.example>',
      attachments: [],
      to: ['asha@example.in'],
      subject: 'नमस्ते, ₹4,499 received',
      text: 'Namaste Asha,\n\nwe have ₹4,499.\n',
      html: '<p>Namaste Asha, we have <b>₹4,499</b>.</p>',
      headers: expect.arrayContaining([
        { name: 'Auto-Submitted', value: 'auto-generated' },
        { name: 'Reply-To', value: 'hello@sopaan.example' },
        { name: 'Message-ID', value: `<${ids[0]}@ap-south-1.amazonses.com>` },
      ]),
    });
    expect(Date.parse(all[2]?.at ?? '') - before).toBeLessThan(5000);
    expect(all[1]?.subject).toBe('The second');
  });

  it('survives a restart', async () => {
    const folder = newFolder();
    const first = await sesIn(folder);
    await send(first);
    await send(first, subjectOf('The second'));
    const before = await messages(first);
    await first.stop();
    expect(await messages(await sesIn(folder))).toEqual(before);
  });

  it('is empty at first', async () => {
    expect(await messages(await sesIn(newFolder()))).toEqual([]);
  });
});

describe('the list', () => {
  it('links each email, newest first', async () => {
    const ses = await sesIn(newFolder());
    expect(await text(ses, '')).toContain('No emails yet.');
    const ids = [await send(ses), await send(ses)];
    const page = await text(ses, '');
    expect([...page.matchAll(/href="\/mail\/(0109[^"]+)"/g)].map(([, id]) => id)).toEqual(ids.toReversed());
    expect(page).toContain('2 emails');
    expect(page).toContain('asha@example.in');
  });

  it('continues with older emails after a hundred', async () => {
    const ses = await sesIn(newFolder());
    for (let sent = 0; sent < 101; sent++) await send(ses);
    const page = await text(ses, '');
    expect(page.match(/<li>/g)).toHaveLength(100);
    const next = page.match(/href="\/mail(\?from=[^"]+)"/)?.[1] ?? '';
    const older = await text(ses, next);
    expect(older.match(/<li>/g)).toHaveLength(1);
    expect(older).not.toContain('?from=');
    expect(await messages(ses)).toHaveLength(101);
  });

  it('shows what happened to an email', async () => {
    const ses = await sesIn(newFolder());
    await ses.deliverEvents(async () => true);
    const shown = async (switches: Partial<FaultySes['switches']>) => {
      Object.assign(ses.switches, { bounce: false, complaint: false, eventLost: false, ...switches });
      const id = await send(ses);
      await ses.settled();
      return [...(await text(ses, `/${id}`)).matchAll(/class="badge[^>]+>([^<]+)/g)].map(([, word]) => word);
    };
    expect(await shown({})).toEqual([]);
    expect(await shown({ bounce: true })).toEqual(['Bounced']);
    expect(await shown({ complaint: true })).toEqual(['Marked as spam']);
    expect(await shown({ eventLost: true })).toEqual(['Event lost']);
    expect(await shown({ eventLateMs: 60_000 })).toEqual(['Event pending']);
    expect(await shown({ eventLateMs: 0, reject: true })).toEqual(['Rejected']);
  });
});

describe('an email', () => {
  it('shows its parts, headers, events and file', async () => {
    const folder = newFolder();
    const ses = await sesIn(folder);
    await ses.deliverEvents(async () => true);
    const id = await send(ses);
    await ses.settled();
    const page = await text(ses, `/${id}`);
    expect(page).toContain('<h1 dir="auto">नमस्ते, ₹4,499 received</h1>');
    expect(page).toContain('Sopaan Careers &#60;hello@sopaan.example&#62;');
    expect(page).toContain('we have ₹4,499.');
    expect(page).toContain(`src="/mail/${id}/html"`);
    expect(page).toContain('<dt>Auto-Submitted</dt><dd>auto-generated</dd>');
    expect(page).toContain('<b>Email Sent</b>, delivered to the site');
    const source = await visit(ses, `/${id}/source`);
    expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await source.text()).toBe(fileOf(folder, id));
  });

  it('omits a missing part', async () => {
    const ses = await sesIn(newFolder());
    const id = await send(ses, withSimple({ Body: { Text: { Data: 'Only text.' } } }));
    expect(await text(ses, `/${id}`)).not.toContain('<iframe');
    expect((await visit(ses, `/${id}/html`)).status).toBe(404);
  });

  it('is shown without scripts in its own origin, and its links open outside the inbox', async () => {
    const ses = await sesIn(newFolder());
    const Data = '<html><head lang="en"><title>A</title></head><body><a href="/admin">Open</a></body></html>';
    const id = await send(ses, withSimple({ Body: { Html: { Data } } }));
    const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
    expect(await text(ses, `/${id}`)).toContain(`sandbox="${sandbox}"`);
    expect(await policyOf(ses, `/${id}/html`)).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox ${sandbox}`,
    );
    expect(await text(ses, `/${id}/html`)).toContain('<head lang="en"><base target="_blank">');
  });

  it.each([
    '/unknown',
    '/..%2f..%2fpackage.json',
    '/messages/x',
    '/a/b/c',
    `/0109${'0'.repeat(12)}-a-b-c-d-e-000000`,
  ])('isn’t found at %s', async (path) => {
    const response = await visit(await sesIn(newFolder()), path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No such email');
  });
});

describe('a visitor’s text', () => {
  it('is unchanged in the file and escaped on the pages', async () => {
    const folder = newFolder();
    const ses = await sesIn(folder);
    const Body = { Text: { Data: `Name: ${hostile}` }, Html: { Data: '<p>Safe</p>' } };
    const id = await send(ses, withSimple({ Subject: { Data: hostile }, Body }));
    expect(fileOf(folder, id)).toContain('Name: <script>alert(1)</script>');
    expect((await messages(ses))[0]).toMatchObject({ subject: hostile, text: `Name: ${hostile}` });
    for (const path of ['', `/${id}`]) {
      const page = await text(ses, path);
      expect(page).toContain('&#60;script&#62;alert(1)');
      expect(page).not.toMatch(/<script|<img/);
      expect(page.match(/<\/title>/g)).toHaveLength(1);
    }
  });

  it.each(['', '/unknown'])('can’t run anything on a page (%s)', async (path) => {
    const ses = await sesIn(newFolder());
    expect(await policyOf(ses, path)).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const { headers } = await visit(ses, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('/mail/switches', () => {
  const off = {
    ...{ busy: false, answerLost: false, bounce: false, complaint: false, reject: false },
    ...{ eventLateMs: 0, eventLost: false },
  };
  const json = (method: string, body: unknown) => ({ method, body: JSON.stringify(body) });

  it('replaces all switches by PUT and some by PATCH', async () => {
    const ses = await sesIn(newFolder());
    const set = async (method: string, body: unknown) =>
      (await visit(ses, '/switches', json(method, body))).json();
    expect(await (await visit(ses, '/switches')).json()).toEqual(off);
    expect(await set('PUT', { busy: true })).toEqual({ ...off, busy: true });
    expect(await set('PATCH', { eventLateMs: 5 })).toEqual({ ...off, busy: true, eventLateMs: 5 });
    expect(await set('PUT', { bounce: true })).toEqual({ ...off, bounce: true });
    expect(ses.switches).toEqual({ ...off, bounce: true });
    await expect(send(ses)).resolves.toBeTruthy();
    await set('PUT', { busy: true });
    await expect(send(ses)).rejects.toThrow('rate exceeded');
  });

  it.each([
    { lost: true },
    { busy: 'yes' },
    { eventLateMs: -1 },
    { eventLateMs: 1.5 },
    [],
    null,
    'busy',
    undefined,
  ])('rejects %j', async (body) => {
    const ses = await sesIn(newFolder());
    expect((await visit(ses, '/switches', json('PUT', body))).status).toBe(400);
    expect(ses.switches).toEqual(off);
  });

  it('is set by the form in the list, which shows the switches', async () => {
    const ses = await sesIn(newFolder());
    const body = 'answerLost=on&eventLost=on&eventLateMs=250';
    const response = await visit(ses, '/switches', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mail']);
    expect(ses.switches).toEqual({ ...off, answerLost: true, eventLost: true, eventLateMs: 250 });
    const page = await text(ses, '');
    expect(page).toContain('Response lost, Events lost, Events 250 ms late');
    expect(page).toMatch(/name="answerLost" checked/);
    expect(page).not.toMatch(/name="busy" checked/);
    expect((await visit(ses, '/switches', { method: 'POST', body: 'eventLateMs=soon' })).status).toBe(400);
  });

  it('rejects another site’s page', async () => {
    const ses = await sesIn(newFolder());
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const method of ['PUT', 'PATCH', 'POST'])
      expect((await visit(ses, '/switches', { ...json(method, { busy: true }), headers })).status).toBe(403);
    expect(ses.switches).toEqual(off);
  });

  it('and the inbox reject other methods', async () => {
    const ses = await sesIn(newFolder());
    expect((await visit(ses, '/switches', { method: 'DELETE' })).status).toBe(405);
    expect((await visit(ses, '/messages', { method: 'DELETE' })).status).toBe(405);
  });
});
