import * as table from '../table/table.ts';

/**
 *   pk         sk              proposed?, secret?, enrolledAt?, lastStep?, recovery?, recoveryVersion?
 *   SETTINGS   SECOND_FACTOR   secrets in base32, SHA-256 hashes of the recovery codes that are left
 *
 * The secret is stored in plain text under the table's encryption at rest: encrypted with a key that derives from the
 * password, it would be lost with the next password. Whoever may read this item may read the password as well.
 */

interface Row {
  /** A secret that was shown, and whose first code has not come yet. */
  proposed?: string;
  secret?: string;
  enrolledAt?: string;
  lastStep?: number;
  /** The hashes in one text with spaces between them, so that a condition can compare all of them. */
  recovery?: string;
  /** Counts the sets of recovery codes that were made. */
  recoveryVersion?: number;
}

/** The enrolled second factor. */
export interface SecondFactor {
  /** In base32 (RFC 4648). */
  secret: string;
  /** ISO 8601. */
  enrolledAt: string;
  /** SHA-256 hashes of the recovery codes that are left. */
  recovery: string[];
  /** The number of the set that the recovery codes are from. */
  recoveryVersion: number;
}

const key = { pk: 'SETTINGS', sk: 'SECOND_FACTOR' } as const;

/** The enrolled second factor. */
export async function find(): Promise<SecondFactor | undefined> {
  const { secret, enrolledAt, recovery, recoveryVersion = 0 } = (await table.find<Row>(key)) ?? {};
  return secret && enrolledAt && recovery !== undefined
    ? { secret, enrolledAt, recovery: recovery.split(' ').filter(Boolean), recoveryVersion }
    : undefined;
}

/** The secret that waits for its first code. */
export const findProposed = async () => (await table.find<Row>(key))?.proposed;

/** Stores a secret until it is enrolled, and replaces an earlier proposal. False when a second factor is enrolled. */
export const propose = async (proposed: string) =>
  Boolean(await table.change(key, { set: { proposed }, condition: 'attribute_not_exists(#secret)' }));

/** Enrols the proposed secret, and spends its code of the time step `lastStep`. False when another secret is proposed. */
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

/** Spends the code of a time step. False when this code or a later code is spent already. */
export async function spend(secret: string, lastStep: number): Promise<boolean> {
  const changed = await table.change(key, {
    set: { lastStep },
    condition: '#secret = :secret AND #lastStep < :lastStep',
    values: { secret },
  });
  return changed !== undefined;
}

/** Spends a recovery code by its hash. False when the code is unknown or spent. */
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

/** Replaces the recovery codes of a set, by their hashes. False if they were replaced before, or codes are off. */
export const replaceRecovery = async (recovery: string[], seen: number): Promise<boolean> =>
  Boolean(
    await table.change(key, {
      set: { recovery: recovery.join(' ') },
      add: { recoveryVersion: 1 },
      condition: 'attribute_exists(#secret) AND #recoveryVersion = :seen',
      values: { seen },
    }),
  );

/** Deletes the second factor. */
export const remove = () => table.remove(key);
