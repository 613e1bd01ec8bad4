import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { brand } from '#shared/brand.ts';
import { failureOf, log } from '../platform/log.ts';
import type { MailSettings } from './settings.ts';
import { type MailTags, tagList } from './tags.ts';

export interface Message {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  calendar?: string | undefined;
  tags: MailTags;
}

/**
 * - `refused`: it wasn't sent, and retrying won't help.
 * - `not sent`: it wasn't sent, but a later attempt may succeed.
 * - `unknown`: it may have been sent, in which case an SES event will report it.
 */
type SendOutcome = 'sent' | 'refused' | 'not sent' | 'unknown';

/** Makes only one attempt, because SES has no idempotency key and a retry could send the email twice. */
export async function sendMail(message: Message, settings: MailSettings): Promise<SendOutcome> {
  try {
    await client.send(new SendEmailCommand(inputOf(message, settings)));
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error as Failure, settings);
    // The error's message isn't logged, because it can contain the recipient's address.
    log({ event: 'email failed', outcome, error: failureOf(error) });
    return outcome;
  }
}

const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    ...{ connectionTimeout: 2000, requestTimeout: 6000, throwOnRequestTimeout: true },
    // A connection kept open from an earlier run may already have been closed by SES, which would leave the outcome
    // unknown.
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
      ...(calendar !== undefined && { Attachments: [calendarAttachment(calendar)] }),
    },
  },
  EmailTags: tagList(tags),
  ...(configurationSet && { ConfigurationSetName: configurationSet }),
});

// Calendar apps go by the method in the content type of the MIME part (RFC 6047).
const calendarAttachment = (calendar: string) => ({
  FileName: 'calendar.ics',
  ContentType: `text/calendar; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}; charset=utf-8`,
  ContentTransferEncoding: 'BASE64' as const,
  RawContent: Buffer.from(calendar),
});

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

interface Failure {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

function outcomeOf({ name, message, code, $metadata }: Failure, { from }: MailSettings): SendOutcome {
  if (name === 'BadRequestException') return 'refused';
  // The message lists the unverified addresses. If ours is among them, our domain isn't verified yet, so a later
  // attempt may succeed.
  if (name === 'MessageRejected') return message?.includes(from) ? 'not sent' : 'refused';
  const status = $metadata?.httpStatusCode ?? 0;
  if (status >= 400 && status < 500) return 'not sent';
  return notSentErrors.has(code ?? '') || notSentErrors.has(name ?? '') ? 'not sent' : 'unknown';
}

const notSentErrors = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'CredentialsProviderError',
]);
