import type { Enquiry } from '#shared/domain/enquiry.ts';
import { RowToggle } from '../list/row-toggle.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import type { List } from '../use-list.ts';
import { ReplyClock } from './reply-clock.tsx';
import styles from './row.module.css';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
  holidays: readonly string[] | undefined;
}

/** The status of an enquiry with its clock. One about a course is pending or clarified, and has the button that changes it. */
export const EnquiryStatus = ({ list, ...clock }: Props) =>
  clock.enquiry.type === 'course' ? (
    <CourseStatus list={list} {...clock} />
  ) : (
    <div className={styles.status}>
      <span className={styles.none}>Not applicable</span>
      <ReplyClock {...clock} />
    </div>
  );

function CourseStatus({ list, ...clock }: Props) {
  const { enquiry } = clock;
  const { id, clarified } = enquiry;
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
      <ReplyClock {...clock} />
    </RowToggle>
  );
}
