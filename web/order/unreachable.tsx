import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './mount.module.css';

/** Stands there while nothing answers. */
export function Unreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <section className={styles.place}>
      <h1>Your order could not be opened just now</h1>
      <Notice kind="failure">
        <p>Our server does not answer, or the connection is lost. Your order is safe.</p>
      </Notice>
      <p>
        <Button kind="primary" pending={isTrying} onClick={retry}>
          Try again
        </Button>
      </p>
      <p>
        Until it opens you reach us at{' '}
        <a href={`tel:${brand.phone}`} className={styles.phone}>
          {brand.phoneShown}
        </a>
        .
      </p>
    </section>
  );
}
