import fc from 'fast-check';
import type { DisputeStep } from '#infra/local/razorpay/disputes.ts';
import type { Switches } from '#infra/local/razorpay/switches.ts';
import type { Action } from './aws.ts';

/**
 * What can happen between a buyer, her bank, Razorpay, the owner and us, as fast-check makes histories of it.
 * A number names the n-th order, payment, event or refund that there is by then, counted round and round.
 */
export type Step = { trouble?: Trouble } & Act;

export type History = Step[];

type Act =
  | { do: 'order'; buyer: number; plan: number; key?: number }
  | { do: 'pay'; order: number; outcome: PayOutcome; odd?: Oddity }
  | { do: 'switch'; second: Switches['secondPayments']; amounts: Switches['amountDifferences'] }
  | { do: 'dispute'; payment: number; step: DisputeStep }
  | { do: 'bank'; payment: number; word: 'authorize' | 'fail' }
  | { do: 'callback'; payment: number; order: number; proof: Proof; way: 'verify' | 'form' }
  | { do: 'webhook'; event: number; bytes: WebhookBytes; times: number }
  | { do: 'sweep' }
  | { do: 'recheck'; order: number }
  | { do: 'refund'; payment: number; rupees?: number; key?: number; looked?: 'now' | 'before' }
  | { do: 'settle refund'; refund: number; word: 'processed' | 'failed' }
  | { do: 'status'; order: number }
  | { do: 'wait'; hours: number; expired: 'kept' | 'deleted' }
  | { do: 'rotate webhook secret'; keep: 'previous' | 'none' };

type PayOutcome = 'captured' | 'authorized' | 'failed' | 'pending' | 'twice';

/** A payment that is not over the order's amount, or not in its currency. */
export type Oddity = 'amount' | 'currency';

export type Proof = 'true' | 'forged' | 'of another order';

export type WebhookBytes = 'as signed' | 'wrong secret' | 'changed' | 'unsigned';

/** What goes wrong while a step is taken: a call of the table or of Razorpay, by its turn. */
export type Trouble =
  | { at: 'table'; action: Action; after: number }
  | { at: 'razorpay'; with: 429 | 500 | 502 | 'cut'; afterEffect: boolean; times: number };

const few = fc.nat({ max: 3 });
const many = fc.nat({ max: 11 });

const order = fc.record(
  { do: fc.constant('order'), buyer: fc.nat({ max: 3 }), plan: fc.nat({ max: 2 }), key: fc.nat({ max: 1 }) },
  { requiredKeys: ['do', 'buyer', 'plan'] },
);

const acts: fc.WeightedArbitrary<Act>[] = [
  { weight: 4, arbitrary: order as fc.Arbitrary<Act> },
  {
    weight: 6,
    arbitrary: fc.record(
      {
        do: fc.constant('pay' as const),
        order: few,
        outcome: fc.constantFrom<PayOutcome[]>('captured', 'authorized', 'failed', 'pending', 'twice'),
        odd: fc.option(fc.constantFrom<Oddity[]>('amount', 'currency'), { freq: 8, nil: undefined }),
      },
      { requiredKeys: ['do', 'order', 'outcome'] },
    ) as fc.Arbitrary<Act>,
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bank'),
      payment: few,
      word: fc.constantFrom('authorize', 'authorize', 'fail'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('callback'),
      payment: few,
      order: few,
      proof: fc.constantFrom<Proof[]>('true', 'true', 'true', 'forged', 'of another order'),
      way: fc.constantFrom('verify', 'form'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('webhook'),
      event: many,
      bytes: fc.constantFrom<WebhookBytes[]>(
        'as signed',
        'as signed',
        'as signed',
        'wrong secret',
        'changed',
        'unsigned',
      ),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('switch'),
      second: fc.constantFrom('refunded', 'captured'),
      amounts: fc.constantFrom('counted', 'not counted'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dispute'),
      payment: few,
      step: fc.constantFrom<DisputeStep[]>('created', 'under_review', 'action_required', 'won', 'lost'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sweep') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recheck'), order: few }) },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        do: fc.constant('refund'),
        payment: few,
        rupees: fc.option(fc.constantFrom(1, 1, 500, 10_000), { freq: 5, nil: undefined }),
        key: fc.option(fc.nat({ max: 1 }), { freq: 4, nil: undefined }),
        looked: fc.constantFrom(undefined, undefined, 'now', 'before'),
      },
      { requiredKeys: ['do', 'payment'] },
    ) as fc.Arbitrary<Act>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle refund'),
      refund: few,
      word: fc.constantFrom('processed', 'processed', 'failed'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('status'), order: few }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      hours: fc.constantFrom(0.01, 0.3, 3, 24, 48, 72, 119),
      expired: fc.constantFrom('kept', 'deleted'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rotate webhook secret'),
      keep: fc.constantFrom('previous', 'none'),
    }),
  },
];

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  fc.record({
    at: fc.constant('table' as const),
    action: fc.constantFrom<Action[]>('PutItem', 'UpdateItem', 'UpdateItem', 'GetItem', 'Query'),
    after: fc.nat({ max: 2 }),
  }),
  fc.record({
    at: fc.constant('razorpay' as const),
    with: fc.constantFrom<(429 | 500 | 502 | 'cut')[]>(429, 500, 502, 'cut'),
    afterEffect: fc.boolean(),
    times: fc.integer({ min: 1, max: 3 }),
  }),
);

const step: fc.Arbitrary<Step> = fc
  .tuple(fc.oneof(...acts), fc.option(trouble, { freq: 3, nil: undefined }))
  .map(([act, trouble]) => (trouble ? { ...act, trouble } : act));

/**
 * Histories of eight to fourteen steps, of which the first opens an order. A few steps are left out from the
 * start, so that fast-check can leave out any when it makes a history shorter.
 */
export const history: fc.Arbitrary<History> = fc
  .tuple(
    order as fc.Arbitrary<Step>,
    fc.array(fc.option(step, { freq: 20 }), { minLength: 7, maxLength: 13 }),
  )
  .map(([first, rest]) => [first, ...rest.filter((each) => each !== null)]);

/** A history to read, a step a line. */
export const printed = (steps: History): string =>
  steps.map((each, turn) => `${String(turn + 1).padStart(3)}. ${wordsOf(each)}`).join('\n');

function wordsOf({ do: act, trouble, ...rest }: Step): string {
  const details = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`);
  const fault = trouble && `while ${Object.entries(trouble).flat().join(' ')}`;
  return [act, details.join(', '), fault].filter(Boolean).join(' | ');
}
