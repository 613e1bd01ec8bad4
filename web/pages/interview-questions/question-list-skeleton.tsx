import { Skeleton } from '../../ui/skeleton.tsx';
import entry from './question-entry.module.css';
import styles from './question-list.module.css';
import { questionsPerPage } from './selection.ts';

/** The shape of a page of questions before they are here. */
export const QuestionListSkeleton = () => (
  <>
    <p role="status" className={styles.count}>
      Loading Questions...
    </p>
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: questionsPerPage }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
        <div key={place} className={entry.entry}>
          <p className={entry.summary}>
            <Skeleton characters={place % 2 ? 24 : 30} />
          </p>
        </div>
      ))}
    </div>
  </>
);
