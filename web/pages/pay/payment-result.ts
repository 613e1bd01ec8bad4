import type { ReactNode } from 'react';
import type { RefundRule } from '#shared/domain/orders/refund-rules.ts';
import type { Member } from '#shared/domain/team/member.ts';
import type { Product } from '../../purchase/place-order.ts';

export interface OpenPayment {
  what: string;
  paise: number;
  facts: readonly (readonly [name: string, value: string])[];
  product: Product;
  rule?: RefundRule | undefined;
  /** Asks for the time of a coaching session, or says which one was agreed. */
  time?: ReactNode;
  /** Who teaches or coaches. Missing for a payment link, because the company asks for that payment. */
  member?: Member | undefined;
  /** The buyer's details as the owner entered them for the payment link. */
  asked?: { name: string; email?: string | undefined; mobile?: string | undefined };
}

export type PaymentResult =
  | { state: 'open'; payment: OpenPayment }
  | { state: 'closed'; card: ReactNode; isConfirming?: boolean }
  | { state: 'unreachable' };
