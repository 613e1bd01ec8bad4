import { CircleAlert } from 'lucide-react';
import type { ActivityEntry, ActivityOutcome } from '#shared/domain/activity/activity.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';

/** One change of the owner's, or of somebody in her name. */
export const ActivityRow = ({ entry }: { entry: ActivityEntry }) => (
  <tr>
    <td data-label="Time">
      <time dateTime={entry.at}>{momentInIndia(entry.at)}</time>
    </td>
    <th scope="row" data-label="Action">
      {actionName(entry.operation)}
    </th>
    <td data-label="Outcome">
      <Outcome outcome={entry.outcome} />
    </td>
    <td data-label="Item" className={entry.title ? undefined : 'note'}>
      {entry.title ?? entry.entity}
    </td>
    <td data-label="Fields">{entry.fields.join(', ')}</td>
    <td data-label="Session" className="note">
      {entry.session}
    </td>
  </tr>
);

/** A change's outcome: one that may need a second look has a shape besides the word. */
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
  failed: 'Failed; it may have taken effect',
};

/** An operation's name in words: `Import interview questions` for `importInterviewQuestions`. */
function actionName(operation: string): string {
  const words = operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
