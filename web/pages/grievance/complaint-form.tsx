import { DataNotice } from '../../forms/data-notice.tsx';
import { Field } from '../../forms/field.tsx';
import { Honeypot } from '../../forms/honeypot.tsx';
import { Submit } from '../../forms/submit.tsx';

/** The form of a complaint. The browser checks and posts it by itself, with a script and without. */
export const ComplaintForm = () => (
  <form aria-label="Complaint" method="post" action="/api/complaints" className="stack">
    <Field name="name" label="Name" autoComplete="name" required />
    <Field
      name="email"
      label="Email"
      hint="The ticket goes here"
      type="email"
      autoComplete="email"
      required
    />
    <Field name="phone" label="Phone" type="tel" autoComplete="tel" />
    <Field name="about" label="What it is about" hint="Optional: a course, or the number of your order" />
    <Field name="message" label="Message" rows={5} required />
    <Honeypot />
    <DataNotice purpose="settle your complaint" />
    <Submit>Send Complaint</Submit>
  </form>
);
