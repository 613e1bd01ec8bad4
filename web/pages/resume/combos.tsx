import { type Band, type ComboName, comboNames, comboPrices, planPrices } from '#shared/domain/pricing.ts';
import { contentsOf } from '../../content/resume-plans.ts';
import { rupees } from '../../content/rupees.ts';
import styles from './combos.module.css';
import { Features, WaysToBuy } from './plans.tsx';

interface Props {
  band: Band;
  onPayOnline: (item: ComboName) => void;
}

/** Several things together, each combo as the bill that shows what it saves. */
export const ResumeCombos = ({ band, onPayOnline }: Props) => (
  <ul className={styles.combos}>
    {comboNames.map((combo) => {
      const { price, originalPrice } = comboPrices[band][combo];
      const isFeatured = combo === 'Ultimate Career Kit';
      return (
        <li key={combo} className={isFeatured ? styles.featured : styles.combo}>
          {isFeatured && <p className={styles.best}>Best Value</p>}
          <h3>{combo}</h3>
          <p className={styles.years}>{band} years</p>
          <dl className={styles.bill}>
            {contentsOf(combo).map((plan) => (
              <div key={plan}>
                <dt>{plan}</dt>
                <dd>{rupees(planPrices[band][plan])}</dd>
              </div>
            ))}
            <div className={styles.sum}>
              <dt>One by one</dt>
              <dd>
                <s>{rupees(originalPrice)}</s>
              </dd>
            </div>
            <div className={styles.price}>
              <dt>Together</dt>
              <dd>{rupees(price)}</dd>
            </div>
          </dl>
          <p className={styles.saving}>You save {rupees(originalPrice - price)}</p>
          <Features item={combo} />
          <WaysToBuy item={combo} isFeatured={isFeatured} onPayOnline={() => onPayOnline(combo)} />
        </li>
      );
    })}
  </ul>
);
