import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, ApiError, type Parameters, type Route } from '#shared/api/client.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { linkInFragment } from '#shared/signed-link.ts';
import { callOwnOrder } from '../../api.ts';
import { forgetUnsaved } from '../../unsaved-input.ts';
import { updatesSince } from '../history.ts';

export type ClosedReason = 'none' | 'link' | 'ended' | 'elsewhere' | 'closed';

interface SessionState {
  phase: 'opening' | 'open' | 'closed' | 'unreachable';
  /** Kept when the session ends, so that nothing typed is lost. */
  order?: OwnOrder | undefined;
  reason?: ClosedReason;
  refusal?: string | undefined;
  /** Entries added since the order was opened, except those from this tab. Empty once the buyer dismisses them. */
  updates: readonly WorkEntry[];
}

export interface Session extends SessionState {
  /** A 401 or 403 closes the order but keeps what was typed. */
  call: <K extends Route>(route: K, parameters: Parameters<K>) => Promise<Answer<K>>;
  take: (order: OwnOrder) => void;
  /** Reloads the order. Never rejects. */
  read: () => Promise<void>;
  /** Opens the order, or tries again if that failed. Never rejects. */
  open: () => Promise<void>;
  close: () => void;
  dismissUpdates: () => void;
}

/** Opens an order with the link in the URL, or with the cookie that was set after payment. */
export function useSession(): Session {
  const [state, setState] = useState<SessionState>({ phase: 'opening', updates: [] });
  const link = useRef<string>(undefined);
  const tabs = useRef<OtherTabs>(undefined);

  const take = useCallback((order: OwnOrder, isOwnChange = true) => {
    setState((before) => {
      if (before.order?.id !== order.id) return { phase: 'open', order, updates: [] };
      const came = updatesSince(order.work?.entries ?? [], before.order.work?.entries ?? []);
      return {
        phase: 'open',
        order,
        updates: [...before.updates, ...came.filter(({ by }) => !isOwnChange || by === 'us')],
      };
    });
  }, []);

  const fail = useCallback((error: unknown, reason: ClosedReason) => {
    setState((before) => {
      if (isRefusal(error))
        return {
          ...before,
          phase: 'closed',
          reason: before.order && reason === 'none' ? 'ended' : reason,
          refusal: reason === 'link' ? error.message : undefined,
        };
      return before.phase === 'opening' ? { ...before, phase: 'unreachable' } : before;
    });
  }, []);

  const open = useCallback(async () => {
    let isByLink = false;
    try {
      link.current = linkInHash() ?? link.current;
      if (link.current) {
        isByLink = true;
        await callOwnOrder('POST /orders/session', { body: { link: link.current } });
        link.current = undefined;
        removeLinkFromUrl();
        isByLink = false;
      }
      const { data } = await callOwnOrder('GET /order', {});
      tabs.current?.announceOpened(data.id);
      take(data, false);
    } catch (error) {
      if (isByLink && isRefusal(error)) {
        link.current = undefined;
        removeLinkFromUrl();
      }
      fail(error, isByLink ? 'link' : 'none');
    }
  }, [take, fail]);

  const call = useCallback(
    async <K extends Route>(route: K, parameters: Parameters<K>): Promise<Answer<K>> => {
      try {
        return await callOwnOrder(route, parameters);
      } catch (error) {
        if (error instanceof ApiError && [401, 403].includes(error.status)) fail(error, 'ended');
        throw error;
      }
    },
    [fail],
  );

  const read = useCallback(async () => {
    try {
      take((await call('GET /order', {})).data, false);
    } catch {
      // `call` has already handled an ended session. After any other failure, the next read tries again.
    }
  }, [call, take]);

  const close = useCallback(() => {
    tabs.current?.announceClosed();
    forgetUnsaved('order');
    setState(signedOut);
  }, []);
  const dismissUpdates = useCallback(() => setState((before) => ({ ...before, updates: [] })), []);

  useEffect(() => {
    // Must run before `open`, which announces the order to the other tabs.
    tabs.current = joinOtherTabs((id) => {
      if (id === undefined) forgetUnsaved('order');
      setState((before) => {
        if (!before.order || before.order.id === id) return before;
        return id === undefined ? signedOut : { ...before, phase: 'closed', reason: 'elsewhere' };
      });
    });
    void open();
    // Changing only the fragment doesn't reload the page.
    const onHash = () => linkInHash() && void open();
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      tabs.current?.leave();
    };
  }, [open]);

  return { ...state, call, take, read, open, close, dismissUpdates };
}

const signedOut: SessionState = { phase: 'closed', reason: 'closed', updates: [] };

/** Undefined for the page's own anchors. */
function linkInHash(): string | undefined {
  const hash = linkInFragment(location.hash);
  return hash.includes('.') ? hash : undefined;
}

/** Anyone with the link can open the order, so it mustn't stay in the address bar. */
const removeLinkFromUrl = () => history.replaceState(history.state, '', location.pathname);

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

interface OtherTabs {
  announceOpened: (orderId: string) => void;
  announceClosed: () => void;
  leave: () => void;
}

/**
 * A browser has one session cookie, so only one order can be open. A tab that opens another order notifies the other
 * tabs, so that nothing typed for one order is sent to the other. The listener receives the opened order's id, or
 * undefined after signing out.
 */
function joinOtherTabs(listener: (orderId: string | undefined) => void): OtherTabs {
  const tabs = new BroadcastChannel('order');
  tabs.onmessage = ({ data }: MessageEvent<string>) => listener(data || undefined);
  return {
    announceOpened: (orderId) => tabs.postMessage(orderId),
    announceClosed: () => tabs.postMessage(''),
    leave: () => tabs.close(),
  };
}
