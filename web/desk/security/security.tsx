import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { ListHeading, useNews } from '../list/heading.tsx';
import { Table } from '../list/table.tsx';
import { PressButton } from '../press-button.tsx';
import { useAction, useQuery } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { stale } from '../stale.ts';
import { usePress } from '../use-press.ts';
import { SecondFactor } from './second-factor.tsx';

/** Who can get into the desk, and how. */
export const Security = () => (
  <div className="parts">
    <LiveSessions />
    <SecondFactor />
  </div>
);

/** The owner's live sessions, and the way to end all but this one. */
function LiveSessions() {
  const read = useQuery('GET /admin/sessions');
  const { data } = read;
  const endOthers = useAction('DELETE /admin/sessions', { stale: stale.sessions });
  const [ended, tell] = useNews();
  const ending = usePress(() => endOthers({}), {
    failure: 'Could not end them. Please try again.',
    onDone: () => tell('Every other session has ended.'),
  });
  const others = data?.sessions.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <section className="stack narrow">
      {/* The button that had the focus goes with the other sessions. */}
      <ListHeading title="Where you are signed in" news={others === 0 ? ended : undefined} />
      <ReadState read={read} failure="Your sessions did not load. Please try again later." />
      {data && (
        <Table label="Sessions" columns={['Signed in', 'Last used']}>
          {data.sessions.map(({ startedAt, lastUsedAt, isThis }) => (
            <tr key={`${startedAt} ${isThis ? 'this' : lastUsedAt}`}>
              <th scope="row" data-line="1">
                {momentInIndia(startedAt)}
              </th>
              <td data-line="2" data-label="Last used">
                {isThis ? 'Here, now' : momentInIndia(lastUsedAt)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {others > 0 && (
        <PressButton kind="secondary" press={ending} doing="Ending…">
          End all others ({others})
        </PressButton>
      )}
    </section>
  );
}
