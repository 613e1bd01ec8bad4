import { createContext, use } from 'react';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkState } from '#shared/domain/work/work.ts';
import type { BuyerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import type { OrderSummary } from '../order-summary.ts';
import type { Session } from './use-session.ts';

export interface Opened extends Pick<Session, 'call' | 'take' | 'read' | 'close'> {
  order: OwnOrder;
  state?: WorkState | undefined;
  summary: OrderSummary;
  /** Fails if the order has changed since it was loaded. Retrying with the same key doesn't add the entry twice. */
  add: (entry: BuyerEntryInput, idempotencyKey: string) => Promise<void>;
  focusHeading: () => void;
}

export const OpenedContext = createContext<Opened | undefined>(undefined);

export function useOpened(): Opened {
  const opened = use(OpenedContext);
  if (!opened) throw new Error('useOpened must be used inside an OpenedOrder.');
  return opened;
}
