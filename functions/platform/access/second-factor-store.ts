import * as table from '../table/table.ts';

/**
 *   pk         sk              proposed?, secret?, enrolledAt?, lastStep?, recovery?, recoveryVersion?
 *   SETTINGS   SECOND_FACTOR   secrets in base32, SHA-256 hashes of the unused recovery codes
 *
 * The secret is only encrypted at rest by the table: encrypted with a key derived from the password, it would be lost when
 * the password changes. Anyone who can read this item can read the password too.
 */

interface Row {
  /** Shown to the admin, but not yet confirmed with a first code. */
  proposed?: string;
  secret?: string;
  enrolledAt?: string;
  lastStep?: number;
  /** The hashes, separated by spaces, so that a condition can compare them all. */
  recovery?: string;
  /** Incremented with each new set of recovery codes. */
  recoveryVersion?: number;
}

export interface SecondFactor {
  /** Base32 (RFC 4648). */
  secret: string;
  /** ISO 8601. */
  enrolledAt: string;
  /** SHA-256 hashes of the unused recovery codes. */
  recovery: string[];
  /** The set that the recovery codes belong to. */
  recoveryVersion: number;
}

const key = { pk: 'SETTINGS', sk: 'SECOND_FACTOR' } as const;

export async function find(): Promise<SecondFactor | undefined> {
  const { secret, enrolledAt, recovery, recoveryVersion = 0 } = (await table.find<Row>(key)) ?? {};
  return secret && enrolledAt && recovery !== undefined
    ? { secret, enrolledAt, recovery: recovery.split(' ').filter(Boolean), recoveryVersion }
    : undefined;
}

export const findProposed = async () => (await table.find<Row>(key))?.proposed;

/** Replaces an earlier proposal. Returns false if a second factor is already enrolled. */
export const propose = async (proposed: string) =>
  Boolean(await table.change(key, { set: { proposed }, condition: 'attribute_not_exists(#secret)' }));

/**
 * Enrols the proposed secret and spends its code of time step `lastStep`. Returns false if another secret is
 * proposed.
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

/** Spends the code of a time step. Returns false if this or a later code has been spent. */
export async function spend(secret: string, lastStep: number): Promise<boolean> {
  const changed = await table.change(key, {
    set: { lastStep },
    condition: '#secret = :secret AND #lastStep < :lastStep',
    values: { secret },
  });
  return changed !== undefined;
}

/** Spends a recovery code. Returns false if it's unknown or already spent. */
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

/** Replaces the codes of set `seen`. Returns false if they were already replaced, or the second factor is off. */
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
