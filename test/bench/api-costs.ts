import { definitionOf, type LambdaName, lambdas } from '#infra/definitions.ts';
import { operations } from '#shared/api/contract.ts';
import { costOf, sum, type Taken, totalOf, type Usage, usageOfRuns } from './cost.ts';

/** Figures that cannot be measured here, and are assumed. */
const assumed = {
  // The share of runs that start a process; what the clock runs every quarter of an hour is always cold.
  coldShare: 0.05,
  // Waiting for DynamoDB, whose answers here come from memory.
  waitMs: 10,
  // A bare Lambda's start on AWS (the project's notes: about 125 ms), which the start ratio multiplies.
  bareStartMs: 125,
  // The Lambda's line of log and the gateway's.
  logBytes: 900,
  // A page asks nothing by itself: of five visitors one types, filters or buys.
  apiCallsPerView: 0.2,
  // Lists are kept for a minute at the edge.
  edgeHitShare: 0.9,
  // Drawn pages are kept for a day, at each of some twenty edges.
  drawnHitShare: 0.95,
  // Half of the visitors read a page that is drawn on request, the others one of the bucket's.
  drawnShare: 0.5,
} as const;

/** The name of the measured figures of a run in which a job of the clock has nothing to do. */
export const idleRunOf = (name: LambdaName): string => `${name}, idle`;

/** The measured figures of a Lambda. */
export type Measured = Pick<Taken, 'reads' | 'writes' | 'warmMs'> & { startRatio: number };

/** What the first view of a page takes from the edge, on the average of all pages. */
export interface View {
  requests: number;
  bytes: number;
}

/**
 * Dollars for what a busy month brings, and for a month in which nobody comes. Each view of a page counts as
 * somebody's first, with nothing of it in the browser.
 */
export function costTable(
  measured: ReadonlyMap<string, Measured>,
  view: View,
): Record<string, Record<string, string>> {
  const runs = (
    name: LambdaName,
    count: number,
    coldShare: number = assumed.coldShare,
    figures: string = name,
  ): Usage => {
    const { startRatio, ...taken } = measured.get(figures) ?? nothing;
    const readsSecret = lambdas.some((lambda) => lambda.name === name && lambda.grants.secrets);
    const startMs = startRatio * assumed.bareStartMs;
    const memoryGb = definitionOf(name).memory / 1024;
    return usageOfRuns(count, { ...taken, startMs, readsSecret }, { ...assumed, coldShare, memoryGb });
  };
  const calls = (name: LambdaName, count: number): Usage => {
    const needsOwner = operations.some((one) => one.name === name && one.endpoint.auth === 'admin');
    const atEdge = { apiCalls: count, edgeRequests: count, edgeFunctions: count };
    return sum([runs(name, count), atEdge, needsOwner ? runs('authorizer', count) : {}]);
  };
  // A run sends two mails, an item's own, and Amazon SES tells of each.
  const mails = (count: number): Usage =>
    sum([{ mails: count }, runs('sendMail', count / 2), runs('recordMailEvent', count)]);
  const views = 1_000_000;
  const apiCalls = views * assumed.apiCallsPerView;
  const misses = apiCalls * (1 - assumed.edgeHitShare);
  const rows: Record<string, Usage> = {
    '1 M page views, API': sum([runs('listCourses', misses), { apiCalls: misses }]),
    '1 M page views, drawing': runs('drawPage', views * assumed.drawnShare * (1 - assumed.drawnHitShare)),
    '1 M page views, edge': {
      edgeRequests: views * view.requests + apiCalls,
      // Two run for a page, one before a call, none for a file.
      edgeFunctions: 2 * views + apiCalls,
      edgeGigabytes: (views * view.bytes) / 1e9,
    },
    '1,000 enquiries': sum([
      calls('enquireAboutCourse', 1000),
      calls('listEnquiries', 1000),
      calls('getEnquiry', 1000),
      calls('replyToEnquiry', 1000),
      calls('toggleEnquiry', 1000),
      // The acknowledgement, the owner's notice, and the reply.
      mails(3000),
    ]),
    '1,000 orders': sum([
      ...(
        [
          'createUser',
          'createOrder',
          'verifyPayment',
          'receiveWebhook',
          'getOrderStatus',
          'listOrders',
        ] as const
      ).map((name) => calls(name, 1000)),
      // The buyer's, and the owner's.
      mails(2000),
    ]),
    'an idle month': sum([
      // The three of `SecretName`, and the edge's.
      { secrets: 4 },
      ...lambdas.map(({ name, trigger = {} }) => {
        if ('dailyAt' in trigger) return runs(name, 30, 1);
        if (!('everyMinutes' in trigger)) return {};
        const { everyMinutes } = trigger;
        // A process that runs every minute is kept.
        const coldShare = everyMinutes === 1 ? 0 : 1;
        return runs(name, (30 * 24 * 60) / everyMinutes, coldShare, idleRunOf(name));
      }),
    ]),
  };
  return Object.fromEntries(
    Object.entries(rows).map(([name, usage]) => {
      const costs = costOf(usage);
      const shown = Object.entries({ total: totalOf(costs), ...costs });
      return [name, Object.fromEntries(shown.map(([thing, dollars]) => [thing, dollars.toFixed(4)]))];
    }),
  );
}

const nothing: Measured = { reads: 0, writes: 0, warmMs: 0, startRatio: 1 };
