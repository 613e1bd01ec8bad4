import type { TeamTask } from '#shared/domain/team/tasks.ts';
import type { PageProps } from '../page.ts';
import { teamIn } from './members.ts';
import { TeamLine } from './team-line.tsx';

interface Props extends Pick<PageProps, 'data'> {
  task: TeamTask;
}

/** The people who have a task. Empty if no one has it. */
export const TeamLines = ({ data, task }: Props) =>
  teamIn(data)
    .filter(({ tasks }) => tasks.includes(task))
    .map((member) => <TeamLine key={member.id} member={member} />);
