import { useState } from 'react';
import type { SecondFactorSecret } from '#shared/domain/second-factor.ts';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { useAction } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { codeFailure } from '../proof/asks-for-code.ts';
import { CodeField } from '../proof/code-field.tsx';
import { stale } from '../stale.ts';
import { ShownSecret } from './shown-secret.tsx';

/** Sets the second factor up: shows a secret, and takes the first code of it. */
export function EnrolFactor() {
  const propose = useAction('POST /admin/second-factor');
  const enrol = useAction('PUT /admin/second-factor', { stale: stale.secondFactor });
  const [proposed, setProposed] = useState<SecondFactorSecret>();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const begin = () => {
    setState('pending');
    propose({}).then(
      (secret) => {
        setProposed(secret);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  if (!proposed)
    return (
      <>
        <p>
          The password alone opens this desk. If you like, it can ask for a code from an app on your phone as
          well: whoever learns the password then still stays out.
        </p>
        <Button pending={state === 'pending'} onClick={begin}>
          Set up codes
        </Button>
        {state === 'failed' && <Notice kind="failure">Could not begin. Please try again.</Notice>}
      </>
    );
  return (
    <>
      <ShownSecret {...proposed} />
      <Form label="Turn codes on" send={({ code = '' }) => enrol({ body: { code } })} failure={codeFailure}>
        <CodeField />
        <Submit pendingText="Checking…">Turn codes on</Submit>
      </Form>
      <p>Every other session ends then, and signing in asks for a code.</p>
    </>
  );
}
