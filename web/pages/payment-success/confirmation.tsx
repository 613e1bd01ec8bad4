import { useEffect, useState } from 'react';
import { OrderReceipt } from './order-receipt.tsx';
import styles from './payment-success.module.css';
import { Receipt } from './receipt.tsx';

/** The state of the order that the address names. */
export function Confirmation() {
  const [order, setOrder] = useState<string | null>(null);
  useEffect(() => setOrder(new URLSearchParams(location.search).get('order')), []);
  // The drawn page is the same for every address, and so knows no order and no link.
  return order === null ? <LookingUp /> : <OrderReceipt id={order} />;
}

/** Takes the order's place until it is known, and says so where the page's script does not come. */
const LookingUp = () => (
  <Receipt>
    {/* biome-ignore lint/a11y/useSemanticElements: the document's one h1 is above, which does not show then. */}
    <p role="heading" aria-level={1} className={styles.heading}>
      Looking up your order
    </p>
    <p className={styles.waiting}>This takes a moment.</p>
    <p role="alert" className="when-lost">
      It could not be looked up. Check the connection and load the page again. A payment that you made is
      safe; please do not pay again.
    </p>
  </Receipt>
);
