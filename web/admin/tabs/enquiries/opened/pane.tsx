import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import sheet from '../../../kit/drawer/drawer.module.css';
import styles from './pane.module.css';

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function Pane({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      className={styles.pane}
      onKeyDown={({ key, target }) => {
        // A dialog inside the pane handles Escape itself.
        if (key === 'Escape' && !(target as Element).closest('dialog')) onClose();
      }}
    >
      <header className={sheet.header}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </Button>
      </header>
      <div className={sheet.content}>{children}</div>
    </section>
  );
}
