import fc from 'fast-check';
import type { Fault } from '../payments/faults.ts';

export interface History {
  /** Orders that are sold and paid at the beginning. */
  sold: Extract<Command, { do: 'sell' }>[];
  rounds: Command[][];
  seed: number;
}

/** `order`, `booking` and `slot` are indexes, taken modulo what exists. */
export type Command = { fault?: Fault | undefined } & (
  | { do: 'sell'; sessions: number; slot?: number | undefined; isLink: boolean }
  | { do: 'pay'; order: number }
  | { do: 'withdraw link'; order: number }
  | { do: 'book'; order: number; slot: number; by: 'buyer' | 'us' }
  | { do: 'move'; order: number; booking: number; slot: number; by: 'buyer' | 'us' }
  | { do: 'change'; order: number; booking: number; kind: Change; by: 'buyer' | 'us' }
  | { do: 'refund'; order: number; status: 'pending' | 'failed' | 'processed' }
  | { do: 'run'; job: (typeof jobs)[number] }
  | { do: 'wait'; minutes: number }
);

export const jobs = [
  'followOrders',
  'finishBookings',
  'remindOfWork',
  'refreshPages',
  'reindexItems',
  'sendMail',
] as const;

const changes = ['cancelled', 'withdrawn', 'forfeited', 'missed', 'refund_asked', 'refund_settled'] as const;
type Change = (typeof changes)[number];

const fault = fc.option(
  fc.record({
    with: fc.constantFrom<Fault['with'][]>(
      ...(['killed before', 'killed after', 'killed before', 'killed after'] as const),
      ...(['refused', 'answer lost', 'repeated'] as const),
    ),
    after: fc.nat({ max: 24 }),
  }),
  { freq: 2, nil: undefined },
);

const order = fc.nat({ max: 5 });
const booking = fc.nat({ max: 5 });
const slot = fc.nat({ max: 11 });
const by = fc.constantFrom('buyer' as const, 'buyer' as const, 'us' as const);

const sell = {
  do: fc.constant('sell' as const),
  sessions: fc.integer({ min: 1, max: 3 }),
  slot: fc.option(slot, { nil: undefined }),
  isLink: fc.boolean(),
};

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ ...sell, fault }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), order, fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw link' as const), order, fault }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('book' as const), order, slot, by, fault }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('move' as const), order, booking, slot, by, fault }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      order,
      booking,
      kind: fc.constantFrom(...changes),
      by,
      fault,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order,
      status: fc.constantFrom('pending' as const, 'failed' as const, 'processed' as const),
      fault,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('run' as const), job: fc.constantFrom(...jobs), fault }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 6, 16, 60, 24 * 60, 3 * 24 * 60),
    }),
  },
);

export const history: fc.Arbitrary<History> = fc.record({
  sold: fc.array(fc.record(sell), { minLength: 1, maxLength: 4 }),
  rounds: fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 12 }),
  seed: fc.nat(),
});
