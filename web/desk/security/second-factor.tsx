import { useQuery } from '../../queries.ts';
import { Notice } from '../../ui/notice.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { EnrolledFactor } from './enrolled-factor.tsx';
import styles from './security.module.css';

/** The second factor: how to set it up, or what it is asked for. */
export function SecondFactor() {
  const { data, error } = useQuery('GET /admin/second-factor');
  return (
    <section className={styles.part}>
      <h2>Codes from an app</h2>
      {error && !data && <Notice kind="failure">This did not load. Please try again later.</Notice>}
      {data && (data.enrolledAt ? <EnrolledFactor enrolledAt={data.enrolledAt} /> : <EnrolFactor />)}
    </section>
  );
}
