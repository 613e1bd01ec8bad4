import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import styles from '../../sheet/history.module.css';
import { EntryLine } from './entry-line.tsx';

/** The entries that came while something was being written; nothing where none did. */
export const Meanwhile = ({ id, entries }: { id: string; entries: readonly WorkEntry[] }) =>
  entries.length > 0 && (
    <section aria-label="Meanwhile">
      <ol className={styles.acts}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} orderId={id} entry={entry} />
        ))}
      </ol>
    </section>
  );
