import { useEffect } from 'react';
import { pageTitle } from '../content/page-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { CallLink } from '../ui/call-link.tsx';
import { FullPage } from '../ui/full-page.tsx';
import { Unreadable } from '../ui/unreadable.tsx';
import { OpeningReceipt } from './mount.tsx';
import styles from './sheet.module.css';
import { Sheet } from './sheet.tsx';
import { useReceipt } from './use-receipt.ts';

/** The receipt of an order: the buyer's own, or the one of the order that the owner has named. */
export function ReceiptPage({ order }: { order: string | null }) {
  const state = useReceipt(order);
  const serial = state.phase === 'open' ? state.receipt.serial : undefined;
  useEffect(() => {
    // Browsers name the saved file by the title, and a file's name has no slash.
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
          <Sheet receipt={state.receipt} />
        </FullPage>
      );
    case 'none':
      return (
        <FullPage>
          <h1>There is no receipt to show</h1>
          <p>{state.words}</p>
          <p className={styles.actions}>
            <Button kind="primary" onClick={state.read}>
              Look again
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
              The receipt is a part of your order, which the link in our latest mail opens. Where you open it,
              you can have that link sent again; or call <CallLink />.
            </p>
          ) : (
            <p>Sign in, and open the receipt from the order again.</p>
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
          <h1>The receipt could not be opened just now</h1>
          <Unreadable again={state.read}>
            Our server does not answer, or the connection is lost. Your receipt is safe.
          </Unreadable>
        </FullPage>
      );
  }
}
