import { randomUUID } from 'node:crypto';
import type { BusEvent } from '../aws/eventbridge.ts';
import { account, region } from './ids.ts';
import type { SendEmail } from './send-email.ts';

/** What happens to an email that SES has taken. */
export interface Fate {
  bounce: boolean;
  complaint: boolean;
  /** SES finds a virus and sends a Reject event instead of a Send event. */
  reject: boolean;
  /** How many milliseconds later an email's events are sent. */
  eventLateMs: number;
  /** No events are sent. SES doesn't guarantee that they arrive. */
  eventLost: boolean;
}

export const delivered: Fate = {
  ...{ bounce: false, complaint: false, reject: false },
  ...{ eventLateMs: 0, eventLost: false },
};

interface Taken {
  messageId: string;
  /** In epoch milliseconds. */
  at: number;
  mail: SendEmail;
}

export interface MailEvent extends BusEvent {
  id: string;
  time: string;
  resources: string[];
  detail: { eventType: EventType; mail: object };
}

type EventType = 'Send' | 'Bounce' | 'Complaint' | 'Reject';

/**
 * Returns an email's events in order, or none if there's no configuration set. Amazon's test addresses bounce or
 * complain in any case.
 */
export function eventsOf(taken: Taken, { bounce, complaint, reject }: Fate): MailEvent[] {
  const { configurationSet, ...mail } = taken.mail;
  if (configurationSet === undefined) return [];
  const to = recipientsOf(mail);
  const goesTo = (name: string) => to.includes(`${name}@simulator.amazonses.com`);
  const event = (eventType: EventType, happened: object): MailEvent => ({
    id: randomUUID(),
    source: 'aws.ses',
    'detail-type': detailTypes[eventType],
    time: new Date().toISOString().replace(/\.\d+/, ''),
    resources: [`arn:aws:ses:${region}:${account}:configuration-set/${configurationSet}`],
    detail: { eventType, mail: describe(taken), ...happened },
  });
  if (reject) return [event('Reject', { reject: { reason: 'Bad content' } })];
  return [
    event('Send', { send: {} }),
    ...(bounce || goesTo('bounce') ? [event('Bounce', { bounce: bounceOf(to) })] : []),
    ...(complaint || goesTo('complaint') ? [event('Complaint', { complaint: complaintOf(to) })] : []),
  ];
}

const detailTypes: Record<EventType, string> = {
  Send: 'Email Sent',
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
  Reject: 'Email Rejected',
};

function describe({ messageId, at, mail }: Taken) {
  const { from, to, replyTo, subject, headers, tags, configurationSet = '' } = mail;
  const written = (addresses: SendEmail['to']) => addresses.map((each) => each.written);
  const timestamp = new Date(at).toISOString();
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    timestamp,
    source: from.written,
    sourceArn: `arn:aws:ses:${region}:${account}:identity/${domain}`,
    sendingAccountId: account,
    messageId,
    destination: recipientsOf(mail),
    headersTruncated: false,
    headers: [
      ...headers,
      { name: 'From', value: from.written },
      { name: 'To', value: written(to).join(', ') },
      { name: 'Subject', value: subject },
      { name: 'MIME-Version', value: '1.0' },
    ],
    commonHeaders: {
      from: [from.written],
      ...(replyTo.length > 0 && { replyTo: written(replyTo) }),
      date: new Date(at).toUTCString(),
      to: written(to),
      messageId,
      subject,
    },
    tags: {
      'ses:source-ip': ['127.0.0.1'],
      'ses:configuration-set': [configurationSet],
      'ses:from-domain': [domain],
      'ses:caller-identity': ['local'],
      'ses:operation': ['SendEmail'],
      ...Object.fromEntries(tags.map(({ name, value }) => [name, [value]])),
    },
  };
}

const bounceOf = (to: readonly string[]) => ({
  feedbackId: feedbackId(),
  bounceType: 'Permanent',
  bounceSubType: 'General',
  bouncedRecipients: to.map((emailAddress) => ({
    emailAddress,
    action: 'failed',
    status: '5.1.1',
    diagnosticCode: 'smtp; 550 5.1.1 user unknown',
  })),
  timestamp: new Date().toISOString(),
  reportingMTA: `dns; ${region}.amazonses.com`,
});

const complaintOf = (to: readonly string[]) => ({
  feedbackId: feedbackId(),
  complaintSubType: null,
  complainedRecipients: to.map((emailAddress) => ({ emailAddress })),
  timestamp: new Date().toISOString(),
  userAgent: 'Amazon SES Mailbox Simulator',
  complaintFeedbackType: 'abuse',
  arrivalDate: new Date().toISOString(),
});

const recipientsOf = ({ to, cc, bcc }: Pick<SendEmail, 'to' | 'cc' | 'bcc'>): string[] =>
  [...to, ...cc, ...bcc].map(({ address }) => address);

const feedbackId = () => `0109${Date.now().toString(16).padStart(12, '0')}-${randomUUID()}-000000`;
