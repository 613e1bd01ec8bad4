import { MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WorkRow as Row } from '#shared/domain/work/work-detail.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { openedFromList, useFocusAfterClosing, usePart, useWorkAddress } from '../../kit/addresses.ts';
import { PhoneLinks } from '../../kit/contact/contact.tsx';
import { ListHeading } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { useList } from '../../kit/use-list.ts';
import { useNow } from '../../kit/use-today.ts';
import { Deadline } from './deadline.tsx';
import { TriedToPay } from './tried-to-pay.tsx';
import { documentTexts, type ListId, lists, sessionsText, waitingTexts } from './wording.ts';

export function Work() {
  const [part, addressOf] = usePart('work', 'list', ids, 'ours');
  const { openedId, close } = useWorkAddress();
  const now = useNow();
  const tab = useFocusAfterClosing(openedId, workLinkId);
  return (
    <div ref={tab}>
      <ListHeading
        title="Work"
        explanation={explanations[part]}
        filter={{ of: 'work', parts: lists, open: part, addressOf }}
      />
      {part === 'tried' ? <TriedToPay /> : <WorkList key={part} list={part} now={now} />}
      {openedId && <WorkDetail key={openedId} id={openedId} now={now} onClose={close} />}
    </div>
  );
}

const ids = lists.map(({ id }) => id);

const explanations: Record<ListId, string> = {
  ours: 'Our turn. Earliest due first, on hold last.',
  theirs: 'Waiting for the buyer, longest wait first. The clock is paused.',
  finished: 'Approved, cancelled or refunded work, and seats in classes.',
  tried: 'These buyers tried to pay, but we received no payment. A call often helps.',
};

// The drawer contains the code for most actions, so its script loads only when it's first opened.
const WorkDetail = lazyPart(() => import('./opened/opened-work.tsx').then((detail) => detail.WorkDetail));

interface ListProps {
  list: Exclude<ListId, 'tried'>;
  now: number;
}

function WorkList({ list: id, now }: ListProps) {
  const list = useList('GET /admin/work', { query: queries[id] });
  const { addressOf } = useWorkAddress();
  return (
    <SearchableTable
      list={list}
      by="name, mobile or reference"
      textsOf={({ id, name }) => [id, name]}
      phoneOf={({ mobile }) => mobile}
      label="Work"
      columns={['Buyer', 'Item', 'Status', times[id], 'Documents or sessions', 'Phone']}
      empty={empties[id]}
      failure="Failed to load the work. Please try again later."
    >
      {(row) => <WorkRow key={row.id} row={row} now={now} address={addressOf(row.id)} />}
    </SearchableTable>
  );
}

const queries = {
  ours: { list: 'ours' },
  theirs: { list: 'theirs' },
  finished: { list: 'finished' },
} as const;

const times: Record<ListProps['list'], string> = { ours: 'Due', theirs: 'Waiting since', finished: 'Since' };

const empties: Record<ListProps['list'], string> = {
  ours: 'Nothing to do now. Paid orders appear here once the buyer sends their details.',
  theirs: 'Not waiting for any buyers.',
  finished: 'Nothing is finished yet.',
};

interface RowProps {
  row: Row;
  now: number;
  address: string;
}

const workLinkId = (id: string): string => `work-${id}`;

const WorkRow = ({ row, now, address }: RowProps) => (
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
      {row.sessions && <span className="note">Sessions: {sessionsText(row.sessions)}</span>}
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
