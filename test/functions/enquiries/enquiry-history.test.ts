import { randomUUID } from 'node:crypto';
import type { HistoryEntryInput } from '#shared/domain/enquiries/enquiry.ts';
import { type Segment, segments } from '#shared/domain/enquiries/segments.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });
const now = Date.parse('2026-11-20T18:00:00+05:30');

beforeEach(() => void setClock(now));

const enquire = async () => (await api.visitor('POST /enquiries', { body: courseEnquiry })).data.id;

type HistoryAction<A = HistoryEntryInput> = A extends unknown ? Omit<A, 'seen'> : never;

const act = (id: string, done: HistoryAction, seen = 0, idempotencyKey: string = randomUUID()) =>
  api.owner('POST /admin/enquiries/{id}/history', {
    path: { id },
    body: { ...done, seen } as HistoryEntryInput,
    idempotencyKey,
  });

const spam = (id: string, seen = 0, idempotencyKey: string = randomUUID()) =>
  api.owner('POST /admin/enquiries/{id}/spam', { path: { id }, body: { seen }, idempotencyKey });

const stored = (id: string) => api.row('ENQUIRY', id);

async function segmentsOf(id: string): Promise<Segment[]> {
  const listed = await Promise.all(
    segments.map(async (segment) => {
      const { data } = await api.owner('GET /admin/enquiries', { query: { segment } });
      return data.some((row) => row.id === id) ? [segment] : [];
    }),
  );
  return listed.flat();
}

describe('POST /admin/enquiries/{id}/history', () => {
  it('adds an unanswered call and the day of the next one, and doesn’t stop the clock', async () => {
    const id = await enquire();
    const tomorrow = { callOn: '2026-11-21', why: 'Asked for the evening' };
    const { data } = await act(id, { kind: 'call', isReached: false, ...tomorrow });
    expect(data.history).toEqual([
      { id: expect.any(String), at: expect.any(String), kind: 'call', isReached: false, ...tomorrow },
    ]);
    expect(data).toMatchObject({ callOn: { day: '2026-11-21', why: 'Asked for the evening' } });
    expect(data).not.toHaveProperty('answeredAt');
    expect(await segmentsOf(id)).toEqual(['follow-up', 'all']);
    setClock(now + 24 * 3_600_000);
    expect(await segmentsOf(id)).toEqual(['to-answer', 'follow-up', 'all']);

    const { data: reached } = await act(id, { kind: 'call', isReached: true }, 1);
    expect(reached).toMatchObject({ answeredAt: reached.history[1]?.at, clarified: false });
    expect(reached).not.toHaveProperty('callOn');
    expect(await segmentsOf(id)).toEqual(['all']);
  });

  it('sets and removes a day to call again', async () => {
    const id = await enquire();
    await act(id, { kind: 'call', isReached: true, callOn: '2026-11-20' });
    expect(await segmentsOf(id)).toEqual(['to-answer', 'follow-up', 'all']);
    const { data } = await act(id, { kind: 'follow_up', callOn: '2027-11-20', why: 'Next year' }, 1);
    expect(data.callOn).toEqual({ day: '2027-11-20', why: 'Next year' });
    await act(id, { kind: 'follow_up' }, 2);
    expect(await segmentsOf(id)).toEqual(['all']);
  });

  it.each(['2026-11-19', '2027-11-22', '2026-02-30', '20-11-2026', 'tomorrow', '9999-12-31#x', ''])(
    'rejects %j as a day to call again',
    async (callOn) => {
      const id = await enquire();
      const before = await stored(id);
      const refused = act(id, { kind: 'follow_up', callOn });
      await expect(refused).rejects.toMatchObject({ status: 400, errors: [{ field: 'callOn' }] });
      expect(await stored(id)).toEqual(before);
    },
  );

  it('closes and reopens an enquiry, and changes nothing else', async () => {
    const id = await enquire();
    await act(id, { kind: 'follow_up', callOn: '2026-11-24' });
    const { data } = await act(id, { kind: 'close', outcome: 'not_now', why: 'Too expensive' }, 1);
    expect(data).toMatchObject({ outcome: { kind: 'not_now', why: 'Too expensive' }, clarified: false });
    expect(data).not.toHaveProperty('callOn');
    expect(data).not.toHaveProperty('answeredAt');
    expect(await segmentsOf(id)).toEqual(['closed', 'all']);

    for (const done of [
      { kind: 'close', outcome: 'joined' },
      { kind: 'follow_up', callOn: '2026-11-24' },
      { kind: 'call', isReached: false, callOn: '2026-11-24' },
    ] as const)
      await expect(act(id, done, 2)).rejects.toMatchObject({ status: 409 });

    const { data: again } = await act(id, { kind: 'reopen' }, 2);
    expect(again).not.toHaveProperty('outcome');
    expect(await segmentsOf(id)).toEqual(['to-answer', 'all']);
    await expect(act(id, { kind: 'reopen' }, 3)).rejects.toMatchObject({ status: 409 });
    await act(id, { kind: 'close', outcome: 'joined' }, 3);
    expect(await segmentsOf(id)).toEqual(['closed', 'all']);
  });

  it('closes and reopens an enquiry independently of clarified, apart from the clock', async () => {
    const id = await enquire();
    await act(id, { kind: 'close', outcome: 'joined' });
    const toggle = () => api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id } });
    expect((await toggle()).data).toMatchObject({ clarified: true, outcome: { kind: 'joined' } });
    expect(await segmentsOf(id)).toEqual(['closed', 'all']);
    await act(id, { kind: 'reopen' }, 1);
    expect(await segmentsOf(id)).toEqual(['all']);
    await toggle();
    expect(await segmentsOf(id)).toEqual(['to-answer', 'all']);
  });

  it('adds a note, which doesn’t stop the clock and isn’t logged', async () => {
    const id = await enquire();
    const { data } = await act(id, { kind: 'note', text: '  A private\r\nword. ' });
    expect(data.history).toMatchObject([{ kind: 'note', text: 'A private\nword.' }]);
    expect(await segmentsOf(id)).toEqual(['to-answer', 'all']);
    const { data: activity } = await api.owner('GET /admin/activity', {});
    expect(activity[0]).toMatchObject({ operation: 'addHistoryEntry', entity: id });
    expect(JSON.stringify([activity, api.logged])).not.toContain('private');
  });

  it('is added once for repeats, and rejects its key with a different text', async () => {
    const id = await enquire();
    const close = (why: string, seen = 0) => act(id, { kind: 'close', outcome: 'not_now', why }, seen, 'tap');
    const attempts = await Promise.all(Array.from({ length: 5 }, () => close('Later')));
    for (const { data } of [...attempts, await close('Later')]) expect(data.history).toHaveLength(1);
    await expect(close('Never')).rejects.toMatchObject({ status: 409 });
    await expect(close('Later', 1)).rejects.toMatchObject({ status: 409 });
  });

  it('accepts the first of two concurrent actions, and rejects the second', async () => {
    const id = await enquire();
    const race = await Promise.allSettled([
      act(id, { kind: 'call', isReached: true }),
      act(id, { kind: 'close', outcome: 'joined' }),
      spam(id),
    ]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of race)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          status: 409,
          message: 'Someone else has just updated this enquiry. Check what they did before you continue.',
        });
  });

  it.each([
    ['no kind', { seen: 0 }],
    ['a reply', { kind: 'reply', seen: 0, text: 'Yes.' }],
    ['a spam decision', { kind: 'not_spam', seen: 0 }],
    ['a call without a result', { kind: 'call', seen: 0 }],
    ['a call with an invalid result', { kind: 'call', isReached: 'perhaps', seen: 0 }],
    ['no number of entries seen', { kind: 'reopen' }],
    ['a negative number of entries seen', { kind: 'reopen', seen: -1 }],
    ['an end without a word', { kind: 'close', outcome: 'not_now', seen: 0 }],
    ['an unknown outcome', { kind: 'close', outcome: 'eaten', seen: 0 }],
    ['an empty note', { kind: 'note', text: ' ', seen: 0 }],
    ['a note that is too long', { kind: 'note', text: 'x'.repeat(limits.enquiry.note + 1), seen: 0 }],
    ['a reason that is too long', { kind: 'follow_up', callOn: '2026-11-21', why: 'x'.repeat(201), seen: 0 }],
    ['a reason with half a character', { kind: 'follow_up', callOn: '2026-11-21', why: 'a\ud83d', seen: 0 }],
    ['a list', [{ kind: 'reopen', seen: 0 }]],
    ['a string', 'close'],
  ])('returns 400 for %s, and changes nothing', async (_, body) => {
    const id = await enquire();
    const before = await stored(id);
    const headers = { cookie: await api.signIn() };
    const { status } = await api.post(`/api/admin/enquiries/${id}/history`, JSON.stringify(body), headers);
    expect(status).toBe(400);
    expect(await stored(id)).toEqual(before);
  });

  it('returns 404 for an unknown enquiry', async () => {
    await expect(act('none', { kind: 'reopen' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/enquiries/{id}/spam', () => {
  it('moves it to spam only, and not-spam moves it back', async () => {
    const id = await enquire();
    await act(id, { kind: 'call', isReached: false, callOn: '2026-11-21' });
    const { data } = await spam(id, 1);
    expect(data).toMatchObject({ isSuspected: true, history: [{ kind: 'call' }, { kind: 'spam' }] });
    expect(await segmentsOf(id)).toEqual(['spam']);
    await api.owner('POST /admin/enquiries/{id}/not-spam', { path: { id } });
    expect(await segmentsOf(id)).toEqual(['follow-up', 'all']);
    const { history } = (await api.owner('GET /admin/enquiries/{id}', { path: { id } })).data;
    expect(history.map(({ kind }) => kind)).toEqual(['call', 'spam', 'not_spam']);
  });

  it('removes it from the figures of its day', async () => {
    const id = await enquire();
    setClock(now + 2 * 24 * 3_600_000);
    const enquiries = async () => {
      const { days } = (await api.owner('GET /admin/overview', {})).data;
      return days.find(({ date }) => date === '2026-11-20')?.enquiries;
    };
    expect(await enquiries()).toBe(1);
    await spam(id);
    expect(await enquiries()).toBe(0);
  });

  it('moves it once for repeats', async () => {
    const id = await enquire();
    await Promise.all(Array.from({ length: 4 }, () => spam(id, 0, 'tap')));
    const { data } = await spam(id, 0, 'tap');
    expect(data.history).toHaveLength(1);
  });

  it('is rejected if someone has replied since', async () => {
    const id = await enquire();
    await act(id, { kind: 'call', isReached: true });
    await expect(spam(id)).rejects.toMatchObject({ status: 409 });
    expect(await segmentsOf(id)).toEqual(['all']);
  });

  it('returns 404 for an unknown enquiry', async () => {
    await expect(spam('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /admin/enquiries/counts', () => {
  it('counts each list except the one to answer, exactly up to 99', async () => {
    const ids = [await enquire(), await enquire(), await enquire(), await enquire()] as const;
    await act(ids[0], { kind: 'call', isReached: true, callOn: '2026-11-21' });
    await act(ids[1], { kind: 'close', outcome: 'joined' });
    await spam(ids[2]);
    const counts = async () =>
      Object.fromEntries(
        (await api.owner('GET /admin/enquiries/counts', {})).data.map(({ segment, count, isMore }) => [
          segment,
          isMore ? `${count}+` : count,
        ]),
      );
    expect(await counts()).toEqual({
      ...{ 'follow-up': 1, closed: 1, all: 3, spam: 1 },
    });
    for (let more = 0; more < 96; more++) {
      jest.setSystemTime(now + more * 10_000);
      await enquire();
    }
    expect(await counts()).toMatchObject({ all: 99 });
    await enquire();
    expect(await counts()).toMatchObject({ all: '99+' });
  });
});

describe('GET /admin/enquiries', () => {
  it('lists enquiries to answer and to call again by due date, page by page', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 5; made++) {
      jest.setSystemTime(now + made * 60_000);
      const { data } = await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
      ids.push(data.id);
    }
    const read = async (segment: Segment) => {
      const found: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const query = { segment, limit: 2, ...(cursor && { cursor }) };
        const page: { data: { id: string }[]; next?: string | undefined } = await api.owner(
          'GET /admin/enquiries',
          { query },
        );
        found.push(...page.data.map(({ id }) => id));
        cursor = page.next;
      }
      return found;
    };
    expect(await read('to-answer')).toEqual(ids);
    for (const [n, id] of ids.entries()) await act(id, { kind: 'follow_up', callOn: `2026-11-2${9 - n}` });
    expect(await read('to-answer')).toEqual([]);
    for (const [day, due] of [
      [25, 1],
      [26, 2],
      [27, 3],
    ] as const) {
      setClock(Date.parse(`2026-11-${day}T12:00:00+05:30`));
      expect(await read('to-answer')).toEqual(ids.toReversed().slice(0, due));
    }
    const { data: later } = await api.visitor('POST /enquiries/certification', {
      body: certificationEnquiry,
    });
    expect(await read('to-answer')).toEqual([...ids.toReversed().slice(0, 3), later.id]);
    await act(later.id, { kind: 'close', outcome: 'joined' });
    expect(await read('follow-up')).toEqual(ids.toReversed());
    for (const id of ids) await act(id, { kind: 'close', outcome: 'joined' }, 1);
    expect(await read('closed')).toHaveLength(6);
    expect(await read('to-answer')).toEqual([]);
  });

  it('lists enquiries with the same deadline in the order they came', async () => {
    const night = Date.parse('2026-11-21T23:00:00+05:30');
    const ids: string[] = [];
    for (let made = 0; made < 8; made++) {
      setClock(night + made * 60_000);
      ids.push(await enquire());
    }
    const { data } = await api.owner('GET /admin/enquiries', { query: { segment: 'to-answer' } });
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});
