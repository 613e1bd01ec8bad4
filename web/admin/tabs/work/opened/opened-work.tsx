import { useState } from 'react';
import { isUnreachable } from '#shared/domain/mail/undelivered.ts';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import { formatRowMoment, formatWeekday } from '#shared/domain/time/format.ts';
import { isOver, type WorkState, workStateOf } from '#shared/domain/work/work.ts';
import type { WorkDetail as OpenedWork } from '#shared/domain/work/work-detail.ts';
import { NoBreak } from '../../../../ui/no-break.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useOpenedState } from '../../../kit/addresses.ts';
import { Contact } from '../../../kit/contact/contact.tsx';
import { greetBuyer } from '../../../kit/contact/greeting.ts';
import { Drawer } from '../../../kit/drawer/drawer.tsx';
import { Emails } from '../../../kit/drawer/emails.tsx';
import { History } from '../../../kit/facts.tsx';
import { useQuery } from '../../../kit/queries.ts';
import { ReadState } from '../../../kit/read-state.tsx';
import { useFocusOnce } from '../../../kit/use-focus-once.ts';
import { Deadline } from '../deadline.tsx';
import { daysText, waitingTexts } from '../wording.ts';
import { Actions } from './actions.tsx';
import { Documents } from './documents.tsx';
import type { WorkProps } from './entry-form.tsx';
import { EntryLine } from './entry-line.tsx';
import { BriefText, Complaints, CourseSeat, OrderFacts } from './facts.tsx';
import { OrderActions } from './order-actions.tsx';
import { CoachingFacts, Sessions } from './sessions.tsx';

interface Props {
  id: string;
  now: number;
  onClose: () => void;
}

export function WorkDetail({ id, now, onClose }: Props) {
  const read = useQuery('GET /admin/work/{id}', { path: { id } }, { refreshInterval });
  const { data, show, ask } = read;
  return (
    <Drawer title={data?.order.name ?? data?.order.what ?? 'Work'} onClose={onClose}>
      {data && (
        <>
          <OrderFacts detail={data} />
          {isUnreachable(data.emails) && (
            <Notice kind="failure">
              Call the buyer: an email bounced. You can correct the address below.
            </Notice>
          )}
          <Contact
            name={data.order.name ?? 'the buyer'}
            phone={data.mobile}
            greeting={greetBuyer(data.order.name, data.order.what)}
          />
          <Complaints complaints={data.complaints} />
          {data.order.courseSeat && <CourseSeat seat={data.order.courseSeat} />}
          {data.order.coaching && <CoachingFacts coaching={data.order.coaching} />}
          {data.work ? <WorkPanel id={id} work={data.work} now={now} show={show} /> : <p>{unbegun(data)}</p>}
          <OrderActions detail={data} show={show} refresh={ask} />
          <Emails title="Emails about this order" emails={data.emails} reader="the buyer" />
        </>
      )}
      <ReadState read={read} failure="Couldn’t load this order." missing="This order doesn’t exist." />
    </Drawer>
  );
}

const refreshInterval = (detail: OpenedWork | undefined): number =>
  detail?.emails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0;

const unbegun = ({ order: { status } }: OpenedWork): string =>
  status === 'refunded'
    ? 'Refunded in full. Nothing to do now.'
    : isPaid(status)
      ? 'This order has been paid for. Work on it will start within a few minutes.'
      : 'This order hasn’t been paid for. Work on it will start once it has been.';

/** After an action, the message takes the focus, so that screen readers announce it. */
function WorkPanel(given: Omit<WorkProps, 'state' | 'onDone'>) {
  const [done, setDone] = useState<{ text: string; count: number }>();
  const { toMove } = useOpenedState();
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
      {state.sessions && (
        <Sessions key={`sessions-${done?.count}`} toMove={done ? undefined : toMove} {...props} />
      )}
      {/* Sending one form resets all of them. A change by someone else doesn't. */}
      <Actions key={done?.count} {...props} />
      <BriefText {...props} />
      <History title="History" empty="Nothing yet." happened={[...given.work.entries].reverse()}>
        {(entry) => <EntryLine key={entry.id} orderId={given.id} entry={entry} />}
      </History>
    </>
  );
}

function WorkStatus({ state, now }: { state: WorkState; now: number }) {
  const { turn, waiting, isPaused, daysLeft, supportUntil, since } = state;
  return (
    <section className={turn === 'us' ? 'card group accented' : 'card group'} aria-label="Status">
      <p className="note">{turns[turn]}</p>
      <p className="title">{waitingTexts[waiting]}</p>
      <Deadline work={state} now={now} isNamed />
      {turn === 'us' && <p className="note">It’s been our turn since {formatRowMoment(since)}</p>}
      {isPaused && daysLeft !== undefined && (
        <p className="note">
          {turn === 'nobody' ? 'Clock paused while on hold' : 'Clock paused until the buyer answers'}, with{' '}
          {daysText(daysLeft)} left.
        </p>
      )}
      {supportUntil && !isOver(state) && (
        <p className="note">
          Changes can be requested until{' '}
          <NoBreak>{`${formatWeekday(supportUntil)} ${supportUntil.slice(0, 4)}.`}</NoBreak>
        </p>
      )}
    </section>
  );
}

const turns = { us: 'Our turn', buyer: 'The buyer’s turn', nobody: 'No one’s turn' } as const;
