import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, ApiError, type Parameters, type Route } from '#shared/api/client.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { linkInFragment } from '#shared/signed-link.ts';
import { callOwnOrder } from '../../api.ts';
import { forgetUnsaved } from '../../unsaved-input.ts';
import { newsOf } from '../history.ts';
import { joinOtherTabs, type OtherTabs } from './other-tabs.ts';

/** Why no order is open here. */
export type ClosedReason = 'none' | 'link' | 'ended' | 'elsewhere' | 'closed';

/** The order that this device may read, as far as it is known. */
export interface SessionState {
  phase: 'opening' | 'open' | 'closed' | 'unreachable';
  /** Stays when the session ends, with everything typed. */
  order?: OwnOrder | undefined;
  reason?: ClosedReason;
  /** The server's words about a link that opens nothing. */
  refusal?: string | undefined;
  /** Entries of others that came while the page was open, until they are put away. */
  news: readonly WorkEntry[];
}

/** The order of this device's session, and the calls about it. */
export interface Session extends SessionState {
  /** Calls the API. A refusal for want of a session closes the order, and keeps what was typed. */
  call: <K extends Route>(route: K, parameters: Parameters<K>) => Promise<Answer<K>>;
  /** Takes an order as a call has answered it. */
  take: (order: OwnOrder) => void;
  /** Reads the order again. */
  read: () => Promise<void>;
  /** Opens what was not reached, or what another tab has opened meanwhile. */
  open: () => Promise<void>;
  close: () => void;
  putNewsAway: () => void;
}

/** The session of one order: opened by the link in the address, or by the cookie that the payment left. */
export function useSession(): Session {
  const [state, setState] = useState<SessionState>({ phase: 'opening', news: [] });
  const link = useRef<string>(undefined);
  const tabs = useRef<OtherTabs>(undefined);

  const take = useCallback((order: OwnOrder, isOwn = true) => {
    setState((before) => {
      if (before.order?.id !== order.id) return { phase: 'open', order, news: [] };
      const came = newsOf(order.work?.entries ?? [], before.order.work?.entries ?? []);
      return {
        phase: 'open',
        order,
        news: [...before.news, ...came.filter(({ by }) => !isOwn || by === 'us')],
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
      // What is open stays readable while nothing answers.
      return before.phase === 'opening' ? { ...before, phase: 'unreachable' } : before;
    });
  }, []);

  const open = useCallback(async () => {
    let isByLink = false;
    try {
      link.current = linkInAddress() ?? link.current;
      if (link.current) {
        isByLink = true;
        await callOwnOrder('POST /orders/session', { body: { link: link.current } });
        link.current = undefined;
        forgetLink();
        isByLink = false;
      }
      const { data } = await callOwnOrder('GET /order', {});
      tabs.current?.sayOpened(data.id);
      take(data, false);
    } catch (error) {
      if (isByLink && isRefusal(error)) {
        link.current = undefined;
        forgetLink();
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
      // The call itself tells of a session that has ended; after any other failure a later read tries again.
    }
  }, [call, take]);

  const close = useCallback(() => {
    tabs.current?.sayClosed();
    forgetUnsaved('order');
    setState(closedHere);
  }, []);
  const putNewsAway = useCallback(() => setState((before) => ({ ...before, news: [] })), []);

  useEffect(() => {
    // The listener stands before anything is opened that other tabs have to hear of.
    tabs.current = joinOtherTabs((id) => {
      if (id === undefined) forgetUnsaved('order');
      setState((before) => {
        if (!before.order || before.order.id === id) return before;
        return id === undefined ? closedHere : { ...before, phase: 'closed', reason: 'elsewhere' };
      });
    });
    void open();
    // A link that is put into the address of an open page loads nothing anew.
    const onHash = () => linkInAddress() && void open();
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      tabs.current?.leave();
    };
  }, [open]);

  return { ...state, call, take, read, open, close, putNewsAway };
}

const closedHere: SessionState = { phase: 'closed', reason: 'closed', news: [] };

/** The link behind the `#` of the address; an anchor of the page is none. */
function linkInAddress(): string | undefined {
  const hash = linkInFragment(location.hash);
  return hash.includes('.') ? hash : undefined;
}

/** Takes the link out of the address, so that nobody reads it there. */
const forgetLink = () => history.replaceState(history.state, '', location.pathname);

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;
