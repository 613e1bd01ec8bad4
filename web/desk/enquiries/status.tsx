import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { RowToggle } from '../list/row-toggle.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import type { List } from '../use-list.ts';
import styles from './row.module.css';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
}

/** The status of an enquiry. One about a course is pending or clarified, and has the button that changes it. */
export const EnquiryStatus = (props: Props) =>
  props.enquiry.type === 'course' ? (
    <CourseStatus {...props} />
  ) : (
    <span className={styles.none}>Not applicable</span>
  );

function CourseStatus({ enquiry, list }: Props) {
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
    />
  );
}
