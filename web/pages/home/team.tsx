import type { Member } from '#shared/domain/team/member.ts';
import { memberWithTask, teamTasks } from '#shared/domain/team/tasks.ts';
import type { PageProps } from '../../page.ts';
import { teamIn } from '../../team/members.ts';
import { TeamLine } from '../../team/team-line.tsx';
import { Stepwell } from '../../ui/stepwell.tsx';
import styles from './team.module.css';

export function HomeTeam({ data }: PageProps) {
  const team = threeOf(teamIn(data));
  return (
    <section className={`frame stack ${styles.team}`}>
      <Stepwell tiers={2} flights={14} />
      <p>
        <span lang="hi">सोपान</span> (sopaan) is Hindi for a flight of steps.
      </p>
      {team.length > 0 && (
        <>
          <h2>Who you’ll work with</h2>
          <ul className={styles.members}>
            {team.map((member) => (
              <li key={member.id}>
                <TeamLine member={member} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** People with a task come first, one per task. */
function threeOf(team: readonly Member[]): Member[] {
  const withTask = teamTasks.flatMap((task) => memberWithTask(team, task) ?? []);
  return [...new Set([...withTask, ...team])].slice(0, 3);
}
