import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import { CallInstead } from './call-instead.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** The page's own path, or what asks once more. */
  again: string | (() => void);
  isTrying?: boolean;
  children: ReactNode;
}

/** Stands in the place of what could not be read just now, with the two ways on: once more, or by telephone. */
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
