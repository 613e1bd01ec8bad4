import { useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { OwnerEntryInput, WorkEntry } from '#shared/domain/work/work-entry.ts';
import { callApi } from '../../../api.ts';
import { useAction } from '../../queries.ts';
import { stale } from '../../stale.ts';
import type { WorkProps } from './work-props.ts';

/**
 * Adds an entry in sight of the work as it is shown. Where something happened meanwhile, the call fails, and `missed` tells
 * what: added again, the entry is in sight of that.
 */
export function useEntry({ id, work, show }: Pick<WorkProps, 'id' | 'work' | 'show'>) {
  const send = useAction('POST /admin/work/{id}/entries', { stale: stale.work });
  const [missed, setMissed] = useState<readonly WorkEntry[]>([]);

  const add = async (body: OwnerEntryInput, idempotencyKey: string) => {
    try {
      show(await send({ path: { id }, body, ifMatch: work.version, idempotencyKey }));
      setMissed([]);
    } catch (error) {
      const { data: stored } = await callApi('GET /admin/work/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      const known = new Set(work.entries.map((entry) => entry.id));
      if (isStale(error)) setMissed(stored.work?.entries.filter((entry) => !known.has(entry.id)) ?? []);
      show(stored);
      throw error;
    }
  };
  return { add, missed };
}

/** Says why an entry was not added, and that nothing typed is lost. */
export function entryFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500)
    return 'No confirmation came. Pressing again is safe: it is entered once.';
  if (isStale(error))
    return 'Something happened meanwhile: it stands below. What you entered is still here; send it again if it still fits.';
  return error.status === 409 ? `${error.message} What you entered is still here.` : error.message;
}

const isStale = (error: unknown) => error instanceof ApiError && error.status === 412;
