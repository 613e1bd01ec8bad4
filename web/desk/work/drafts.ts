import { useState } from 'react';

/** The words of the desk that are not sent yet, by the order's id and the form: they stay while their sheet is closed. */
export type Drafts = Map<string, string>;

export const useDrafts = (): Drafts => useState(() => new Map())[0];
