import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './sheet.module.css';

interface Props {
  title: ReactNode;
  /** Called when a button, Escape, a press beside it or the device's way back closes it; not when its page goes out of sight. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal sheet, open as long as it is drawn: all of a phone's screen, one side of a wider one. Out of sight with the
 * page around it and back again, it gives the focus to what had it.
 */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const titleId = useId();
  // Before the elements go: a dialog that has left the document gives no focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // Read first, for opening it gives the focus to its first element.
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
      className={styles.sheet}
      aria-labelledby={titleId}
      closedby="any"
      onFocus={({ target }) => {
        last.current = target;
      }}
      onClose={({ target, currentTarget }) => {
        // A dialog within this one tells of its own closing, too.
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
