import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { brand } from '#shared/brand.ts';
import { failureOf, log } from '../platform/log.ts';
import type { MailSettings } from './settings.ts';
import { type MailTags, tagList } from './tags.ts';

/** A mail, ready to be sent to one address. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A file for its reader's calendar. */
  calendar?: string | undefined;
  /** They come back with everything that Amazon SES tells of it. */
  tags: MailTags;
}

/**
 * The answer of Amazon SES to a mail.
 * - `refused`: not sent, and never will be as it is.
 * - `not sent`: not this time; a later try may do.
 * - `unknown`: it may have been sent. If it was, an event of SES tells.
 */
export type SendOutcome = 'sent' | 'refused' | 'not sent' | 'unknown';

/** Sends a mail once: SES has no key by which it would know a second try for the same. */
export async function sendMail(message: Message, settings: MailSettings): Promise<SendOutcome> {
  try {
    await client.send(new SendEmailCommand(inputOf(message, settings)));
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error as Failure, settings);
    // The message of the error may name the address.
    log({ event: 'mail failed', outcome, error: failureOf(error) });
    return outcome;
  }
}

const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    ...{ connectionTimeout: 2000, requestTimeout: 6000, throwOnRequestTimeout: true },
    // One kept from the last run may be closed at the other end: the mail's fate would be unknown, and nothing tries again.
    httpsAgent: { keepAlive: false },
  },
});

const inputOf = (
  { to, subject, text, html, calendar, tags }: Message,
  { from, configurationSet }: MailSettings,
) => ({
  FromEmailAddress: `"${brand.name}" <${from}>`,
  ReplyToAddresses: [brand.email],
  Destination: { ToAddresses: [to] },
  Content: {
    Simple: {
      // A line break would end the header.
      Subject: utf8(subject.replace(/\p{Cc}+/gu, ' ')),
      Body: { Text: utf8(text), Html: utf8(html) },
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      ...(calendar !== undefined && { Attachments: [attached(calendar)] }),
    },
  },
  EmailTags: tagList(tags),
  ...(configurationSet && { ConfigurationSetName: configurationSet }),
});

// Of its kind alone: iCalendar is UTF-8 unless it says otherwise, and Base64 carries it whole.
const attached = (calendar: string) => ({
  FileName: 'class.ics',
  ContentType: 'text/calendar',
  ContentTransferEncoding: 'BASE64' as const,
  RawContent: Buffer.from(calendar),
});

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** An error of the SDK, of Node's network, or of neither. */
interface Failure {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

function outcomeOf({ name, message, code, $metadata }: Failure, { from }: MailSettings): SendOutcome {
  if (name === 'BadRequestException') return 'refused';
  // SES names the addresses that are not verified: if it is our own, the domain is on its way yet.
  if (name === 'MessageRejected') return message?.includes(from) ? 'not sent' : 'refused';
  const status = $metadata?.httpStatusCode ?? 0;
  if (status >= 400 && status < 500) return 'not sent';
  return neverLeft.has(code ?? '') || neverLeft.has(name ?? '') ? 'not sent' : 'unknown';
}

/** Errors before anything was sent. */
const neverLeft = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'CredentialsProviderError',
]);
