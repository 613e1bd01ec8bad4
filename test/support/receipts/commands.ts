import fc from 'fast-check';
import type { Fault } from '../payments/faults.ts';

export interface History {
  rounds: Command[][];
  seed: number;
}

export type Command =
  | { do: 'pay'; count: number }
  | { do: 'take'; fault?: Fault | undefined }
  | { do: 'wait'; minutes: number };

const pay = fc.record({ do: fc.constant('pay' as const), count: fc.integer({ min: 1, max: 4 }) });

const take = fc.record({
  do: fc.constant('take' as const),
  fault: fc.option(
    fc.record({
      with: fc.constantFrom<Fault['with'][]>(
        'killed before',
        'killed after',
        'killed before',
        'killed after',
        'refused',
        'answer lost',
        'repeated',
      ),
      after: fc.nat({ max: 24 }),
    }),
    { freq: 4, nil: undefined },
  ),
});

const wait = fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 16, 40) });

const command = fc.oneof(
  { weight: 3, arbitrary: pay },
  { weight: 6, arbitrary: take },
  { weight: 2, arbitrary: wait },
);

export const history: fc.Arbitrary<History> = fc.record({
  rounds: fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
  seed: fc.nat(),
});
