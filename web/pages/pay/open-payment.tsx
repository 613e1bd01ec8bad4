import { useEffect } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { formatPaise, rupeesOf } from '#shared/domain/money/money.ts';
import type { CheckoutReturn } from '../../purchase/outcome.ts';
import { PurchaseForm } from '../../purchase/purchase-form.tsx';
import { isForm } from '../../purchase/purchase-state.ts';
import { SubmittedPurchase } from '../../purchase/submitted-purchase.tsx';
import { usePurchase } from '../../purchase/use-purchase.ts';
import { TeamLine } from '../../team/team-line.tsx';
import { OutcomeCard } from '../../ui/outcome-card.tsx';
import styles from './pay.module.css';
import type { OpenPayment as Open } from './payment-result.ts';

interface Props {
  legalName: string;
  payment: Open;
  returned: CheckoutReturn | undefined;
  onPaying: (isPaying: boolean) => void;
  /** Called if the order is rejected, because the payment's state may have changed. */
  onRefused: () => void;
}

export function OpenPayment({ legalName, payment, returned, onPaying, onRefused }: Props) {
  const { what, paise, facts, product, rule, time, member, asked } = payment;
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
    <OutcomeCard>
      <div className={styles.open}>
        <div className={styles.about}>
          <div className="group">
            {member && <TeamLine member={member} />}
            <p className="note">You’re paying {legalName} for</p>
            <h1>{what}</h1>
          </div>
          <p className={`apart baseline ${styles.sum}`}>
            Total <b className={styles.total}>{formatPaise(paise)}</b>
          </p>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* Hidden rather than removed, so that the fields keep what was typed. */}
        <div hidden={!isFormShown}>
          <PurchaseForm
            rupees={rupeesOf(paise)}
            buyer={buyer ?? asked}
            failure={state.step === 'collectingData' ? state.failure : undefined}
            about={what}
            rule={rule}
            next="After you pay, we’ll show you the next steps and email them with a receipt."
            submit={`Pay ${formatPaise(paise)}`}
            onSubmit={(details, key) =>
              submit(details, key).catch((error: unknown) => {
                if (error instanceof ApiError && error.status === 409) onRefused();
                throw error;
              })
            }
          >
            {time}
          </PurchaseForm>
        </div>
        {!isFormShown && <SubmittedPurchase state={state} />}
      </div>
    </OutcomeCard>
  );
}
