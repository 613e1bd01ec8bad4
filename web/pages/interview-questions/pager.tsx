import { Button } from '../../ui/button.tsx';
import styles from './pager.module.css';

interface Props {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Leads from page to page. */
export const Pager = ({ page, lastPage, onPage }: Props) => (
  <nav aria-label="Pages of questions" className={styles.pager}>
    <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
      Prev
    </Button>
    <p aria-live="polite">
      Page {page} of {lastPage}
    </p>
    <Button disabled={page === lastPage} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
);
