import { Link } from 'react-router-dom';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { dateInWords } from '#shared/domain/time/india-words.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { Part } from '../../sheet/part.tsx';

/** The complaints about an order: each with its ticket, its deadline and how it stands. */
export function Complaints({ complaints }: Pick<WorkSheet, 'complaints'>) {
  if (complaints.length === 0) return null;
  return (
    <Part title={complaints.length === 1 ? 'Complaint' : 'Complaints'}>
      <ul className="rows">
        {complaints.map(({ id, ticket, wantsRefund, answeredAt, settled, dueBy }) => (
          <li key={id} className="part">
            <Link
              to={`?${new URLSearchParams({ tab: 'manage-enquiries', segment: 'to-answer', enquiry: id })}`}
            >
              {ticket}
            </Link>
            <span>
              {settled
                ? `Settled on ${dayOf(settled.at)}: ${settled.done}`
                : `${answeredAt ? 'Answered, and to be settled' : 'To be answered and settled'} by ${dayOf(dueBy)}.`}
              {wantsRefund && ' The buyer asks for the money back.'}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const dayOf = (iso: string) => dateInWords(dayInIndia(iso));
