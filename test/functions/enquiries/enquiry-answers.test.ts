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
  api.owner('POST /admin/enquiries/{id}/acts', {
    path: { id },
    body: { kind: 'call', isReached: true, seen },
  });

const repliesWaiting = async () =>
  (((await stored()).outbox ?? []) as { id: string; facts: { letter: string } }[]).filter(
    ({ facts }) => facts.letter === 'reply',
  );

describe('GET /admin/enquiries/{id}', () => {
  it('tells all of an enquiry, its history and its mails, and nothing that is not of the contract', async () => {
    const { id } = await enquire();
    const data = await read(id);
    const waiting = { id: expect.any(String), at: expect.any(String), outcome: 'waiting' };
    expect(data).toEqual({
      ...{ id, type: 'certification', title: 'CCNA', name: certificationEnquiry.name },
      ...{ email: certificationEnquiry.email, phone: '+919876543210', message: certificationEnquiry.message },
      ...{ clarified: false, createdAt: expect.any(String), ticket: expect.stringMatching(/^E-/) },
      ...{ isSuspected: false, acts: 0, history: [] },
      mails: ['enquiry-received', 'new-enquiry'].map((letter) => ({ ...waiting, letter })),
    });
  });

  it('tells what became of mails that ended, before those that wait', async () => {
    const { id } = await enquire();
    const row = await stored();
    const [ended, ...outbox] = row.outbox as { id: string }[];
    const record = {
      ...{ id: ended?.id, letter: 'enquiry-received', at: '2026-11-20T09:00:00.000Z', outcome: 'sent' },
      ...{ returned: 'bounced', returnedAt: '2026-11-20T09:01:00.000Z' },
    };
    await api.put({ ...row, outbox, mails: [record] });
    const { mails } = await read(id);
    expect(mails[0]).toEqual(record);
    expect(mails.slice(1).map(({ outcome }) => outcome)).toEqual(['waiting']);
  });

  it('answers 404 where there is none', async () => {
    await expect(read('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/enquiries/{id}/replies', () => {
  it('writes the reply into the history with its mail, which waits, and does not stop the clock by itself', async () => {
    const { id } = await enquire();
    const { data } = await reply(id, '  Yes,\r\non Saturdays. ');
    expect(data.history).toEqual([
      { id: expect.any(String), kind: 'reply', at: expect.any(String), text: 'Yes,\non Saturdays.' },
    ]);
    const [act] = data.history;
    expect(data.mails).toContainEqual({
      ...{ id: act?.id, letter: 'reply', at: expect.any(String), outcome: 'waiting' },
    });
    expect(data).not.toHaveProperty('answeredAt');
    expect(await read(id)).toEqual(data);
    // It waits for an answer again only if the mail can't be sent.
    expect(await stored()).not.toHaveProperty('gsi2pk');
    // After what was to be sent before.
    expect(data.mails.map(({ letter }) => letter)).toEqual(['enquiry-received', 'new-enquiry', 'reply']);
    expect(await repliesWaiting()).toEqual([expect.objectContaining({ id: act?.id })]);
  });

  it('is one mail when it is pressed twice, also at once and after another act', async () => {
    const { id } = await enquire();
    const presses = await Promise.all(
      Array.from({ length: 7 }, () => reply(id, 'Yes, on Saturdays.', 0, 'tap')),
    );
    for (const { data } of presses) expect(data.history).toEqual(presses[0]?.data.history);
    await call(id, 1);
    const { data } = await reply(id, 'Yes, on Saturdays.', 0, 'tap');
    expect(data.history.map(({ kind }) => kind)).toEqual(['reply', 'call']);
    expect(await repliesWaiting()).toHaveLength(1);
  });

  it('refuses another text under the same Idempotency-Key', async () => {
    const { id } = await enquire();
    await reply(id, 'Yes.', 0, 'tap');
    const other = reply(id, 'No.', 0, 'tap');
    await expect(other).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Idempotency'),
    });
    expect(await repliesWaiting()).toHaveLength(1);
  });

  it('is refused where somebody else has replied or called meanwhile, and says so', async () => {
    const { id } = await enquire();
    const race = await Promise.allSettled([
      reply(id, 'Yes, on Saturdays.'),
      reply(id, 'No, on weekdays alone.'),
      call(id),
    ]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of race)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          status: 409,
          message: 'Somebody answered this enquiry meanwhile. Read what was done before you go on.',
        });
    const { history } = await read(id);
    expect(history).toHaveLength(1);
    await reply(id, 'As I said.', 1);
    await expect(reply(id, 'Ahead of its time.', 3)).rejects.toMatchObject({ status: 409 });
  });

  it('answers a suspected enquiry, which stays suspected', async () => {
    const body = { ...courseEnquiry, remark: 'x' };
    const { id } = (await api.visitor('POST /enquiries', { body })).data;
    const { data } = await reply(id, 'Yes, on Saturdays.');
    expect(data).toMatchObject({ isSuspected: true });
    expect(data.mails.map(({ letter, outcome }) => [letter, outcome])).toEqual([
      ['enquiry-received', 'not sent'],
      ['reply', 'waiting'],
    ]);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one that is none', 'asha'],
    ['two', 'asha@example.com, ravi@example.com'],
    ['one with a header behind it', 'asha@example.com\r\nBcc: ravi@example.com'],
    ['a list', ['asha@example.com']],
  ])('is refused where its address is %s', async (_, email) => {
    const { id } = await enquire();
    await api.put({ ...(await stored()), email });
    const before = await stored();
    const refused = reply(id, 'Yes.');
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: 'This enquiry has no email address that a reply could go to.',
    });
    expect(await stored()).toEqual(before);
  });

  it('may be long, and no longer', async () => {
    const { id } = await enquire();
    await reply(id, 'ह'.repeat(limits.enquiry.reply));
    await expect(reply(id, 'x'.repeat(limits.enquiry.reply + 1), 1)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'text', message: 'Reply can have 5000 characters at most.' }],
    });
    for (const text of ['', ' \n ', '\u200b'])
      await expect(reply(id, text, 1)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'text' }],
      });
  });

  it.each([-1, 0.5, '0', null, undefined])('is refused where %s acts were seen', async (seen) => {
    const { id } = await enquire();
    const headers = { cookie: await api.signIn() };
    const body = JSON.stringify({ text: 'Yes.', seen });
    expect((await api.post(`/api/admin/enquiries/${id}/replies`, body, headers)).status).toBe(400);
    expect(await repliesWaiting()).toEqual([]);
  });

  it('stops where the table could hold no more, with a sentence', async () => {
    const act = { kind: 'reply', at: '2026-11-20T09:00:00.000Z', fingerprint: 'f' };
    const history = Array.from({ length: 20 }, (_, i) => ({ ...act, id: `a${i}`, text: 'ह'.repeat(4900) }));
    const { id } = await enquire();
    await api.put({ ...(await stored()), history });
    await expect(reply(id, 'ह'.repeat(5000), 20)).rejects.toMatchObject({ status: 409 });
    // What is short has room.
    await reply(id, 'Yes.', 20);

    const many = Array.from({ length: limits.enquiryHistory.acts }, (_, i) => ({ ...act, id: `a${i}` }));
    await api.put({ ...(await stored()), history: many });
    for (const full of [reply(id, 'Yes.', many.length), call(id, many.length)])
      await expect(full).rejects.toMatchObject({
        status: 409,
        message: 'This enquiry has no room for more. Go on in the mailbox, or by telephone.',
      });
  });

  it('keeps the words of a reply out of the activity and the log', async () => {
    const { id } = await enquire();
    await reply(id, 'A very private word.');
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data[0]).toMatchObject({ operation: 'replyToEnquiry', entity: id, fields: ['text', 'seen'] });
    expect(JSON.stringify([data, api.logged])).not.toContain('private');
  });

  it('answers 404 where there is none', async () => {
    await expect(reply('none', 'Yes.')).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/enquiries/{id}/acts', () => {
  it('stops the clock with the first, and leaves clarified as it is', async () => {
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
