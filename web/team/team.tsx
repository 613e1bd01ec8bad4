import type { Member } from '#shared/domain/team/member.ts';
import type { PageProps } from '../page.ts';
import { Portrait } from '../ui/portrait.tsx';
import { pictureOf, teamIn } from './members.ts';
import styles from './team.module.css';

/** One person at a large size, two or three on steps, more in two columns. Nothing if the team is empty. */
export function Team({ data }: Pick<PageProps, 'data'>) {
  const team = teamIn(data);
  if (team.length === 0) return null;
  const isFew = team.length === 2 || team.length === 3;
  return (
    <section id="team" className={`frame stack ${styles.team}`}>
      <h2>Who you’ll work with</h2>
      <ul className={isFew ? `ledger rising ${styles.few}` : `ledger ${styles.many}`}>
        {team.map((member) => (
          <li key={member.id} className={styles.member}>
            <Portrait name={member.name} picture={pictureOf(member)} size={team.length === 1 ? 160 : 96} />
            <MemberText member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MemberText = ({ member: { name, role, line, biography } }: { member: Member }) => (
  <div>
    <h3 className="display-2">{name}</h3>
    <p className="note">{role}</p>
    <p className={styles.line}>{line}</p>
    {biography && (
      <details className={styles.biography}>
        <summary>
          Biography<span className="visually-hidden"> of {name}</span>
        </summary>
        <p className="typed muted">{biography}</p>
      </details>
    )}
  </div>
);
