import type { BoughtWork, WorkDetail } from '#shared/domain/work/bought-work.ts';
import type { WorkState } from '#shared/domain/work/work.ts';

export interface WorkProps {
  id: string;
  work: BoughtWork;
  state: WorkState;
  now: number;
  show: (detail: WorkDetail) => unknown;
  onDone: (text: string) => void;
}
