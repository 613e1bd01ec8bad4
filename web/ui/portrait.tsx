import styles from './portrait.module.css';

interface Props {
  name: string;
  /** The address of a square picture. If it's empty, the initials are shown. */
  picture: string;
}

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
