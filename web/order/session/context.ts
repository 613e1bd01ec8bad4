import { createContext, use } from 'react';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkState } from '#shared/domain/work/work.ts';
import type { BuyerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import type { Session } from './use-session.ts';

export interface Opened extends Pick<Session, 'call' | 'take' | 'read' | 'close'> {
  order: OwnOrder;
  /** Missing if no work was started. */
  state?: WorkState | undefined;
  /** Based on the version that was read. Repeats with the same key are harmless. */
  add: (entry: BuyerEntryInput, idempotencyKey: string) => Promise<void>;
  /** Focuses the heading after an action. */
  focusHeading: () => void;
}

export const OpenedContext = createContext<Opened | undefined>(undefined);

export function useOpened(): Opened {
  const opened = use(OpenedContext);
  if (!opened) throw new Error('An order component is rendered outside of an order.');
  return opened;
}
