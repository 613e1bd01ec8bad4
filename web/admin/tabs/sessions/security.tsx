import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { download } from '../../../download.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../kit/contact/copy-button.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { Table } from '../../kit/list/table.tsx';
import { ActionButton } from '../../kit/press.tsx';
import { stale, useAction, useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { EnrolledFactor } from './enrolled-factor.tsx';
import styles from './security.module.css';

export const Security = () => (
  <div className="groups">
    <LiveSessions />
    <SecondFactor />
  </div>
);

function LiveSessions() {
  const read = useQuery('GET /admin/sessions');
  const { data } = read;
  const endOthers = useAction('DELETE /admin/sessions', { stale: stale.sessions });
  const [ended, tell] = useNews();
  const others = data?.sessions.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <section className="stack narrow">
      {/* Focuses the heading after the other sessions have ended, because the button that had the focus is gone. */}
      <ListHeading title="Where you are signed in" news={others === 0 ? ended : undefined} />
      <ReadState read={read} failure="Couldn’t load your sessions. Please try again later." />
      {data && (
        <Table label="Sessions" columns={['Signed in', 'Last used']}>
          {data.sessions.map(({ startedAt, lastUsedAt, isThis }) => (
            <tr key={`${startedAt} ${isThis ? 'this' : lastUsedAt}`}>
              <th scope="row" data-line="1">
                {formatDateTime(startedAt)}
              </th>
              <td data-line="2" data-label="Last used">
                {isThis ? 'Now, on this device' : formatDateTime(lastUsedAt)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {others > 0 && (
        <ActionButton
          kind="secondary"
          act={() => endOthers({})}
          failure="Couldn’t end them. Please try again."
          onDone={() => tell('All other sessions have ended.')}
          doing="Ending…"
        >
          End all other sessions ({others})
        </ActionButton>
      )}
    </section>
  );
}

function SecondFactor() {
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

interface CodesProps {
  codes: readonly string[];
  onKept: () => void;
}

function RecoveryCodes({ codes, onKept }: CodesProps) {
  const box = useFocusOnce<HTMLDivElement>(codes);
  const text = codes.join('\n');
  return (
    <div ref={box} tabIndex={-1} className={`stack ${styles.box}`}>
      <p>
        <b>Store these recovery codes for the {brand.name} Admin Panel.</b> If you lose your phone, you can
        use each of them once instead of a code. They’re shown only once, and earlier ones no longer work.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={text}>Copy codes</CopyButton>
        <Button onClick={() => download('recovery-codes.txt', `${text}\n`, 'text/plain')}>Download</Button>
        <Button onClick={() => print()}>Print</Button>
        <Button kind="primary" onClick={onKept}>
          I’ve stored them
        </Button>
      </div>
    </div>
  );
}
