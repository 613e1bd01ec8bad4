import type { WorkRow as Row } from '#shared/domain/work/bought-work.ts';
import { phoneMatches } from '../list/phone-number.ts';
import { SearchableTable } from '../list/searchable-table.tsx';
import { useList } from '../use-list.ts';
import { useWorkAddress } from './address.ts';
import { WorkRow } from './row.tsx';
import type { ListId } from './wording.ts';

interface Props {
  list: Exclude<ListId, 'tried'>;
  now: number;
}

/** A list of bought work. */
export function WorkList({ list: id, now }: Props) {
  const list = useList('GET /admin/work', { query: queries[id] });
  const { addressOf } = useWorkAddress();
  return (
    <SearchableTable
      list={list}
      by="name, mobile or reference"
      matches={matches}
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

const matches = ({ id, name = '', mobile = '' }: Row, query: string): boolean =>
  name.toLowerCase().includes(query) || id.toLowerCase().includes(query) || phoneMatches(mobile, query);
