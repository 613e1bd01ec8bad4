import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { keepRazorpaySecret } from '../../support/razorpay-secret.ts';

const api = startApi();
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);

const at = (time: string) => setClock(Date.parse(time));

const today = async () => (await (await api.owner())('GET /admin/today', {})).data;

const none = { count: 0, isMore: false };
const one = { count: 1, isMore: false };

describe('GET /admin/today', () => {
  // A Friday.
  beforeEach(() => at('2026-11-20T12:00:00+05:30'));

  it('says nothing is due where nothing is, and what is left to set up', async () => {
    expect(await today()).toEqual({
      date: '2026-11-20',
      rows: [],
      counts: { enquiries: none, work: none, orders: none, reviews: none, mail: none, classes: none },
      late: none,
      dueToday: none,
      fresh: none,
      setUp: [
        { step: 'razorpay_key', isDone: true },
        { step: 'webhook', isDone: false },
        { step: 'mail_domain', isDone: false },
        { step: 'second_factor', isDone: false },
        { step: 'sample_values', isDone: false },
      ],
    });
  });

  it('shows an enquiry with its latest time until it is answered, and never what looks like spam', async () => {
    const { id } = (await api.visitor('POST /enquiries', { body: courseEnquiry })).data;
    const body = { ...certificationEnquiry, remark: 'Filled in by a machine.' };
    await api.visitor('POST /enquiries/certification', { body });
    const { rows, counts, fresh, next } = await today();
    expect(rows).toEqual([
      expect.objectContaining({
        reason: 'enquiry',
        id,
        due: '2026-11-24T06:30:00.000Z',
        who: courseEnquiry.name,
      }),
    ]);
    expect([counts.enquiries, fresh, next]).toEqual([one, one, '2026-11-24T06:30:00.000Z']);

    at('2026-11-24T09:00:00+05:30');
    expect(await today()).toMatchObject({ late: none, dueToday: one, fresh: none });
    at('2026-11-24T13:00:00+05:30');
    expect(await today()).toMatchObject({ late: one, dueToday: none });
    const owner = await api.owner();
    const act = { kind: 'call', isReached: true, seen: 0 } as const;
    await owner('POST /admin/enquiries/{id}/acts', { path: { id }, body: act, idempotencyKey: 'call' });
    expect((await today()).rows).toEqual([]);
  });
});
