import styles from './mount.module.css';

/** The place of a receipt: `web/receipt/main.tsx` draws it there, in the browser alone. */
export const ReceiptMount = () => (
  <div id="receipt">
    <OpeningReceipt />
  </div>
);

/** Stands there until the receipt is known. */
export const OpeningReceipt = () => (
  <section className={styles.place}>
    <h1>Your receipt</h1>
    <noscript>
      <p>This page needs JavaScript. We send you the receipt by mail or post instead: call us.</p>
    </noscript>
    <p className={styles.opening}>Opening your receipt…</p>
  </section>
);
