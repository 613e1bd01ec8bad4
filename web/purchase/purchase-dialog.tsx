import { useState } from 'react';
import type { Plan } from '#shared/domain/payment.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Purchase } from './purchase.tsx';

interface Props {
  onClose: () => void;
  plan: Plan;
  /** Told what was being bought, where the checkout had left the page. */
  onPlan: (plan: Plan) => void;
}

/** The purchase modal, open as long as it is drawn. */
export function PurchaseDialog({ onClose, plan, onPlan }: Props) {
  const [isAside, setAside] = useState(false);
  return (
    <Dialog
      isOpen={!isAside}
      onClose={() => {
        // Closed by us, to make room for the checkout.
        if (!isAside) onClose();
      }}
      title={plan.item}
    >
      <Purchase plan={plan} onPlan={onPlan} onAside={setAside} />
    </Dialog>
  );
}
