import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { CopyButton } from '../links/copy-button.tsx';
import { PressButton } from '../press-button.tsx';
import { CodeField } from '../proof/code-field.tsx';
import { useAction } from '../queries.ts';
import { refusalOr } from '../refusal.ts';
import { stale } from '../stale.ts';
import { useFocusOnce } from '../use-focus-once.ts';
import { usePress } from '../use-press.ts';
import { QrCode } from './qr-code.tsx';
import styles from './security.module.css';

/** Sets the second factor up: shows a secret, and takes the first code of it. */
export function EnrolFactor({ onEnrolled }: { onEnrolled: (recoveryCodes: string[]) => void }) {
  const propose = useAction('POST /admin/second-factor');
  const enrol = useAction('PUT /admin/second-factor', { stale: stale.secondFactor });
  const begin = usePress(() => propose({}), { failure: 'Could not begin. Please try again.' });
  const { outcome: proposed } = begin;
  const beginning = useFocusOnce<HTMLDivElement>(proposed);
  if (!proposed)
    return (
      <>
        <p>
          The password alone opens this desk. If you like, it can ask for a code from an app on your phone as
          well: whoever learns the password then still stays out.
        </p>
        <PressButton kind="secondary" press={begin} doing="Beginning…">
          Set up codes
        </PressButton>
      </>
    );
  return (
    <>
      {/* This part takes the focus, as the button that had it has gone. */}
      <div ref={beginning} tabIndex={-1} className="stack">
        <p>
          Scan this with an authenticator app. On the phone that has the app, open it by the link, or copy the
          key and add it there. Show the code and the key to nobody.
        </p>
        <QrCode text={proposed.uri} label="QR code for the authenticator app" />
        <p className={styles.key}>{proposed.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <div className="row">
          <a href={proposed.uri} className="tap">
            Open in the app on this phone
          </a>
          <CopyButton text={proposed.secret}>Copy the key</CopyButton>
        </div>
      </div>
      <p>
        Then type in the code that the app shows. Every other session ends, and signing in asks for a code.
      </p>
      <Form
        label="Turn codes on"
        send={async ({ code = '' }) => onEnrolled((await enrol({ body: { code } })).recoveryCodes)}
        failure={refusalOr('No answer came. Please try again.')}
      >
        <CodeField isFirst />
        <Submit pendingText="Checking…">Turn codes on</Submit>
      </Form>
    </>
  );
}
