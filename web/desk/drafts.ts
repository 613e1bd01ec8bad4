import { useState } from 'react';

/**
 * What somebody writes in the desk and has not sent yet, by the form and what it is about: it stays while the sheet is
 * closed, or a session has ended. Words, unless a form keeps more beside them.
 */
export type Drafts<Kept = string> = Map<string, Kept>;

export const useDrafts = <Kept = string>(): Drafts<Kept> => useState(() => new Map<string, Kept>())[0];

/** The field of a form with what was typed into it last, or else a value. */
export const keptField = (drafts: Drafts, form: string, name: string, value = '') => ({
  name,
  defaultValue: drafts.get(`${form}:${name}`) ?? value,
  onValue: (words: string) => void drafts.set(`${form}:${name}`, words),
});

/** Forgets what was typed into a form, as it has arrived. */
export function forgetForm(drafts: Drafts, form: string): void {
  for (const key of drafts.keys()) if (key.startsWith(`${form}:`)) drafts.delete(key);
}
