import styles from './drawing.module.css';

interface Props {
  /** SVG path in a box of 320 by 120. */
  shape: string;
  /** SVG path of the accent. */
  marked: string;
}

export const LineDrawing = ({ shape, marked }: Props) => (
  <svg viewBox="0 0 320 120" width="320" height="120" aria-hidden="true" className={styles.drawing}>
    <path d={shape} className={styles.shape} />
    <path d={marked} className={styles.way} />
  </svg>
);
