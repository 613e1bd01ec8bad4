import { replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';

const api = startApi();

const friday = '2026-11-20T18:00:00.000+05:30';
const inUtc = (time: string) => new Date(time).toISOString();

const stored = async () => {
  const [row] = await api.rows('ENQUIRY');
  return row ?? {};
};

const emailFactsOf = ({ outbox = [] }: Record<string, unknown>) =>
  (outbox as { due: string; facts: { template?: string } }[])
    .filter(({ facts }) => facts.template)
    .map(({ due, facts }) => [facts.template, due]);

const enquire = {
  course: (more = {}) => api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...more } }),
  certification: (more = {}) =>
    api.visitor('POST /enquiries/certification', { body: { ...certificationEnquiry, ...more } }),
  general: (more = {}) =>
    api.visitor('POST /enquiries/certification', {
      body: { ...certificationEnquiry, certificationName: 'General Inquiry', ...more },
    }),
} as const;

const types = ['course', 'certification', 'general'] as const;

describe('a new enquiry', () => {
  it.each(types)('about a %s emails its sender and the owner at once', async (type) => {
    setClock(Date.parse(friday));
    const { data } = await enquire[type]();
    const row = await stored();
    expect(row).toMatchObject({
      ...{ id: data.id, type, ticket: expect.stringMatching(/^E-2026-\d{8}$/), emails: [] },
      ...{
        gsi2pk: 'OPEN_ENQUIRY',
        gsi2sk: `${replyDeadline({ type, createdAt: inUtc(friday) })}#${inUtc(friday)}#${data.id}`,
        gsi4pk: 'MAIL',
      },
    });
    expect(emailFactsOf(row)).toEqual([
      ['enquiry-received', inUtc(friday)],
      ['new-enquiry', inUtc(friday)],
    ]);
  });

  it.each(types)('about a %s is written once, and read for its search rows and the answer', async (type) => {
    await enquire[type]();
    const own = api.uses.filter(({ partition }) => partition !== 'THROTTLE' && partition !== 'SEARCH');
    expect(own.map(({ action, partition }) => `${action} ${partition}`)).toEqual([
      ...['PutItem ENQUIRY', 'GetItem ENQUIRY', 'GetItem ENQUIRY'],
      // For the date of the reply.
      ...(type === 'course' ? ['GetItem ENQUIRY', 'GetItem SETTINGS'] : []),
    ]);
    expect(
      api.uses.filter(({ partition, action }) => partition === 'SEARCH' && action !== 'PutItem'),
    ).toEqual([]);
  });

  it('sends no more emails for later repeats', async () => {
    const send = () => api.visitor('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'tap' });
    const { data } = await send();
    await api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id } });
    const before = await stored();
    expect((await send()).data).toEqual(data);
    expect(await stored()).toEqual(before);
    expect(emailFactsOf(before)).toHaveLength(2);
  });

  it('stores the id of its course if the form has one', async () => {
    await enquire.course();
    expect(await stored()).toMatchObject({ courseId: courseEnquiry.courseId });
  });

  it('stores nothing if the table fails', async () => {
    api.failOn('PutItem');
    await expect(enquire.course()).rejects.toMatchObject({ status: 500 });
    expect(await stored()).toEqual({});
  });

  it.each(types)('about a %s sends nothing if it’s suspected spam, even when it’s restored', async (type) => {
    const { data } = await enquire[type]({ remark: 'https://spam.example' });
    const notSent = { template: 'enquiry-received', outcome: 'not sent', reason: 'suspected spam' };
    const row = await stored();
    expect(row).toMatchObject({ emails: [notSent], outbox: [{ kind: 'SEARCH' }], gsi4pk: 'SEARCH' });
    expect(row).not.toHaveProperty('gsi2pk');

    const path = { id: data.id };
    expect((await api.owner('GET /admin/enquiries/{id}', { path })).data).toMatchObject({
      isSuspected: true,
      emails: [{ ...notSent, id: expect.any(String), at: row.createdAt }],
    });
    await api.owner('POST /admin/enquiries/{id}/not-spam', { path });
    const restored = await stored();
    expect(restored).toMatchObject({
      gsi2pk: 'OPEN_ENQUIRY',
      gsi2sk: `${replyDeadline(row as unknown as { type: string; createdAt: string })}#${row.createdAt}#${data.id}`,
    });
    expect(emailFactsOf(restored)).toEqual([]);
    expect((await api.owner('GET /admin/enquiries/{id}', { path })).data).toMatchObject({
      isSuspected: false,
      emails: [notSent],
    });
  });
});

describe('an enquiry that waits for a reply', () => {
  const isOpen = async () => (await stored()).gsi2pk === 'OPEN_ENQUIRY';

  it('waits until it’s clarified, and again once it’s pending again', async () => {
    const { data } = await enquire.course();
    const toggle = () => api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id } });
    expect((await toggle()).data).not.toHaveProperty('answeredAt');
    expect(await isOpen()).toBe(false);
    await toggle();
    expect(await isOpen()).toBe(true);
    expect(emailFactsOf(await stored())).toHaveLength(2);
  });

  it('doesn’t wait again if it’s pending again after a call', async () => {
    const { data } = await enquire.course();
    const path = { id: data.id };
    const { answeredAt } = (
      await api.owner('POST /admin/enquiries/{id}/history', {
        path,
        body: { kind: 'call', isReached: true, seen: 0 },
      })
    ).data;
    for (const clarified of [true, false]) {
      const { data: toggled } = await api.owner('PATCH /admin/enquiries/{id}/toggle', { path });
      expect(toggled).toMatchObject({ clarified, answeredAt });
      expect(await isOpen()).toBe(false);
    }
  });

  it('doesn’t wait if it’s answered and toggled at the same moment', async () => {
    const { data } = await enquire.course();
    const path = { id: data.id };
    await Promise.all([
      api.owner('PATCH /admin/enquiries/{id}/toggle', { path, body: { seen: false } }),
      api.owner('POST /admin/enquiries/{id}/history', {
        path,
        body: { kind: 'call', isReached: true, seen: 0 },
      }),
      api.owner('PATCH /admin/enquiries/{id}/toggle', { path, body: { seen: true } }),
    ]);
    expect(await stored()).toHaveProperty('answeredAt');
    expect(await isOpen()).toBe(false);
  });
});
