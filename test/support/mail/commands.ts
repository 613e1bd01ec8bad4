import fc from 'fast-check';
import type { Fault } from '../payments/faults.ts';
import type { SesTrouble } from '../ses.ts';

export interface History {
  rounds: Command[][];
  isBusy: boolean;
  seed: number;
}

export type Command = { fault?: Fault | undefined } & (
  | { do: 'enquire'; enquiry: number; visitor: number; isSpam: boolean }
  | { do: 'reply' | 'toggle' | 'call'; enquiry: number }
  | { do: 'send'; ses: SesTrouble | 'fine' }
  | { do: 'wait'; minutes: number }
);

const mostEnquiries = 9;

const enquiry = fc.nat({ max: mostEnquiries - 1 });

const enquire = fc.record({
  do: fc.constant('enquire'),
  enquiry,
  visitor: fc.nat({ max: 2 }),
  isSpam: fc.constantFrom(false, false, false, false, true),
});

const answer = fc.record({ do: fc.constantFrom('reply', 'reply', 'toggle', 'call'), enquiry });

const send = fc.record({
  do: fc.constant('send'),
  ses: fc.constantFrom(
    'fine',
    'fine',
    'fine',
    'busy',
    'answer lost',
    'answer lost',
    'broken',
    'down',
    'refused',
  ),
});

const wait = fc.record({
  do: fc.constant('wait'),
  minutes: fc.constantFrom(1, 1, 5, 5, 16, 61, 12 * 60, 36 * 60),
});

const fault: fc.Arbitrary<Fault> = fc.record({
  with: fc.constantFrom(
    'killed before',
    'killed after',
    'killed before',
    'killed after',
    'refused',
    'answer lost',
  ),
  after: fc.nat({ max: 12 }),
});

const command = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: enquire },
      { weight: 2, arbitrary: answer },
      { weight: 7, arbitrary: send },
      { weight: 3, arbitrary: wait },
    ),
    fc.option(fault, { freq: 2, nil: undefined }),
  )
  .map(([act, fault]) => ({ ...act, fault }) as Command);

export const history: fc.Arbitrary<History> = fc.record({
  rounds: fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 12 }),
  isBusy: fc.boolean(),
  seed: fc.nat(),
});
