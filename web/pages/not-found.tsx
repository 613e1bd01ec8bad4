import { LinkButton } from '../ui/button.tsx';
import styles from './not-found.module.css';

/** What an address without a page shows. */
export const NotFoundPage = () => (
  <div className={styles.page}>
    <h1>This step is missing.</h1>
    <p>There is no page at this address. It may have moved, or the link may have lost a letter.</p>
    <div className={styles.ways}>
      <LinkButton to="/courses" kind="primary">
        See the courses
      </LinkButton>
      <LinkButton to="/">Go to the start</LinkButton>
    </div>
  </div>
);
