import { useEffect, useState } from 'react';
import { removeStoredPurchase } from '../../purchase/stored-purchase.ts';
import styles from './confirmation.module.css';
import { OrderReceipt } from './order-receipt.tsx';
import { HomeLink, Receipt, ThankYou } from './receipt.tsx';

/** The state of the order that the address names, or the thanks for a verified payment where it names none. */
export function Confirmation() {
  const [query, setQuery] = useState<string>();
  useEffect(() => setQuery(location.search), []);
  // A page for every address is drawn for none.
  if (query === undefined) return <DrawnConfirmation />;
  const order = new URLSearchParams(query).get('order');
  return order === null ? <Thanks /> : <OrderReceipt id={order} />;
}

/** The thanks, and in their place, where the address names an order, that it is looked up. */
const DrawnConfirmation = () => (
  <>
    <div className={styles.thanks}>
      <Receipt links={<HomeLink />}>
        <ThankYou />
      </Receipt>
    </div>
    <div className={styles.asking}>
      <Receipt>
        {/* biome-ignore lint/a11y/useSemanticElements: the document's one h1 is above, which does not show then. */}
        <p role="heading" aria-level={1} className={styles.heading}>
          Looking up your order
        </p>
        <p className={styles.waiting}>This takes a moment.</p>
        <p role="alert" className={styles.lost}>
          It could not be looked up. Check the connection and load the page again. A payment that you made is
          safe; please do not pay again.
        </p>
      </Receipt>
    </div>
  </>
);

function Thanks() {
  useEffect(removeStoredPurchase, []);
  return (
    <Receipt links={<HomeLink />}>
      <ThankYou />
    </Receipt>
  );
}
