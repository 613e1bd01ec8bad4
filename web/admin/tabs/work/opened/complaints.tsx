import { Link } from 'react-router-dom';
import { formatDay } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { WorkDetail } from '#shared/domain/work/bought-work.ts';
import { DrawerSection } from '../../../kit/drawer/drawer.tsx';

export function Complaints({ complaints }: Pick<WorkDetail, 'complaints'>) {
  if (complaints.length === 0) return null;
  return (
    <DrawerSection title={complaints.length === 1 ? 'Complaint' : 'Complaints'}>
      <ul className="rows">
        {complaints.map(({ id, ticket, wantsRefund, answeredAt, settled, dueBy }) => (
          <li key={id} className="group">
            <Link
              to={`?${new URLSearchParams({ tab: 'manage-enquiries', segment: 'to-answer', enquiry: id })}`}
            >
              {ticket}
            </Link>
            <span>
              {settled
                ? `Settled on ${dayOf(settled.at)}: ${settled.done}`
                : `${answeredAt ? 'Answered; settle' : 'Answer and settle'} by ${dayOf(dueBy)}.`}
              {wantsRefund && ' The buyer would like a refund.'}
            </span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

const dayOf = (iso: string) => formatDay(dayInIndia(iso));
