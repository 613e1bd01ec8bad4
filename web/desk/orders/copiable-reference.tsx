import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { usePress } from '../use-press.ts';
import styles from './copiable-reference.module.css';

/** A reference to copy: by the button, or by a click that selects all of it. */
export function CopiableReference({ reference }: { reference: string }) {
  const text = useRef<HTMLElement>(null);
  // The line may break behind `order_`.
  const cut = reference.indexOf('_') + 1;
  const copy = usePress(() =>
    navigator.clipboard
      .writeText(reference)
      .catch((error) => {
        // No clipboard without permission or on a plain address: selected, a key press copies it.
        if (text.current) getSelection()?.selectAllChildren(text.current);
        throw error;
      })
      .then(() => 'Copied'),
  );
  return (
    <div className={styles.reference}>
      <code ref={text}>
        {reference.slice(0, cut)}
        <wbr />
        {reference.slice(cut)}
      </code>
      <button
        type="button"
        aria-label={`Copy ${reference}`}
        className={styles.copy}
        onClick={() => copy.press()}
      >
        {copy.outcome ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
      </button>
      <span role="status" className="note good">
        {copy.outcome}
      </span>
    </div>
  );
}
