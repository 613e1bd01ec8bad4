import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './drawer.module.css';

interface Props {
  title: ReactNode;
  /** Called when the owner closes the drawer, but not when its tab is hidden. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal drawer that fills the screen on phones. It restores focus when its tab is hidden and shown again. */
export function Drawer({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const titleId = useId();
  // This is a layout effect because the dialog can restore focus only while it's still in the document.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // This must be read before the dialog opens, because `showModal` focuses the first element.
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
        // A nested dialog's `close` event also reaches this handler.
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
