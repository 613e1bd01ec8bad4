import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import styles from '../../sheet/history.module.css';
import { EntryLine } from './entry-line.tsx';

/** Everything that happened to bought work, the latest first. */
export const History = ({ id, entries }: { id: string; entries: readonly WorkEntry[] }) => (
  <section className={styles.part} aria-labelledby="work-history">
    <h3 id="work-history">What happened</h3>
    {entries.length === 0 && <p className={styles.none}>Nothing yet.</p>}
    {entries.length > 0 && (
      <ol className={styles.acts}>
        {entries.toReversed().map((entry) => (
          <EntryLine key={entry.id} orderId={id} entry={entry} />
        ))}
      </ol>
    )}
  </section>
);
