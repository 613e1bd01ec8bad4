import { brand } from '#shared/brand.ts';
import type { Plan } from '#shared/domain/payment.ts';
import { type Band, type PlanName, planNames, priceOf } from '#shared/domain/pricing.ts';
import { featuresOf } from '../../content/resume-plans.ts';
import { rupees } from '../../content/rupees.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from './plans.module.css';

interface Props {
  band: Band;
  onPayOnline: (item: PlanName) => void;
}

/** One thing at a time: a line of the ledger for each. */
export const ResumePlans = ({ band, onPayOnline }: Props) => (
  <ul className={styles.plans}>
    {planNames.map((item) => (
      <li key={item} className={styles.plan}>
        <div>
          <h3>{item}</h3>
          <p>{purposes[item]}</p>
        </div>
        <Features item={item} />
        <p className={styles.price}>
          <b>{rupees(priceOf({ band, item }))}</b>
          <span>{band} years</span>
        </p>
        <WaysToBuy item={item} isFeatured={item === 'Resume'} onPayOnline={() => onPayOnline(item)} />
      </li>
    ))}
  </ul>
);

const purposes: Record<PlanName, string> = {
  Resume: 'What you did, in the order a recruiter looks for it.',
  'Cover Letter': 'Why this job, and why you: on one page.',
  LinkedIn: 'Headline, summary and jobs, so that searches find you.',
};

/** The service that comes with a plan or a combo, as a list. */
export const Features = ({ item }: { item: Plan['item'] }) => (
  <ul className={styles.features}>
    {featuresOf(item).map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);

interface WaysToBuyProps {
  item: Plan['item'];
  /** The item that its list is about. */
  isFeatured: boolean;
  onPayOnline: () => void;
}

/** The two ways to buy: by telephone, and on this page. */
export const WaysToBuy = ({ item, isFeatured, onPayOnline }: WaysToBuyProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of two buttons.
  <div role="group" aria-label={`Buy ${item}`} className={styles.actions}>
    <LinkButton to={`tel:${brand.phone}`} kind={isFeatured ? 'primary' : 'secondary'}>
      BUY NOW
    </LinkButton>
    <PayOnline onReady={onPayOnline} />
  </div>
);
