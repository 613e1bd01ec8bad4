import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { wishInWords } from '#shared/domain/enquiries/wish.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { EmailLink } from '../list/email-link.tsx';
import { LongText } from '../list/long-text.tsx';
import { NotSpam } from '../list/not-spam.tsx';
import { PhoneLinks } from '../list/phone-links.tsx';
import { RowToggle } from '../list/row-toggle.tsx';
import { useAction } from '../queries.ts';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { stale } from '../stale.ts';
import type { List } from '../use-list.ts';
import { ReplyClock } from './reply-clock.tsx';
import styles from './row.module.css';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
  holidays: readonly string[] | undefined;
  /** The address that opens it. */
  address: string;
  /** Selects it. */
  box?: ReactNode;
  /** Called when it turned out to be no spam; absent where it is not suspected. */
  onRestored?: ((enquiry: Enquiry) => void) | undefined;
}

/** Id of the element that names the enquirer, and opens the enquiry. */
export const enquirerId = (id: string): string => `enquirer-${id}`;

/** An enquiry with everything the visitor left, and the ways to answer it. */
export const EnquiryRow = ({ enquiry, list, now, holidays, address, box, onRestored }: Props) => (
  <tr className={styles.row}>
    <td data-line="2 start" className={styles.type}>
      {enquiry.type}
    </td>
    <td data-line="2" className={styles.title}>
      <div>
        {enquiry.title}
        {wishInWords(enquiry) && <small className="under">{wishInWords(enquiry)}</small>}
      </div>
    </td>
    <th scope="row" data-line="1" className={styles.name}>
      <div>
        {box}
        <Link id={enquirerId(enquiry.id)} to={address} state={openedFromList}>
          {enquiry.name}
        </Link>
        <time dateTime={enquiry.createdAt} className="under">
          {momentInIndia(enquiry.createdAt)}
        </time>
        {/* Nobody waits for an answer to what is taken for spam. */}
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

/** The status of an enquiry. One about a course is pending or clarified, and has the button that changes it. */
const EnquiryStatus = (props: StatusProps) =>
  props.enquiry.type === 'course' ? (
    <CourseStatus {...props} />
  ) : (
    <span className="soft">Not applicable</span>
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
