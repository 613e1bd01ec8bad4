import fc from 'fast-check';
import { type Fault, faultsOf } from '../payments/faults.ts';

export interface History {
  rounds: Command[][];
  lag: number;
  seed: number;
}

export type Command = { fault?: Fault | undefined } & (
  | { do: 'add' | 'change' | 'delete'; item: number; entries: Planned[] }
  | { do: 'run'; kind: Kind; act: 'done' | 'done, and more follows' | 'failed' }
  | { do: 'act'; item: number; inMinutes: number }
  | { do: 'remind' }
  | { do: 'wait'; minutes: number }
);

export interface Planned {
  kind: Kind;
  inMinutes: number;
}

export const kinds = ['MAIL', 'ORDER'] as const;

export type Kind = (typeof kinds)[number];

const kind = fc.constantFrom(...kinds);

const entry: fc.Arbitrary<Planned> = fc.record({ kind, inMinutes: fc.constantFrom(0, 0, 0, 1, 40) });

const write = fc.record({
  do: fc.constantFrom('add', 'add', 'change', 'change', 'change', 'delete'),
  item: fc.nat({ max: 2 }),
  entries: fc.array(entry, { maxLength: 2 }),
});

const run = fc.record({
  do: fc.constant('run'),
  kind,
  act: fc.constantFrom('done', 'done', 'done', 'done, and more follows', 'failed'),
});

const act = fc.record({
  do: fc.constant('act'),
  item: fc.nat({ max: 1 }),
  inMinutes: fc.constantFrom(0, 0, 1, 40),
});

const remind = fc.record({ do: fc.constant('remind') });

const wait = fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 5, 16) });

const fault: fc.Arbitrary<Fault> = fc.record({
  with: fc.constantFrom(...faultsOf('UpdateItem'), 'killed before', 'killed after'),
  after: fc.nat({ max: 6 }),
});

const command = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: write },
      { weight: 6, arbitrary: run },
      { weight: 3, arbitrary: act },
      { weight: 4, arbitrary: remind },
      { weight: 2, arbitrary: wait },
    ),
    fc.option(fault, { freq: 2, nil: undefined }),
  )
  .map(([act, fault]) => ({ ...act, fault }) as Command);

export const history: fc.Arbitrary<History> = fc.record({
  rounds: fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 }),
  lag: fc.constantFrom(0, 0, 1, 3),
  seed: fc.nat(),
});
