import { useLayoutEffect, useRef } from 'react';
import { type Band, priceOf } from '#shared/domain/pricing.ts';
import { findOffer, type OfferName, offersByTab } from '../../content/resume-offers.ts';
import { rupees } from '../../content/rupees.ts';
import { PayOnline } from '../../purchase/pay-online.tsx';
import styles from './bar.module.css';

interface Props {
  band: Band;
  offer: OfferName;
  onChoose: (offer: OfferName) => void;
  onPayOnline: (offer: OfferName) => void;
}

/** On a phone, the chosen plan with its price and its action at the foot of the screen. */
export function ResumeBar({ band, offer, onChoose, onPayOnline }: Props) {
  const list = useRef<HTMLSelectElement>(null);
  const choose = (name: string | undefined) => {
    const chosen = name && findOffer(name);
    if (chosen && chosen !== offer) onChoose(chosen);
  };
  // Somebody may have chosen before the script was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: from then on every choice is heard.
  useLayoutEffect(() => choose(list.current?.value), []);
  return (
    <section className={styles.bar} aria-label="Your choice">
      <div className={styles.choice}>
        <select
          ref={list}
          aria-label="Plan or combo"
          className={styles.offer}
          value={offer}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {Object.entries(offersByTab).map(([tab, offers]) => (
            <optgroup key={tab} label={tab}>
              {offers.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p className={styles.price}>
          <b>{rupees(priceOf({ band, item: offer }))}</b> for {band} years
        </p>
      </div>
      <PayOnline kind="primary" onReady={() => onPayOnline(offer)} />
    </section>
  );
}
