import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './frame.module.css';

export const AdminSkeleton = () => (
  <div className={styles.skeleton}>
    <p role="status" className="visually-hidden">
      Opening the Admin Panel…
    </p>
    <div className={styles.sidebar} />
    <div className={`stack ${styles.lines}`}>
      {[20, 36, 36, 36, 36].map((characters, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <p key={line}>
          <Skeleton characters={characters} />
        </p>
      ))}
    </div>
  </div>
);
