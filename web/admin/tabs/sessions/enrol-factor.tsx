import { encode } from 'uqr';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { CopyButton } from '../../kit/contact/copy-button.tsx';
import { PressButton, usePress } from '../../kit/press.tsx';
import { CodeField } from '../../kit/proof.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';
import { useFocusOnce } from '../../kit/use-focus-once.ts';
import styles from './security.module.css';

export function EnrolFactor({ onEnrolled }: { onEnrolled: (recoveryCodes: string[]) => void }) {
  const propose = useAction('POST /admin/second-factor');
  const enrol = useAction('PUT /admin/second-factor', { stale: stale.secondFactor });
  const begin = usePress(() => propose({}), { failure: 'Couldn’t start. Please try again.' });
  const { outcome: proposed } = begin;
  const beginning = useFocusOnce<HTMLDivElement>(proposed);
  if (!proposed)
    return (
      <>
        <p>
          The Admin Panel asks only for your password. It can also ask for a code from an app on your phone,
          so a stolen password isn’t enough.
        </p>
        <PressButton kind="secondary" press={begin} doing="Starting…">
          Set up codes
        </PressButton>
      </>
    );
  return (
    <>
      <div ref={beginning} tabIndex={-1} className="stack">
        <p>
          Scan this with an authenticator app. If the app is on this phone, tap the link to open it, or copy
          the key and add it there. Don’t show the code or the key to anyone.
        </p>
        <QrCode text={proposed.uri} label="QR code for the authenticator app" />
        <p className={styles.key}>{proposed.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <div className="row">
          <a href={proposed.uri} className="touch-link">
            Open in the app on this phone
          </a>
          <CopyButton text={proposed.secret}>Copy the key</CopyButton>
        </div>
      </div>
      <p>
        Then enter the code that the app shows. All other sessions will end, and you’ll need a code to sign
        in.
      </p>
      <Form
        label="Turn codes on"
        send={async ({ code = '' }) => onEnrolled((await enrol({ body: { code } })).recoveryCodes)}
        failure={refusalOr('No response. Please try again.')}
      >
        <CodeField isFirst />
        <Submit pendingText="Checking…">Turn codes on</Submit>
      </Form>
    </>
  );
}

/** Each unit is one module. The border is the four-module margin that scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={pathOf(data)} />
    </svg>
  );
}

const pathOf = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
