import { lazyPart } from '../lazy-part.tsx';
import { ListHeading } from '../list/heading.tsx';
import { Parts, usePart } from '../list/parts.tsx';
import { SearchableTable } from '../list/searchable-table.tsx';
import { useFocusAfterClosing } from '../sheet/use-sheet-address.ts';
import { useList } from '../use-list.ts';
import { useNow } from '../use-now.ts';
import { useWorkAddress } from './address.ts';
import { WorkRow, workLinkId } from './row.tsx';
import { TriedToPay } from './tried-to-pay.tsx';
import { type ListId, lists } from './wording.ts';

/** Bought work by whose turn it is, and the buyers who tried to pay. */
export function Work() {
  const [part, addressOf] = usePart('work', 'list', ids, 'ours');
  const { openedId, close } = useWorkAddress();
  const now = useNow();
  const tab = useFocusAfterClosing(openedId, workLinkId);
  return (
    <div ref={tab}>
      <ListHeading title="Work" explanation={explanations[part]}>
        <Parts of="work" parts={lists} open={part} addressOf={addressOf} />
      </ListHeading>
      {part === 'tried' ? <TriedToPay /> : <WorkList key={part} list={part} now={now} />}
      {openedId && <WorkSheet key={openedId} id={openedId} now={now} onClose={close} />}
    </div>
  );
}

const ids = lists.map(({ id }) => id);

const explanations: Record<ListId, string> = {
  ours: 'It is our turn. What is due first stands first; what is on hold stands last.',
  theirs: 'We wait for the buyer. Who is silent longest stands first; the days stand still meanwhile.',
  finished: 'Everything is approved, has ended or was given back, or is a place in a class.',
  tried: 'These buyers began to pay, and no money came. A call often helps.',
};

// Most of what the tab can do is done in the sheet, which is fetched when it is first opened.
const WorkSheet = lazyPart(() => import('./opened/opened-work.tsx').then((sheet) => sheet.WorkSheet));

interface Props {
  list: Exclude<ListId, 'tried'>;
  now: number;
}

/** A list of bought work. */
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
      columns={['Buyer', 'What', 'State', times[id], 'Documents', 'Telephone']}
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

const times: Record<Props['list'], string> = { ours: 'Due', theirs: 'Silent since', finished: 'Since' };

const empties: Record<Props['list'], string> = {
  ours: 'Nothing to do now. What is paid appears here as soon as its buyer has told the details.',
  theirs: 'No buyer owes us an answer.',
  finished: 'Nothing is finished yet.',
};
