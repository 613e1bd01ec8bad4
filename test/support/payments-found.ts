import type { History } from './payments-steps.ts';

/** Histories that broke what must hold once; each run begins with them. */
export const found: History[] = [];
