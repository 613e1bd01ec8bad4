/**
 * How long the desk waits for an answer. Afterwards a change counts as failed and what is stored is asked for:
 * a page that waits for ever shows something that may not be so.
 */
export const patience = () => AbortSignal.timeout(15_000);
