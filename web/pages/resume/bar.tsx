import { formatRupees } from '#shared/domain/money/money.ts';
import { planItems, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { firstItem, itemsByTab, planSlugs } from '../../content/resume-plans.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import styles from './bar.module.css';
import { ByBand } from './by-band.tsx';

export const ResumeBar = () => (
  <section className={`screen-only ${styles.bar}`} aria-label="Your choice">
    <div>
      <select
        name="plan"
        aria-label="Plan or combo"
        className={styles.item}
        defaultValue={planSlugs[firstItem]}
      >
        {Object.entries(itemsByTab).map(([tab, items]) => (
          <optgroup key={tab} label={tab}>
            {items.map((name) => (
              <option key={name} value={planSlugs[name]}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className={styles.price}>
        <b>
          {planItems.map((item) => (
            <span key={item} data-item={planSlugs[item]}>
              <ByBand>{(band) => formatRupees(priceInRupees({ band, item }))}</ByBand>
            </span>
          ))}
        </b>{' '}
        for <ByBand>{(band) => band}</ByBand> years
      </p>
    </div>
    <PayOnline />
  </section>
);
