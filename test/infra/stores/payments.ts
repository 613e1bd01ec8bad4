import { at, atOnce, type Stores } from '../../support/stores.ts';

const buyer = { name: 'Imran', email: 'Imran@Example.com', mobile: '9812345678' };
const creation = (id: string) => ({ id, fingerprint: `of ${id}` });

const order = (id: string) => ({
  id,
  receipt: `receipt of ${id}`,
  fingerprint: `of ${id}`,
  userId: '42',
  paise: 449_900,
  currency: 'INR' as const,
  status: 'created' as const,
  createdAt: at(1),
});

/** What buyers and orders promise, on any DynamoDB. */
export function paymentsSuite(stores: () => Stores) {
  describe('users', () => {
    it('are unique by email, however it is spelt', async () => {
      const { users } = stores();
      expect(await users.register(buyer, creation('one'))).toBe('registered');
      expect(await users.register({ ...buyer, email: 'imran@example.COM' }, creation('two'))).toBe(
        'email taken',
      );
    });

    it('are registered again by a repeat, and not by another body under its id', async () => {
      const { users } = stores();
      await users.register(buyer, creation('one'));
      expect(await users.register(buyer, creation('one'))).toBe('registered');
      expect(await users.register(buyer, { id: 'one', fingerprint: 'another' })).toBe('id taken');
    });

    it('are registered once when twenty come with the same email', async () => {
      const { users } = stores();
      const results = await atOnce((turn) => users.register(buyer, creation(`${turn}`)));
      expect(results.filter((result) => result === 'registered')).toHaveLength(1);
      expect(results.filter((result) => result === 'email taken')).toHaveLength(19);
    });
  });

  describe('orders', () => {
    it('are stored once', async () => {
      const { orders } = stores();
      expect(await orders.add(order('order_1'))).toBe(true);
      expect(await orders.add(order('order_1'))).toBe(true);
      expect(await orders.add({ ...order('order_1'), paise: 100, fingerprint: 'another' })).toBe(false);
      expect(await orders.find('order_1')).toMatchObject({ paise: 449_900, status: 'created', userId: '42' });
      expect(await orders.find('order_2')).toBeUndefined();
    });

    it('are paid once by a payment that is proved twenty times', async () => {
      const { orders } = stores();
      await orders.add(order('order_1'));
      await atOnce(() => orders.markPaid('order_1', 'pay_1'));
      expect(await orders.find('order_1')).toMatchObject({ status: 'paid', paymentIds: new Set(['pay_1']) });
    });

    it('remember a second payment, and are not made by one', async () => {
      const { orders } = stores();
      await orders.add(order('order_1'));
      await orders.markPaid('order_1', 'pay_1');
      expect(await orders.markPaid('order_1', 'pay_2')).toMatchObject({
        paymentIds: new Set(['pay_1', 'pay_2']),
      });
      expect(await orders.markPaid('order_2', 'pay_1')).toBeUndefined();
      expect(await orders.find('order_2')).toBeUndefined();
    });
  });
}
