import { type ReactNode, useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { canBeBulkSpam } from '#shared/domain/enquiries/spam.ts';
import { Button } from '../../../../ui/button.tsx';
import type { TellNews } from '../../../kit/list/heading.tsx';
import { PressButton } from '../../../kit/press.tsx';
import styles from './spam.module.css';
import { useMoveSpam } from './use-move-spam.tsx';

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

interface Props {
  shown: readonly Enquiry[];
  /** The ids of the selected enquiries. Undefined while the owner isn't selecting any. */
  selected: readonly string[] | undefined;
  onSelect: (ids: readonly string[] | undefined) => void;
  onNews: TellNews;
}

function SpamBar({ shown, selected, onSelect, onNews }: Props) {
  const chosen = shown.filter(({ id }) => selected?.includes(id));
  const mark = useMoveSpam(chosen, { isSpam: true, onNews, onDone: () => onSelect(undefined) });
  if (!selected && shown.length === 0) return null;
  return (
    <div className={`row ${selected ? styles.open : styles.bar}`}>
      <Button kind="quiet" onClick={() => onSelect(selected ? undefined : [])}>
        {selected ? 'Cancel' : 'Select spam'}
      </Button>
      {selected && (
        <>
          <label>
            <input
              type="checkbox"
              checked={chosen.length > 0 && chosen.length === shown.length}
              onChange={({ currentTarget }) =>
                onSelect(currentTarget.checked ? shown.map(({ id }) => id) : [])
              }
            />
            Select all {shown.length} shown
          </label>
          <PressButton press={mark} doing="Marking…" kind="secondary" disabled={chosen.length === 0}>
            Mark {chosen.length} as spam
          </PressButton>
        </>
      )}
    </div>
  );
}
