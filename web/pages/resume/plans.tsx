import { brand } from '#shared/brand.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { type PlanName, planNames, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { featureTexts, planSlugs } from '../../content/resume-plans.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { NoBreak } from '../../ui/no-break.tsx';
import { ByBand } from './by-band.tsx';
import styles from './plans.module.css';

export const ResumePlans = () => (
  <ul className="ledger">
    {planNames.map((item) => (
      <li key={item} data-item={planSlugs[item]} className={styles.plan}>
        <div>
          <h3 className="display-2">{item}</h3>
          <p>{purposes[item]}</p>
        </div>
        <Features item={item} />
        <p className={styles.price}>
          <ByBand>
            {(band) => (
              <>
                <b>{formatRupees(priceInRupees({ band, item }))}</b>{' '}
                <small className="note">{band} years</small>
              </>
            )}
          </ByBand>
        </p>
        <WaysToBuy item={item} />
      </li>
    ))}
  </ul>
);

const purposes: Record<PlanName, string> = {
  Resume: 'What you did, in the order a recruiter looks for it.',
  'Cover Letter': 'One page on why this job, and why you.',
  LinkedIn: 'Headline, summary and experience that recruiters can find.',
};

export const Features = ({ item }: { item: Plan['item'] }) => (
  <ul className={styles.features}>
    {featureTexts(item).map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);

/** Also shows the phone number, for devices that can't make calls. */
export const WaysToBuy = ({ item }: { item: Plan['item'] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would turn two buttons into a form.
  <div role="group" aria-label={`Buy ${item}`} className={`row ${styles.actions}`}>
    <PayOnline item={item} />
    <p>
      <LinkButton to={`tel:${brand.phone}`}>BUY NOW</LinkButton>{' '}
      <small className="note">
        <NoBreak>{`Call ${brand.displayPhone}`}</NoBreak>
      </small>
    </p>
  </div>
);
