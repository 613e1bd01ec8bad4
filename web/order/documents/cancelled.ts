import { type DocumentState, isOver, type WorkState } from '#shared/domain/work/work.ts';

/** A cancelled document without drafts has no card. */
export const isCancelled = ({ drafts }: DocumentState, state: WorkState): boolean =>
  isOver(state) && drafts.length === 0;
