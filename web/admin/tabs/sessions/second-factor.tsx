import { useState } from 'react';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { EnrolFactor } from './enrol-factor.tsx';
import { EnrolledFactor } from './enrolled-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function SecondFactor() {
  const read = useQuery('GET /admin/second-factor');
  const { data } = read;
  const [news, report] = useNews();
  // The server returns the codes only once, so they stay on the page until the owner has stored them.
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  return (
    <section className="stack narrow">
      <ListHeading title="Codes from an app" news={news} />
      <ReadState read={read} failure="Couldn’t load this. Please try again later." />
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
              report('Codes are off: you need only your password to sign in.');
            }}
          />
        ) : (
          <EnrolFactor
            onEnrolled={(codes) => {
              setRecoveryCodes(codes);
              report('Codes are on. All other sessions have ended.');
            }}
          />
        ))}
    </section>
  );
}
