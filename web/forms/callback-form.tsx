import { phoneHint } from '#shared/domain/text/phone.ts';
import { Panel } from '../ui/panel.tsx';
import { DataNotice } from './data-notice.tsx';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';
import { Submit } from './submit.tsx';

export const CallbackForm = ({ about }: { about?: string }) => (
  <Panel aria-labelledby="call-me-back">
    <h2 id="call-me-back">Call me back</h2>
    <p>We’ll use your number only to call you, or message you on WhatsApp, about this.</p>
    <form aria-label="Call me back" method="post" action="/api/callbacks" className="stack">
      {about && <input type="hidden" name="about" value={about} />}
      <Field name="name" label="Name" autoComplete="name" required />
      <Field
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        pattern="(?:\P{Nd}*\p{Nd}){8,}\P{Nd}*"
        title={phoneHint}
        required
      />
      <Honeypot />
      <DataNotice purpose="call you or message you on WhatsApp" />
      <Submit kind="secondary">Call Me Back</Submit>
    </form>
  </Panel>
);
