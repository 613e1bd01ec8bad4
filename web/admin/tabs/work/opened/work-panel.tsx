import { useState } from 'react';
import { workStateOf } from '#shared/domain/work/work.ts';
import { History } from '../../../kit/drawer/history.tsx';
import { useFocusOnce } from '../../../kit/use-focus-once.ts';
import { Actions } from './actions.tsx';
import { BriefText } from './brief-text.tsx';
import { Documents } from './documents.tsx';
import { EntryLine } from './entry-line.tsx';
import { WorkStatus } from './status.tsx';
import type { WorkProps } from './work-props.ts';

/** After an action, the message takes the focus, so that screen readers announce it. */
export function WorkPanel(given: Omit<WorkProps, 'state' | 'onDone'>) {
  const [done, setDone] = useState<{ text: string; count: number }>();
  const news = useFocusOnce<HTMLParagraphElement>(done);
  const state = workStateOf(given.work);
  const props: WorkProps = {
    ...given,
    state,
    onDone: (text) => setDone({ text, count: (done?.count ?? 0) + 1 }),
  };
  return (
    <>
      <WorkStatus state={state} now={given.now} />
      <p ref={news} tabIndex={-1} role="status" className="good">
        {done?.text}
      </p>
      {state.documents.length > 0 && <Documents {...props} />}
      {/* Sending one form resets all of them. A change by someone else doesn't. */}
      <Actions key={done?.count} {...props} />
      <BriefText {...props} />
      <History title="History" empty="Nothing yet." happened={[...given.work.entries].reverse()}>
        {(entry) => <EntryLine key={entry.id} orderId={given.id} entry={entry} />}
      </History>
    </>
  );
}
