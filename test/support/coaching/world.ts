import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredDay } from '#functions/coaching/coach-days.ts';
import { recordUpdate } from '#functions/orders/apply.ts';
import * as orders from '#functions/orders/store.ts';
import { startOrderSession } from '#functions/platform/access/sessions.ts';
import type { StoredWork } from '#functions/works/store.ts';
import { definitionOf } from '#infra/definitions.ts';
import { ApiError, type Call } from '#shared/api/client.ts';
import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import { dayInIndia, daysLater, midnightOf } from '#shared/domain/time/india-time.ts';
import { startApi } from '../api.ts';
import { hour, minute, monday, setClock } from '../clock.ts';
import { mailStage } from '../mail/stage.ts';
import { memoryTable } from '../memory-table.ts';
import { callAws } from '../payments/faults.ts';
import { startNumbers } from '../turns.ts';

/** A sold or offered order. Orders placed on the site are stored directly, because only the payment matters here. */
export interface Sale {
  id: string;
  offer: AdminOffer;
  linkId?: string;
}

export function startWorld() {
  const table = memoryTable(50);
  const numbers = startNumbers();
  const api = startApi({
    table,
    around: async (action, act) => {
      for (let turns = numbers.next(8); turns > 0; turns--) await undefined;
      return callAws(action, act);
    },
  });
  const sales: Sale[] = [];
  const offers: AdminOffer[] = [];
  let site: Record<string, unknown>[] | undefined;
  let made = 0;

  const put = (Item: Record<string, unknown>) => table.send(new PutCommand({ TableName: 'table', Item }));

  const openSite = async () => {
    if (site) for (const item of site) await put(item);
    else {
      const { data: coach } = await api.owner('POST /admin/team', {
        body: { name: 'Asha Kulkarni', role: 'Coach', line: 'Interviews.', tasks: [] },
      });
      for (const [sessions, minutes] of [
        [1, 60],
        [2, 60],
        [3, 90],
      ] as const)
        offers.push(
          (
            await api.owner('POST /admin/coaching/offers', {
              body: {
                ...{ title: `${sessions} sessions`, description: 'Coaching.', sessions, minutes },
                ...{ rupees: sessions * 1500, coachId: coach.id, place: 'https://meet.example/asha' },
              },
            })
          ).data,
        );
      const daily = { from: '10:00', to: '16:00' };
      await api.owner('PUT /admin/coaching/availability/{coachId}', {
        path: { coachId: coach.id },
        body: {
          weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...daily })),
          ...{ blocked: [], worksOn: [], bufferMinutes: 15, noticeHours: 24, daysAhead: 30 },
        },
      });
      const ofSite = new Set(['TEAM_MEMBER', 'OFFER', 'AVAILABILITY']);
      site = (await table.items())
        .filter(({ pk }) => ofSite.has(String(pk)))
        .map(({ outbox, outboxTag, gsi4pk, gsi4sk, ...item }) => item);
    }
  };

  /** Twelve starts on two days, half an hour apart, two and three days after the beginning. */
  const slotAt = (slot: number): string => {
    const date = daysLater(dayInIndia(Date.now()), 3 + Math.floor(slot / 6));
    return new Date(midnightOf(date) + 10 * hour + (slot % 6) * 30 * minute).toISOString();
  };

  const buyerOf = async (id: string): Promise<Call> => {
    const grants = { table: { ORDER: ['GetItem'] }, secrets: ['links'] } as const;
    const cookie = await api.runAs('signs', grants, () => startOrderSession({ id }));
    return api.withCookie(cookie.split(';')[0] ?? '');
  };

  const addOrder = async ({ id, offer }: Sale, start: string | undefined) => {
    const { id: offerId, title, sessions, minutes, coachId } = offer;
    const product = { kind: 'coaching', offerId, title, sessions, minutes, coachId, coach: 'Asha' } as const;
    await runAsCheckout(() =>
      orders.add({
        ...{ id, receipt: id, fingerprint: id, userId: 'u1', paise: offer.rupees * 100, product },
        ...{ buyer: { name: 'Rekha Nair', email: `${id}@example.com`, mobile: '9820012345' } },
        ...(start && { wants: { start } }),
        ...{ catalogue: '1', createdAt: new Date().toISOString() },
      }),
    );
  };

  const runAsCheckout = <T>(act: () => Promise<T>) =>
    api.runAs('sells', definitionOf('recordOfflinePayment').grants, act);

  const payOnSite = async ({ id, offer }: Sale) => {
    const at = new Date().toISOString();
    const payment = {
      id: `pay_${id}`,
      paise: offer.rupees * 100,
      currency: 'INR',
      status: 'captured',
    } as const;
    const payments = [{ ...payment, captured: true, capturedAt: at, createdAt: at }];
    await runAsCheckout(() => recordUpdate(id, { payments, refunds: [], complete: true, at }));
  };

  const refund = async ({ id, offer }: Sale, status: 'pending' | 'failed' | 'processed') => {
    const [order] = (await itemsOf<orders.StoredOrder>('ORDER')).filter((each) => each.id === id);
    if (!order?.paidBy) return;
    const at = new Date().toISOString();
    const last = order.refunds.at(-1);
    const isOpen = last?.status === 'pending';
    if (!isOpen && (status !== 'pending' || last?.status === 'processed')) return;
    const given = isOpen ? last : { id: `rfnd_${id}_${order.refunds.length}`, createdAt: at };
    const made = { ...given, paymentId: order.paidBy, paise: offer.rupees * 100, status };
    await runAsCheckout(() => recordUpdate(id, { payments: [], refunds: [made], complete: true, at }));
  };

  const itemsOf = async <T>(partition: string): Promise<T[]> =>
    (await table.items()).filter(({ pk, isDeleted }) => pk === partition && !isDeleted) as T[];

  return {
    figures: { calendars: 0 },
    ...{ api, table, sales, offers, slotAt, buyerOf, addOrder, payOnSite, refund, itemsOf },
    newId: () => `order_${++made}`,
    works: () => itemsOf<StoredWork>('WORK'),
    orders: () => itemsOf<orders.StoredOrder>('ORDER'),
    days: () => itemsOf<StoredDay & { sk: string; outbox?: unknown[] }>('COACH_DAY'),
    begin: async (given: number) => {
      Object.assign(process.env, mailStage);
      await table.clear();
      api.forget();
      api.logged.length = 0;
      sales.length = 0;
      made = 0;
      numbers.begin(given);
      setClock(monday);
      await openSite();
    },
  };
}

export type World = ReturnType<typeof startWorld>;

/** Returns undefined if the API refused or failed, or the process was killed. */
export async function unlessRefused<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError || /AWS|killed|log line/.test((error as Error).message)) return undefined;
    throw error;
  }
}
