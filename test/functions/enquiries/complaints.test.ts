import * as attemptLimits from '#shared/domain/limits/attempts.ts';
import { mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { complaint } from '../../support/entries.ts';

const api = startApi();

const listed = async () => (await api.owner('GET /admin/enquiries', {})).data;

const emailFactsOf = async (kind: string) =>
  (await api.rows('ENQUIRY'))
    .flatMap(({ outbox }) => (outbox as { kind: string; facts?: { template?: string } }[] | undefined) ?? [])
    .filter((entry) => entry.kind === kind)
    .map(({ facts }) => facts?.template);

describe('POST /complaints', () => {
  it('opens a complaint with a ticket number, and the owner settles it like one about an order', async () => {
    const { data } = await api.visitor('POST /complaints', {
      body: { ...complaint, noticeVersion: 1 },
    });
    expect(data.ticket).toMatch(/^G-\d{4}-\d{8}$/);
    expect(await listed()).toEqual([
      expect.objectContaining({
        ...{ id: data.id, ticket: data.ticket, type: 'complaint', title: complaint.about },
        ...{ name: complaint.name, email: complaint.email, message: complaint.message, noticeVersion: 1 },
      }),
    ]);
    expect(await emailFactsOf('ACKNOWLEDGEMENT')).toEqual(['complaint-acknowledged']);
    expect(await emailFactsOf('MAIL')).toEqual(['complaint-received']);
  });

  it('opens a complaint that can be marked as spam, because anyone can send it', async () => {
    const { data } = await api.visitor('POST /complaints', { body: complaint });
    const path = { id: data.id };
    await api.owner('POST /admin/enquiries/{id}/spam', { path, body: { seen: 0 } });
    expect(await listed()).toEqual([]);
    const spam = await api.owner('GET /admin/enquiries', { query: { segment: 'spam' } });
    expect(spam.data).toMatchObject([{ id: data.id }]);
  });

  it('needs no phone number and no subject', async () => {
    const { name, email, message } = complaint;
    await api.visitor('POST /complaints', { body: { name, email, message } });
    expect(await listed()).toEqual([expect.objectContaining({ title: 'Complaint', phone: '' })]);
  });

  it('creates one complaint and one ticket for repeats, and rejects the key with a different text', async () => {
    const idempotencyKey = 'a-key-of-the-form';
    const first = await api.visitor('POST /complaints', { body: complaint, idempotencyKey });
    const again = await api.visitor('POST /complaints', { body: complaint, idempotencyKey });
    expect(again.data).toEqual(first.data);
    const other = api.visitor('POST /complaints', {
      body: { ...complaint, message: 'Else.' },
      idempotencyKey,
    });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect(await listed()).toHaveLength(1);
  });

  it('names each missing field', async () => {
    const empty = api.visitor('POST /complaints', { body: {} as typeof complaint });
    await expect(empty).rejects.toMatchObject({
      status: 400,
      errors: ['name', 'email', 'message'].map((field) => expect.objectContaining({ field })),
    });
    expect(await listed()).toEqual([]);
  });

  it('hides what a bot submitted, and emails no one', async () => {
    await api.visitor('POST /complaints', { body: { ...complaint, remark: 'x' } });
    expect(await listed()).toEqual([]);
    expect(await emailFactsOf('ACKNOWLEDGEMENT')).toEqual([]);
    expect(await emailFactsOf('MAIL')).toEqual([]);
  });

  it('has the same limits as enquiries, and acknowledges some by email', async () => {
    setClock(Date.UTC(2026, 10, 20, 6, 30));
    const { most } = attemptLimits.enquiry;
    for (let sent = 0; sent < most; sent++)
      await api.visitor('POST /complaints', { body: { ...complaint, message: `Complaint ${sent}.` } });
    await expect(api.visitor('POST /complaints', { body: complaint })).rejects.toMatchObject({ status: 429 });
    const acknowledged = await emailFactsOf('ACKNOWLEDGEMENT');
    expect(acknowledged).toHaveLength(Math.min(most, mailLimits.acknowledgements.fromAddressPerDay));
    expect(await emailFactsOf('MAIL')).toHaveLength(most);
  });
});
