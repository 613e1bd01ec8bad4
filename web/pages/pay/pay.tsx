import { brand, legal } from '#shared/brand.ts';
import { Island } from '../../island.tsx';
import { OutcomeCard } from '../../ui/outcome-card.tsx';
import styles from './pay.module.css';
import { Payment } from './payment.tsx';

export const PayPage = () => (
  <div className={`frame ${styles.page}`}>
    <Island name="pages/pay/payment" component={Payment} props={{ legalName: legal.name }} hydrateOn="load" />
    <noscript>
      <OutcomeCard>
        {/* biome-ignore lint/a11y/useSemanticElements: the document’s only h1 is above, and it’s hidden without JavaScript. */}
        <p role="heading" aria-level={1} className={styles.heading}>
          Paying online needs JavaScript
        </p>
        <p>
          Turn it on and refresh the page, or call us: <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>
          . You can also pay by bank transfer.
        </p>
      </OutcomeCard>
    </noscript>
  </div>
);
