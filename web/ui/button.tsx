import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';
import styles from './button.module.css';

/**
 * `primary` is the one action a view is about, `secondary` stands beside it, `quiet` sits in rows and
 * corners, `destructive` takes something away for good.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'destructive';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  kind?: ButtonKind;
  /** Work is under way: the button waits, and keeps the focus it has. */
  pending?: boolean;
}

/** A button. */
export function Button({
  kind = 'secondary',
  pending = false,
  disabled = false,
  type = 'button',
  ...rest
}: Props) {
  const button = useFocusAfterPending(pending);
  return (
    <button
      aria-busy={pending || undefined}
      {...rest}
      ref={button}
      type={type}
      className={styles[kind]}
      disabled={disabled || pending}
    />
  );
}

/** Gives the focus back to a button that lost it by being disabled, unless it has moved on. */
function useFocusAfterPending(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = pending && document.activeElement === button.current;
  }, [pending]);
  return button;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'href' | 'style'> {
  to: string;
  kind?: ButtonKind;
}

/** A link that weighs as much as a button. */
export const LinkButton = ({ to, kind = 'secondary', ...rest }: LinkProps) => (
  <a {...rest} href={to} className={styles[kind]} />
);
