import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { rupees, shownPrice } from '../../content/rupees.ts';
import { Field } from '../../forms/field.tsx';
import { parsePrice } from './parse-price.ts';
import styles from './price-field.module.css';

/** The price, and under it what the typed text is taken for, before anything is saved. */
export function PriceField({ filled }: { filled: string }) {
  const [typed, setTyped] = useState(filled);
  const price = parsePrice(typed);
  const isAmount = price > 0 || /^\W*0+\W*$/.test(typed);
  return (
    <div className={styles.price}>
      <Field
        name="price"
        label="Price"
        hint="In rupees"
        inputMode="decimal"
        defaultValue={filled}
        onValue={setTyped}
        required
      />
      <output className={isAmount ? styles.note : styles.warning}>
        {typed !== '' &&
          isAmount &&
          (price > 0 ? `Shown as ${rupees(price)}` : `Shown as “${shownPrice(0)}”`)}
        {typed !== '' && !isAmount && (
          <>
            <TriangleAlert aria-hidden="true" size={16} />
            <span>
              “{typed}” is no amount. It counts as {rupees(0)}, and visitors read “{shownPrice(0)}”.
            </span>
          </>
        )}
      </output>
    </div>
  );
}
