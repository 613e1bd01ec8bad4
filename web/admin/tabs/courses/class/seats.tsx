import { Link } from 'react-router-dom';
import type { ClassSeat } from '#shared/domain/classes/class.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { seatNames, statusNames } from '#shared/domain/orders/order-names.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { workAddress } from '../../../kit/addresses.ts';
import { EmailLink, PhoneLinks } from '../../../kit/contact/contact.tsx';
import { DrawerSection } from '../../../kit/facts.tsx';
import { CsvExport } from '../../../kit/list/csv-export.tsx';
import { ListTable } from '../../../kit/list/table.tsx';
import { useList } from '../../../kit/use-list.ts';

interface Props {
  courseId: string;
  title: string;
}

export function Seats({ courseId, title }: Props) {
  const path = { id: courseId };
  const list = useList('GET /admin/courses/{id}/places', { path });
  return (
    <DrawerSection title="Seats">
      <CsvExport
        route="GET /admin/courses/{id}/places/export"
        path={path}
        fileName={`class-${fileName(title)}`}
        rowsName="seats"
      />
      <div>
        <ListTable
          list={list}
          label="Seats"
          columns={['Name', 'Phone', 'Paid']}
          empty="No paid seats yet."
          failure="Couldn’t load the seats. Please try again later."
        >
          {(seat) => <SeatRow key={seat.id} seat={seat} />}
        </ListTable>
      </div>
    </DrawerSection>
  );
}

const SeatRow = ({ seat: { id, name, email, mobile, paise, paidAt, status, seat } }: { seat: ClassSeat }) => (
  <tr>
    <th scope="row" data-line="1 start">
      <div>
        {/* With this state, closing the work returns to this class. */}
        <Link to={workAddress(id)} state={{ isFromList: true }} className="touch-target">
          {name ?? 'Unnamed buyer'}
        </Link>
        {email && <EmailLink email={email} className="under" />}
      </div>
    </th>
    <td data-line="2">
      <PhoneLinks name={name ?? 'the buyer'} phone={mobile} />
    </td>
    <td data-line="1 end">
      <div>
        <span className="no-break">{formatPaise(paise)}</span>
        {paidAt && (
          <time dateTime={paidAt} className="under">
            {formatDateTime(paidAt)}
          </time>
        )}
        {status !== 'paid' && <span className="under">{statusNames[status]}</span>}
        {seat !== 'held' && <span className="under">{seatNames[seat]}</span>}
      </div>
    </td>
  </tr>
);

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40);
