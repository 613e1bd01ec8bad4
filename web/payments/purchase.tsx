import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import type { Band } from '#shared/domain/pricing.ts';
import { type OfferName, offerContents, offerPrice } from '../content/resume-offers.ts';
import { rupees } from '../content/rupees.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './purchase.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import { usePurchase } from './use-purchase.ts';

interface Props {
  offer: OfferName;
  band: Band;
}

/** A purchase from the buyer's details to what became of it. */
export function Purchase({ offer, band }: Props) {
  const price = offerPrice(offer, band);
  const { order, submit } = usePurchase(price);
  const root = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The dialog chose its focus before this script was here.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (order) outcome.current?.focus();
  }, [order]);

  return (
    <div ref={root} className={styles.purchase}>
      <p className={styles.what}>
        <span>
          {offerContents(offer).join(' + ')}, {band} years
        </span>
        <b>{rupees(price)}</b>
      </p>
      {order ? (
        <div ref={outcome} tabIndex={-1}>
          <Notice kind="success">
            <p>We have your details. Nothing has been paid yet.</p>
            <p>
              Online payment opens soon. To pay today, call{' '}
              <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a> and name your order: {order.id}
            </p>
          </Notice>
        </div>
      ) : (
        <PurchaseForm onSubmit={submit} />
      )}
      <Button kind="quiet" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        Close
      </Button>
    </div>
  );
}
