import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { news } from '#functions/orders/store.ts';
import { attributesOf, withNew } from '#functions/platform/outbox/entries.ts';
import type { Counter, StoredReceipt } from '#functions/receipts/store.ts';
import { startApi } from '../api.ts';
import { minute, setClock } from '../clock.ts';
import { memoryTable } from '../memory-table.ts';
import { callAws, type Fault, withFault } from '../payments/faults.ts';
import { startNumbers } from '../turns.ts';

interface PaidOrder {
  id: string;
  receiptSerial?: string;
  paidAt: string;
  outbox?: { due: string }[];
}

export interface Books {
  orders: PaidOrder[];
  receipts: StoredReceipt[];
  counters: (Counter & { year: string })[];
}

export function startWorld() {
  const table = memoryTable();
  const numbers = startNumbers();
  const api = startApi({
    table,
    around: async (action, act) => {
      for (let turns = numbers.next(8); turns > 0; turns--) await undefined;
      return callAws(action, act);
    },
  });
  const paid = new Map<string, string>();

  return {
    paid,
    begin: async (given: number) => {
      await table.clear();
      api.forget();
      api.logged.length = 0;
      paid.clear();
      numbers.begin(given);
      setClock(startOfTime);
    },
    pay: async (count: number) => {
      for (let n = 0; n < count; n++) {
        const id = `order_${paid.size}`;
        paid.set(id, new Date().toISOString());
        await table.send(new PutCommand({ TableName: 'table', Item: paidOrder(id, paid.size % 2 === 0) }));
      }
    },
    take: (fault?: Fault) => withFault(fault, () => api.runSchedule('followOrders').catch(() => undefined)),
    books: async (): Promise<Books> => {
      const items = (await table.items()) as { pk: string; sk: string }[];
      const numbered = items.filter(({ pk }) => pk === 'RECEIPT');
      const isCounter = ({ sk }: { sk: string }) => sk.startsWith('COUNTER#');
      return {
        orders: items.filter(({ pk }) => pk === 'ORDER') as unknown as PaidOrder[],
        receipts: numbered.filter((item) => !isCounter(item)) as unknown as StoredReceipt[],
        counters: numbered
          .filter(isCounter)
          .map((item) => ({ ...(item as unknown as Counter), year: item.sk.replace('COUNTER#', '') })),
      };
    },
  };
}

export type World = ReturnType<typeof startWorld>;

export const startOfTime = Date.parse('2027-03-31T23:00:00+05:30');

const paidOrder = (id: string, isEstimated: boolean) => {
  const now = new Date().toISOString();
  const begun = new Date(Date.now() - 90 * minute).toISOString();
  const payment = { id: `pay_of_${id}`, paise: 449_900, currency: 'INR', status: 'captured', captured: true };
  return {
    ...{ pk: 'ORDER', sk: id, id, paise: 449_900, currency: 'INR', status: 'paid', version: 1, emails: [] },
    ...{ plan: { band: '14-20', item: 'Resume' }, buyer: { name: 'Asha', email: 'a@b.example', mobile: '' } },
    ...{ payments: [{ ...payment, createdAt: begun }], paidBy: payment.id, createdAt: begun },
    ...(isEstimated ? { paidAt: begun, paidAtEstimated: true } : { paidAt: now }),
    ...{ refunds: [], settled: false, ...attributesOf(withNew(undefined, [news('paid')])) },
  };
};
