import { type Address, readAddress } from './addresses.ts';
import { badRequest, SesApiError } from './api-error.ts';

export interface SendEmail {
  from: Address;
  to: Address[];
  cc: Address[];
  bcc: Address[];
  replyTo: Address[];
  subject: string;
  text?: string;
  html?: string;
  headers: { name: string; value: string }[];
  attachments: { name: string; mediaType: string; content: Buffer }[];
  tags: { name: string; value: string }[];
  configurationSet?: string;
}

export function readSendEmail(body: unknown): SendEmail {
  const call = record(body, 'The request');
  const simple = record(record(call.Content, 'Content').Simple, 'Content.Simple');
  const { Text, Html } = record(simple.Body, 'Body');
  if (Text === undefined && Html === undefined) throw badRequest('Body has neither Text nor Html.');
  const destination = record(call.Destination, 'Destination');
  const [to, cc, bcc] = (['ToAddresses', 'CcAddresses', 'BccAddresses'] as const).map((field) =>
    list(destination[field]),
  ) as [unknown[], unknown[], unknown[]];
  const recipients = to.length + cc.length + bcc.length;
  if (recipients > mostRecipients) throw badRequest(`Recipient count exceeds ${mostRecipients}.`);
  if (recipients === 0) throw badRequest('Destination is empty.');
  return {
    from: address(call.FromEmailAddress),
    to: to.map(address),
    cc: cc.map(address),
    bcc: bcc.map(address),
    replyTo: list(call.ReplyToAddresses).map(address),
    subject: subject(content(simple.Subject, 'Subject')),
    ...(Text !== undefined && { text: content(Text, 'Text') }),
    ...(Html !== undefined && { html: content(Html, 'Html') }),
    headers: readHeaders(list(simple.Headers)),
    attachments: readAttachments(list(simple.Attachments)),
    tags: readTags(list(call.EmailTags)),
    ...(call.ConfigurationSetName !== undefined && {
      configurationSet: string(call.ConfigurationSetName, 'ConfigurationSetName'),
    }),
  };
}

// To, Cc and Bcc share this limit.
const mostRecipients = 50;

function subject(text: string): string {
  if (hasControl(text)) throw badRequest('Subject contains control characters.');
  return text;
}

/** Without a charset, SES assumes ASCII, and other characters become question marks. */
function content(given: unknown, name: string): string {
  const { Data, Charset } = record(given, name);
  const text = string(Data, `${name}.Data`);
  return Charset === undefined ? text.replace(/\P{ASCII}/gu, '?') : text;
}

function readHeaders(given: readonly unknown[]): SendEmail['headers'] {
  if (given.length > mostHeaders) throw badRequest(`There are more than ${mostHeaders} headers.`);
  return given.map((each) => {
    const { Name, Value } = record(each, 'Header');
    const [name, value] = [string(Name, 'Header.Name'), string(Value, 'Header.Value')];
    if (!/^[!-9;-~]{1,126}$/.test(name)) throw badRequest('Header name contains illegal characters.');
    if (setBySes.has(name.toLowerCase())) throw badRequest(`Header ${name} is set by SES.`);
    if (!/^[ -~]{1,870}$/.test(value)) throw badRequest(`Header ${name} has an illegal value.`);
    return { name, value };
  });
}

const mostHeaders = 15;

/** With `Simple` content, SES sets these headers from other fields. */
const setBySes = new Set([
  ...['bcc', 'cc', 'content-disposition', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
  ...['reply-to', 'return-path', 'subject', 'to'],
]);

function readAttachments(given: readonly unknown[]): SendEmail['attachments'] {
  return given.map((each) => {
    const {
      FileName,
      ContentType,
      ContentTransferEncoding = 'SEVEN_BIT',
      RawContent,
    } = record(each, 'Attachment');
    const [name, mediaType] = [string(FileName, 'FileName'), string(ContentType, 'ContentType')];
    if (!/^[^\p{Cc}/\\]{1,255}$/u.test(name)) throw badRequest('An attachment has an illegal FileName.');
    if (!/^[\w.+-]+\/[\w.+-]+$/.test(mediaType))
      throw badRequest('An attachment has an illegal ContentType.');
    if (ContentTransferEncoding !== 'BASE64') throw badRequest('Only BASE64 attachments are supported here.');
    return { name, mediaType, content: Buffer.from(string(RawContent, 'RawContent'), 'base64') };
  });
}

function readTags(given: readonly unknown[]): SendEmail['tags'] {
  return given.map((each) => {
    const { Name, Value } = record(each, 'EmailTag');
    const [name, value] = [string(Name, 'EmailTag.Name'), string(Value, 'EmailTag.Value')];
    for (const part of [name, value])
      if (!/^[\w-]{1,256}$/.test(part))
        throw badRequest('A tag may only contain alphanumeric ASCII characters, _ and -.');
    return { name, value };
  });
}

const address = (given: unknown): Address => readAddress(string(given, 'An address'));

const hasControl = (text: string) => /\p{Cc}/u.test(text);

function record(given: unknown, name: string): Record<string, unknown> {
  if (given === undefined || given === null) throw badRequest(`${name} is missing.`);
  if (typeof given !== 'object' || Array.isArray(given)) throw notSerial();
  return given as Record<string, unknown>;
}

function list(given: unknown): unknown[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw notSerial();
  return given;
}

function string(given: unknown, name: string): string {
  if (given === undefined || given === null || given === '') throw badRequest(`${name} is missing.`);
  if (typeof given !== 'string') throw notSerial();
  return given;
}

export const notSerial = () =>
  new SesApiError('SerializationException', 'The request is not valid JSON for this call.');
