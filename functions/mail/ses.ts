import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { brand } from '#shared/brand.ts';
import { failureOf, log } from '../platform/log.ts';
import type { MailSettings } from './settings.ts';
import { type MailTags, tagList } from './tags.ts';

/** A mail, ready to be sent to one address. */
export interface Message {
  to: string;
  /** The address to which an answer goes. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file. */
  calendar?: string | undefined;
  /** The tags that the events of Amazon SES about the mail repeat. */
  tags: MailTags;
}

/**
 * The answer of Amazon SES to a mail.
 * - `refused`: the mail was not sent, and no repeat will succeed.
 * - `not sent`: the mail was not sent, and a later attempt may succeed.
 * - `unknown`: the mail may have been sent; then an event of SES reports it.
 */
type SendOutcome = 'sent' | 'refused' | 'not sent' | 'unknown';

/** Sends a mail, by one attempt alone: SES has no idempotency key by which a repeat would be harmless. */
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
    // A connection kept from the last run may be closed at the other end, which would leave the mail's outcome unknown.
    httpsAgent: { keepAlive: false },
  },
});

const inputOf = (
  { to, replyTo, subject, text, html, calendar, tags }: Message,
  { from, configurationSet }: MailSettings,
) => ({
  FromEmailAddress: `"${brand.name}" <${from}>`,
  ReplyToAddresses: [replyTo],
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

// Calendar apps act on a file by the method of its MIME part (RFC 6047).
const attached = (calendar: string) => ({
  FileName: 'class.ics',
  ContentType: `text/calendar; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}; charset=utf-8`,
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
  // SES names the addresses that are not verified. If ours is among them, the domain has yet to be verified.
  if (name === 'MessageRejected') return message?.includes(from) ? 'not sent' : 'refused';
  const status = $metadata?.httpStatusCode ?? 0;
  if (status >= 400 && status < 500) return 'not sent';
  return neverLeft.has(code ?? '') || neverLeft.has(name ?? '') ? 'not sent' : 'unknown';
}

/** The errors that happen before anything is sent. */
const neverLeft = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'CredentialsProviderError',
]);
