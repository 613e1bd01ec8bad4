import type { BoughtWork, WorkSheet } from '#shared/domain/work/bought-work.ts';
import type { WorkState } from '#shared/domain/work/work.ts';

/** Opened work, as every part of its sheet takes it. */
export interface WorkProps {
  /** The id of the order. */
  id: string;
  work: BoughtWork;
  state: WorkState;
  now: number;
  /** Shows the work as an action has left it. */
  show: (sheet: WorkSheet) => unknown;
  /** Called with a sentence that says what has been done. */
  onDone: (text: string) => void;
}
