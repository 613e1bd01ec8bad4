import styles from './drawing.module.css';

interface Props {
  /** SVG path in a box of 320 by 120. */
  shape: string;
  /** SVG path of the accent. */
  accent: string;
}

export const LineDrawing = ({ shape, accent }: Props) => (
  <svg viewBox="0 0 320 120" width="320" height="120" aria-hidden="true" className={styles.drawing}>
    <path d={shape} className={styles.shape} />
    <path d={accent} className={styles.way} />
  </svg>
);
