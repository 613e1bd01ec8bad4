import type { LocalDynamodb } from '#infra/local/aws/dynamodb.ts';

/** Every store of the product, and the outbox, over one database. */
export type Stores = Awaited<ReturnType<typeof loadStores>>;

/** Starts a database for a block of tests, and the stores over it, with a new table before every test. */
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

/** The stores' modules as a Lambda loads them: their client takes its address from the environment, once. */
export async function loadStores(endpoint: string) {
  Object.assign(process.env, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
  jest.resetModules();
  return {
    checkouts: await import('#functions/lib/store/checkouts.ts'),
    courses: await import('#functions/lib/store/courses.ts'),
    enquiries: await import('#functions/lib/store/enquiries.ts'),
    figures: await import('#functions/lib/store/figures.ts'),
    foreignPayments: await import('#functions/lib/store/foreign-payments.ts'),
    mailLimits: await import('#functions/lib/store/mail-limits.ts'),
    questions: await import('#functions/lib/store/interview-questions.ts'),
    orders: await import('#functions/lib/store/orders.ts'),
    outbox: await import('#functions/lib/outbox/write.ts'),
    ownerMail: await import('#functions/lib/store/owner-mail.ts'),
    reviews: await import('#functions/lib/store/reviews.ts'),
    sessions: await import('#functions/lib/store/sessions.ts'),
    secondFactor: await import('#functions/lib/store/second-factor.ts'),
    slowdown: await import('#functions/lib/store/slowdown.ts'),
    sweep: await import('#functions/lib/store/sweep.ts'),
    table: await import('#functions/lib/store/table.ts'),
    take: await import('#functions/lib/outbox/take.ts'),
    throttle: await import('#functions/lib/store/throttle.ts'),
    users: await import('#functions/lib/store/users.ts'),
  };
}

/** Does the same thing twenty times at once. */
export const atOnce = <T>(action: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, turn) => action(turn)));

/** A time of one day, `minute` minutes after its noon. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
