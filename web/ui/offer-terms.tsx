import type { ReactNode } from 'react';
import { fullPriceText } from '#shared/domain/money/money.ts';
import type { RefundRule } from '#shared/domain/orders/refund-rules.ts';
import { CallAndWhatsApp } from './call-and-whatsapp.tsx';
import { DeadlinesByEmail } from './deadlines-by-email.tsx';
import { RefundLine } from './refund-line.tsx';

interface Props {
  /** 0 if the price is on request. */
  rupees?: number;
  rule?: RefundRule;
  about?: string;
  /** What the price doesn't include. */
  children?: ReactNode;
}

/** What a visitor reads under a buy button. */
export const OfferTerms = ({ rupees = 0, rule, about, children }: Props) => (
  <div className="group note">
    {rupees > 0 && <p>{fullPriceText(rupees)}</p>}
    {children}
    <RefundLine rule={rule} />
    <CallAndWhatsApp about={about} />
    <DeadlinesByEmail />
  </div>
);
