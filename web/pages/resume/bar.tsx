import { planItems, priceOf } from '#shared/domain/pricing.ts';
import { rupees } from '#shared/domain/rupees.ts';
import { firstItems, itemsByTab } from '../../content/resume-plans.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import styles from './bar.module.css';
import { ByBand } from './by-band.tsx';

/** On a phone, the chosen plan with its price and its action at the foot of the screen. */
export const ResumeBar = () => (
  <section className={styles.bar} aria-label="Your choice">
    <div>
      <select name="item" aria-label="Plan or combo" className={styles.item} defaultValue={firstItems.Plans}>
        {Object.entries(itemsByTab).map(([tab, items]) => (
          <optgroup key={tab} label={tab}>
            {items.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className={styles.price}>
        <b>
          {planItems.map((item) => (
            <span key={item} data-item={item} className={styles.of}>
              <ByBand>{(band) => rupees(priceOf({ band, item }))}</ByBand>
            </span>
          ))}
        </b>{' '}
        for <ByBand>{(band) => band}</ByBand> years
      </p>
    </div>
    <PayOnline kind="primary" />
  </section>
);
