import MailComposer from 'nodemailer/lib/mail-composer';
import type { Answer } from '../http-server.ts';
import { answerHeaders, errorResponse, SesApiError } from './api-error.ts';
import type { openEventDelivery } from './event-delivery.ts';
import type { EventLedger, EventRecord } from './event-ledger.ts';
import { eventsOf, type Fate } from './events.ts';
import { newMessageId, region } from './ids.ts';
import type { MailFolder } from './mail-folder.ts';
import { notSerial, readSendEmail, type SendEmail } from './send-email.ts';

interface Parts {
  account: { domain: string; configurationSet: string };
  emails: MailFolder;
  ledger: EventLedger;
  fate: Fate;
  dispatch: ReturnType<typeof openEventDelivery>['dispatch'];
}

export function createApi({ account, emails, ledger, fate, dispatch }: Parts): Answer {
  const sendEmail = async (request: Request): Promise<Response> => {
    requireSignature(request.headers.get('authorization'));
    const mail = readSendEmail(await readJson(request));
    requireAccount(mail, account);

    const { messageId, at } = newMessageId();
    const source = await compose(mail, messageId, at);
    const records = eventsOf({ messageId, at, mail }, fate).map(
      (event): EventRecord => ({
        messageId,
        event,
        due: at + fate.eventLateMs,
        state: fate.eventLost ? 'lost' : 'open',
      }),
    );
    // The events are sent once the email's file exists, because the ledger ignores events for emails without a file.
    for (const record of records) ledger.put(record);
    emails.store(messageId, source);
    dispatch(records);
    return Response.json({ MessageId: messageId }, { headers: answerHeaders() });
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    try {
      if (`${request.method} ${pathname}` === 'POST /v2/email/outbound-emails')
        return await sendEmail(request);
      throw new SesApiError('UnknownOperationException', 'Only SendEmail is supported.', 404);
    } catch (error) {
      if (error instanceof SesApiError) return errorResponse(error);
      throw error;
    }
  };
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw notSerial();
  }
}

function requireAccount({ from, configurationSet }: SendEmail, account: Parts['account']): void {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1).toLowerCase();
  if (domain !== account.domain && !domain.endsWith(`.${account.domain}`))
    throw new SesApiError(
      'MessageRejected',
      'Email address is not verified. The following identities failed the check in region ' +
        `${region.toUpperCase()}: ${from.address}`,
    );
  if (configurationSet !== undefined && configurationSet !== account.configurationSet)
    throw new SesApiError(
      'NotFoundException',
      `Configuration set <${configurationSet}> does not exist.`,
      404,
    );
}

/** Rejects unsigned calls, but doesn't verify the signature. */
function requireSignature(authorization: string | null): void {
  if (authorization === null) throw forbidden('MissingAuthenticationToken', 'Missing Authentication Token');
  const [, service] = authorization.match(signed) ?? [];
  if (service === undefined)
    throw forbidden('IncompleteSignature', 'Authorization header requires a signature of AWS4-HMAC-SHA256.');
  if (service !== 'ses')
    throw forbidden('InvalidSignature', "Credential should be scoped to correct service: 'ses'.");
}

const signed =
  /^AWS4-HMAC-SHA256 Credential=[^/\s,]+\/\d{8}\/[a-z0-9-]+\/([a-z0-9-]+)\/aws4_request, ?SignedHeaders=[^\s,]+, ?Signature=[0-9a-f]{64}$/;

const forbidden = (name: string, message: string) => new SesApiError(`${name}Exception`, message, 403);

/** Unlike SES, keeps the Bcc header, because this inbox shows everyone's emails. */
function compose(mail: SendEmail, messageId: string, at: number): Promise<Buffer> {
  const { from, to, cc, bcc, replyTo, subject, text, html, headers, attachments } = mail;
  const written = (addresses: SendEmail['to']) => addresses.map((each) => each.written);
  const message = new MailComposer({
    from: from.written,
    to: written(to),
    cc: written(cc),
    bcc: written(bcc),
    replyTo: written(replyTo),
    subject,
    text,
    html,
    headers: headers.map(({ name, value }) => ({ key: name, value })),
    attachments: attachments.map(({ name, mediaType, content }) => ({
      ...{ filename: name, contentType: mediaType, content },
    })),
    messageId: `<${messageId}@${region}.amazonses.com>`,
    date: new Date(at),
    newline: 'windows',
    // Keeps the composer from loading text that looks like a path or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  message.keepBcc = true;
  return message.build();
}
