import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (!current || !isOpen) return;
    current.showModal();
    // If the page hid a modal without closing it, the modal would still block everything.
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
