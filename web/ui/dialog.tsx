import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  isOpen: boolean;
  /** Called when Escape or a button closes it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus in it and gives it back. */
export function Dialog({ isOpen, onClose, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (!current || !isOpen) return;
    current.showModal();
    // Closes also when the page around it is hidden: an invisible modal dialog would block all the rest.
    return () => current.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
