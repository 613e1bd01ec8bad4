import { Fragment } from 'react';
import { NoBreak } from '../ui/no-break.tsx';

/** Keeps ranges such as `3-7 years` on one line. */
export const WholeRanges = ({ children }: { children: string }) =>
  children.split(/(\d+-\d+(?: years)?)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    <Fragment key={index}>{index % 2 ? <NoBreak>{part}</NoBreak> : part}</Fragment>
  ));
