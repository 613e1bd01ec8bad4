import { bands } from '#shared/domain/pricing.ts';
import { firstBand, firstItems, itemsByTab, type PriceTab } from '../../content/resume-plans.ts';
import { ResumeCombos } from './combos.tsx';
import { ResumePlans } from './plans.tsx';
import styles from './prices.module.css';

/**
 * The price list: years of experience first, then one thing or several together. The prices of all bands stand in it,
 * and the style sheet shows those of the chosen one, so it needs no script.
 */
export const ResumePrices = () => (
  <section className={styles.prices} aria-labelledby="prices">
    <h2 id="prices">Your years of experience set the price</h2>
    <ExperienceLadder />
    <PriceTabs />
    <section aria-label="Plans" data-tab="Plans" className={styles.panel}>
      <ResumePlans />
    </section>
    <section aria-label="Combo" data-tab="Combo" className={styles.panel}>
      <ResumeCombos />
    </section>
  </section>
);

/** The bands of experience as steps, each higher than the one before. */
const ExperienceLadder = () => (
  <fieldset className={styles.ladder}>
    <legend>Years of experience</legend>
    {bands.map((band) => (
      <label key={band} className={styles.step}>
        <input type="radio" name="band" value={band} defaultChecked={band === firstBand} />
        <span>
          <b>{band}</b> years
        </span>
      </label>
    ))}
  </fieldset>
);

/** One thing or several together. `data-item` is what `start/choice.ts` chooses with the tab. */
const PriceTabs = () => (
  <fieldset aria-label="Price list" className={styles.tabs}>
    {(Object.keys(itemsByTab) as PriceTab[]).map((tab) => (
      <label key={tab} className={styles.tab}>
        <input
          type="radio"
          name="tab"
          value={tab}
          defaultChecked={tab === 'Plans'}
          data-item={firstItems[tab]}
        />
        {tab}
      </label>
    ))}
  </fieldset>
);
