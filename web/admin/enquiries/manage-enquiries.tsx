import type { Enquiry } from '#shared/domain/enquiry.ts';
import { momentInIndia } from '../../content/dates.ts';
import { ListState } from '../list/list-state.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { EnquiryStatus } from './enquiry-status.tsx';
import styles from './manage-enquiries.module.css';

/** What visitors asked, the pending ones first. */
export function ManageEnquiries() {
  const list = useList('GET /admin/enquiries');
  return (
    <ListState
      list={list}
      empty="No enquiries yet. They arrive here as soon as somebody asks."
      failure="Failed to load enquiries. Please try again later."
    >
      {(enquiries) => (
        <Table label="Enquiries" columns={['Type', 'Title', 'Name', 'Email', 'Phone', 'Message', 'Status']}>
          {enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} onChanged={list.replace} />
          ))}
        </Table>
      )}
    </ListState>
  );
}

const EnquiryRow = ({ enquiry, onChanged }: { enquiry: Enquiry; onChanged: (enquiry: Enquiry) => void }) => (
  <tr>
    <td data-label="Type" className={styles.type}>
      {enquiry.type}
    </td>
    <td data-label="Title">{enquiry.title}</td>
    <th scope="row" data-label="Name" id={`enquirer-${enquiry.id}`}>
      <div>
        {enquiry.name}
        <time dateTime={enquiry.createdAt} className={styles.moment}>
          {momentInIndia(enquiry.createdAt)}
        </time>
      </div>
    </th>
    <td data-label="Email">
      <a href={`mailto:${enquiry.email}`}>
        {enquiry.email.replace(/@.*/, '@')}
        <wbr />
        {enquiry.email.replace(/^[^@]*@/, '')}
      </a>
    </td>
    <td data-label="Phone" className={styles.phone}>
      {enquiry.phone ? <a href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}>{enquiry.phone}</a> : '–'}
    </td>
    <td data-label="Message" className={styles.message}>
      <Message text={enquiry.message} />
    </td>
    <td data-label="Status">
      <EnquiryStatus enquiry={enquiry} onChanged={onChanged} />
    </td>
  </tr>
);

/** A message as it was written; a long one shows its first lines until it is asked for the rest. */
function Message({ text }: { text: string }) {
  if (text.length <= 280) return text || '–';
  return (
    <details className={styles.long}>
      <summary>{text}</summary>
    </details>
  );
}
