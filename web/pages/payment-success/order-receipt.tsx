import { useEffect, useState } from 'react';
import { isPaid, unpaidStatuses } from '#shared/domain/orders/order-status.ts';
import { pageTitle } from '../../content/page-title.ts';
import { type FoundOrder, fetchOrder, type OrderStatusResult } from '../../purchase/order-status.ts';
import { removeStoredPurchase } from '../../purchase/stored-purchase.ts';
import { LinkButton } from '../../ui/button.tsx';
import facts from '../../ui/facts.module.css';
import { PriceLine } from '../../ui/price-line.tsx';
import { orderMessages, seatMessages } from './order-messages.tsx';
import styles from './payment-success.module.css';
import { HomeLink, Receipt, ThankYou } from './receipt.tsx';
import { useBought } from './use-purchase-details.ts';

/** Refreshes the order's state while it may change. */
export function OrderReceipt({ id }: { id: string }) {
  const { status: answer, page = '/resume', seat } = useOrder(id) ?? {};
  const {
    status,
    heading,
    text,
    isOpen = false,
  } = (seat && seatMessages[seat]) || orderMessages[answer ?? 'asking'];
  const wasPaid = answer !== undefined && isPaid(answer);
  const bought = useBought(id, wasPaid);
  const title = pageTitle(heading ?? 'Payment Successful');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (wasPaid) removeStoredPurchase();
  }, [wasPaid]);

  const leads = wasPaid && answer !== 'refunded';
  const links = (
    <>
      {isOpen && (
        <LinkButton to={page} kind="primary">
          See the {thingOn(page)} again
        </LinkButton>
      )}
      {leads && (
        <LinkButton to="/order" kind="primary">
          Go to your order
        </LinkButton>
      )}
      <HomeLink kind={isOpen || leads ? 'secondary' : 'primary'} />
    </>
  );
  return (
    <Receipt links={answer && links}>
      <div role="status" className="stack">
        {heading ? (
          <>
            <h1>{heading}</h1>
            {text}
          </>
        ) : (
          <ThankYou />
        )}
      </div>
      {bought && (
        <PriceLine
          what={bought.plan ? `${bought.what}, ${bought.plan.band} years` : bought.what}
          paise={bought.paise}
        />
      )}
      {status && (
        <dl className={`${facts.facts} ${styles.facts}`}>
          <div>
            <dt>Order</dt>
            <dd>{id}</dd>
          </div>
          <div>
            <dt>Payment</dt>
            <dd>{status}</dd>
          </div>
        </dl>
      )}
    </Receipt>
  );
}

const thingOn = (page: string) =>
  page.startsWith('/course/') ? 'course' : page === '/pay' ? 'payment' : 'plans';

/**
 * Returns undefined before the first response. Polls at increasing intervals until the order is settled, and pauses
 * while the page is hidden.
 */
function useOrder(id: string): FoundOrder | undefined {
  const [found, setFound] = useState<FoundOrder>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async (wait: number) => {
      await untilSeen();
      if (isOver) return;
      const next = await fetchOrder(id);
      if (isOver) return;
      setFound(next);
      if (mayChange.has(next.status) || next.seat === 'confirming')
        timer = setTimeout(ask, wait, Math.min(wait * 1.5, longestWait));
    };
    void ask(firstWait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id]);
  return found;
}

async function untilSeen(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

const mayChange: ReadonlySet<OrderStatusResult> = new Set([...unpaidStatuses, 'unreachable']);

// Milliseconds. The server asks Razorpay at most once in five seconds.
const firstWait = 3000;
const longestWait = 30_000;
