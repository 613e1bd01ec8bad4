import styles from './drawing.module.css';

interface Props {
  /** Path of what is drawn, in a box of 320 by 120. */
  shape: string;
  /** Path of what is marked in it. */
  marked: string;
}

/** A drawing of a few lines, in the manner of the stepwell: filled, and with a part that is marked. */
export const LineDrawing = ({ shape, marked }: Props) => (
  <svg viewBox="0 0 320 120" width="320" height="120" aria-hidden="true" className={styles.drawing}>
    <path d={shape} className={styles.shape} />
    <path d={marked} className={styles.way} />
  </svg>
);
