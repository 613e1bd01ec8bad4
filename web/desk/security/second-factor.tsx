import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListHeading } from '../list/heading.tsx';
import { useQuery } from '../queries.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { EnrolledFactor } from './enrolled-factor.tsx';
import styles from './security.module.css';

/** The second factor: how to set it up, or what it is asked for. */
export function SecondFactor() {
  const { data, error } = useQuery('GET /admin/second-factor');
  const [news, setNews] = useState<{ about: object; text: string }>();
  const report = (text: string) => setNews({ about: {}, text });
  return (
    <section className={styles.part}>
      <ListHeading title="Codes from an app" news={news} />
      {!data && !error && (
        <p role="status" aria-label="Loading">
          <Skeleton characters={48} />
        </p>
      )}
      {error && !data && <Notice kind="failure">This did not load. Please try again later.</Notice>}
      {data &&
        (data.enrolledAt ? (
          <EnrolledFactor
            enrolledAt={data.enrolledAt}
            onRemoved={() => report('Codes are off: the password alone signs in.')}
          />
        ) : (
          <EnrolFactor onEnrolled={() => report('Codes are on. Every other session has ended.')} />
        ))}
    </section>
  );
}
