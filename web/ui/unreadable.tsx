import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import { CallInstead } from './call-instead.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** The page's path, or the function that asks again. */
  again: string | (() => void);
  isTrying?: boolean;
  children: ReactNode;
}

/** Says that something could not be read just now, with the two ways on: another try, or the telephone. */
export const Unreadable = ({ again, isTrying = false, children }: Props) => (
  <div className="stack">
    <Notice kind="failure">{children}</Notice>
    {typeof again === 'string' ? (
      <LinkButton to={encodeURI(again)}>Try again</LinkButton>
    ) : (
      <Button pending={isTrying} onClick={again}>
        Try again
      </Button>
    )}
    <CallInstead />
  </div>
);
