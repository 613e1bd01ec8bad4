import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { requestText } from '#shared/domain/enquiries/enquiry-names.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { openedFromList } from '../../kit/addresses.ts';
import { EmailLink, PhoneLinks } from '../../kit/contact/contact.tsx';
import { LongText } from '../../kit/facts.tsx';
import { NotSpam, RowToggle } from '../../kit/list/row-buttons.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import type { List } from '../../kit/use-list.ts';
import { ReplyClock } from './reply-clock.tsx';
import styles from './row.module.css';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
  holidays: readonly string[] | undefined;
  address: string;
  box?: ReactNode;
  /** Set only for suspected spam. Called once the enquiry has been marked as not spam. */
  onRestored?: ((enquiry: Enquiry) => void) | undefined;
}

export const enquirerId = (id: string): string => `enquirer-${id}`;

export const EnquiryRow = ({ enquiry, list, now, holidays, address, box, onRestored }: Props) => (
  <tr className={styles.row}>
    <td data-line="2 start" className={styles.type}>
      {enquiry.type}
    </td>
    <td data-line="2" className={styles.title}>
      <div>
        {enquiry.title}
        {requestText(enquiry) && <small className="under">{requestText(enquiry)}</small>}
      </div>
    </td>
    <th scope="row" data-line="1" className={styles.name}>
      <div>
        {box}
        <Link id={enquirerId(enquiry.id)} to={address} state={openedFromList}>
          {enquiry.name}
        </Link>
        <time dateTime={enquiry.createdAt} className="under">
          {formatDateTime(enquiry.createdAt)}
        </time>
        {!onRestored && <ReplyClock enquiry={enquiry} now={now} holidays={holidays} says="time due" />}
      </div>
    </th>
    <td data-line="3" className={styles.email}>
      {enquiry.email ? <EmailLink email={enquiry.email} subject={`Your enquiry: ${enquiry.title}`} /> : '–'}
    </td>
    <td data-line="3 end">
      <PhoneLinks name={enquiry.name} phone={enquiry.phone} />
    </td>
    <td data-line="4" className={styles.message}>
      <LongText text={enquiry.message} />
    </td>
    <td data-line="4 end">
      {onRestored ? (
        <Restore enquiry={enquiry} onRestored={onRestored} />
      ) : (
        <EnquiryStatus enquiry={enquiry} list={list} />
      )}
    </td>
  </tr>
);

function Restore({ enquiry, onRestored }: Required<Pick<Props, 'enquiry' | 'onRestored'>>) {
  const { id } = enquiry;
  const restore = useAction('POST /admin/enquiries/{id}/not-spam', { stale: stale.enquiries });
  return (
    <NotSpam
      describedBy={enquirerId(id)}
      send={() => restore({ path: { id } })}
      onMoved={() => onRestored?.(enquiry)}
    />
  );
}

type StatusProps = Pick<Props, 'enquiry' | 'list'>;

const EnquiryStatus = (props: StatusProps) =>
  props.enquiry.type === 'course' ? (
    <CourseStatus {...props} />
  ) : (
    <span className="muted">Not applicable</span>
  );

function CourseStatus({ enquiry, list }: StatusProps) {
  const { id, clarified } = enquiry;
  const send = useAction('PATCH /admin/enquiries/{id}/toggle', { stale: stale.enquiries });
  return (
    <RowToggle
      isDone={clarified}
      status={clarified ? 'Clarified' : 'Pending'}
      action={clarified ? 'Reopen' : 'Clarify'}
      describedBy={enquirerId(id)}
      failure="Could not update the enquiry."
      list={list}
      row={enquiry}
      toggled={{ ...enquiry, clarified: !clarified }}
      send={() => send({ path: { id }, body: { seen: clarified } })}
    />
  );
}
