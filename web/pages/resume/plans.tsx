import { type Band, type PlanName, planNames, priceOf } from '#shared/domain/pricing.ts';
import { offerFeatures } from '../../content/resume-offers.ts';
import { rupees } from '../../content/rupees.ts';
import { OfferActions } from './offer-actions.tsx';
import styles from './plans.module.css';

interface Props {
  band: Band;
  onPayOnline: (plan: PlanName) => void;
}

/** One thing at a time: a line of the ledger for each plan. */
export const ResumePlans = ({ band, onPayOnline }: Props) => (
  <ul className={styles.plans}>
    {planNames.map((plan) => (
      <li key={plan} className={styles.plan}>
        <div>
          <h3>{plan}</h3>
          <p>{purposes[plan]}</p>
        </div>
        <ul className={styles.features}>
          {offerFeatures(plan).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={styles.price}>
          <b>{rupees(priceOf({ band, item: plan }))}</b>
          <span>{band} years</span>
        </p>
        <OfferActions offer={plan} isFeatured={plan === 'Resume'} onPayOnline={() => onPayOnline(plan)} />
      </li>
    ))}
  </ul>
);

const purposes: Record<PlanName, string> = {
  Resume: 'What you did, in the order a recruiter looks for it.',
  'Cover Letter': 'Why this job, and why you: on one page.',
  LinkedIn: 'Headline, summary and jobs, so that searches find you.',
};
