import type { Enquiry } from '#shared/domain/enquiry.ts';
import { momentInIndia } from '../../content/dates.ts';
import { EmailLink } from '../list/email-link.tsx';
import { LongText } from '../list/long-text.tsx';
import type { List } from '../list/use-list.ts';
import styles from './enquiry-row.module.css';
import { EnquiryStatus } from './enquiry-status.tsx';
import { Phone } from './ways-to-reply.tsx';

interface Props {
  enquiry: Enquiry;
  list: List<Enquiry>;
  now: number;
}

/** An enquiry with everything the visitor left, and the ways to answer it. */
export const EnquiryRow = ({ enquiry, list, now }: Props) => (
  <tr>
    <td data-label="Type" className={styles.type}>
      {enquiry.type}
    </td>
    <td data-label="Title">{enquiry.title}</td>
    <th scope="row" data-label="Name">
      <div>
        <span id={`enquirer-${enquiry.id}`}>{enquiry.name}</span>
        <time dateTime={enquiry.createdAt} className={styles.moment}>
          {momentInIndia(enquiry.createdAt)}
        </time>
      </div>
    </th>
    <td data-label="Email">
      <EmailLink email={enquiry.email} subject={`Your enquiry: ${enquiry.title}`} />
    </td>
    <td data-label="Phone">
      <Phone enquiry={enquiry} />
    </td>
    <td data-label="Message">
      <LongText text={enquiry.message} />
    </td>
    <td data-label="Status">
      {enquiry.type === 'course' ? (
        <EnquiryStatus enquiry={enquiry} list={list} now={now} />
      ) : (
        <span className={styles.none}>Not applicable</span>
      )}
    </td>
  </tr>
);
