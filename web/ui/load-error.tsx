import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import { CallAndWhatsApp } from './call-and-whatsapp.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** The path of the page to reload, or a function that retries. */
  again: string | (() => void);
  isTrying?: boolean;
  children: ReactNode;
}

export const LoadError = ({ again, isTrying = false, children }: Props) => (
  <div className="stack">
    <Notice kind="failure">{children}</Notice>
    {typeof again === 'string' ? (
      <LinkButton to={encodeURI(again)}>Try again</LinkButton>
    ) : (
      <Button pending={isTrying} onClick={again}>
        Try again
      </Button>
    )}
    <CallAndWhatsApp />
  </div>
);
