import * as table from '../table/table.ts';

/**
 *   pk              sk
 *   SECOND_FACTOR   ADMIN   proposed?, secret?, enrolledAt?, lastStep?, recovery?, recoveryVersion?
 *
 * The table's encryption at rest is enough for the secret. Encrypting it with a key derived from the password as well
 * would lose it whenever the password changed, and gain nothing: anyone who can read this item can also read the
 * password. Public Lambdas read the settings, so this item isn't in their partition.
 */

interface Row {
  proposed?: string;
  secret?: string;
  enrolledAt?: string;
  lastStep?: number;
  /** SHA-256 hashes in one string, separated by spaces, so that a condition can compare them all at once. */
  recovery?: string;
  recoveryVersion?: number;
}

export interface SecondFactor {
  secret: string;
  /** ISO 8601. */
  enrolledAt: string;
  recovery: string[];
  recoveryVersion: number;
}

const key = { pk: 'SECOND_FACTOR', sk: 'ADMIN' } as const;

export async function find(): Promise<SecondFactor | undefined> {
  const { secret, enrolledAt, recovery, recoveryVersion = 0 } = (await table.find<Row>(key)) ?? {};
  return secret && enrolledAt && recovery !== undefined
    ? { secret, enrolledAt, recovery: recovery.split(' ').filter(Boolean), recoveryVersion }
    : undefined;
}

export const findProposed = async () => (await table.find<Row>(key))?.proposed;

export const propose = async (proposed: string) =>
  Boolean(await table.change(key, { set: { proposed }, condition: 'attribute_not_exists(#secret)' }));

/**
 * Enrols the proposed secret and marks the code for time step `lastStep` as used. Returns false if this secret is no
 * longer the proposed one.
 */
export async function enrol(
  { secret, enrolledAt, recovery }: Omit<SecondFactor, 'recoveryVersion'>,
  lastStep: number,
): Promise<boolean> {
  const changed = await table.change(key, {
    set: {
      secret,
      enrolledAt,
      recovery: recovery.join(' '),
      recoveryVersion: 1,
      lastStep,
      proposed: undefined,
    },
    condition: '#proposed = :secret AND attribute_not_exists(#secret)',
  });
  return changed !== undefined;
}

/** Marks the code for a time step as used. Returns false if that code or a later one has already been used. */
export async function spend(secret: string, lastStep: number): Promise<boolean> {
  const changed = await table.change(key, {
    set: { lastStep },
    condition: '#secret = :secret AND #lastStep < :lastStep',
    values: { secret },
  });
  return changed !== undefined;
}

export const spendRecovery = (secret: string, hash: string): Promise<boolean> =>
  table.untilWritten(async () => {
    const before = (await find())?.recovery ?? [];
    if (!before.includes(hash)) return false;
    const changed = await table.change(key, {
      set: { recovery: before.filter((each) => each !== hash).join(' ') },
      condition: '#secret = :secret AND #recovery = :before',
      values: { secret, before: before.join(' ') },
    });
    return changed ? true : undefined;
  });

/** Returns false if version `seen` of the codes has already been replaced or the second factor is off. */
export const replaceRecovery = async (recovery: string[], seen: number): Promise<boolean> =>
  Boolean(
    await table.change(key, {
      set: { recovery: recovery.join(' ') },
      add: { recoveryVersion: 1 },
      condition: 'attribute_exists(#secret) AND #recoveryVersion = :seen',
      values: { seen },
    }),
  );

export const remove = () => table.remove(key);
