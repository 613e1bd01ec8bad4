import styles from './portrait.module.css';

interface Props {
  name: string;
  /** The address of a square picture. Without it, the initials are shown. */
  picture?: string | undefined;
  /** In pixels. */
  size: 40 | 72 | 96 | 160;
}

export const Portrait = ({ name, picture, size }: Props) =>
  picture ? (
    <img src={picture} width={size} height={size} alt={`Portrait of ${name}`} className={styles.portrait} />
  ) : (
    <svg viewBox="0 0 72 72" width={size} height={size} aria-hidden="true" className={styles.portrait}>
      <text x="24" y="46" textAnchor="middle">
        {initialsOf(name)}
      </text>
      <path d="M0 54h48v-8h8v-8h8v-8h8" />
    </svg>
  );

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .join('')
    .slice(0, 2);
