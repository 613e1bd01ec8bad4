import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { callApi, callOwnOrder } from '../api.ts';
import { pageTitle } from '../content/page-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { CallLink } from '../ui/call-link.tsx';
import { FullPage } from '../ui/full-page.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { OpeningReceipt } from './mount.tsx';
import styles from './printed-receipt.module.css';
import { PrintedReceipt } from './printed-receipt.tsx';

/** `order` is the id of the order whose receipt the owner has opened, or null for a buyer's own receipt. */
export function ReceiptPage({ order }: { order: string | null }) {
  const state = useReceipt(order);
  const serial = state.phase === 'open' ? state.receipt.serial : undefined;
  useEffect(() => {
    // Browsers name the saved file after the title, and file names can't contain a slash.
    if (serial) document.title = pageTitle(`Receipt ${serial.replace('/', '-')}`);
  }, [serial]);
  const back = order === null ? '/order' : `/admin?tab=work&order=${encodeURIComponent(order)}`;

  switch (state.phase) {
    case 'opening':
      return <OpeningReceipt />;
    case 'open':
      return (
        <FullPage aria-label="Receipt">
          <p className={styles.actions}>
            <Button kind="primary" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
            <LinkButton to={back}>Back to the order</LinkButton>
          </p>
          <PrintedReceipt receipt={state.receipt} />
        </FullPage>
      );
    case 'none':
      return (
        <FullPage>
          <h1>There’s no receipt to show</h1>
          <p>{state.words}</p>
          <p className={styles.actions}>
            <Button kind="primary" onClick={state.read}>
              Try again
            </Button>
            <LinkButton to={back}>Back to the order</LinkButton>
          </p>
        </FullPage>
      );
    case 'closed':
      return (
        <FullPage>
          <h1>Open your order first</h1>
          {order === null ? (
            <p>
              Your receipt is on your order page. Open it with the link in our latest email. You can ask for a
              new link there, or call <CallLink />.
            </p>
          ) : (
            <p>Sign in, then open the receipt from the order again.</p>
          )}
          <p>
            <LinkButton to={order === null ? '/order' : '/admin'} kind="primary">
              {order === null ? 'Open your order' : 'Sign in'}
            </LinkButton>
          </p>
        </FullPage>
      );
    case 'unreachable':
      return (
        <FullPage>
          <h1>We couldn’t open the receipt just now</h1>
          <LoadError again={state.read}>
            You’re offline, or our server isn’t responding. Your receipt is safe.
          </LoadError>
        </FullPage>
      );
  }
}

/** `closed` means that the visitor isn't signed in, and `none` that there's no receipt. */
type ReceiptState =
  | { phase: 'opening' | 'closed' | 'unreachable' }
  | { phase: 'none'; words: string }
  | { phase: 'open'; receipt: Receipt };

function useReceipt(order: string | null): ReceiptState & { read: () => Promise<void> } {
  const [state, setState] = useState<ReceiptState>({ phase: 'opening' });
  const read = useCallback(async () => {
    try {
      const { data } =
        order === null
          ? await callOwnOrder('GET /order/receipt', {})
          : await callApi('GET /admin/orders/{id}/receipt', { path: { id: order } });
      setState({ phase: 'open', receipt: data });
    } catch (error) {
      setState(failureOf(error));
    }
  }, [order]);
  useEffect(() => void read(), [read]);
  return { ...state, read };
}

function failureOf(error: unknown): ReceiptState {
  if (!(error instanceof ApiError)) return { phase: 'unreachable' };
  if (error.status === 401 || error.status === 403) return { phase: 'closed' };
  return error.status === 404 ? { phase: 'none', words: error.message } : { phase: 'unreachable' };
}
