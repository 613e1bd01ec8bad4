import { useEffect } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { formatPaise, rupeesOf } from '#shared/domain/money/money.ts';
import type { CheckoutReturn } from '../../purchase/outcome.ts';
import { PurchaseForm } from '../../purchase/purchase-form.tsx';
import { isForm } from '../../purchase/purchase-state.ts';
import { SubmittedPurchase } from '../../purchase/submitted-purchase.tsx';
import { usePurchase } from '../../purchase/use-purchase.ts';
import { Panel } from '../../ui/panel.tsx';
import type { OpenPayment as Open } from './fetch-payment.ts';
import styles from './pay.module.css';

interface Props {
  payment: Open;
  returned: CheckoutReturn | undefined;
  onPaying: (isPaying: boolean) => void;
  /** Called if the order is rejected, because the payment's state may have changed. */
  onRefused: () => void;
}

export function OpenPayment({ payment, returned, onPaying, onRefused }: Props) {
  const { what, paise, facts, product, asked } = payment;
  const { state, buyer, submit } = usePurchase({
    description: what,
    product,
    returned,
    onCheckout: () => {},
  });
  const isFormShown = isForm(state);
  const isPaying = state.step !== 'collectingData';
  useEffect(() => onPaying(isPaying), [isPaying, onPaying]);

  return (
    <div className={`columns ${styles.open}`}>
      <div className={`stack ${styles.summary}`}>
        <p className="note">You’re paying for</p>
        <h1>{what}</h1>
        <p className={styles.total}>{formatPaise(paise)}</p>
        <dl className={`ledger facts ${styles.facts}`}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Panel aria-labelledby="who-pays">
        <h2 id="who-pays">Your details</h2>
        {/* Hidden rather than removed, so that the fields keep what was typed. */}
        <div hidden={!isFormShown}>
          <PurchaseForm
            rupees={rupeesOf(paise)}
            buyer={buyer ?? asked}
            failure={state.step === 'collectingData' ? state.failure : undefined}
            about={what}
            rule={'course' in product ? 'class' : undefined}
            next="After you pay, we’ll show you the next steps and email them with a receipt."
            submit={`Pay ${formatPaise(paise)}`}
            onSubmit={(details, key) =>
              submit(details, key).catch((error: unknown) => {
                if (error instanceof ApiError && error.status === 409) onRefused();
                throw error;
              })
            }
          />
        </div>
        {!isFormShown && <SubmittedPurchase state={state} />}
      </Panel>
    </div>
  );
}
