import { definitionOf, type LambdaName, lambdas } from '#infra/definitions.ts';
import { operations } from '#shared/api/contract.ts';
import { costOf, sum, type Taken, totalOf, type Usage, usageOfRuns } from './cost.ts';

/** These values can't be measured here. */
const assumed = {
  // The share of cold starts. Jobs that run every 15 minutes always start cold.
  coldShare: 0.05,
  // DynamoDB's latency in milliseconds. In this benchmark, it responds from memory.
  waitMs: 10,
  // How long an empty Lambda takes to start on AWS, in milliseconds.
  bareStartMs: 125,
  // How much Lambda and API Gateway log per call, together.
  logBytes: 900,
  apiCallsPerView: 0.2,
  edgeHitShare: 0.9,
  renderedHitShare: 0.95,
  renderedShare: 0.5,
} as const;

export const idleRunOf = (name: LambdaName): string => `${name}, idle`;

export type Measured = Pick<Taken, 'reads' | 'writes' | 'warmMs'> & { startRatio: number };

export interface View {
  requests: number;
  bytes: number;
}

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
  const emails = (count: number): Usage =>
    sum([{ emails: count }, runs('sendMail', count / 2), runs('recordMailEvent', count)]);
  const views = 1_000_000;
  const apiCalls = views * assumed.apiCallsPerView;
  const misses = apiCalls * (1 - assumed.edgeHitShare);
  const rows: Record<string, Usage> = {
    '1 M page views, API': sum([runs('listCourses', misses), { apiCalls: misses }]),
    '1 M page views, rendering': runs(
      'renderPage',
      views * assumed.renderedShare * (1 - assumed.renderedHitShare),
    ),
    '1 M page views, edge': {
      edgeRequests: views * view.requests + apiCalls,
      edgeFunctions: 2 * views + apiCalls,
      edgeGigabytes: (views * view.bytes) / 1e9,
    },
    '1,000 enquiries': sum([
      calls('enquireAboutCourse', 1000),
      calls('listEnquiries', 1000),
      calls('getEnquiry', 1000),
      calls('replyToEnquiry', 1000),
      calls('toggleEnquiry', 1000),
      emails(3000),
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
      emails(2000),
    ]),
    'an idle month': sum([
      { secrets: 4 },
      ...lambdas.map(({ name, trigger = {} }) => {
        if ('dailyAt' in trigger) return runs(name, 30, 1);
        if (!('everyMinutes' in trigger)) return {};
        const { everyMinutes } = trigger;
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
