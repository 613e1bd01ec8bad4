import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './drawer.module.css';

interface Props {
  title: ReactNode;
  /** Called when the user closes it, but not when its page is hidden. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal drawer, full screen on phones. When its page is hidden and shown again, it restores focus. */
export function Drawer({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const titleId = useId();
  // Before the elements are removed: a dialog outside the document doesn't restore focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // Read first, because opening focuses the first element.
    const target = last.current ?? heading.current;
    current.showModal();
    isShown.current = true;
    target?.focus();
    return () => {
      isShown.current = false;
      current.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      closedby="any"
      onFocus={({ target }) => {
        last.current = target;
      }}
      onClose={({ target, currentTarget }) => {
        // A nested dialog also fires `close`.
        if (target === currentTarget && isShown.current) onClose();
      }}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </Button>
      </header>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
