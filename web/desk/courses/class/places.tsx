import { Link } from 'react-router-dom';
import type { ClassPlace } from '#shared/domain/classes/class.ts';
import { money } from '#shared/domain/money/money.ts';
import { seatNames, statusNames } from '#shared/domain/orders/order-names.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { CsvExport } from '../../list/csv-export.tsx';
import { EmailLink } from '../../list/email-link.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { PhoneLinks } from '../../list/phone-links.tsx';
import { Part } from '../../sheet/part.tsx';
import { useList } from '../../use-list.ts';
import { workAddress } from '../../work/address.ts';

interface Props {
  courseId: string;
  title: string;
}

/** The paid places of a course. */
export function Places({ courseId, title }: Props) {
  const path = { id: courseId };
  const list = useList('GET /admin/courses/{id}/places', { path });
  return (
    <Part title="Places">
      <CsvExport
        route="GET /admin/courses/{id}/places/export"
        path={path}
        fileName={`class-${fileName(title)}`}
        rowsName="places"
      />
      <div>
        <ListTable
          list={list}
          label="Places"
          columns={['Name', 'Telephone', 'Paid']}
          empty="Nobody has paid for a place yet."
          failure="Failed to load the places. Please try again later."
        >
          {(place) => <PlaceRow key={place.id} place={place} />}
        </ListTable>
      </div>
    </Part>
  );
}

const PlaceRow = ({
  place: { id, name, email, mobile, paise, paidAt, status, seat },
}: {
  place: ClassPlace;
}) => (
  <tr>
    <th scope="row" data-line="1 start">
      <div>
        {/* The browser's way back leads from the work to this class. */}
        <Link to={workAddress(id)} state={{ isFromList: true }} className="thumb">
          {name ?? 'Buyer not named'}
        </Link>
        {email && <EmailLink email={email} className="under" />}
      </div>
    </th>
    <td data-line="2">
      <PhoneLinks name={name ?? 'the buyer'} phone={mobile} />
    </td>
    <td data-line="1 end">
      <div>
        <span className="no-break">{money(paise)}</span>
        {paidAt && (
          <time dateTime={paidAt} className="under">
            {momentInIndia(paidAt)}
          </time>
        )}
        {status !== 'paid' && <span className="under">{statusNames[status]}</span>}
        {seat !== 'held' && <span className="under">{seatNames[seat]}</span>}
      </div>
    </td>
  </tr>
);

/** A title as a part of a file's name. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40);
