import { type ReactNode, useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { canBeBulkSpam } from '#shared/domain/enquiries/spam.ts';
import type { TellNews } from '../../list/heading.tsx';
import styles from './spam.module.css';
import { SpamBar } from './spam-bar.tsx';

/** Selects enquiries to mark as spam together: a bar above the list, and while it is open a box in each row. */
export function useSpamSelection(onNews: TellNews) {
  const [selected, select] = useState<readonly string[]>();
  return {
    /** The bar above the enquiries that are shown. */
    barOf: (shown: readonly Enquiry[] = []): ReactNode => (
      <SpamBar shown={shown.filter(canBeBulkSpam)} selected={selected} onSelect={select} onNews={onNews} />
    ),
    /** The box of an enquiry that can be marked together with others. */
    boxOf: (enquiry: Enquiry): ReactNode =>
      selected &&
      canBeBulkSpam(enquiry) && (
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label={`Select ${enquiry.name}`}
            checked={selected.includes(enquiry.id)}
            onChange={({ currentTarget }) => {
              const others = selected.filter((id) => id !== enquiry.id);
              select(currentTarget.checked ? [...others, enquiry.id] : others);
            }}
          />
        </label>
      ),
  };
}
