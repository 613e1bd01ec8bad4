import styles from './portrait.module.css';

interface Props {
  name: string;
  /** The address of a square picture; empty for a person without a picture. */
  picture: string;
}

/** A person's picture, or the initials of the name where there is no picture. The name itself stands beside it. */
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
