import { useRef } from 'react';
import type { Enquiry, SpamResult } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { TellNews } from '../../../kit/list/heading.tsx';
import { PressButton, usePress } from '../../../kit/press.tsx';
import { stale, useAction } from '../../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import { useFocusOnce } from '../../../kit/use-focus-once.ts';

type Moved = Pick<Enquiry, 'id' | 'name' | 'historyCount'>;

interface Options {
  isSpam: boolean;
  onNews: TellNews;
  onDone?: () => void;
}

export function useMoveSpam(enquiries: readonly Moved[], { isSpam, onNews, onDone }: Options) {
  const move = useAction('POST /admin/enquiries/spam', { stale: stale.history });
  const moved = useRef<Moved[]>([]);
  return usePress(
    async () => {
      const left: string[] = [];
      for (let from = 0; from < enquiries.length; from += limits.spamPerCall) {
        const batch = enquiries.slice(from, from + limits.spamPerCall);
        const body = { isSpam, enquiries: batch.map(({ id, historyCount }) => ({ id, seen: historyCount })) };
        const { enquiries: moves } = await move({ body });
        for (const { id, outcome, why, historyCount = 0 } of moves) {
          const name = batch.find((enquiry) => enquiry.id === id)?.name ?? '';
          // If the first response was lost, the retry reports the enquiry as unchanged.
          if (outcome === 'moved' || outcome === 'unchanged') moved.current.push({ id, name, historyCount });
          else left.push(`${name} (${reasons[why ?? 'failed']})`);
        }
      }
      const done = moved.current;
      moved.current = [];
      onDone?.();
      onNews(
        <>
          {count(done.length)} {isSpam ? 'moved to spam.' : 'moved back.'} {leftText(left)}{' '}
          {isSpam && done.length > 0 && <Undo moved={done} onNews={onNews} />}
        </>,
        { keepsFocus: isSpam && done.length > 0 },
      );
    },
    { failure: refusalOrUnconfirmed('we’ll move each enquiry only once') },
  );
}

function Undo({ moved, onNews }: { moved: readonly Moved[]; onNews: TellNews }) {
  const undo = useMoveSpam(moved, { isSpam: false, onNews });
  const place = useFocusOnce<HTMLSpanElement>(moved, 'button');
  return (
    <span ref={place}>
      <PressButton press={undo} doing="Undoing…">
        Undo
      </PressButton>
    </span>
  );
}

const reasons: Record<NonNullable<SpamResult['why']> | 'failed', string> = {
  complaint: 'a complaint',
  buyer: 'a buyer',
  changed: 'changed since you read it',
  full: 'its history is full',
  unknown: 'deleted',
  failed: 'not saved, please try again',
};

const count = (enquiries: number): string => (enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`);

function leftText(left: readonly string[]): string {
  if (left.length === 0) return '';
  const more = left.length - mostNames;
  return `Not moved: ${left.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

const mostNames = 5;
