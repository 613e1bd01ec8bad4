import { type ReactNode, useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { canBeBulkSpam } from '#shared/domain/enquiries/spam.ts';
import type { TellNews } from '../../../kit/list/heading.tsx';
import styles from './spam.module.css';
import { SpamBar } from './spam-bar.tsx';

export function useSpamSelection(onNews: TellNews) {
  const [selected, select] = useState<readonly string[]>();
  return {
    barOf: (shown: readonly Enquiry[] = []): ReactNode => (
      <SpamBar shown={shown.filter(canBeBulkSpam)} selected={selected} onSelect={select} onNews={onNews} />
    ),
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
