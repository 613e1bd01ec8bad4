import { createContext, use } from 'react';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkState } from '#shared/domain/work/work.ts';
import type { BuyerEntryInput } from '#shared/domain/work/work-entry-input.ts';
import type { Session } from './use-session.ts';

/** An opened order, for the parts of its page. */
export interface Opened extends Pick<Session, 'call' | 'take' | 'read' | 'close'> {
  order: OwnOrder;
  /** Missing where no work was begun. */
  state?: WorkState | undefined;
  /** Adds an entry to the work as it was read. The key makes a repeated call harmless. */
  add: (entry: BuyerEntryInput, idempotencyKey: string) => Promise<void>;
  /** Leads to the heading, once it says what follows from an act. */
  lookUp: () => void;
}

export const OpenedContext = createContext<Opened | undefined>(undefined);

/** The opened order that a part belongs to. */
export function useOpened(): Opened {
  const opened = use(OpenedContext);
  if (!opened) throw new Error('A part of an order stands outside of it.');
  return opened;
}
