import type { ComponentProps, ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import type { ButtonKind } from '../ui/button.tsx';
import { DataNotice } from './data-notice.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { Honeypot } from './honeypot.tsx';
import { Submit } from './submit.tsx';

type FieldProps = ComponentProps<typeof Field>;

interface Props
  extends Pick<
    ComponentProps<typeof Form>,
    'label' | 'send' | 'action' | 'hidden' | 'onSent' | 'failure' | 'success'
  > {
  /** Comes before the fields. */
  children?: ReactNode;
  fields?: EnquiryFields;
  submit: string;
  pendingText?: string | undefined;
  kind?: ButtonKind | undefined;
}

export type EnquiryFields = Partial<Record<'name' | 'email' | 'phone' | 'message', Partial<FieldProps>>>;

export const EnquiryForm = ({ children, fields = {}, submit, pendingText, kind, ...form }: Props) => (
  <Form {...form}>
    <SlowConnectionNotice />
    {children}
    <Field name="name" label="Name" autoComplete="name" required {...fields.name} />
    <Field name="email" label="Email" type="email" autoComplete="email" required {...fields.email} />
    <Field name="phone" label="Phone" type="tel" autoComplete="tel" required {...fields.phone} />
    <Field name="message" label="Message" rows={4} required {...fields.message} />
    <Honeypot />
    <DataNotice />
    <Submit kind={kind} pendingText={pendingText}>
      {submit}
    </Submit>
  </Form>
);

/** Shown if the form's script fails to load. The browser can still post the form. */
const SlowConnectionNotice = () => (
  <p className="when-lost">
    Your connection is slow. You can still send the form, or call{' '}
    <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a> or write to{' '}
    <a href={`mailto:${brand.email}`}>{brand.email}</a>.
  </p>
);
