import { useState } from 'react';

/**
 * What somebody writes in the desk and has not sent yet, by the form and what it is about: it stays while the sheet is
 * closed, or a session has ended. Words, unless a form keeps more beside them.
 */
export type Drafts<Kept = string> = Map<string, Kept>;

export const useDrafts = <Kept = string>(): Drafts<Kept> => useState(() => new Map<string, Kept>())[0];
