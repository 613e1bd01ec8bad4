import { brand } from '#shared/brand.ts';
import type { OfferName } from '../../content/resume-offers.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from './offer-actions.module.css';

interface Props {
  offer: OfferName;
  /** Its action is the one that the list is about. */
  isFeatured: boolean;
  onPayOnline: () => void;
}

/** The two ways to buy: by telephone, and on this page. */
export const OfferActions = ({ offer, isFeatured, onPayOnline }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of two buttons.
  <div role="group" aria-label={`Buy ${offer}`} className={styles.actions}>
    <LinkButton to={`tel:${brand.phone}`} kind={isFeatured ? 'primary' : 'secondary'}>
      BUY NOW
    </LinkButton>
    <PayOnline onReady={onPayOnline} />
  </div>
);
