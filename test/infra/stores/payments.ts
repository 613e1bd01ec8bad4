import type { StoredOrder } from '#functions/orders/store.ts';
import { at, atOnce, type Stores } from '../../support/stores.ts';

const buyer = { name: 'Imran', email: 'Imran@Example.com', mobile: '9812345678' };
const creation = (id: string) => ({ id, fingerprint: `of ${id}` });

const order = (id: string) => ({
  id,
  receipt: `receipt of ${id}`,
  fingerprint: `of ${id}`,
  userId: '42',
  paise: 449_900,
  catalogue: '2025-09',
  createdAt: at(1),
});

const payment = {
  paise: 449_900,
  currency: 'INR',
  status: 'failed' as const,
  captured: false,
  createdAt: at(2),
};

export function paymentsSuite(stores: () => Stores) {
  describe('users', () => {
    it('are unique by email, however it is spelt', async () => {
      const { users } = stores();
      expect(await users.register(buyer, creation('one'))).toBe('registered');
      expect(await users.register({ ...buyer, email: 'imran@example.COM' }, creation('two'))).toBe(
        'email taken',
      );
    });

    it('are registered again by a repeat, and not by another body under the same id', async () => {
      const { users } = stores();
      await users.register(buyer, creation('one'));
      expect(await users.register(buyer, creation('one'))).toBe('registered');
      expect(await users.register(buyer, { id: 'one', fingerprint: 'another' })).toBe('id taken');
    });

    it('are registered once if twenty register with the same email', async () => {
      const { users } = stores();
      const results = await atOnce((turn) => users.register(buyer, creation(`${turn}`)));
      expect(results.filter((result) => result === 'registered')).toHaveLength(1);
      expect(results.filter((result) => result === 'email taken')).toHaveLength(19);
    });
  });

  describe('orders', () => {
    // On a slow machine, twenty simultaneous changes take longer than the few seconds allowed for each.
    beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(0));
    afterEach(() => jest.restoreAllMocks());

    it('are stored once', async () => {
      const { orders } = stores();
      expect(await orders.add(order('order_1'))).toBe(true);
      expect(await orders.add(order('order_1'))).toBe(true);
      expect(await orders.add({ ...order('order_1'), paise: 100, fingerprint: 'another' })).toBe(false);
      expect(await orders.find('order_1')).toMatchObject({ paise: 449_900, status: 'created', userId: '42' });
      expect(await orders.find('order_2')).toBeUndefined();
    });

    it('keep all of twenty changes made at once', async () => {
      const { orders } = stores();
      await orders.add(order('order_1'));
      await atOnce((turn) =>
        orders.update('order_1', ({ payments, ...rest }) => ({
          ...rest,
          payments: [...payments, { ...payment, id: `pay_${turn}` }],
        })),
      );
      const stored = await orders.find('order_1');
      expect(stored?.payments).toHaveLength(20);
      expect(stored?.version).toBe(20);
    });

    it('aren’t created by a change, or written by one that changes nothing', async () => {
      const { orders } = stores();
      await orders.add(order('order_1'));
      await orders.update('order_1', (unchanged) => unchanged);
      expect(await orders.find('order_1')).toMatchObject({ version: 0 });
      expect(await orders.update('order_2', (unchanged) => unchanged)).toBeUndefined();
      expect(await orders.claimRefresh('order_2', 1000)).toBe(false);
      expect(await orders.find('order_2')).toBeUndefined();
    });

    it('are listed by status', async () => {
      const { orders } = stores();
      for (const id of ['order_1', 'order_2']) await orders.add(order(id));
      await orders.update('order_2', (before) => ({ ...before, status: 'paid', settled: true }));
      const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
      const page = { limit: 10, after: undefined };
      expect(ids(await orders.list(page))).toEqual(['order_2', 'order_1']);
      expect(ids(await orders.list(page, 'paid'))).toEqual(['order_2']);
      expect(ids(await orders.list(page, 'created'))).toEqual(['order_1']);
    });

    it('are refreshed for only one of twenty visitors at once, and again after a while', async () => {
      const { orders } = stores();
      await orders.add(order('order_1'));
      const asked = await atOnce(() => orders.claimRefresh('order_1', 60_000));
      expect(asked.filter(Boolean)).toHaveLength(1);
      expect(await orders.claimRefresh('order_1', -1)).toBe(true);
    });
  });

  describe('checkouts', () => {
    const plan = { band: '0-3', item: 'Resume' } as const;
    const checkout = { plan, email: 'Imran@Example.com', mobile: '+91 98123-45678' };

    it('point to one order per buyer, however email and mobile are written', async () => {
      const { relatedOrders } = stores();
      const pointed = await atOnce((turn) =>
        relatedOrders.point(checkout, { seen: undefined, to: `order_${turn}`, earlier: [] }),
      );
      expect(pointed.filter(Boolean)).toHaveLength(1);
      const written = { plan, email: 'imran@example.com', mobile: '9812345678' };
      for (const mobile of [written.mobile, '0 98123 45678', '+919812345678'])
        expect(await relatedOrders.find({ ...written, mobile })).toEqual({
          recent: [`order_${pointed.indexOf(true)}`],
          paid: [],
        });
      expect(await relatedOrders.find({ ...written, plan: { ...plan, band: '20+' } })).toEqual({
        recent: [],
        paid: [],
      });
    });

    it('are moved to a new order only from the one that was seen', async () => {
      const { relatedOrders } = stores();
      await relatedOrders.point(checkout, { seen: undefined, to: 'order_1', earlier: [] });
      const move = (to: string) =>
        relatedOrders.point(checkout, { seen: 'order_1', to, earlier: ['order_1'] });
      expect(await move('order_2')).toBe(true);
      expect(await move('order_3')).toBe(false);
      expect(await relatedOrders.find(checkout)).toEqual({ recent: ['order_2', 'order_1'], paid: [] });
    });

    it('keep each paid order once after moving to another order', async () => {
      const { relatedOrders } = stores();
      await relatedOrders.addPaid(checkout, 'order_1');
      await relatedOrders.point(checkout, { seen: undefined, to: 'order_2', earlier: [] });
      await atOnce(() => relatedOrders.addPaid(checkout, 'order_1'));
      expect(await relatedOrders.find(checkout)).toEqual({ recent: ['order_2'], paid: ['order_1'] });
    });

    it('keep a claimed receipt for its own request, with its result', async () => {
      const { relatedOrders } = stores();
      expect(await relatedOrders.claim(creation('one'))).toEqual({});
      await relatedOrders.answer(creation('one'), 'order_1');
      expect(await relatedOrders.claim(creation('one'))).toMatchObject({ orderId: 'order_1' });
      expect(await relatedOrders.claim({ id: 'one', fingerprint: 'another' })).toBeUndefined();
    });
  });

  describe('open orders', () => {
    const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

    it('are listed by the expected payment, leaving out those that no one tries to pay', async () => {
      const { orders } = stores();
      for (const id of ['order_1', 'order_2', 'order_3']) await orders.add(order(id));
      const paid = (status: 'failed' | 'authorized' | 'captured') => (before: StoredOrder) => ({
        ...before,
        payments: [{ ...payment, id: `pay of ${before.id}`, status }],
      });
      await orders.update('order_2', paid('failed'));
      await orders.update('order_3', paid('authorized'));
      expect(ids(await orders.listOpen('awaited', 10, undefined))).toEqual(['order_3']);
      expect(ids(await orders.listOpen('possible', 10, undefined))).toEqual(['order_2']);
      await orders.update('order_3', paid('captured'));
      expect(ids(await orders.listOpen('awaited', 10, undefined))).toEqual([]);
    });

    it('are continued from the last one to the end of their list', async () => {
      const { orders } = stores();
      for (const [turn, status] of (['failed', 'authorized', 'authorized'] as const).entries()) {
        await orders.add(order(`order_${turn}`));
        await orders.update(`order_${turn}`, (before) => ({
          ...before,
          payments: [{ ...payment, id: `pay_${turn}`, status }],
        }));
      }
      const first = await orders.listOpen('awaited', 1, undefined);
      const second = await orders.listOpen('awaited', 1, first.next);
      expect([...ids(first), ...ids(second)]).toEqual(['order_2', 'order_1']);
      expect([typeof first.next, second.next]).toEqual(['string', undefined]);
    });
  });

  describe('the progress of the sweep', () => {
    it('moves a cursor only from where the run began, and starts over', async () => {
      const { sweep } = stores();
      expect(await sweep.findCursor('AWAITED')).toBeUndefined();
      expect(await sweep.moveCursor('AWAITED', { from: undefined, to: 'a' })).toBeTruthy();
      expect(await sweep.moveCursor('AWAITED', { from: undefined, to: 'b' })).toBeUndefined();
      expect(await sweep.findCursor('AWAITED')).toBe('a');
      expect(await sweep.findCursor('POSSIBLE')).toBeUndefined();
      await sweep.moveCursor('AWAITED', { from: 'a', to: undefined });
      expect(await sweep.findCursor('AWAITED')).toBeUndefined();
    });

    it('moves the time of a list only forward in eight runs at once', async () => {
      const { sweep } = stores();
      expect(await sweep.findSweptUntil('PAYMENTS')).toBeUndefined();
      await Promise.all([3, 8, 1, 5, 2, 7, 4, 6].map((turn) => sweep.moveSweptUntil('PAYMENTS', turn)));
      expect(await sweep.findSweptUntil('PAYMENTS')).toBe(8);
      expect(await sweep.findSweptUntil('REFUNDS')).toBeUndefined();
    });
  });

  describe('unmatched payments', () => {
    const unmatched = { ...payment, id: 'pay_1', orderId: 'order_x', status: 'authorized' as const };
    const page = { limit: 10, after: undefined };

    it('are stored once and updated by the latest read', async () => {
      const { unmatchedPayments } = stores();
      const kept = await atOnce(() => unmatchedPayments.keep(unmatched, at(3)));
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await unmatchedPayments.keep({ ...unmatched, status: 'refunded' }, at(5))).toBe(false);
      await unmatchedPayments.keep({ ...unmatched, status: 'captured' }, at(4));
      expect((await unmatchedPayments.list(page)).items).toMatchObject([{ id: 'pay_1', status: 'refunded' }]);
    });

    it('leave the list for good once ignored', async () => {
      const { unmatchedPayments } = stores();
      expect(await unmatchedPayments.ignore('pay_1')).toBe(false);
      await unmatchedPayments.keep(unmatched, at(3));
      expect(await unmatchedPayments.ignore('pay_1')).toBe(true);
      await unmatchedPayments.keep({ ...unmatched, status: 'captured' }, at(4));
      expect((await unmatchedPayments.list(page)).items).toEqual([]);
    });
  });
}
