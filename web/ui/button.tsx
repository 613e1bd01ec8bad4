import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';
import styles from './button.module.css';

/**
 * `primary` for a screen's main action, `secondary` for others, `quiet` for rows and corners, `destructive` for
 * deleting.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'destructive';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  kind?: ButtonKind;
  pending?: boolean;
}

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

/**
 * Disabling a focused button drops its focus. Restores it, unless something else has been focused in the meantime.
 */
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

export const LinkButton = ({ to, kind = 'secondary', ...rest }: LinkProps) => (
  <a {...rest} href={to} className={styles[kind]} />
);
