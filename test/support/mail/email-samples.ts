import { emails } from '#functions/mail/emails.ts';
import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { ComposedEmail, Context, EmailTemplate } from '#shared/emails/template.ts';

export type FactsOf<Name extends TemplateName> = (typeof emails)[Name]['template']['sample'];

export const samples = Object.fromEntries(
  Object.entries(emails).map(([name, { template }]) => [name, template.sample]),
) as { [Name in TemplateName]: FactsOf<Name> };

export const templateOf = (name: TemplateName) => emails[name].template as EmailTemplate<unknown>;

export const composeSample = (
  name: TemplateName,
  context: Context,
  facts: unknown = samples[name],
): ComposedEmail => templateOf(name).compose(facts, context);
