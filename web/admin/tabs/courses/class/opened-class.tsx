import { Link } from 'react-router-dom';
import type { ClassSeat } from '#shared/domain/classes/class.ts';
import { formatStart } from '#shared/domain/classes/class-start.ts';
import type { AdminCourse } from '#shared/domain/courses/course.ts';
import { formatPaise, formatPrice } from '#shared/domain/money/money.ts';
import { seatNames, statusNames } from '#shared/domain/orders/order-names.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { workAddress } from '../../../kit/addresses.ts';
import { AskLink } from '../../../kit/ask-link.tsx';
import { EmailLink, PhoneLinks } from '../../../kit/contact/contact.tsx';
import { Drawer } from '../../../kit/drawer/drawer.tsx';
import { DrawerSection, Facts } from '../../../kit/facts.tsx';
import { CsvExport } from '../../../kit/list/csv-export.tsx';
import { ListTable } from '../../../kit/list/table.tsx';
import { ActionButton } from '../../../kit/press.tsx';
import { stale, useAction, useQuery } from '../../../kit/queries.ts';
import { ReadState } from '../../../kit/read-state.tsx';
import { refusalOr } from '../../../kit/refusal.ts';
import { useList } from '../../../kit/use-list.ts';
import { DetailsForm } from './details-form.tsx';
import { isToCome } from './emailed-buyers.tsx';

interface Props {
  id: string;
  course: AdminCourse | undefined;
  onClose: () => void;
}

export function OpenedClass({ id, course, onClose }: Props) {
  const read = useQuery('GET /admin/courses/{id}/class', { path: { id } });
  const { data, show, ask } = read;
  return (
    <Drawer title={course?.title ?? 'Class'} onClose={onClose}>
      {course && (
        <Facts
          facts={{
            Starts: course.startDate ? formatStart(course.startDate) : 'No date yet',
            Price: formatPrice(course.price),
            ...(course.seats !== undefined && {
              Seats: `${course.seats} in all, ${course.seatsLeft ?? 0} left`,
            }),
          }}
        />
      )}
      <div>
        <AskLink asked={{ courseId: id }} />
      </div>
      {course?.overbooked && <Overbooked courseId={id} orders={course.overbooked} />}
      <Seats courseId={id} title={course?.title ?? 'class'} />
      {data && (
        <DetailsForm
          courseId={id}
          stored={data}
          isToCome={!course || isToCome(course)}
          show={show}
          ask={ask}
        />
      )}
      <ReadState
        read={read}
        failure="Couldn’t load this class."
        missing="This course doesn’t exist. It may have been deleted."
      />
    </Drawer>
  );
}

interface OverbookedProps {
  courseId: string;
  orders: number;
}

function Overbooked({ courseId, orders }: OverbookedProps) {
  const dismiss = useAction('POST /admin/courses/{id}/overbooking/dismiss', { stale: stale.overbooking });
  return (
    <DrawerSection title="More paid orders than seats">
      <p>
        {orders === 1 ? '1 buyer has' : `${orders} buyers have`} paid, but there were no seats left. If you
        add seats, they’ll go to the buyers who paid first. Otherwise, refund{' '}
        {orders === 1 ? 'the order' : 'each order'} below or arrange another batch.
      </p>
      <ActionButton
        act={() => dismiss({ path: { id: courseId } })}
        failure={refusalOr('Couldn’t remove it. Please try again.')}
        doing="Removing…"
      >
        Remove from Today
      </ActionButton>
    </DrawerSection>
  );
}

interface SeatsProps {
  courseId: string;
  title: string;
}

function Seats({ courseId, title }: SeatsProps) {
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
