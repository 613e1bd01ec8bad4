import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { unsavedInput } from '../../unsaved-input.ts';
import { useOpened } from '../session/context.ts';

export type SaveState =
  | { state: 'rest' | 'saving' | 'saved' | 'waiting' }
  | { state: 'refused'; message: string };

/**
 * Saves the details in this tab at once and on the server a moment later, with retries. Once the server has them, the
 * tab's copy is removed.
 */
export function useSavedBrief() {
  const { order, call } = useOpened();
  const { id } = order;
  const unsaved = unsavedBrief(id);
  const [first] = useState((): Brief => ({ ...order.work?.brief, ...unsaved.values }));
  const [saveState, setSaveState] = useState<SaveState>({ state: order.work?.brief ? 'saved' : 'rest' });
  const typed = useRef(first);
  const isStored = useRef(isEmpty(unsaved.values));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isOver = useRef(false);

  const store = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    await running.current;
    // By now, the previous save may have stored everything, or the details may have been sent.
    if (isOver.current || isStored.current) return;
    const brief = typed.current;
    setSaveState({ state: 'saving' });
    running.current = call('PUT /order/brief', { body: brief }).then(
      () => {
        if (typed.current !== brief) return;
        isStored.current = true;
        unsavedBrief(id).forget();
        setSaveState({ state: 'saved' });
      },
      (error: unknown) => {
        if (isRefusal(error)) setSaveState({ state: 'refused', message: error.message });
        else {
          setSaveState({ state: 'waiting' });
          // After a 401, the page asks the buyer to open the link, then saves the rest once the order is open again.
          if (!(error instanceof ApiError && error.status === 401))
            timer.current = setTimeout(() => void store(), retryDelayMs);
        }
      },
    );
    await running.current;
  }, [id, call]);

  const keep = useCallback(
    (field: keyof Brief, value: string) => {
      typed.current = { ...typed.current, [field]: value };
      isStored.current = false;
      const unsaved = unsavedBrief(id);
      unsaved.change({ values: { ...unsaved.values, [field]: value } });
      setSaveState((before) => (before.state === 'waiting' ? before : { state: 'saving' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void store(), saveDelayMs);
    },
    [id, store],
  );

  /** Call this before sending the details, so that no save runs afterwards. */
  const stopSaving = useCallback(async () => {
    isOver.current = true;
    clearTimeout(timer.current);
    await running.current;
  }, []);
  const resumeSaving = useCallback(() => {
    isOver.current = false;
    void store();
  }, [store]);
  const forget = useCallback(() => unsavedBrief(id).forget(), [id]);

  useEffect(() => {
    // Saves anything left unsaved by an earlier visit or an expired session.
    void store();
    const onHidden = () => document.hidden && void store();
    const onOnline = () => void store();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', onOnline);
    };
  }, [store]);

  return { first, saveState, keep, stopSaving, resumeSaving, forget };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

const unsavedBrief = (orderId: string) => unsavedInput('order', `brief ${orderId}`);

const isEmpty = (values: object) => Object.keys(values).length === 0;

const saveDelayMs = 800;
const retryDelayMs = 5000;
