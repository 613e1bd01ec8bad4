import { useFocusAfterClosing, usePart, useWorkAddress } from '../../kit/addresses.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { ListHeading } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { useList } from '../../kit/use-list.ts';
import { useNow } from '../../kit/use-today.ts';
import { WorkRow, workLinkId } from './row.tsx';
import { TriedToPay } from './tried-to-pay.tsx';
import { type ListId, lists } from './wording.ts';

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

interface Props {
  list: Exclude<ListId, 'tried'>;
  now: number;
}

function WorkList({ list: id, now }: Props) {
  const list = useList('GET /admin/work', { query: queries[id] });
  const { addressOf } = useWorkAddress();
  return (
    <SearchableTable
      list={list}
      by="name, mobile or reference"
      textsOf={({ id, name }) => [id, name]}
      phoneOf={({ mobile }) => mobile}
      label="Work"
      columns={['Buyer', 'Item', 'Status', times[id], 'Documents', 'Phone']}
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

const times: Record<Props['list'], string> = { ours: 'Due', theirs: 'Waiting since', finished: 'Since' };

const empties: Record<Props['list'], string> = {
  ours: 'Nothing to do now. Paid orders appear here once the buyer sends their details.',
  theirs: 'Not waiting for any buyers.',
  finished: 'Nothing is finished yet.',
};
