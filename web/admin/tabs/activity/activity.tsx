import { CircleAlert } from 'lucide-react';
import type { ActivityEntry, ActivityOutcome } from '#shared/domain/activity/activity.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ListHeading } from '../../kit/list/heading.tsx';
import { ListTable } from '../../kit/list/table.tsx';
import { useList } from '../../kit/use-list.ts';

export function Activity() {
  const list = useList('GET /admin/activity');
  return (
    <>
      <ListHeading
        title="Activity"
        explanation="Every change and export made here, kept for a year. If one isn’t yours, change the password. That ends every session."
      >
        <Button kind="quiet" onClick={list.refresh}>
          Refresh
        </Button>
      </ListHeading>
      <ListTable
        list={list}
        label="Activity"
        columns={['Time', 'Action', 'Outcome', 'Item', 'Fields', 'Session']}
        empty="No activity yet."
        failure="Failed to load activity. Please try again later."
      >
        {(entry) => <ActivityRow key={entry.id} entry={entry} />}
      </ListTable>
    </>
  );
}

const ActivityRow = ({ entry }: { entry: ActivityEntry }) => (
  <tr>
    <td data-line="1 end" className="note">
      <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
    </td>
    <th scope="row" data-line="1 start">
      {actionName(entry.operation)}
    </th>
    <td data-line="2 end">
      <Outcome outcome={entry.outcome} />
    </td>
    <td data-line="2 start" className={entry.title ? undefined : 'note'}>
      {entry.title ?? entry.entity}
    </td>
    <td data-line="3 start" className="note">
      {entry.fields.join(', ')}
    </td>
    <td data-line="3 end" className="note no-break">
      {entry.session}
    </td>
  </tr>
);

/** A failure is also marked with an icon, so that colour isn't the only sign. */
const Outcome = ({ outcome }: Pick<ActivityEntry, 'outcome'>) =>
  outcome !== 'failed' ? (
    outcomes[outcome]
  ) : (
    <span className="state bad">
      <CircleAlert aria-hidden="true" size={18} />
      {outcomes[outcome]}
    </span>
  );

const outcomes: Record<ActivityOutcome, string> = {
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed, but may have taken effect',
};

/** Turns `importInterviewQuestions` into `Import interview questions`. */
function actionName(operation: string): string {
  const words = operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
