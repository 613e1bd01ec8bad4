import { useState } from 'react';
import { ListHeading, useNews } from '../list/heading.tsx';
import { useQuery } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { EnrolledFactor } from './enrolled-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second factor: how to set it up, or what it is asked for. */
export function SecondFactor() {
  const read = useQuery('GET /admin/second-factor');
  const { data } = read;
  const [news, report] = useNews();
  // The server tells the codes once: they stand here alone until the owner has kept them.
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  return (
    <section className="stack narrow">
      <ListHeading title="Codes from an app" news={news} />
      <ReadState read={read} failure="This did not load. Please try again later." />
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(undefined)} />}
      {data &&
        (data.enrolledAt ? (
          <EnrolledFactor
            enrolledAt={data.enrolledAt}
            recoveryCodesLeft={data.recoveryCodesLeft ?? 0}
            recoveryVersion={data.recoveryVersion}
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
