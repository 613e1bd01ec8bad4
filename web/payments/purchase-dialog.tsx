import type { Band } from '#shared/domain/pricing.ts';
import type { OfferName } from '../content/resume-offers.ts';
import { late } from '../loading/late.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  offer: OfferName;
  band: Band;
}

/** The purchase modal. Each opening begins a purchase of its own. */
export const PurchaseDialog = ({ isOpen, onClose, offer, band }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={offer}>
    {isOpen && <Purchase offer={offer} band={band} />}
  </Dialog>
);

const Purchase = late(() => import('./purchase.tsx').then((file) => file.Purchase));
