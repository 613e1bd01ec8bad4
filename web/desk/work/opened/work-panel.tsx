import { useState } from 'react';
import { workStateOf } from '#shared/domain/work/work.ts';
import { History } from '../../sheet/history.tsx';
import { useFocusOnce } from '../../use-focus-once.ts';
import { Actions } from './actions.tsx';
import { BriefText } from './brief-text.tsx';
import { Documents } from './documents.tsx';
import { EntryLine } from './entry-line.tsx';
import { Standing } from './standing.tsx';
import type { WorkProps } from './work-props.ts';

/** Bought work as its buyer sees it, with what the owner can do. What has been done is said by the element that takes the focus. */
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
      <Standing state={state} now={given.now} />
      <p ref={news} tabIndex={-1} role="status" className="good">
        {done?.text}
      </p>
      {state.documents.length > 0 && <Documents {...props} />}
      {/* Every form is made anew once one of them is sent, and stays as it is where somebody else did something. */}
      <Actions key={done?.count} {...props} />
      <BriefText {...props} />
      <History title="What happened" empty="Nothing yet." happened={[...given.work.entries].reverse()}>
        {(entry) => <EntryLine key={entry.id} orderId={given.id} entry={entry} />}
      </History>
    </>
  );
}
