import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { formatRupees, fullPriceWords } from '#shared/domain/money/money.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { isCombo, originalRupees, type PlanName, priceInRupees } from '#shared/domain/orders/pricing.ts';
import { featureTexts, planSlugs, plansIn } from '../../content/resume-plans.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ByBand } from './by-band.tsx';
import styles from './plans.module.css';

export const ResumePlans = ({ items }: { items: readonly Plan['item'][] }) => (
  <ul className="ledger">
    {items.map((item) => (
      <li
        key={item}
        data-item={planSlugs[item]}
        className={item === bestValue ? styles.featured : styles.plan}
      >
        {item === bestValue && <p className={styles.best}>Best Value</p>}
        <div>
          <h3 className="display-2">{item}</h3>
          <p>{isCombo(item) ? plansIn(item).join(' + ') : purposes[item]}</p>
        </div>
        <Price item={item} />
        <WaysToBuy item={item} />
        <ul className="note">
          {featureTexts(item).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

const bestValue: Plan['item'] = 'Ultimate Career Kit';

const purposes: Record<PlanName, string> = {
  Resume: 'What you did, in the order a recruiter looks for it.',
  'Cover Letter': 'One page on why this job, and why you.',
  LinkedIn: 'Headline, summary and experience that recruiters can find.',
};

const Price = ({ item }: { item: Plan['item'] }) => (
  <p className={styles.price}>
    <b>
      <PriceByBand item={item} />
    </b>{' '}
    {isCombo(item) && (
      <>
        <s>
          <ByBand>{(band) => formatRupees(originalRupees(band, item))}</ByBand>
        </s>{' '}
        <strong className="good">
          <ByBand>
            {(band) => `You save ${formatRupees(originalRupees(band, item) - priceInRupees({ band, item }))}`}
          </ByBand>
        </strong>{' '}
      </>
    )}
    <small className="note">
      <Years />
    </small>
  </p>
);

export const PriceByBand = ({ item }: { item: Plan['item'] }) => (
  <ByBand>{(band) => formatRupees(priceInRupees({ band, item }))}</ByBand>
);

export const Years = () => (
  <>
    <ByBand>{(band) => band}</ByBand> years
  </>
);

const WaysToBuy = ({ item }: { item: Plan['item'] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would turn two buttons into a form.
  <div role="group" aria-label={`Buy ${item}`} className={`row ${styles.actions}`}>
    <PayOnline item={item} />
    <LinkButton to={`tel:${brand.phone}`}>
      <Phone aria-hidden="true" size={18} />
      BUY NOW
    </LinkButton>
    <p className="note">
      <PriceByBand item={item} />
      {fullPriceWords}
    </p>
  </div>
);
