import type { Member } from '#shared/domain/team/member.ts';
import { Portrait } from '../ui/portrait.tsx';
import styles from './instructor.module.css';
import { pictureOf } from './members.ts';

export const Instructor = ({ member }: { member: Member }) => (
  <span className={styles.instructor}>
    <Portrait name={member.name} picture={pictureOf(member)} size={40} /> {member.name}
  </span>
);
