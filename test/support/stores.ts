import type { LocalDynamodb } from '#infra/local/aws/dynamodb.ts';

export type Stores = Awaited<ReturnType<typeof loadStores>>;

export function startStores(start: () => Promise<LocalDynamodb>): () => Stores {
  let running: LocalDynamodb;
  let stores: Stores;
  let tables = 0;

  beforeAll(async () => {
    running = await start();
    stores = await loadStores(running.endpoint);
  });

  beforeEach(async () => {
    process.env.TABLE_NAME = `table-${++tables}`;
    await running.createTable(process.env.TABLE_NAME);
  });

  afterAll(() => running.stop());

  return () => stores;
}

/** The client reads its address from the environment only once, so the modules are reloaded. */
export async function loadStores(endpoint: string) {
  Object.assign(process.env, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
  jest.resetModules();
  return {
    relatedOrders: await import('#functions/orders/checkout/related-orders.ts'),
    courses: await import('#functions/courses/store.ts'),
    enquiries: await import('#functions/enquiries/store.ts'),
    figures: await import('#functions/figures/store.ts'),
    unmatchedPayments: await import('#functions/orders/unmatched-payments.ts'),
    questions: await import('#functions/interview-questions/store.ts'),
    orders: await import('#functions/orders/store.ts'),
    outbox: await import('#functions/platform/outbox/write.ts'),
    ownerMail: await import('#functions/mail/store.ts'),
    person: await import('#functions/customers/customer.ts'),
    queries: await import('#functions/platform/table/queries.ts'),
    reviews: await import('#functions/reviews/store.ts'),
    search: await import('#functions/search/find.ts'),
    searchKeys: await import('#functions/search/keys.ts'),
    sessions: await import('#functions/sessions/store.ts'),
    secondFactor: await import('#functions/platform/access/second-factor-store.ts'),
    slowdown: await import('#functions/platform/limits/slowdown.ts'),
    sweep: await import('#functions/orders/sweep/progress.ts'),
    table: await import('#functions/platform/table/table.ts'),
    take: await import('#functions/platform/outbox/claim.ts'),
    today: await import('#functions/today/list-due.ts'),
    throttle: await import('#functions/platform/limits/throttle.ts'),
    users: await import('#functions/customers/store.ts'),
  };
}

export const atOnce = <T>(action: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, turn) => action(turn)));

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
