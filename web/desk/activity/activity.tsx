import { Button } from '../../ui/button.tsx';
import { ListHeading } from '../list/heading.tsx';
import { ListTable } from '../list/list-table.tsx';
import { useList } from '../use-list.ts';
import { ActivityRow } from './row.tsx';

/** What was done in the owner's name, newest first. */
export function Activity() {
  const list = useList('GET /admin/activity');
  return (
    <>
      <ListHeading
        title="Activity"
        explanation="Each change and each export that was asked for here, kept for a year. If one is not yours, change the password: it ends every session."
      >
        <Button kind="quiet" onClick={list.refresh}>
          Refresh
        </Button>
      </ListHeading>
      <ListTable
        list={list}
        label="Activity"
        columns={['Time', 'Action', 'Outcome', 'Item', 'Fields', 'Session']}
        empty="Nothing has been changed yet."
        failure="Failed to load the activity. Please try again later."
      >
        {(entry) => <ActivityRow key={entry.id} entry={entry} />}
      </ListTable>
    </>
  );
}
