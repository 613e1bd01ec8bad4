import { useState } from 'react';
import { newKey } from '../../../forms/submission.ts';

/** A reply that is being written. */
export interface Draft {
  text: string;
  /** The number of acts that its writer has seen in the history. */
  seen: number;
  /** The last try to send it whose outcome is not known: tried again, it is the same reply. */
  attempt?: Attempt | undefined;
}

/** A try to send a text, by somebody who saw this many acts in the history. */
export interface Attempt {
  text: string;
  seen: number;
  key: string;
}

/** The drafts of the desk, by the enquiry's id: they stay while their sheet is closed, or a session has ended. */
export type Drafts = Map<string, Draft>;

export const useDrafts = (): Drafts => useState(() => new Map())[0];

/**
 * The try to send a text: the last one again where that had the same words, as its answer may only have been lost. Else a
 * new one.
 */
export const attemptOf = ({ text, seen, attempt }: Draft): Attempt =>
  attempt?.text === text ? attempt : { text, seen, key: newKey() };
