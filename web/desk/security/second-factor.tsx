import { useState } from 'react';
import { ListHeading } from '../list/heading.tsx';
import { useQuery } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { EnrolledFactor } from './enrolled-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';

/** The second factor: how to set it up, or what it is asked for. */
export function SecondFactor() {
  const { data, error, ask } = useQuery('GET /admin/second-factor');
  const [news, setNews] = useState<{ about: object; text: string }>();
  // Told once: they stand nowhere but here, until the owner has kept them.
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const report = (text: string) => setNews({ about: {}, text });
  return (
    <section className={styles.part}>
      <ListHeading title="Codes from an app" news={news} />
      <ReadState
        isLoading={!data}
        error={data ? undefined : error}
        failure="This did not load. Please try again later."
        onRetry={() => void ask()}
      />
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(undefined)} />}
      {data &&
        (data.enrolledAt ? (
          <EnrolledFactor
            enrolledAt={data.enrolledAt}
            recoveryCodesLeft={data.recoveryCodesLeft ?? 0}
            onNewCodes={setRecoveryCodes}
            onRemoved={() => {
              setRecoveryCodes(undefined);
              report('Codes are off: the password alone signs in.');
            }}
          />
        ) : (
          <EnrolFactor
            onEnrolled={(codes) => {
              setRecoveryCodes(codes);
              report('Codes are on. Every other session has ended.');
            }}
          />
        ))}
    </section>
  );
}
