import { itemsByTab, planSlugs } from '../../content/resume-plans.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import styles from './bar.module.css';
import { PriceByBand, Years } from './plans.tsx';

/** Each tab has its own list, so the bar sells what the open tab shows, even without JavaScript. */
export const ResumeBar = () => (
  <section className={`screen-only ${styles.bar}`} aria-label="Your choice">
    <div>
      {Object.entries(itemsByTab).map(([tab, items]) => (
        <select key={tab} name="plan" aria-label={tab} data-tab={tab.toLowerCase()} className={styles.item}>
          {items.map((name) => (
            <option key={name} value={planSlugs[name]}>
              {name}
            </option>
          ))}
        </select>
      ))}
      <p className={styles.price}>
        {Object.entries(itemsByTab).map(([tab, items]) => (
          <b key={tab} data-tab={tab.toLowerCase()}>
            {items.map((item) => (
              <span key={item} data-item={planSlugs[item]}>
                <PriceByBand item={item} />
              </span>
            ))}
          </b>
        ))}{' '}
        for <Years />
      </p>
    </div>
    <PayOnline />
  </section>
);
