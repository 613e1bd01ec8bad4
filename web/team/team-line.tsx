import type { Member } from '#shared/domain/team/member.ts';
import { Portrait } from '../ui/portrait.tsx';
import { pictureOf } from './members.ts';
import styles from './team-line.module.css';

export const TeamLine = ({ member }: { member: Member }) => (
  <div className={`row ${styles.line}`}>
    <Portrait name={member.name} picture={pictureOf(member)} size={72} />
    <div>
      <a href="/about#team" className="display-1">
        {member.name}
      </a>
      <p className="note">{member.role}</p>
      <p>{member.line}</p>
    </div>
  </div>
);
