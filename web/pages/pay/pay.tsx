import { brand } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './pay.module.css';
import { Payment } from './payment.tsx';

/** Pays what a payment link asks for, or a place in a course. */
export const PayPage = () => (
  <div className={styles.page}>
    <Island name="pages/pay/payment" component={Payment} props={{}} wakes="load" />
    <noscript>
      <Sheet>
        {/* biome-ignore lint/a11y/useSemanticElements: the document’s one h1 is above, which does not show then. */}
        <p role="heading" aria-level={1} className={styles.heading}>
          Paying online needs JavaScript
        </p>
        <p>
          Switch it on and load the page again, or call us:{' '}
          <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>. You can pay by bank transfer, too.
        </p>
      </Sheet>
    </noscript>
  </div>
);
