import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Segment } from '#shared/domain/enquiries/segments.ts';
import type { Drafts } from '../drafts.ts';
import { Rows } from '../list/rows.tsx';
import { useHolidays } from '../mail/use-holidays.ts';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { useList } from '../use-list.ts';
import { useNow } from '../use-now.ts';
import { useEnquiryAddress } from './address.ts';
import { EnquiryCard } from './card.tsx';
import styles from './cards.module.css';
import { OpenedEnquiry } from './opened/opened-enquiry.tsx';
import type { ReplyDraft } from './opened/use-reply.ts';

interface Props {
  segment: Exclude<Segment, 'by-the-book' | 'spam'>;
  drafts: Drafts<ReplyDraft>;
  /** Tells what was done about an enquiry. */
  onNews: (text: string) => void;
}

/** The enquiries of a part as cards, with what is done about each; on a wide screen the opened one stands beside them. */
export function EnquiryCards({ segment, drafts, onNews }: Props) {
  const list = useList('GET /admin/enquiries', { query: queries[segment] });
  const now = useNow();
  const holidays = useHolidays();
  const isWide = useIsWide();
  const { openedId, addressOf, close } = useEnquiryAddress();
  const navigate = useNavigate();
  const { rows } = list;
  const openNext = () => {
    if (!isWide || !rows) return;
    const next = rows[rows.findIndex(({ id }) => id === openedId) + 1];
    if (next) navigate(addressOf(next.id), { replace: true, state: openedFromList });
    else close();
  };
  return (
    <div className={openedId && isWide ? styles.beside : undefined}>
      <Rows list={list} empty={empties[segment]} failure="Failed to load enquiries. Please try again later.">
        {(rows) => (
          <ul aria-label="Enquiries" className={styles.cards}>
            {rows.map((enquiry) => (
              <EnquiryCard
                key={enquiry.id}
                enquiry={enquiry}
                now={now}
                holidays={holidays}
                address={addressOf(enquiry.id)}
                isOpen={enquiry.id === openedId}
                onNews={onNews}
              />
            ))}
          </ul>
        )}
      </Rows>
      {openedId && (
        <OpenedEnquiry
          key={openedId}
          id={openedId}
          list={list}
          isSuspected={false}
          isBeside={isWide}
          now={now}
          holidays={holidays}
          drafts={drafts}
          onClose={close}
          onNews={onNews}
          onSent={openNext}
        />
      )}
    </div>
  );
}

const queries = {
  'to-answer': { segment: 'to-answer' },
  'follow-up': { segment: 'follow-up' },
  closed: { segment: 'closed' },
} as const;

const empties: Record<Props['segment'], string> = {
  'to-answer': 'Nobody waits for an answer.',
  'follow-up': 'Nobody is to be called again.',
  closed: 'No enquiry is closed yet.',
};

/** Tells whether the screen has room for a list and, beside it, what is opened of it. */
const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

const query = '(min-width: 1024px)';

const isWide = () => matchMedia(query).matches;

function subscribe(onChange: () => void) {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
