import styles from './portrait.module.css';

interface Props {
  name: string;
  /** Address of a square picture; empty if there is none. */
  picture: string;
}

/** Falls back to initials. */
export const Portrait = ({ name, picture }: Props) =>
  picture ? (
    <img src={picture} width="72" height="72" alt={`Portrait of ${name}`} className={styles.portrait} />
  ) : (
    <span className={styles.portrait} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .join('')
    .slice(0, 2);
