import { brand } from '#shared/brand.ts';
import styles from './mount.module.css';

/** The place of a customer's order: `web/order/main.tsx` draws it there, in the browser alone. */
export const OrderMount = () => (
  <div id="order">
    <OpeningOrder />
  </div>
);

/** Stands there until the order is known. */
export const OpeningOrder = () => (
  <section className={styles.place}>
    <h1>Your order</h1>
    <noscript>
      <p>
        This page needs JavaScript. Every mail about your order says in words how it stands, and whatever you
        would do here we do for you by telephone.
      </p>
    </noscript>
    <p className={styles.opening}>Opening your order…</p>
    <p>
      If nothing opens, call{' '}
      <a href={`tel:${brand.phone}`} className={styles.phone}>
        {brand.phoneShown}
      </a>
      .
    </p>
  </section>
);
