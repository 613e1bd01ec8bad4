import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './copiable-reference.module.css';

/** A reference that one can take along: by the button, or by a click on it that selects all of it. */
export function CopiableReference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);
  // The line may break behind `order_`.
  const cut = reference.indexOf('_') + 1;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // No clipboard without permission or on a plain address: selected, a key press copies it.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <div className={styles.reference}>
      <code ref={text}>
        {reference.slice(0, cut)}
        <wbr />
        {reference.slice(cut)}
      </code>
      <button type="button" aria-label={`Copy ${reference}`} className={styles.copy} onClick={copy}>
        {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
      </button>
      <span role="status" className="note good">
        {isCopied && 'Copied'}
      </span>
    </div>
  );
}
