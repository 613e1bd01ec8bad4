import { brand } from '#shared/brand.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { startApi } from '../../support/api.ts';
import { hour, minute, monday, pass, setClock } from '../../support/clock.ts';
import { certificationEnquiry, complaint, courseEnquiry, pmpCourse } from '../../support/entries.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { sesEvent, type TakenMail } from '../../support/ses.ts';

const table = memoryTable();
const api = startApi({ table });
const { emails, send, toOwner, toOthers } = startMailStage(api);

beforeEach(() => setClock(monday));

const deliverEvent = (mail: TakenMail | undefined, type?: string, more?: object) =>
  api.runEvent('recordMailEvent', sesEvent(mail?.tags ?? {}, type, more));

let visitors = 0;
const enquire = async (more: Partial<typeof certificationEnquiry> & { remark?: string } = {}) => {
  visitors += 1;
  const call = api.visitorFrom(`198.51.${visitors >> 8}.${visitors & 255}`);
  const body = { ...certificationEnquiry, certificationName: 'PMP', ...more };
  return (await call('POST /enquiries/certification', { body })).data.id;
};

const isNotice = ({ template }: EmailRecord) => template === 'new-enquiry';

const recordsOf = async (id: string) => {
  const found = await api.row('ENQUIRY', id);
  return (found?.emails ?? []) as EmailRecord[];
};

const ends = async (id: string) =>
  (await recordsOf(id)).map(({ template, outcome, reason }) => [
    template,
    outcome,
    ...(reason ? [reason] : []),
  ]);

const counts = () => {
  const { operation, outcome, ms, requestId, ...rest } = JSON.parse(api.logged.at(-1) ?? '');
  return { operation, outcome, ...rest };
};

describe('sendMail', () => {
  it('acknowledges an enquiry and emails the owner, once', async () => {
    const id = await enquire();
    await send();
    await send();
    expect(emails.map(({ to, from, replyTo }) => ({ to, from, replyTo }))).toEqual(
      [
        [mailStage.MAIL_OWNER, certificationEnquiry.email],
        [certificationEnquiry.email, brand.email],
      ].map(([to, replyTo]) => ({
        to: [to],
        from: `"${brand.name}" <${mailStage.MAIL_FROM}>`,
        replyTo: [replyTo],
      })),
    );
    const [notice, received] = emails;
    expect(received?.subject).toMatch(/^We’ve received your enquiry E-2026-\d{8} · /);
    expect(received?.text).toContain('Wednesday, 25 November');
    expect(received?.text).not.toContain(certificationEnquiry.message);
    expect(notice?.subject).toBe('PMP · new enquiry · reply by Wed 12:00 pm');
    expect(notice?.html).toContain('tel:+919876543210');
    expect(notice?.html).toContain('https://wa.me/919876543210');
    expect(notice?.text).toContain(`https://site.example/admin?tab=manage-enquiries&enquiry=${id}`);
    for (const { headers, configurationSet } of emails) {
      expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
      expect(configurationSet).toBe('emails');
    }
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'sent'],
      ['enquiry-received', 'sent'],
    ]);
  });

  it('counts what it did, and logs no personal data', async () => {
    await enquire();
    await send();
    expect(counts()).toEqual({
      ...{ operation: 'sendMail', outcome: 'done' },
      ...{ sent: 2, notSent: 0, superseded: 0, waiting: 0, failed: 0 },
    });
    expect(api.logged.join()).not.toMatch(/ravi|रवि|9876543210/);
  });

  it('names a course as in the catalogue, not as a stranger typed it', async () => {
    const { id: courseId } = (await api.owner('POST /courses', { body: pmpCourse })).data;
    const body = { ...courseEnquiry, courseTitle: 'You have won' };
    await api.visitor('POST /enquiries', { body: { ...body, courseId } });
    await api.visitor('POST /enquiries', { body });
    await send();
    expect(
      toOwner()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Course · new enquiry · reply by Wed 12:00 pm',
      `${pmpCourse.title} · new enquiry · reply by Wed 12:00 pm`,
    ]);
    expect(toOthers().join()).not.toContain('You have won');
  });

  it('never puts typed text into a header, and emails no other address', async () => {
    const hostile = '<b>Asha</b>\u0000"Bcc: all@example.com" https://evil.example';
    const typed = hostile.replace('\u0000', '');
    await enquire({ name: typed, certificationName: '"><script>alert(1)</script>' });
    await api.visitor('POST /complaints', { body: { ...complaint, name: typed, about: typed } });
    await enquire({ name: 'Asha\r\nBcc: all@example.com\u0007', email: 'asha@example.com\r\n' });
    const many = Array.from({ length: 5000 }, (_, i) => `a${i}@example.com`).join(',');
    await expect(enquire({ email: many })).rejects.toMatchObject({ status: 413 });
    await expect(enquire({ email: many.slice(0, 250) })).rejects.toMatchObject({ status: 400 });
    await send();
    expect(emails).toHaveLength(6);
    for (const { subject, to, html, replyTo } of emails) {
      expect(to).toHaveLength(1);
      expect(replyTo).toHaveLength(1);
      expect([brand.email, certificationEnquiry.email, complaint.email]).toContain(replyTo[0]);
      expect(subject).not.toMatch(/Asha|Bcc|script|\p{Cc}/u);
      expect(html).not.toMatch(/<b>Asha|<script/);
    }
  });

  it.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '"a" <a@example.com>', ''])(
    'sends nothing to %j, which an invalid row may contain',
    async (email) => {
      await putOrder({ buyer: { name: 'Asha', email, mobile: '9876543210' } });
      await send();
      expect(emails).toEqual([]);
      expect(await orderEmails()).toMatchObject([{ outcome: 'not sent', reason: 'no address' }]);
    },
  );

  it('sends an order’s email to its current address', async () => {
    await putOrder({ buyer: { name: 'Asha', email: 'corrected@example.com', mobile: '9876543210' } });
    await send();
    expect(emails.map(({ to }) => to)).toEqual([['corrected@example.com']]);
    expect(emails[0]?.text).toContain('₹1,234');
    await deliverEvent(emails[0], 'Bounce', { bounce: { bounceType: 'Permanent' } });
    expect(await orderEmails()).toMatchObject([{ outcome: 'sent', returned: 'bounced' }]);
  });

  it('sends three emails to an address that strangers typed a hundred times', async () => {
    for (let i = 0; i < 100; i++)
      await enquire({
        email: i % 2 ? certificationEnquiry.email : ` ${certificationEnquiry.email.toUpperCase()} `,
      });
    for (let turns = 0; turns < 20; turns++) await send();
    expect(toOthers()).toHaveLength(3);
    const ended = (await api.rows('ENQUIRY')).flatMap(({ emails: all }) => all as EmailRecord[]);
    const tooMany = ended.filter(({ reason }) => reason === 'too many');
    expect(tooMany).toHaveLength(97);
    expect(new Set(tooMany.map(({ template, outcome }) => `${template}: ${outcome}`))).toEqual(
      new Set(['enquiry-received: not sent']),
    );
    pass(24 * hour);
    await enquire();
    await send();
    expect(toOthers()).toHaveLength(4);
  });

  it('acknowledges 200 enquiries an hour, starting with people who wrote after a flood', async () => {
    for (let i = 0; i < 205; i++) await enquire({ email: `visitor${i}@example.com` });
    await send();
    expect(toOthers()).toHaveLength(160);
    expect(toOwner()).toHaveLength(5);
    await api.runSchedule('reindexItems');
    pass(9 * minute);
    await enquire({ email: 'asha@example.com' });
    await send();
    await api.runSchedule('reindexItems');
    pass(minute);
    await send();
    expect(toOthers()).toHaveLength(168);
    expect(toOthers().flatMap(({ to }) => to)).toContain('asha@example.com');
    pass(10 * minute);
    await send();
    expect(toOthers()).toHaveLength(176);
    await api.runSchedule('reindexItems');
    pass(10 * minute);
    await send();
    await send();
    expect(toOthers()).toHaveLength(206);
  });

  it('sends no email for two hundred spam posts', async () => {
    for (let i = 0; i < 200; i++) await enquire({ remark: 'https://spam.example' });
    await send();
    expect(emails).toEqual([]);
    for (const { emails: all, outbox } of await api.rows('ENQUIRY')) {
      expect(all).toMatchObject([{ outcome: 'not sent', reason: 'suspected spam' }]);
      expect(outbox).toMatchObject([{ kind: 'SEARCH' }]);
    }
  });

  it('emails the owner five enquiries and five complaints an hour at once, and the rest in the digest', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.push(await enquire({ name: `Visitor ${i}`, email: `v${i}@example.com` }));
    await send();
    await send();
    expect(toOwner()).toHaveLength(5);
    const told: string[] = [];
    for (const id of ids) told.push((await recordsOf(id)).find(isNotice)?.reason ?? 'sent');
    expect(told.toSorted()).toEqual([...Array(3).fill('in the digest'), ...Array(5).fill('sent')]);
    pass(hour);
    await enquire();
    await send();
    expect(toOwner()).toHaveLength(6);
    for (let i = 0; i < 8; i++) await api.visitor('POST /complaints', { body: complaint });
    await send();
    expect(toOwner()).toHaveLength(11);
    jest.setSystemTime(Date.UTC(2026, 10, 24, 3, 30));
    await api.runSchedule('sendDigest');
    await send();
    expect(toOwner().at(-1)?.text.replace(/\s+/g, ' ')).toContain('New: 17');
  });

  it('doesn’t count a notice that SES rejected', async () => {
    for (let i = 0; i < 5; i++) await enquire({ email: `v${i}@example.com` });
    api.ses.fail('busy');
    for (let minutes = 0; minutes < 10; minutes++, pass(minute)) await send();
    api.ses.recover();
    for (let minutes = 0; minutes < 10; minutes++, pass(minute)) await send();
    expect(toOwner()).toHaveLength(5);
  });

  it('sends nothing about an enquiry that has been answered, and records why', async () => {
    api.ses.fail('busy');
    const id = await enquire();
    await send();
    await api.owner('POST /admin/enquiries/{id}/history', {
      path: { id },
      body: { kind: 'call', isReached: true, seen: 0 },
    });
    api.ses.recover();
    pass(10 * minute);
    await send();
    await send();
    expect(emails).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'superseded', 'answered'],
      ['enquiry-received', 'superseded', 'answered'],
    ]);
  });

  it.each([
    ['an enquiry', () => enquire(), ['enquiry-received', 'new-enquiry']],
    [
      'a complaint',
      async () => (await api.visitor('POST /complaints', { body: complaint })).data.id,
      ['complaint-acknowledged', 'complaint-received'],
    ],
  ] as const)(
    'sends nothing about %s that is marked as spam before its emails are sent',
    async (_, write, templates) => {
      api.ses.fail('busy');
      const id = await write();
      await send();
      await api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
      api.ses.recover();
      pass(10 * minute);
      await send();
      await send();
      expect(emails).toEqual([]);
      expect((await ends(id)).toSorted()).toEqual(
        templates.map((template) => [template, 'superseded', 'spam']),
      );
    },
  );

  it('stops the clock when a reply is sent', async () => {
    const id = await enquire();
    await send();
    const reply = { text: 'Yes,\nwe do.', seen: 0 };
    await api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: reply });
    const open = async () =>
      (await api.rows('ENQUIRY')).map(({ gsi2pk, answeredAt }) => [gsi2pk, answeredAt]);
    expect(await open()).toEqual([[undefined, undefined]]);
    await send();
    expect(await open()).toEqual([[undefined, new Date().toISOString()]]);
    expect(emails[2]).toMatchObject({ to: [certificationEnquiry.email], replyTo: [brand.email] });
    expect(emails[2]?.text).toContain('Yes,\nwe do.');
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'sent'],
      ['enquiry-received', 'sent'],
      ['reply', 'sent'],
    ]);
  });

  it('marks emails as not sent if no email domain is set, and the clock keeps running', async () => {
    delete process.env.MAIL_FROM;
    const id = await enquire();
    await send();
    process.env.MAIL_FROM = mailStage.MAIL_FROM;
    await send();
    expect(emails).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'not sent', 'no email domain'],
      ['enquiry-received', 'not sent', 'no email domain'],
    ]);
    expect(counts()).toMatchObject({ sent: 0, notSent: 0 });
  });

  it('sends acknowledgements if the owner’s address isn’t set, and records the missing notice', async () => {
    delete process.env.MAIL_OWNER;
    const id = await enquire();
    await send();
    expect(toOwner()).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'not sent', 'no owner address'],
      ['enquiry-received', 'sent'],
    ]);
  });

  it('doesn’t send outdated emails', async () => {
    const id = await enquire();
    pass(10 * 24 * hour);
    await send();
    expect(emails).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'not sent', 'too late'],
      ['enquiry-received', 'superseded', 'day passed'],
    ]);
  });

  it.each(['refused', 'bad'] as const)('gives up on an email that is %s, and continues', async (trouble) => {
    const id = await enquire();
    api.ses.fail(({ Destination }) =>
      Destination?.ToAddresses?.includes(certificationEnquiry.email) ? trouble : undefined,
    );
    await send();
    expect(emails).toHaveLength(1);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'sent'],
      ['enquiry-received', 'not sent', 'refused'],
    ]);
  });

  it.each(['busy', 'paused', 'unverified', 'down'] as const)(
    'retries after one, two and five minutes if SES is %s',
    async (trouble) => {
      await enquire();
      api.ses.fail(trouble);
      const tries: number[] = [];
      for (let minutes = 0; minutes < 20; minutes++, pass(minute)) {
        const before = api.uses.filter(({ action }) => action === 'SendEmail').length;
        await send();
        if (api.uses.filter(({ action }) => action === 'SendEmail').length > before) tries.push(minutes);
      }
      expect(tries).toEqual([0, 1, 3, 5, 10, 15]);
      api.ses.recover();
      await send();
      expect(emails).toHaveLength(2);
    },
  );

  it.each([
    ['busy', 0],
    ['broken', 3],
  ] as const)('stops after three failures in a row: %s', async (trouble, failed) => {
    for (let i = 0; i < 10; i++) await enquire({ email: `visitor${i}@example.com` });
    api.ses.fail(trouble);
    await send();
    expect(api.uses.filter(({ action }) => action === 'SendEmail').length).toBeLessThanOrEqual(4);
    expect(counts()).toMatchObject({ outcome: 'done', sent: 0 });
    expect(counts().failed).toBeGreaterThanOrEqual(failed);
  });

  it('sends waiting emails in order when SES is back after a day', async () => {
    api.ses.fail('down');
    const ids: string[] = [];
    for (let hours = 0; hours < 24; hours++, pass(hour)) {
      ids.push(await enquire({ email: `visitor${hours}@example.com` }));
      await send();
    }
    expect((await api.owner('GET /admin/mail', {})).data.waiting.count).toBe(48);
    api.ses.recover();
    for (let minutes = 0; minutes < 10; minutes++, pass(minute)) await send();
    expect(emails).toHaveLength(24 + 5);
    for (const id of ids)
      expect(await ends(id)).toEqual([expect.arrayContaining(['new-enquiry']), ['enquiry-received', 'sent']]);
  });

  it.each(['answer lost', 'broken'] as const)(
    'waits 15 minutes for SES’s event before it retries after %s',
    async (trouble) => {
      const id = await enquire();
      api.ses.fail(trouble);
      await send();
      expect(counts()).toMatchObject({ outcome: 'done', failed: 1 });
      api.ses.recover();
      const taken = emails.length;
      pass(14 * minute);
      await send();
      expect(emails).toHaveLength(taken);
      pass(minute);
      await send();
      expect(emails).toHaveLength(taken + 2);
      expect(await ends(id)).toEqual([
        ['new-enquiry', 'sent'],
        ['enquiry-received', 'sent'],
      ]);
    },
  );

  it('reports emails that failed because of the table, and continues with the others', async () => {
    await enquire();
    api.failOn('UpdateItem');
    await send().catch(() => {});
    expect(counts()).toMatchObject({ operation: 'sendMail', outcome: 'failed' });
    api.recover();
    await send();
    expect(emails).toHaveLength(2);
  });

  it('keeps two replies in order if reads fail for the first one after a day without an event', async () => {
    const id = await enquire();
    await send();
    await api.runSchedule('reindexItems');
    const reply = async (text: string, seen: number) => {
      await api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text, seen } });
    };
    await reply('The first.', 0);
    api.ses.fail('busy');
    await send();
    api.ses.recover();
    pass(24 * hour);
    await reply('The second.', 1);
    for (let days = 0; days < 2; days++, pass(24 * hour)) {
      api.failOn('GetItem', undefined, 0, 'SETTINGS');
      await send().catch(() => {});
      api.recover();
    }
    expect(emails).toHaveLength(2);
    await send();
    expect(emails.slice(2).map(({ text }) => /The (first|second)\./.exec(text)?.[1])).toEqual([
      'first',
      'second',
    ]);
  });

  it('gives up on an email that can’t be composed when it’s too late, and delays later ones by at most an hour', async () => {
    const due = new Date().toISOString();
    const entry = (id: string, template: string, about: string) => ({
      ...{ id, kind: 'MAIL', due, facts: { template, about } },
    });
    await putOrder({
      buyer: { name: 'Asha', email: 'asha@example.com', mobile: '9876543210' },
      disputes: [{ id: 'disp_1', paise: 123_400, status: 'open', respondBy: 'soon' }],
      refunds: [{ id: 'rfnd_1', paymentId: 'pay_1', paise: 123_400, status: 'processed', createdAt: due }],
      outbox: [entry('odd', 'payment-disputed', 'disp_1'), entry('next', 'refund-sent', 'rfnd_1')],
      gsi4sk: `${due}#odd`,
    });
    const sendFor = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 5) {
        await send().catch(() => {});
        pass(5 * minute);
      }
    };
    await sendFor(50);
    expect(emails).toEqual([]);
    await sendFor(50);
    expect(emails.map(({ to }) => to)).toEqual([['asha@example.com']]);
    pass(336 * hour);
    await sendFor(20);
    expect(await orderEmails()).toMatchObject([
      { id: 'next', outcome: 'sent' },
      { id: 'odd', outcome: 'not sent', reason: 'too late' },
    ]);
    await send();
    expect(counts()).toMatchObject({ outcome: 'done' });
  });
});

describe('recordMailEvent', () => {
  it('records SES’s event of an email whose response was lost', async () => {
    const id = await enquire();
    api.ses.fail('answer lost');
    await send();
    api.ses.recover();
    await deliverEvent(emails[0]);
    await deliverEvent(emails[0]);
    expect(await ends(id)).toEqual([['new-enquiry', 'sent']]);
    pass(16 * minute);
    await send();
    expect(emails.map(({ tags }) => tags.mail)).toHaveLength(2);
    expect(await ends(id)).toHaveLength(2);
  });

  it('counts a reply as sent after its event, too', async () => {
    const id = await enquire();
    await send();
    await api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text: 'Yes.', seen: 0 } });
    api.ses.fail('answer lost');
    await send();
    pass(minute);
    await deliverEvent(emails[2]);
    const [enquiry] = await api.rows('ENQUIRY');
    expect(enquiry).toMatchObject({ answeredAt: new Date().toISOString() });
    expect(enquiry?.gsi2pk).toBeUndefined();
  });

  it.each([
    ['Bounce', { bounce: { bounceType: 'Permanent' } }, 'bounced'],
    ['Complaint', {}, 'complained'],
    ['Reject', {}, 'rejected'],
  ])(
    'records a returned email (%s), even before the event that it was sent',
    async (type, more, returned) => {
      const id = await enquire();
      api.ses.fail('answer lost');
      await send();
      await deliverEvent(emails[0], type, more);
      await deliverEvent(emails[0]);
      await deliverEvent(emails[0], type, more);
      expect(await recordsOf(id)).toMatchObject([
        { template: 'new-enquiry', outcome: 'sent', returned, returnedAt: new Date().toISOString() },
      ]);
      const { data } = await api.owner('GET /admin/enquiries/{id}', { path: { id } });
      expect(data.emails[0]).toMatchObject({ outcome: 'sent', returned });
    },
  );

  it('records a bounce as a return unless the email was delivered', async () => {
    const id = await enquire();
    await send();
    await deliverEvent(emails[0], 'Bounce', {
      bounce: { bounceType: 'Transient', bounceSubType: 'General' },
    });
    expect((await recordsOf(id))[0]).not.toHaveProperty('returned');
    await deliverEvent(emails[0], 'Bounce', {
      bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull' },
    });
    expect((await recordsOf(id))[0]).toHaveProperty('returned', 'bounced');
  });

  it('records a sent notice, even if the event comes after an answer', async () => {
    const id = await enquire();
    api.ses.fail('answer lost');
    await send();
    api.ses.recover();
    const notice = toOwner()[0];
    await api.owner('POST /admin/enquiries/{id}/history', {
      path: { id },
      body: { kind: 'call', isReached: true, seen: 0 },
    });
    pass(16 * minute);
    await send();
    expect(await ends(id)).toContainEqual(['new-enquiry', 'superseded', 'answered']);
    await deliverEvent(notice);
    await deliverEvent(notice);
    expect((await ends(id)).filter(([template]) => template === 'new-enquiry')).toEqual([
      ['new-enquiry', 'sent'],
    ]);
    await deliverEvent(notice, 'Complaint');
    expect((await recordsOf(id)).find(isNotice)).toMatchObject({ outcome: 'sent', returned: 'complained' });
  });

  it.each<[string, object]>([
    ['without details', {}],
    ['without tags', { detail: { eventType: 'Send', mail: {} } }],
    ['about another partition', sesEvent({ item: 'USER', id: 'YQ', mail: 'x', template: 'reply' })],
    ['about a deleted item', sesEvent({ item: 'ENQUIRY', id: 'YQ', mail: 'x', template: 'reply' })],
    [
      'about a complaint for a deleted order',
      sesEvent({ item: 'ORDER', id: 'YQ', mail: 'x', template: 'reply' }, 'Complaint'),
    ],
    ['of another type', sesEvent({ item: 'ENQUIRY', id: 'YQ', mail: 'x', template: 'reply' }, 'Delivery')],
  ])('ignores an event %s', async (_, event) => {
    await enquire();
    const before = await api.stored();
    await api.runEvent('recordMailEvent', event);
    expect(await api.stored()).toEqual(before);
    expect(counts()).toMatchObject({ operation: 'recordMailEvent', outcome: 'done' });
  });
});

describe('recordMailEvent, with an unknown value,', () => {
  const logged = () =>
    api.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'unknown value');

  it.each<[string, string, object, object]>([
    ['an event type', 'Postponed', {}, { field: 'eventType', value: 'Postponed' }],
    [
      'a bounce type',
      'Bounce',
      { bounce: { bounceType: 'Later' } },
      { field: 'bounce.bounceType', value: 'Later' },
    ],
    ['an empty bounce', 'Bounce', { bounce: null }, { field: 'bounce.bounceType', value: 'undefined' }],
  ])('%s: succeeds and logs it', async (_, type, more, line) => {
    const id = await enquire();
    await send();
    await deliverEvent(emails[0], type, more);
    expect(counts()).toMatchObject({ operation: 'recordMailEvent', outcome: 'done' });
    expect(logged()).toEqual([{ event: 'unknown value', from: 'Amazon SES', ...line }]);
    expect((await ends(id))[0]).toEqual(['new-enquiry', 'sent']);
  });

  it.each([
    { detail: null },
    { detail: { eventType: 'Send', mail: null } },
    { detail: { eventType: 7, mail: { tags: null } } },
  ])('an event like %j: succeeds', async (event) => {
    await api.runEvent('recordMailEvent', event);
    expect(counts()).toMatchObject({ operation: 'recordMailEvent', outcome: 'done' });
  });
});

describe('sendDigest', () => {
  const digest = () => api.runSchedule('sendDigest');
  const digestEnds = async () =>
    (await api.rows('OWNER_MAIL')).flatMap(({ emails: all }) =>
      (all as EmailRecord[]).map(({ outcome, reason }) => [outcome, reason]),
    );
  const setNineAmOn = (day: number) => jest.setSystemTime(Date.UTC(2026, 10, day, 3, 30));

  it('sends what Today shows, once a day', async () => {
    await enquire();
    pass(12 * hour);
    await enquire();
    pass(8 * hour);
    await send();
    emails.length = 0;
    setNineAmOn(25);
    pass(-hour);
    await enquire();
    setNineAmOn(25);
    await digest();
    await digest();
    setNineAmOn(25);
    await send();
    const mail = toOwner().find(({ tags }) => tags.item === 'OWNER_MAIL');
    expect(mail?.subject).toMatch(/^Wednesday 25 November · /);
    const told = mail?.text.replace(/\s+/g, ' ');
    expect(told).toContain('Overdue: None Due today: 2 New: 1 Enquiries: 3 Enquiry: ');
    setNineAmOn(26);
    await digest();
    await send();
    const second = toOwner().filter(({ tags }) => tags.item === 'OWNER_MAIL');
    expect(second).toHaveLength(2);
    expect(second[1]?.subject).toContain('2 overdue');
  });

  it('learns from SES that a digest was sent if the response was lost', async () => {
    await enquire();
    setNineAmOn(25);
    await digest();
    api.ses.fail('answer lost');
    await send();
    await deliverEvent(
      toOwner().find(({ tags }) => tags.item === 'OWNER_MAIL'),
      'Send',
    );
    expect(await digestEnds()).toEqual([['sent', undefined]]);
  });

  it('skips holidays', async () => {
    await enquire();
    await api.owner('PUT /admin/settings', { body: { holidays: ['2026-11-24'], templates: [] }, ifMatch: 0 });
    const told = async () => {
      await digest();
      await send();
      return toOwner()
        .findLast(({ tags }) => tags.item === 'OWNER_MAIL')
        ?.text.replace(/\s+/g, ' ');
    };
    setNineAmOn(25);
    expect(await told()).toContain('Overdue: None Due today: None');
    setNineAmOn(26);
    expect(await told()).toContain('Overdue: None Due today: 1');
  });

  it('sends nothing if there’s nothing to report', async () => {
    await digest();
    await send();
    expect(emails).toEqual([]);
    expect(await digestEnds()).toEqual([['superseded', 'nothing due']]);
  });

  it('reports on only one day, as of when it’s sent', async () => {
    await enquire();
    api.ses.fail('busy');
    setNineAmOn(25);
    await digest();
    await send();
    await enquire();
    api.ses.recover();
    pass(10 * minute);
    await send();
    expect(
      toOwner()
        .find(({ tags }) => tags.item === 'OWNER_MAIL')
        ?.text.match(/Enquiry:/g),
    ).toHaveLength(2);
    setNineAmOn(26);
    api.ses.fail('busy');
    await digest();
    await send();
    api.ses.recover();
    setNineAmOn(27);
    pass(-minute);
    await send();
    expect(await digestEnds()).toEqual([
      ['sent', undefined],
      ['superseded', 'day passed'],
    ]);
  });
});

async function putOrder(order: object) {
  const due = new Date().toISOString();
  const entry = { id: 'paid-1', kind: 'MAIL', due, facts: { template: 'payment-received' } };
  const places = { gsi4pk: 'MAIL', gsi4sk: `${due}#paid-1` };
  const payment = { id: 'pay_1', paise: 123_400, currency: 'INR', status: 'captured', captured: true };
  await api.put({
    ...{ pk: 'ORDER', sk: 'order_1', id: 'order_1', currency: 'INR', paise: 123_400, createdAt: due },
    ...{ payments: [payment], refunds: [], paidBy: 'pay_1', emails: [], outbox: [entry], outboxTag: 'first' },
    ...places,
    ...order,
  });
}

const orderEmails = async () => (await api.rows('ORDER'))[0]?.emails;
