import { brand } from '#shared/brand.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { startApi } from '../../support/api.ts';
import { hour, minute, monday, pass, setClock } from '../../support/clock.ts';
import { certificationEnquiry, complaint, courseEnquiry, pmpCourse } from '../../support/entries.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { sesEvent, type TakenMail } from '../../support/ses.ts';

const table = memoryTable();
const api = startApi({ table });
const { mails, send, toOwner, toOthers } = startMailStage(api);

beforeEach(() => setClock(monday));

const tell = (mail: TakenMail | undefined, type?: string, more?: object) =>
  api.runEvent('recordMailEvent', sesEvent(mail?.tags ?? {}, type, more));

let visitors = 0;
/** Somebody else each time, or many would be one who sends too much. */
const enquire = async (more: Partial<typeof certificationEnquiry> & { remark?: string } = {}) => {
  visitors += 1;
  const call = api.visitorFrom(`198.51.${visitors >> 8}.${visitors & 255}`);
  const body = { ...certificationEnquiry, certificationName: 'PMP', ...more };
  return (await call('POST /enquiries/certification', { body })).data.id;
};

const isNotice = ({ letter }: MailRecord) => letter === 'new-enquiry';

/** What became of an enquiry's mails. */
const recordsOf = async (id: string) => {
  const found = await api.row('ENQUIRY', id);
  return (found?.mails ?? []) as MailRecord[];
};

const ends = async (id: string) =>
  (await recordsOf(id)).map(({ letter, outcome, reason }) => [letter, outcome, ...(reason ? [reason] : [])]);

const counts = () => {
  const { operation, outcome, ms, requestId, ...rest } = JSON.parse(api.logged.at(-1) ?? '');
  return { operation, outcome, ...rest };
};

describe('sendMail', () => {
  it('acknowledges an enquiry, and tells the owner of it, once', async () => {
    const id = await enquire();
    await send();
    await send();
    // The owner's answer to the notice reaches the visitor.
    expect(mails.map(({ to, from, replyTo }) => ({ to, from, replyTo }))).toEqual(
      [
        [mailStage.MAIL_OWNER, certificationEnquiry.email],
        [certificationEnquiry.email, brand.email],
      ].map(([to, replyTo]) => ({
        to: [to],
        from: `"${brand.name}" <${mailStage.MAIL_FROM}>`,
        replyTo: [replyTo],
      })),
    );
    const [notice, received] = mails;
    expect(received?.subject).toMatch(/^We have your enquiry E-2026-\d{8} · /);
    expect(received?.text).toContain('Wed 25 November');
    expect(received?.text).not.toContain(certificationEnquiry.message);
    expect(notice?.subject).toBe('PMP · new enquiry · reply by Wed 12:00');
    expect(notice?.html).toContain('tel:+919876543210');
    expect(notice?.html).toContain('https://wa.me/919876543210');
    expect(notice?.text).toContain(`https://site.example/admin?tab=manage-enquiries&enquiry=${id}`);
    for (const { headers, configurationSet } of mails) {
      expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
      expect(configurationSet).toBe('mails');
    }
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'sent'],
      ['enquiry-received', 'sent'],
    ]);
  });

  it('counts what it did, and logs nothing of anybody', async () => {
    await enquire();
    await send();
    expect(counts()).toEqual({
      ...{ operation: 'sendMail', outcome: 'done' },
      ...{ sent: 2, notSent: 0, overtaken: 0, waiting: 0, failed: 0 },
    });
    expect(api.logged.join()).not.toMatch(/ravi|रवि|9876543210/);
  });

  it('names a course as the catalogue does, and not as a stranger did', async () => {
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
      'Course · new enquiry · reply by Wed 12:00',
      `${pmpCourse.title} · new enquiry · reply by Wed 12:00`,
    ]);
    expect(toOthers().join()).not.toContain('You have won');
  });

  it('lets nothing that somebody typed into a header or another inbox', async () => {
    const hostile = '<b>Asha</b>\u0000"Bcc: all@example.com" https://evil.example';
    const typed = hostile.replace('\u0000', '');
    await enquire({ name: typed, certificationName: '"><script>alert(1)</script>' });
    await api.visitor('POST /complaints', { body: { ...complaint, name: typed, about: typed } });
    await enquire({ name: 'Asha\r\nBcc: all@example.com\u0007', email: 'asha@example.com\r\n' });
    const many = Array.from({ length: 5000 }, (_, i) => `a${i}@example.com`).join(',');
    await expect(enquire({ email: many })).rejects.toMatchObject({ status: 413 });
    await expect(enquire({ email: many.slice(0, 250) })).rejects.toMatchObject({ status: 400 });
    await send();
    expect(mails).toHaveLength(6);
    for (const { subject, to, html, replyTo } of mails) {
      expect(to).toHaveLength(1);
      expect(replyTo).toHaveLength(1);
      expect([brand.email, certificationEnquiry.email, complaint.email]).toContain(replyTo[0]);
      expect(subject).not.toMatch(/Asha|Bcc|script|\p{Cc}/u);
      expect(html).not.toMatch(/<b>Asha|<script/);
    }
  });

  it.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '"a" <a@example.com>', ''])(
    'sends nothing to %j, which an odd row may hold',
    async (email) => {
      await putOrder({ buyer: { name: 'Asha', email, mobile: '9876543210' } });
      await send();
      expect(mails).toEqual([]);
      expect(await orderMails()).toMatchObject([{ outcome: 'not sent', reason: 'no address' }]);
    },
  );

  it('sends a mail of an order to the address that the order has now', async () => {
    await putOrder({ buyer: { name: 'Asha', email: 'corrected@example.com', mobile: '9876543210' } });
    await send();
    expect(mails.map(({ to }) => to)).toEqual([['corrected@example.com']]);
    expect(mails[0]?.text).toContain('₹1,234');
    await tell(mails[0], 'Bounce', { bounce: { bounceType: 'Permanent' } });
    expect(await orderMails()).toMatchObject([{ outcome: 'sent', returned: 'bounced' }]);
  });

  it('sends three mails to an address that strangers type a hundred times', async () => {
    for (let i = 0; i < 100; i++)
      await enquire({
        email: i % 2 ? certificationEnquiry.email : ` ${certificationEnquiry.email.toUpperCase()} `,
      });
    for (let turns = 0; turns < 20; turns++) await send();
    expect(toOthers()).toHaveLength(3);
    const ended = (await api.rows('ENQUIRY')).flatMap(({ mails: all }) => all as MailRecord[]);
    const tooMany = ended.filter(({ reason }) => reason === 'too many');
    expect(tooMany).toHaveLength(97);
    expect(new Set(tooMany.map(({ letter, outcome }) => `${letter}: ${outcome}`))).toEqual(
      new Set(['enquiry-received: not sent']),
    );
    pass(24 * hour);
    await enquire();
    await send();
    expect(toOthers()).toHaveLength(4);
  });

  it('acknowledges 200 enquiries an hour, those of somebody who writes after a flood first', async () => {
    for (let i = 0; i < 205; i++) await enquire({ email: `visitor${i}@example.com` });
    await send();
    expect(toOthers()).toHaveLength(160);
    expect(toOwner()).toHaveLength(5);
    await api.runSchedule('keepSearchKeys');
    pass(9 * minute);
    await enquire({ email: 'asha@example.com' });
    await send();
    await api.runSchedule('keepSearchKeys');
    pass(minute);
    await send();
    expect(toOthers()).toHaveLength(168);
    expect(toOthers().flatMap(({ to }) => to)).toContain('asha@example.com');
    pass(10 * minute);
    await send();
    expect(toOthers()).toHaveLength(176);
    await api.runSchedule('keepSearchKeys');
    // A new hour of UTC.
    pass(10 * minute);
    await send();
    await send();
    expect(toOthers()).toHaveLength(206);
  });

  it('sends no mail for two hundred posts of spam', async () => {
    for (let i = 0; i < 200; i++) await enquire({ remark: 'https://spam.example' });
    await send();
    expect(mails).toEqual([]);
    for (const { mails: all, outbox } of await api.rows('ENQUIRY')) {
      expect(all).toMatchObject([{ outcome: 'not sent', reason: 'suspected spam' }]);
      expect(outbox).toMatchObject([{ kind: 'SEARCH' }]);
    }
  });

  it('tells the owner of five enquiries and five complaints of an hour at once, and of the others in the digest', async () => {
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

  it('counts no notice that SES did not take', async () => {
    for (let i = 0; i < 5; i++) await enquire({ email: `v${i}@example.com` });
    api.ses.fail('busy');
    for (let minutes = 0; minutes < 10; minutes++, pass(minute)) await send();
    api.ses.recover();
    for (let minutes = 0; minutes < 10; minutes++, pass(minute)) await send();
    expect(toOwner()).toHaveLength(5);
  });

  it('tells nobody of an enquiry that is answered before, and says so', async () => {
    api.ses.fail('busy');
    const id = await enquire();
    await send();
    await api.owner('POST /admin/enquiries/{id}/acts', {
      path: { id },
      body: { kind: 'call', isReached: true, seen: 0 },
    });
    api.ses.recover();
    pass(10 * minute);
    await send();
    await send();
    expect(mails).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'overtaken', 'answered'],
      ['enquiry-received', 'overtaken', 'answered'],
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
    'sends nothing about %s that is marked as spam before its emails leave',
    async (_, write, letters) => {
      api.ses.fail('busy');
      const id = await write();
      await send();
      await api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen: 0 } });
      api.ses.recover();
      pass(10 * minute);
      await send();
      await send();
      expect(mails).toEqual([]);
      expect((await ends(id)).toSorted()).toEqual(letters.map((letter) => [letter, 'overtaken', 'spam']));
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
    expect(mails[2]).toMatchObject({ to: [certificationEnquiry.email], replyTo: [brand.email] });
    expect(mails[2]?.text).toContain('Yes,\nwe do.');
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'sent'],
      ['enquiry-received', 'sent'],
      ['reply', 'sent'],
    ]);
  });

  it('ends mails as not sent where the stage has no domain for them, and the clock goes on', async () => {
    delete process.env.MAIL_FROM;
    const id = await enquire();
    await send();
    process.env.MAIL_FROM = mailStage.MAIL_FROM;
    await send();
    expect(mails).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'not sent', 'no mail domain'],
      ['enquiry-received', 'not sent', 'no mail domain'],
    ]);
    expect(counts()).toMatchObject({ sent: 0, notSent: 0 });
  });

  it('acknowledges where the owner has named no address, and says that she was not told', async () => {
    delete process.env.MAIL_OWNER;
    const id = await enquire();
    await send();
    expect(toOwner()).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'not sent', 'no owner address'],
      ['enquiry-received', 'sent'],
    ]);
  });

  it('sends nothing that is of no use any more', async () => {
    const id = await enquire();
    pass(10 * 24 * hour);
    await send();
    expect(mails).toEqual([]);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'not sent', 'too late'],
      ['enquiry-received', 'overtaken', 'day passed'],
    ]);
  });

  it.each(['refused', 'bad'] as const)('ends a mail that is %s for good, and goes on', async (trouble) => {
    const id = await enquire();
    api.ses.fail(({ Destination }) =>
      Destination?.ToAddresses?.includes(certificationEnquiry.email) ? trouble : undefined,
    );
    await send();
    expect(mails).toHaveLength(1);
    expect(await ends(id)).toEqual([
      ['new-enquiry', 'sent'],
      ['enquiry-received', 'not sent', 'refused'],
    ]);
  });

  it.each(['busy', 'paused', 'unverified', 'down'] as const)(
    'tries again after one, two and five minutes where SES is %s',
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
      expect(mails).toHaveLength(2);
    },
  );

  it.each([
    ['busy', 0],
    ['broken', 3],
  ] as const)('asks no further after three failures in a row: %s', async (trouble, failed) => {
    for (let i = 0; i < 10; i++) await enquire({ email: `visitor${i}@example.com` });
    api.ses.fail(trouble);
    await send();
    // Two are asked at once.
    expect(api.uses.filter(({ action }) => action === 'SendEmail').length).toBeLessThanOrEqual(4);
    expect(counts()).toMatchObject({ outcome: 'done', sent: 0 });
    expect(counts().failed).toBeGreaterThanOrEqual(failed);
  });

  it('sends what waited, each in its order, when SES is back after a day', async () => {
    api.ses.fail('down');
    const ids: string[] = [];
    for (let hours = 0; hours < 24; hours++, pass(hour)) {
      ids.push(await enquire({ email: `visitor${hours}@example.com` }));
      await send();
    }
    expect((await api.owner('GET /admin/mail', {})).data.waiting.count).toBe(48);
    api.ses.recover();
    for (let minutes = 0; minutes < 10; minutes++, pass(minute)) await send();
    // Of the notices that leave within an hour the owner gets five, and the digest counts the others.
    expect(mails).toHaveLength(24 + 5);
    for (const id of ids)
      expect(await ends(id)).toEqual([expect.arrayContaining(['new-enquiry']), ['enquiry-received', 'sent']]);
  });

  it.each(['answer lost', 'broken'] as const)(
    'waits for the word of SES for 15 minutes, and then sends again, where an answer is %s',
    async (trouble) => {
      const id = await enquire();
      api.ses.fail(trouble);
      await send();
      expect(counts()).toMatchObject({ outcome: 'done', failed: 1 });
      api.ses.recover();
      const taken = mails.length;
      pass(14 * minute);
      await send();
      expect(mails).toHaveLength(taken);
      pass(minute);
      await send();
      expect(mails).toHaveLength(taken + 2);
      expect(await ends(id)).toEqual([
        ['new-enquiry', 'sent'],
        ['enquiry-received', 'sent'],
      ]);
    },
  );

  it('tells what failed at the table, and goes on with the other items', async () => {
    await enquire();
    api.failOn('UpdateItem');
    await send().catch(() => {});
    expect(counts()).toMatchObject({ operation: 'sendMail', outcome: 'failed' });
    api.recover();
    await send();
    expect(mails).toHaveLength(2);
  });

  it('keeps the order of two replies where reads fail for the first after days of silence', async () => {
    const id = await enquire();
    await send();
    await api.runSchedule('keepSearchKeys');
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
    expect(mails).toHaveLength(2);
    await send();
    expect(mails.slice(2).map(({ text }) => /The (first|second)\./.exec(text)?.[1])).toEqual([
      'first',
      'second',
    ]);
  });

  it('ends a mail that nobody can write when it is too late, and keeps those behind it no longer than an hour', async () => {
    const due = new Date().toISOString();
    const entry = (id: string, letter: string, about: string) => ({
      ...{ id, kind: 'MAIL', due, facts: { letter, about } },
    });
    await putOrder({
      buyer: { name: 'Asha', email: 'asha@example.com', mobile: '9876543210' },
      // A time that cannot be told in words.
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
    expect(mails).toEqual([]);
    await sendFor(50);
    expect(mails.map(({ to }) => to)).toEqual([['asha@example.com']]);
    pass(336 * hour);
    await sendFor(20);
    expect(await orderMails()).toMatchObject([
      { id: 'next', outcome: 'sent' },
      { id: 'odd', outcome: 'not sent', reason: 'too late' },
    ]);
    await send();
    expect(counts()).toMatchObject({ outcome: 'done' });
  });
});

describe('recordMailEvent', () => {
  it('takes the word of SES for a mail of which the answer was lost', async () => {
    const id = await enquire();
    api.ses.fail('answer lost');
    await send();
    api.ses.recover();
    await tell(mails[0]);
    await tell(mails[0]);
    expect(await ends(id)).toEqual([['new-enquiry', 'sent']]);
    pass(16 * minute);
    await send();
    expect(mails.map(({ tags }) => tags.mail)).toHaveLength(2);
    expect(await ends(id)).toHaveLength(2);
  });

  it('counts a reply as sent by its event, too', async () => {
    const id = await enquire();
    await send();
    await api.owner('POST /admin/enquiries/{id}/replies', { path: { id }, body: { text: 'Yes.', seen: 0 } });
    api.ses.fail('answer lost');
    await send();
    pass(minute);
    await tell(mails[2]);
    const [enquiry] = await api.rows('ENQUIRY');
    expect(enquiry).toMatchObject({ answeredAt: new Date().toISOString() });
    expect(enquiry?.gsi2pk).toBeUndefined();
  });

  it.each([
    ['Bounce', { bounce: { bounceType: 'Permanent' } }, 'bounced'],
    ['Complaint', {}, 'complained'],
    ['Reject', {}, 'rejected'],
  ])(
    'records that a mail came back by %s, also ahead of the word that it was sent',
    async (type, more, returned) => {
      const id = await enquire();
      api.ses.fail('answer lost');
      await send();
      await tell(mails[0], type, more);
      await tell(mails[0]);
      await tell(mails[0], type, more);
      expect(await recordsOf(id)).toMatchObject([
        { letter: 'new-enquiry', outcome: 'sent', returned, returnedAt: new Date().toISOString() },
      ]);
      const { data } = await api.owner('GET /admin/enquiries/{id}', { path: { id } });
      expect(data.mails[0]).toMatchObject({ outcome: 'sent', returned });
    },
  );

  it('takes a bounce for a return where the mail has not arrived for sure', async () => {
    const id = await enquire();
    await send();
    await tell(mails[0], 'Bounce', { bounce: { bounceType: 'Transient', bounceSubType: 'General' } });
    expect((await recordsOf(id))[0]).not.toHaveProperty('returned');
    await tell(mails[0], 'Bounce', { bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull' } });
    expect((await recordsOf(id))[0]).toHaveProperty('returned', 'bounced');
  });

  it('records a notice that went out, though nobody knew until an answer had overtaken it', async () => {
    const id = await enquire();
    api.ses.fail('answer lost');
    await send();
    api.ses.recover();
    const notice = toOwner()[0];
    await api.owner('POST /admin/enquiries/{id}/acts', {
      path: { id },
      body: { kind: 'call', isReached: true, seen: 0 },
    });
    pass(16 * minute);
    await send();
    expect(await ends(id)).toContainEqual(['new-enquiry', 'overtaken', 'answered']);
    await tell(notice);
    await tell(notice);
    expect((await ends(id)).filter(([letter]) => letter === 'new-enquiry')).toEqual([
      ['new-enquiry', 'sent'],
    ]);
    await tell(notice, 'Complaint');
    expect((await recordsOf(id)).find(isNotice)).toMatchObject({ outcome: 'sent', returned: 'complained' });
  });

  it.each<[string, object]>([
    ['of nothing', {}],
    ['without tags', { detail: { eventType: 'Send', mail: {} } }],
    ['about another partition', sesEvent({ item: 'USER', id: 'YQ', mail: 'x', letter: 'reply' })],
    ['about an item that is gone', sesEvent({ item: 'ENQUIRY', id: 'YQ', mail: 'x', letter: 'reply' })],
    [
      'about a return of one that is gone',
      sesEvent({ item: 'ORDER', id: 'YQ', mail: 'x', letter: 'reply' }, 'Complaint'),
    ],
    ['of another type', sesEvent({ item: 'ENQUIRY', id: 'YQ', mail: 'x', letter: 'reply' }, 'Delivery')],
  ])('does nothing at an event %s', async (_, event) => {
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
    ['a type', 'Postponed', {}, { field: 'eventType', value: 'Postponed' }],
    [
      'a kind of bounce',
      'Bounce',
      { bounce: { bounceType: 'Later' } },
      { field: 'bounce.bounceType', value: 'Later' },
    ],
    ['a bounce of nothing', 'Bounce', { bounce: null }, { field: 'bounce.bounceType', value: 'undefined' }],
  ])('%s: ends well and logs it', async (_, type, more, line) => {
    const id = await enquire();
    await send();
    await tell(mails[0], type, more);
    expect(counts()).toMatchObject({ operation: 'recordMailEvent', outcome: 'done' });
    expect(logged()).toEqual([{ event: 'unknown value', from: 'Amazon SES', ...line }]);
    expect((await ends(id))[0]).toEqual(['new-enquiry', 'sent']);
  });

  it.each([
    { detail: null },
    { detail: { eventType: 'Send', mail: null } },
    { detail: { eventType: 7, mail: { tags: null } } },
  ])('an event like %j: ends well', async (event) => {
    await api.runEvent('recordMailEvent', event);
    expect(counts()).toMatchObject({ operation: 'recordMailEvent', outcome: 'done' });
  });
});

describe('sendDigest', () => {
  const digest = () => api.runSchedule('sendDigest');
  const digestEnds = async () =>
    (await api.rows('OWNER_MAIL')).flatMap(({ mails: all }) =>
      (all as MailRecord[]).map(({ outcome, reason }) => [outcome, reason]),
    );
  /** 09:00 in India of a day of November. */
  const nineOn = (day: number) => jest.setSystemTime(Date.UTC(2026, 10, day, 3, 30));

  it('tells what Today says, once a day', async () => {
    await enquire();
    pass(12 * hour);
    await enquire();
    pass(8 * hour);
    await send();
    mails.length = 0;
    nineOn(25);
    pass(-hour);
    await enquire();
    nineOn(25);
    await digest();
    await digest();
    nineOn(25);
    await send();
    const mail = toOwner().find(({ tags }) => tags.item === 'OWNER_MAIL');
    expect(mail?.subject).toMatch(/^Wednesday 25 November · /);
    const told = mail?.text.replace(/\s+/g, ' ');
    expect(told).toContain('Late: None Due today: 2 New: 1 Enquiries: 3 Enquiry: ');
    nineOn(26);
    await digest();
    await send();
    const second = toOwner().filter(({ tags }) => tags.item === 'OWNER_MAIL');
    expect(second).toHaveLength(2);
    expect(second[1]?.subject).toContain('2 late');
  });

  it('hears from SES that a digest went out, where its answer was lost', async () => {
    await enquire();
    nineOn(25);
    await digest();
    api.ses.fail('answer lost');
    await send();
    await tell(
      toOwner().find(({ tags }) => tags.item === 'OWNER_MAIL'),
      'Send',
    );
    expect(await digestEnds()).toEqual([['sent', undefined]]);
  });

  it('counts by the holidays', async () => {
    await enquire();
    await api.owner('PUT /admin/settings', { body: { holidays: ['2026-11-24'], templates: [] }, ifMatch: 0 });
    const told = async () => {
      await digest();
      await send();
      return toOwner()
        .findLast(({ tags }) => tags.item === 'OWNER_MAIL')
        ?.text.replace(/\s+/g, ' ');
    };
    nineOn(25);
    expect(await told()).toContain('Late: None Due today: None');
    nineOn(26);
    expect(await told()).toContain('Late: None Due today: 1');
  });

  it('sends nothing where there is nothing to tell', async () => {
    await digest();
    await send();
    expect(mails).toEqual([]);
    expect(await digestEnds()).toEqual([['overtaken', 'nothing waits']]);
  });

  it('tells of a day on that day alone, as things stand when it leaves', async () => {
    await enquire();
    api.ses.fail('busy');
    nineOn(25);
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
    nineOn(26);
    api.ses.fail('busy');
    await digest();
    await send();
    api.ses.recover();
    nineOn(27);
    pass(-minute);
    await send();
    expect(await digestEnds()).toEqual([
      ['sent', undefined],
      ['overtaken', 'day passed'],
    ]);
  });
});

/** Stores a paid order from which a mail follows. */
async function putOrder(order: object) {
  const due = new Date().toISOString();
  const entry = { id: 'paid-1', kind: 'MAIL', due, facts: { letter: 'payment-received' } };
  const places = { gsi4pk: 'MAIL', gsi4sk: `${due}#paid-1` };
  const payment = { id: 'pay_1', paise: 123_400, currency: 'INR', status: 'captured', captured: true };
  await api.put({
    ...{ pk: 'ORDER', sk: 'order_1', id: 'order_1', currency: 'INR', paise: 123_400, createdAt: due },
    ...{ payments: [payment], refunds: [], paidBy: 'pay_1', mails: [], outbox: [entry], outboxTag: 'first' },
    ...places,
    ...order,
  });
}

const orderMails = async () => (await api.rows('ORDER'))[0]?.mails;
