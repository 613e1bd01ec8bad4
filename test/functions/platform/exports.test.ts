import { exportedRows, limits } from '#shared/domain/limits/limits.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { statusPartition } from '#shared/table.ts';
import { startApi } from '../../support/api.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';
import { paidOrder, payment, refund } from '../../support/web/order-samples.ts';

const api = startApi({ table: startTable() });

const putEnquiry = (id: string, values: object = {}) =>
  api.put({
    ...{ pk: 'ENQUIRY', sk: id, gsi1pk: 'ENQUIRY', gsi1sk: `0#2026-11-20T10:00:00.000Z#${id}` },
    ...{
      id,
      type: 'general',
      title: 'General',
      name: 'Asha',
      email: 'a@example.com',
      phone: '',
      message: 'm',
    },
    ...{ clarified: false, createdAt: '2026-11-20T10:00:00.000Z', ...values },
  });

const putOrder = (order: AdminOrder) => {
  const courseSeat = `${order.createdAt}#${order.id}`;
  const index = {
    gsi1pk: 'ORDER',
    gsi1sk: courseSeat,
    gsi3pk: statusPartition(order.status),
    gsi3sk: courseSeat,
  };
  return api.put({ pk: 'ORDER', sk: order.id, ...index, ...order });
};

describe('GET /admin/enquiries/export', () => {
  const names = 'Received (IST),Type,Title,Name,Email,Phone,Message,Status,Request';

  it('is only for the owner', async () => {
    await expect(api.visitor('GET /admin/enquiries/export', {})).rejects.toMatchObject({ status: 401 });
  });

  it('returns the column names and a safe, readable row per enquiry', async () => {
    const courseSeat = { wants: 'seat', batchStart: '2026-12-05' } as const;
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...courseSeat, name: '=cmd()' } });
    await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    const { data, next } = await api.owner('GET /admin/enquiries/export', {});
    expect(data).toEqual([
      names,
      expect.stringMatching(
        /^\d{4}-\d\d-\d\d \d\d:\d\d,course,PMP Certification Training,'=cmd\(\),asha@example.com,\+91 98765 43210,Is there a weekend batch\?,Pending,"wants a seat, batch of 5 December 2026"$/,
      ),
      expect.stringMatching(/certification,CCNA,रवि देशमुख,ravi@example\.com,.*,Not applicable,$/),
    ]);
    expect(next).toBeUndefined();
  });

  it('is paged, with the column names only on the first page', async () => {
    for (const id of ['e1', 'e2', 'e3']) await putEnquiry(id);
    const first = await api.owner('GET /admin/enquiries/export', { query: { limit: 2 } });
    const second = await api.owner('GET /admin/enquiries/export', {
      query: { limit: 2, cursor: first.next ?? '' },
    });
    expect(first.data).toHaveLength(3);
    expect(second.data).toHaveLength(1);
    expect(second.data[0]).not.toBe(names);
  });

  it('exports suspected spam separately, and an item with a missing field', async () => {
    await putEnquiry('s', { gsi1pk: 'SUSPECTED_ENQUIRY', phone: undefined, message: undefined });
    const { data } = await api.owner('GET /admin/enquiries/export', { query: { segment: 'spam' } });
    expect(data[1]).toBe('2026-11-20 15:30,general,General,Asha,a@example.com,,,Not applicable,');
    expect((await api.owner('GET /admin/enquiries/export', {})).data).toEqual([names]);
  });

  it.each([
    ['to-answer', { gsi2pk: 'OPEN_ENQUIRY', gsi2sk: 'due#p' }],
    ['follow-up', { gsi3pk: 'FOLLOW_UP_ENQUIRY', gsi3sk: 'day#p' }],
    ['closed', { gsi3pk: 'CLOSED_ENQUIRY', gsi3sk: 'at#p' }],
  ] as const)('exports the list %s', async (segment, places) => {
    await putEnquiry('p', places);
    const { data } = await api.owner('GET /admin/enquiries/export', { query: { segment } });
    expect(data).toHaveLength(2);
  });

  it('stays within a Lambda’s response limit, even with the largest items', async () => {
    // A quotation mark becomes eight bytes, because CSV doubles it and JSON then escapes it twice.
    const quotes = { message: '"'.repeat(limits.enquiry.message), title: '"'.repeat(limits.enquiry.title) };
    const name = '"'.repeat(limits.person.name);
    for (let at = 0; at <= exportedRows; at++) await putEnquiry(`e${at}`, { ...quotes, name });
    const { data, next } = await api.owner('GET /admin/enquiries/export', {});
    expect(data).toHaveLength(1 + exportedRows);
    expect(next).toBeDefined();
  });

  it('is logged in the activity', async () => {
    await api.owner('GET /admin/enquiries/export', {});
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data).toMatchObject([{ operation: 'exportEnquiries', fields: [], outcome: 'done' }]);
  });
});

describe('GET /admin/orders/export', () => {
  const names =
    'Created (IST),Order,Receipt,Order ID,Status,Name,Email,Mobile,Item,Experience band,Amount,Received,Refunded,Deducted for disputes,Refund pending,After refunds,Razorpay fee,Tax included in fee,Paid (IST),Paid date is,Payment ID,Refund references';

  it('returns the column names and a row per order', async () => {
    const again = payment({ id: 'pay_second', createdAt: '2025-09-07T10:41:00.000Z' });
    const uncaptured = payment({ id: 'pay_third', status: 'refunded', captured: false });
    await putOrder(
      paidOrder({
        paidAt: '2025-09-07T10:41:00.000Z',
        paidAtEstimated: true,
        payments: [payment({ feePaise: 3540, taxPaise: 540 }), again, uncaptured],
        refunds: [
          refund({ reference: '634567890123' }),
          refund({ id: 'rfnd_second', paymentId: uncaptured.id, paise: uncaptured.paise }),
        ],
        buyer: { name: '=1+1', email: 'asha@example.com', mobile: '9822000001' },
      }),
    );
    const { plan: _, buyer: __, ...bare } = paidOrder({ id: 'order_A' });
    await putOrder(bare);
    const { data } = await api.owner('GET /admin/orders/export', {});
    expect(data).toEqual([
      names,
      "2025-09-07 16:05,P-2025-65087973,,order_One,Paid,'=1+1,asha@example.com,98220 00001,Ultimate Career Kit,3 to 7 years,4499,8998,500,0,4499,3999,35.4,5.4,2025-09-07 16:11,estimated,pay_first,634567890123",
      expect.stringContaining('order_A,Paid,,,,Amount only,,4499,4499,0,0,0,4499,0,0,'),
    ]);
  });

  it.each(['created', 'attempted', 'paid', 'partially_refunded', 'refunded'] as const)(
    'exports orders of one status: %s',
    async (status) => {
      await putOrder(paidOrder({ id: 'order_A', status }));
      await putOrder(paidOrder({ id: 'order_B', status: status === 'paid' ? 'refunded' : 'paid' }));
      const { data } = await api.owner('GET /admin/orders/export', { query: { status } });
      expect(data.map((line) => line.split(',')[3])).toEqual(['Order ID', 'order_A']);
    },
  );
});
