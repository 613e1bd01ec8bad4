import { Fragment } from 'react';
import { NoBreak } from '../ui/no-break.tsx';

/** Keeps a range such as `3-7 years`, a date or a time on one line. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(unbroken).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    <Fragment key={index}>{index % 2 ? <NoBreak>{part}</NoBreak> : part}</Fragment>
  ));

const unbroken = /(\d{1,2}-\d{1,2}(?: years)?|\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?|\d{1,2}(?::\d\d)? [ap]m)/;
