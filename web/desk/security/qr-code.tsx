import { encode } from 'uqr';
import styles from './security.module.css';

/** A text as a QR code, one unit a module, with the four modules of quiet around it that scanners want. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={pathOf(data)} />
    </svg>
  );
}

/** The dark modules as one path: a square of one unit for each. */
const pathOf = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
