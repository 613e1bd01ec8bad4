import { formatDateTime } from '#shared/domain/time/format.ts';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { Table } from '../../kit/list/table.tsx';
import { PressButton, usePress } from '../../kit/press.tsx';
import { stale, useAction, useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { SecondFactor } from './second-factor.tsx';

export const Security = () => (
  <div className="groups">
    <LiveSessions />
    <SecondFactor />
  </div>
);

function LiveSessions() {
  const read = useQuery('GET /admin/sessions');
  const { data } = read;
  const endOthers = useAction('DELETE /admin/sessions', { stale: stale.sessions });
  const [ended, tell] = useNews();
  const ending = usePress(() => endOthers({}), {
    failure: 'Couldn’t end them. Please try again.',
    onDone: () => tell('All other sessions have ended.'),
  });
  const others = data?.sessions.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <section className="stack narrow">
      {/* Focuses the heading after the other sessions have ended, because the button that had the focus is gone. */}
      <ListHeading title="Where you are signed in" news={others === 0 ? ended : undefined} />
      <ReadState read={read} failure="Couldn’t load your sessions. Please try again later." />
      {data && (
        <Table label="Sessions" columns={['Signed in', 'Last used']}>
          {data.sessions.map(({ startedAt, lastUsedAt, isThis }) => (
            <tr key={`${startedAt} ${isThis ? 'this' : lastUsedAt}`}>
              <th scope="row" data-line="1">
                {formatDateTime(startedAt)}
              </th>
              <td data-line="2" data-label="Last used">
                {isThis ? 'Now, on this device' : formatDateTime(lastUsedAt)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {others > 0 && (
        <PressButton kind="secondary" press={ending} doing="Ending…">
          End all other sessions ({others})
        </PressButton>
      )}
    </section>
  );
}
