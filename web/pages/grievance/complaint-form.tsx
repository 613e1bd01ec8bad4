import { DataNotice } from '../../forms/data-notice.tsx';
import { Field } from '../../forms/field.tsx';
import { Honeypot } from '../../forms/honeypot.tsx';
import { Submit } from '../../forms/submit.tsx';

export const ComplaintForm = () => (
  <form aria-label="Complaint" method="post" action="/api/complaints" className="stack">
    <Field name="name" label="Name" autoComplete="name" required />
    <Field
      name="email"
      label="Email"
      hint="We’ll send your ticket number here"
      type="email"
      autoComplete="email"
      required
    />
    <Field name="phone" label="Phone" type="tel" autoComplete="tel" />
    <Field name="about" label="What it’s about" hint="Optional: a course, or your order number" />
    <Field name="message" label="Message" rows={5} required />
    <Honeypot />
    <DataNotice purpose="settle your complaint" />
    <Submit>Send complaint</Submit>
  </form>
);
