import { MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WorkRow as Row } from '#shared/domain/work/bought-work.ts';
import { openedFromList } from '../../kit/addresses.ts';
import { PhoneLinks } from '../../kit/contact/contact.tsx';
import { Deadline } from './deadline.tsx';
import { documentTexts, waitingTexts } from './wording.ts';

interface Props {
  row: Row;
  now: number;
  address: string;
}

export const workLinkId = (id: string): string => `work-${id}`;

export const WorkRow = ({ row, now, address }: Props) => (
  <tr>
    <th scope="row" data-line="1 start">
      <Link id={workLinkId(row.id)} to={address} state={openedFromList} className="touch-target">
        {row.name ?? 'Unnamed buyer'}
      </Link>
    </th>
    <td data-line="2">
      <div>
        {row.what}
        <span className="under no-break">{row.number}</span>
      </div>
    </td>
    <td data-line="3">
      <div>
        {waitingTexts[row.waiting]}
        {row.asked && <q className="under">{row.asked}</q>}
        {row.hasBouncedEmail && (
          <span className="state note bad">
            <MailX aria-hidden="true" size={16} />
            Call the buyer: an email bounced
          </span>
        )}
      </div>
    </td>
    <td data-line="1 end">
      <Deadline work={row} now={now} />
    </td>
    <td>
      {row.documents.length > 0 && (
        <ul className="note">
          {documentTexts(row).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </td>
    <td data-line="4">
      <div className="row apart">
        <PhoneLinks name={row.name ?? 'the buyer'} phone={row.mobile} />
        {row.turn === 'us' && (
          <Link
            to={address}
            state={openedFromList}
            className="touch-link"
            aria-describedby={workLinkId(row.id)}
          >
            {row.waiting === 'call' ? 'Log call' : 'Send draft'}
          </Link>
        )}
      </div>
    </td>
  </tr>
);
