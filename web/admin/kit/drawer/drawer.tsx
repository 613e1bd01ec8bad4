import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import actions from './actions.module.css';
import styles from './drawer.module.css';
import pane from './pane.module.css';

interface Props {
  title: ReactNode;
  /** Called when the owner closes the drawer, but not when its tab is hidden. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal drawer that fills the screen on phones. It restores focus when its tab is hidden and shown again. */
export function Drawer(props: Props) {
  const { onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const id = useId();
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
      aria-labelledby={id}
      closedby="any"
      onFocus={({ target }) => {
        last.current = target;
      }}
      onClose={({ target, currentTarget }) => {
        // A nested dialog's `close` event also reaches this handler.
        if (target === currentTarget && isShown.current) onClose();
      }}
    >
      <Content id={id} heading={heading} {...props} />
    </dialog>
  );
}

/** A drawer beside its list, which isn't modal. */
export function Pane(props: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      className={pane.pane}
      onKeyDown={({ key, target }) => {
        // A dialog inside the pane handles Escape itself.
        if (key === 'Escape' && !(target as Element).closest('dialog')) props.onClose();
      }}
    >
      <Content id={id} heading={heading} {...props} />
    </section>
  );
}

interface ActionsProps {
  title: string;
  /** Only one `<details>` element with a given name can be open at a time. */
  name: string;
  choices: readonly { id: string; name: string; form: ReactNode }[];
  openAtFirst?: string | undefined;
}

export function DrawerActions({ title, name, choices, openAtFirst }: ActionsProps) {
  const id = useId();
  const [openId] = useState(openAtFirst);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {choices.map((choice) => (
        <details key={choice.id} name={name} open={choice.id === openId} className={actions.choice}>
          <summary>{choice.name}</summary>
          <div className={`stack ${actions.form}`}>{choice.form}</div>
        </details>
      ))}
    </section>
  );
}

interface ContentProps extends Props {
  id: string;
  heading: Ref<HTMLHeadingElement>;
}

const Content = ({ id, heading, title, onClose, children }: ContentProps) => (
  <>
    <header className={styles.header}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <Button kind="quiet" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" size={20} />
      </Button>
    </header>
    <div className={`stack ${styles.content}`}>{children}</div>
  </>
);
