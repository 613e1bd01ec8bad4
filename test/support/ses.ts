import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';

export interface TakenMail {
  at: number;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { name: string; type: string; text: string }[];
  tags: Record<string, string>;
  configurationSet: string | undefined;
}

export type SesTrouble =
  | 'busy'
  | 'paused'
  | 'refused'
  | 'bad'
  | 'unverified'
  | 'down'
  | 'answer lost'
  | 'broken';

export function fakeSes() {
  const emails: TakenMail[] = [];
  let troubleOf: (input: SendEmailCommandInput) => SesTrouble | undefined = () => undefined;

  return {
    emails,
    fail: (trouble: SesTrouble | typeof troubleOf) => {
      troubleOf = typeof trouble === 'function' ? trouble : () => trouble;
    },
    recover: () => {
      troubleOf = () => undefined;
    },
    reset: () => {
      emails.length = 0;
      troubleOf = () => undefined;
    },
    accept: (input: SendEmailCommandInput) => {
      const trouble = troubleOf(input);
      if (trouble && trouble !== 'answer lost') throw errorOf(trouble, input);
      emails.push(mailOf(input));
      if (trouble) throw Object.assign(new Error('The socket timed out.'), { name: 'TimeoutError' });
      return { MessageId: String(emails.length) };
    },
  };
}

export type FakeSes = ReturnType<typeof fakeSes>;

export const sesEvent = (tags: Record<string, string>, eventType = 'Send', more: object = {}) => ({
  source: 'aws.ses',
  'detail-type': `Email ${eventType === 'Send' ? 'Sent' : eventType}`,
  detail: {
    eventType,
    mail: { tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])) },
    ...more,
  },
});

function mailOf(input: SendEmailCommandInput): TakenMail {
  const { Subject, Body, Headers = [], Attachments = [] } = input.Content?.Simple ?? {};
  return {
    at: Date.now(),
    from: input.FromEmailAddress ?? '',
    to: input.Destination?.ToAddresses ?? [],
    replyTo: input.ReplyToAddresses ?? [],
    subject: Subject?.Data ?? '',
    text: Body?.Text?.Data ?? '',
    html: Body?.Html?.Data ?? '',
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    attachments: Attachments.map(({ FileName = '', ContentType = '', RawContent = new Uint8Array() }) => ({
      ...{ name: FileName, type: ContentType, text: Buffer.from(RawContent).toString() },
    })),
    tags: Object.fromEntries((input.EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
    configurationSet: input.ConfigurationSetName,
  };
}

function errorOf(trouble: Exclude<SesTrouble, 'answer lost'>, input: SendEmailCommandInput): Error {
  const of = (name: string, httpStatusCode: number, message = 'SES rejected it.') =>
    Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });
  switch (trouble) {
    case 'busy':
      return of('TooManyRequestsException', 429);
    case 'paused':
      return of('SendingPausedException', 400);
    case 'refused':
      return of('MessageRejected', 400, `Email address is not verified: ${input.Destination?.ToAddresses}`);
    case 'bad':
      return of('BadRequestException', 400);
    case 'unverified':
      return of('MessageRejected', 400, `Email address is not verified: ${input.FromEmailAddress}`);
    case 'down':
      return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    case 'broken':
      return of('InternalServiceErrorException', 500);
  }
}
