import { formatRupees } from '#shared/domain/money/money.ts';
import { bands, planRupees } from '#shared/domain/orders/pricing.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { dayOf } from '#shared/domain/time/india-time.ts';
import { firstDraftDate, firstDraftDays } from '#shared/domain/work/draft-dates.ts';
import { firstBand, firstItem, itemsByTab, type PriceTab, planSlugs } from '../../content/resume-plans.ts';
import option from '../../forms/option.module.css';
import type { PageProps } from '../../page.ts';
import { AverageRating } from '../../reviews/average-rating.tsx';
import { TeamLines } from '../../team/team-lines.tsx';
import { OfferTerms } from '../../ui/offer-terms.tsx';
import { ResumePlans } from './plans.tsx';
import styles from './prices.module.css';

export const ResumePrices = ({ data, now }: Pick<PageProps, 'data' | 'now'>) => (
  <section className={`frame stack ${styles.prices}`} aria-labelledby="prices">
    <h2 id="prices" className="size-2">
      Your years of experience set the price
    </h2>
    <ExperienceLadder />
    <PriceTabs />
    {tabs.map((tab) => (
      <section key={tab} aria-label={tab} data-tab={tab.toLowerCase()}>
        <ResumePlans items={itemsByTab[tab]} />
      </section>
    ))}
    <div className={`columns ${styles.terms}`}>
      <div className="stack">
        <DraftDate now={now} />
        <OfferTerms rule="resume" about="resume services" />
      </div>
      <div className="stack">
        <TeamLines data={data} task="resume-writer" />
        <AverageRating data={data} />
      </div>
    </div>
  </section>
);

const tabs = Object.keys(itemsByTab) as PriceTab[];

const ExperienceLadder = () => (
  <fieldset aria-label="Years of experience" className={`rising ${styles.ladder}`}>
    {bands.map((band) => (
      <label key={band} className={`${option.option} ${styles.step}`}>
        <input type="radio" name="band" value={band} defaultChecked={band === firstBand} />
        <span>
          <b>{band}</b> years
        </span>{' '}
        <span>{formatRupees(planRupees[band][firstItem])}</span>
      </label>
    ))}
  </fieldset>
);

/** `price-list-controls.ts` uses `data-plans` to find a plan's tab. */
const PriceTabs = () => (
  <fieldset aria-label="Price list" className={styles.tabs}>
    {tabs.map((tab) => (
      <label key={tab} className={`${option.option} ${styles.tab}`}>
        <input
          type="radio"
          name="tab"
          value={tab.toLowerCase()}
          defaultChecked={tab === 'Plans'}
          data-plans={itemsByTab[tab].map((item) => planSlugs[item]).join(' ')}
        />
        {tab}
      </label>
    ))}
  </fieldset>
);

const DraftDate = ({ now }: Pick<PageProps, 'now'>) =>
  now === undefined ? (
    <p>
      <strong>First draft within {firstDraftDays} days of receiving your details</strong>
    </p>
  ) : (
    <p data-until={dayOf(now).ends}>
      <strong>{`Send your details today and get your first draft by ${formatDay(firstDraftDate(now))}`}</strong>
    </p>
  );
