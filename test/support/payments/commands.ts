import fc from 'fast-check';
import type { Switches } from '#infra/local/faults/razorpay/switches.ts';
import type { DisputeStep } from '#infra/local/razorpay/disputes.ts';
import type { OfflinePaymentInput } from '#shared/domain/payment-links/payment-link.ts';
import { seat } from './buyers.ts';
import { canLast, type Fault, faultKinds } from './faults.ts';
import type { SenderAct } from './sender.ts';

/** Each number is the index of an order, payment, event or refund, and wraps around. */
export type Command = { fault?: Fault } & Action;

export type History = Command[];

type Action =
  | { do: 'order'; buyer: number; plan: number; key?: number; second?: boolean }
  | { do: 'ask by link'; subject: number; days: number }
  | { do: 'order twice at once'; buyer: number; plan: number; key: number }
  | { do: 'order by link'; link: number; buyer: number; key?: number }
  | { do: 'withdraw link'; link: number }
  | { do: 'record other payment'; link: number; method: OfflinePaymentInput['method'] }
  | { do: 'refund other payment'; order: number }
  | { do: 'change course'; seats?: number; isFull: boolean }
  | { do: 'delete course' }
  | { do: 'pay for seats'; buyers: number }
  | { do: 'dismiss overbooking' }
  | { do: 'settle without seat'; order: number }
  | { do: 'pay'; order: number; outcome: PayOutcome; mismatch?: Mismatch }
  | {
      do: 'switch';
      second: Switches['secondPayments'];
      amounts: Switches['amountDifferences'];
      statuses?: Switches['statuses'];
    }
  | { do: 'dispute'; payment: number; step: DisputeStep }
  | { do: 'bank'; payment: number; decision: 'authorize' | 'fail' }
  | { do: 'callback'; payment: number; order: number; proof: Proof; via: 'verify' | 'form' }
  | { do: 'webhook'; event: number; bytes: WebhookBytes; times: number }
  | { do: 'sweep' }
  | { do: 'report all at once' }
  | { do: 'take mails'; act: SenderAct; when: 'now' | 'ahead of each write' }
  | { do: 'follow orders'; isTwice?: boolean }
  | { do: 'recheck'; order: number }
  | { do: 'correct address'; order: number; buyer: number }
  | { do: 'refund'; payment: number; rupees?: number; key?: number; page?: 'current' | 'stale' }
  | { do: 'refund twice at once'; payment: number; rupees: number }
  | { do: 'settle refund'; refund: number; decision: 'processed' | 'failed' }
  | { do: 'refund at Razorpay'; payment: number; rupees: number }
  | { do: 'pay outside'; withOrder: boolean }
  | { do: 'let lists lag'; minutes: number }
  | { do: 'status'; order: number }
  | { do: 'wait'; hours: number; expired: 'kept' | 'deleted' }
  | { do: 'rotate webhook secret' }
  | { do: 'change account' };

type PayOutcome = 'captured' | 'authorized' | 'failed' | 'pending' | 'twice';

type Mismatch = 'amount' | 'currency';

export type Proof = 'true' | 'forged' | 'of another order';

type WebhookBytes =
  | 'as signed'
  | 'wrong secret'
  | 'changed'
  | 'unsigned'
  | 'unknown status'
  | 'unknown amount'
  | 'unknown time'
  | 'unknown type'
  | 'unknown field'
  | 'unknown event';

const few = fc.nat({ max: 3 });
const many = fc.nat({ max: 11 });

const plan = fc.nat({ max: seat });

const order = fc.record(
  {
    do: fc.constant('order'),
    buyer: fc.nat({ max: 3 }),
    plan,
    key: fc.nat({ max: 1 }),
    second: fc.boolean(),
  },
  { requiredKeys: ['do', 'buyer', 'plan'] },
);

const askByLink = fc.record({
  do: fc.constant('ask by link' as const),
  subject: fc.nat({ max: seat }),
  days: fc.constantFrom(0, 3, 30),
});

const orderByLink = fc.record(
  {
    do: fc.constant('order by link' as const),
    link: few,
    buyer: fc.nat({ max: 3 }),
    key: fc.nat({ max: 1 }),
  },
  { requiredKeys: ['do', 'link', 'buyer'] },
) as fc.Arbitrary<Action>;

const changeCourse = fc.record(
  {
    do: fc.constant('change course' as const),
    seats: fc.nat({ max: 3 }),
    isFull: fc.constantFrom(false, false, true),
  },
  { requiredKeys: ['do', 'isFull'] },
) as fc.Arbitrary<Action>;

const payForSeats = fc.record({
  do: fc.constant('pay for seats' as const),
  buyers: fc.constantFrom(2, 3, 3),
});

const actions: fc.WeightedArbitrary<Action>[] = [
  { weight: 4, arbitrary: order as fc.Arbitrary<Action> },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('order twice at once' as const),
      buyer: fc.nat({ max: 3 }),
      plan,
      key: fc.nat({ max: 1 }),
    }),
  },
  { weight: 2, arbitrary: askByLink },
  { weight: 4, arbitrary: orderByLink },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw link'), link: few }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('record other payment'),
      link: few,
      method: fc.constantFrom('cash', 'transfer'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record(
      {
        do: fc.constant('pay' as const),
        order: few,
        outcome: fc.constantFrom<PayOutcome[]>('captured', 'authorized', 'failed', 'pending', 'twice'),
        mismatch: fc.option(fc.constantFrom<Mismatch[]>('amount', 'currency'), { freq: 8, nil: undefined }),
      },
      { requiredKeys: ['do', 'order', 'outcome'] },
    ) as fc.Arbitrary<Action>,
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bank'),
      payment: few,
      decision: fc.constantFrom('authorize', 'authorize', 'fail'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('callback'),
      payment: few,
      order: few,
      proof: fc.constantFrom<Proof[]>('true', 'true', 'true', 'forged', 'of another order'),
      via: fc.constantFrom('verify', 'form'),
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
        'unknown status',
        'unknown amount',
        'unknown time',
        'unknown type',
        'unknown field',
        'unknown event',
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
      statuses: fc.constantFrom('known', 'unknown'),
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
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('take mails'),
      act: fc.constantFrom<SenderAct[]>('sent', 'sent', 'busy', 'left'),
      when: fc.constantFrom('now', 'ahead of each write'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('follow orders'), isTwice: fc.boolean() }),
  },
  { weight: 1, arbitrary: changeCourse },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { do: 'delete course' },
      { do: 'dismiss overbooking' },
      { do: 'dismiss overbooking' },
    ),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle without seat'), order: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund other payment'), order: few }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recheck'), order: few }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('correct address'), order: few, buyer: fc.nat({ max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        do: fc.constant('refund'),
        payment: few,
        rupees: fc.option(fc.constantFrom(1, 1, 500, 10_000), { freq: 5, nil: undefined }),
        key: fc.option(fc.nat({ max: 1 }), { freq: 4, nil: undefined }),
        page: fc.constantFrom(undefined, undefined, 'current', 'stale'),
      },
      { requiredKeys: ['do', 'payment'] },
    ) as fc.Arbitrary<Action>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund twice at once'),
      payment: few,
      rupees: fc.constantFrom(1, 500),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle refund'),
      refund: few,
      decision: fc.constantFrom('processed', 'processed', 'failed'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('status'), order: few }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund at Razorpay'),
      payment: few,
      rupees: fc.constantFrom(1, 500, 4499),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay outside'), withOrder: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('let lists lag'), minutes: fc.constantFrom(0, 2, 20) }),
  },
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
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change account'),
    }),
  },
];

const fault: fc.Arbitrary<Fault> = fc
  .record({ with: fc.constantFrom(...faultKinds), after: fc.nat({ max: 8 }), lasting: fc.boolean() })
  .map((some) => ({ ...some, lasting: some.lasting && canLast(some.with) }));

function commandOf(some: fc.WeightedArbitrary<Action>[]): fc.Arbitrary<Command> {
  return fc
    .tuple(fc.oneof(...some), fc.option(fault, { freq: 3, nil: undefined }))
    .map(([act, fault]) => (fault ? { ...act, fault } : act));
}

const opening: fc.Arbitrary<Command[]> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(order as fc.Arbitrary<Command>) },
  { weight: 1, arbitrary: fc.tuple(askByLink, orderByLink) },
);

const seatActions: fc.WeightedArbitrary<Action>[] = [
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund'), payment: few }) },
  { weight: 3, arbitrary: changeCourse },
  { weight: 2, arbitrary: fc.constant({ do: 'report all at once' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'sweep' } as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle without seat'), order: few }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('settle refund'),
      refund: few,
      decision: fc.constantFrom('processed', 'failed'),
    }),
  },
];

/**
 * A history starts with an order, or with payments for the last seat. Null commands are left out, so that fast-check
 * can drop any command when it shrinks a history.
 */
export const history: fc.Arbitrary<History> = fc.oneof(
  { weight: 4, arbitrary: historyOf(opening, commandOf(actions), 7) },
  {
    weight: 1,
    arbitrary: historyOf(fc.tuple(payForSeats), fc.oneof(commandOf(actions), commandOf(seatActions)), 8),
  },
);

function historyOf(
  first: fc.Arbitrary<Command[]>,
  next: fc.Arbitrary<Command>,
  minLength: number,
): fc.Arbitrary<History> {
  return fc
    .tuple(first, fc.array(fc.option(next, { freq: 20 }), { minLength, maxLength: minLength + 6 }))
    .map(([first, rest]) => [...first, ...rest.filter((each) => each !== null)]);
}

export const formatHistory = (commands: History): string =>
  commands.map((each, turn) => `${String(turn + 1).padStart(3)}. ${formatCommand(each)}`).join('\n');

function formatCommand({ do: act, fault, ...rest }: Command): string {
  const details = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`);
  const failure = fault && `while one call is ${Object.values(fault).join(' ')}`;
  return [act, details.join(', '), failure].filter(Boolean).join(' | ');
}
