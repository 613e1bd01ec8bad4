import { useEffect, useState } from 'react';
import { OrderResult } from './order-result.tsx';
import styles from './payment-success.module.css';
import { ResultPage } from './thank-you.tsx';

export function Confirmation() {
  const [order, setOrder] = useState<string | null>(null);
  useEffect(() => setOrder(new URLSearchParams(location.search).get('order')), []);
  return order === null ? <LoadingOrder /> : <OrderResult id={order} />;
}

/** Also shown if the page's script doesn't load. */
const LoadingOrder = () => (
  <ResultPage>
    {/* biome-ignore lint/a11y/useSemanticElements: the document's only h1 is above, and it's hidden when this is shown. */}
    <p role="heading" aria-level={1} className={styles.heading}>
      Loading your order…
    </p>
    <p className={styles.waiting}>This takes a moment.</p>
    <p role="alert" className="when-lost">
      We couldn’t load it. Check your internet and refresh the page. If you’ve paid, your payment is safe.
      Please don’t pay again.
    </p>
  </ResultPage>
);
