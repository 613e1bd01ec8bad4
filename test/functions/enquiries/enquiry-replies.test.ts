import { limits } from '#shared/domain/limits/limits.ts';
import { startApi } from '../../support/api.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';

const api = startApi();

const stored = async () => {
  const [row] = await api.rows('ENQUIRY');
  return row ?? {};
};

const enquire = async () => ({
  id: (await api.visitor('POST /enquiries/certification', { body: certificationEnquiry })).data.id,
});

const read = async (id: string) => (await api.owner('GET /admin/enquiries/{id}', { path: { id } })).data;

const reply = (id: string, text: string, seen = 0, idempotencyKey?: string) =>
  api.owner('POST /admin/enquiries/{id}/replies', {
    path: { id },
    body: { text, seen },
    ...(idempotencyKey && { idempotencyKey }),
  });

const call = (id: string, seen = 0) =>
  api.owner('POST /admin/enquiries/{id}/history', {
    path: { id },
    body: { kind: 'call', isReached: true, seen },
  });

const repliesWaiting = async () =>
  (((await stored()).outbox ?? []) as { id: string; facts: { template: string } }[]).filter(
    ({ facts }) => facts.template === 'reply',
  );

describe('GET /admin/enquiries/{id}', () => {
  it('returns an enquiry with its history and emails, and nothing outside the contract', async () => {
    const { id } = await enquire();
    const data = await read(id);
    const waiting = { id: expect.any(String), at: expect.any(String), outcome: 'waiting' };
    expect(data).toEqual({
      ...{ id, type: 'certification', title: 'CCNA', name: certificationEnquiry.name },
      ...{ email: certificationEnquiry.email, phone: '+919876543210', message: certificationEnquiry.message },
      ...{ clarified: false, createdAt: expect.any(String), ticket: expect.stringMatching(/^E-/) },
      ...{ isSuspected: false, historyCount: 0, history: [] },
      emails: ['enquiry-received', 'new-enquiry'].map((template) => ({ ...waiting, template })),
    });
  });

  it('shows finished emails before waiting ones', async () => {
    const { id } = await enquire();
    const row = await stored();
    const [ended, ...outbox] = row.outbox as { id: string }[];
    const record = {
      ...{ id: ended?.id, template: 'enquiry-received', at: '2026-11-20T09:00:00.000Z', outcome: 'sent' },
      ...{ returned: 'bounced', returnedAt: '2026-11-20T09:01:00.000Z' },
    };
    await api.put({ ...row, outbox, emails: [record] });
    const { emails } = await read(id);
    expect(emails[0]).toEqual(record);
    expect(emails.slice(1).map(({ outcome }) => outcome)).toEqual(['waiting']);
  });

  it('returns 404 for an unknown enquiry', async () => {
    await expect(read('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/enquiries/{id}/replies', () => {
  it('adds the reply and its waiting email to the history, and doesn’t stop the clock yet', async () => {
    const { id } = await enquire();
    const { data } = await reply(id, '  Yes,\r\non Saturdays. ');
    expect(data.history).toEqual([
      { id: expect.any(String), kind: 'reply', at: expect.any(String), text: 'Yes,\non Saturdays.' },
    ]);
    const [act] = data.history;
    expect(data.emails).toContainEqual({
      ...{ id: act?.id, template: 'reply', at: expect.any(String), outcome: 'waiting' },
    });
    expect(data).not.toHaveProperty('answeredAt');
    expect(await read(id)).toEqual(data);
    expect(await stored()).not.toHaveProperty('gsi2pk');
    expect(data.emails.map(({ template }) => template)).toEqual(['enquiry-received', 'new-enquiry', 'reply']);
    expect(await repliesWaiting()).toEqual([expect.objectContaining({ id: act?.id })]);
  });

  it('sends one email for repeats, even if they’re concurrent or follow another action', async () => {
    const { id } = await enquire();
    const attempts = await Promise.all(
      Array.from({ length: 7 }, () => reply(id, 'Yes, on Saturdays.', 0, 'tap')),
    );
    for (const { data } of attempts) expect(data.history).toEqual(attempts[0]?.data.history);
    await call(id, 1);
    const { data } = await reply(id, 'Yes, on Saturdays.', 0, 'tap');
    expect(data.history.map(({ kind }) => kind)).toEqual(['reply', 'call']);
    expect(await repliesWaiting()).toHaveLength(1);
  });

  it('rejects a different text with the same Idempotency-Key', async () => {
    const { id } = await enquire();
    await reply(id, 'Yes.', 0, 'tap');
    const other = reply(id, 'No.', 0, 'tap');
    await expect(other).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Idempotency'),
    });
    expect(await repliesWaiting()).toHaveLength(1);
  });

  it('is rejected if someone else has replied or called since, and says so', async () => {
    const { id } = await enquire();
    const race = await Promise.allSettled([
      reply(id, 'Yes, on Saturdays.'),
      reply(id, 'No, only on weekdays.'),
      call(id),
    ]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of race)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          status: 409,
          message: 'Someone else has just updated this enquiry. Check what they did before you continue.',
        });
    const { history } = await read(id);
    expect(history).toHaveLength(1);
    await reply(id, 'As I said.', 1);
    await expect(reply(id, 'Ahead of its time.', 3)).rejects.toMatchObject({ status: 409 });
  });

  it('replies to a suspected enquiry, which stays suspected', async () => {
    const body = { ...courseEnquiry, remark: 'x' };
    const { id } = (await api.visitor('POST /enquiries', { body })).data;
    const { data } = await reply(id, 'Yes, on Saturdays.');
    expect(data).toMatchObject({ isSuspected: true });
    expect(data.emails.map(({ template, outcome }) => [template, outcome])).toEqual([
      ['enquiry-received', 'not sent'],
      ['reply', 'waiting'],
    ]);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['invalid', 'asha'],
    ['two', 'asha@example.com, ravi@example.com'],
    ['followed by a header', 'asha@example.com\r\nBcc: ravi@example.com'],
    ['a list', ['asha@example.com']],
  ])('is rejected if the enquiry’s address is %s', async (_, email) => {
    const { id } = await enquire();
    await api.put({ ...(await stored()), email });
    const before = await stored();
    const refused = reply(id, 'Yes.');
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: 'This enquiry has no email address to reply to.',
    });
    expect(await stored()).toEqual(before);
  });

  it('has a limit on its length', async () => {
    const { id } = await enquire();
    await reply(id, 'ह'.repeat(limits.enquiry.reply));
    await expect(reply(id, 'x'.repeat(limits.enquiry.reply + 1), 1)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'text', message: 'Reply can be up to 5000 characters.' }],
    });
    for (const text of ['', ' \n ', '\u200b'])
      await expect(reply(id, text, 1)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'text' }],
      });
  });

  it.each([-1, 0.5, '0', null, undefined])('is rejected if %s history entries were seen', async (seen) => {
    const { id } = await enquire();
    const headers = { cookie: await api.signIn() };
    const body = JSON.stringify({ text: 'Yes.', seen });
    expect((await api.post(`/api/admin/enquiries/${id}/replies`, body, headers)).status).toBe(400);
    expect(await repliesWaiting()).toEqual([]);
  });

  it('is rejected with an explanation once the history is full', async () => {
    const act = { kind: 'reply', at: '2026-11-20T09:00:00.000Z', fingerprint: 'f' };
    const history = Array.from({ length: 20 }, (_, i) => ({ ...act, id: `a${i}`, text: 'ह'.repeat(4900) }));
    const { id } = await enquire();
    await api.put({ ...(await stored()), history });
    await expect(reply(id, 'ह'.repeat(5000), 20)).rejects.toMatchObject({ status: 409 });
    await reply(id, 'Yes.', 20);

    const many = Array.from({ length: limits.enquiryHistory.entries }, (_, i) => ({ ...act, id: `a${i}` }));
    await api.put({ ...(await stored()), history: many });
    for (const full of [reply(id, 'Yes.', many.length), call(id, many.length)])
      await expect(full).rejects.toMatchObject({
        status: 409,
        message: 'This enquiry’s history is full. Please email or call instead.',
      });
  });

  it('keeps the text out of the activity and the log', async () => {
    const { id } = await enquire();
    await reply(id, 'Something very private.');
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data[0]).toMatchObject({ operation: 'replyToEnquiry', entity: id, fields: ['text', 'seen'] });
    expect(JSON.stringify([data, api.logged])).not.toContain('private');
  });

  it('returns 404 for an unknown enquiry', async () => {
    await expect(reply('none', 'Yes.')).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/enquiries/{id}/history', () => {
  it('stops the clock with the first entry, and doesn’t change whether it’s clarified', async () => {
    const { id } = (await api.visitor('POST /enquiries', { body: courseEnquiry })).data;
    const { data } = await call(id);
    const [first] = data.history;
    expect(first).toEqual({ id: expect.any(String), kind: 'call', isReached: true, at: expect.any(String) });
    expect(data).toMatchObject({ answeredAt: first?.at, clarified: false });
    expect(await stored()).not.toHaveProperty('gsi2pk');
    const [row] = (await api.owner('GET /admin/enquiries', {})).data;
    expect(row).toMatchObject({ id, answeredAt: first?.at, ticket: data.ticket });
    const { data: again } = await call(id, 1);
    expect(again).toMatchObject({ answeredAt: first?.at, history: [first, { kind: 'call' }] });
  });
});
