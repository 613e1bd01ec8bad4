import * as table from '../table/table.ts';

/**
 *   pk         sk              proposed?, secret?, enrolledAt?, lastStep?, recovery?
 *   SETTINGS   SECOND_FACTOR   secrets in base32, SHA-256 hashes of the recovery codes that are left
 *
 * The secret is stored as it is, under the table's encryption at rest: a key derived of the password would lose it
 * with the next password. Who may read this item may read the password's secret as well.
 */

interface Row {
  /** A secret that was shown, and whose first code has not come yet. */
  proposed?: string;
  secret?: string;
  enrolledAt?: string;
  lastStep?: number;
  /** The hashes in one text with spaces between them, so that a condition can compare all of them. */
  recovery?: string;
}

/** The enrolled second factor. */
export interface SecondFactor {
  /** In base32 (RFC 4648). */
  secret: string;
  /** ISO 8601. */
  enrolledAt: string;
  /** SHA-256 hashes of the recovery codes that are left. */
  recovery: string[];
}

const key = { pk: 'SETTINGS', sk: 'SECOND_FACTOR' } as const;

/** The enrolled one. */
export async function find(): Promise<SecondFactor | undefined> {
  const { secret, enrolledAt, recovery } = (await table.find<Row>(key)) ?? {};
  return secret && enrolledAt && recovery !== undefined
    ? { secret, enrolledAt, recovery: recovery.split(' ').filter(Boolean) }
    : undefined;
}

/** The secret that waits for its first code. */
export const findProposed = async () => (await table.find<Row>(key))?.proposed;

/** Keeps a secret until it is enrolled, in the place of one that was not. False when another one is enrolled. */
export const propose = async (proposed: string) =>
  Boolean(await table.change(key, { set: { proposed }, condition: 'attribute_not_exists(#secret)' }));

/** Enrols a proposed secret, whose code of the time step `lastStep` is spent. False when it is not the proposed one. */
export async function enrol(
  { secret, enrolledAt, recovery }: SecondFactor,
  lastStep: number,
): Promise<boolean> {
  const changed = await table.change(key, {
    set: { secret, enrolledAt, recovery: recovery.join(' '), lastStep, proposed: undefined },
    condition: '#proposed = :secret AND attribute_not_exists(#secret)',
  });
  return changed !== undefined;
}

/** Spends the code of a time step. False when that one or a later one is spent already. */
export async function spend(secret: string, lastStep: number): Promise<boolean> {
  const changed = await table.change(key, {
    set: { lastStep },
    condition: '#secret = :secret AND #lastStep < :lastStep',
    values: { secret },
  });
  return changed !== undefined;
}

/** Spends a recovery code by its hash. False when it is none of those that are left. */
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

/** Puts new recovery codes, by their hashes, in the place of those that are left. False when no factor is enrolled. */
export const replaceRecovery = async (recovery: string[]): Promise<boolean> =>
  Boolean(
    await table.change(key, {
      set: { recovery: recovery.join(' ') },
      condition: 'attribute_exists(#secret)',
    }),
  );

/** Forgets it: no code is asked for any more. */
export const remove = () => table.remove(key);
