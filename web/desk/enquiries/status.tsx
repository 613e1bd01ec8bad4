import { Clock, ClockAlert } from 'lucide-react';
import { hoursLeft } from '#shared/domain/business-hours.ts';
import type { Enquiry } from '#shared/domain/enquiry.ts';
import { RowToggle } from '../list/row-toggle.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import type { List } from '../use-list.ts';
import styles from './status.module.css';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
}

/** The status of a course enquiry, pending or clarified, with the button that changes it. */
export function EnquiryStatus({ enquiry, list, now }: Props) {
  const { id, clarified, createdAt } = enquiry;
  const send = useAction('PATCH /admin/enquiries/{id}/toggle', { stale: stale.enquiries });
  return (
    <RowToggle
      isDone={clarified}
      status={clarified ? 'Clarified' : 'Pending'}
      action={clarified ? 'Reopen' : 'Clarify'}
      describedBy={`enquirer-${id}`}
      failure="Could not update the enquiry."
      list={list}
      row={enquiry}
      toggled={{ ...enquiry, clarified: !clarified }}
      send={() => send({ path: { id }, body: { seen: clarified } })}
    >
      {!clarified && <ReplyAge createdAt={createdAt} now={now} />}
    </RowToggle>
  );
}

/** The hours left to answer a pending enquiry within the promise, or since it is overdue. */
function ReplyAge({ createdAt, now }: { createdAt: string; now: number }) {
  const left = hoursLeft(createdAt, now);
  return left < 0 ? (
    <span className={styles.overdue}>
      <ClockAlert aria-hidden="true" size={16} />
      Overdue by {hoursText(-left)}
    </span>
  ) : (
    <span className={styles.left}>
      <Clock aria-hidden="true" size={16} />
      {hoursText(left)} left
    </span>
  );
}

/** Business hours in short; from three days on, whole business days. */
const hoursText = (hours: number): string =>
  hours >= 72 ? `${Math.floor(hours / 24)} days` : `${Math.ceil(hours)} h`;
