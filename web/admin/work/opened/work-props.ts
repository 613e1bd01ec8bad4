import type { BoughtWork, WorkDetail } from '#shared/domain/work/bought-work.ts';
import type { WorkState } from '#shared/domain/work/work.ts';

export interface WorkProps {
  /** The order's id. */
  id: string;
  work: BoughtWork;
  state: WorkState;
  now: number;
  /** Called with the changed work. */
  show: (detail: WorkDetail) => unknown;
  /** Called with a success message. */
  onDone: (text: string) => void;
}
