import type { MiniStack } from './ministack.ts';

/** A mail as the emulator's SES took it. */
export interface SentMail {
  Source: string;
  To: string[];
  Subject: string;
  BodyText: string;
  BodyHtml: string;
}

/** Every mail that the emulator's SES has taken, the earliest first. */
export async function sentMails({ endpoint }: MiniStack): Promise<SentMail[]> {
  const response = await fetch(`${endpoint}/_ministack/ses/messages`, { headers: { connection: 'close' } });
  const { messages }: { messages: Record<string, SentMail[]> } = await response.json();
  return Object.values(messages).flat();
}

/** SES's event about the mail of an enquiry that came back, as the rule hands it over; the emulator has none. */
export const bounceOf = (mailId: string, enquiryId: string) => ({
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent' },
    mail: {
      tags: {
        'ses:configuration-set': ['careers-emulated'],
        item: ['ENQUIRY'],
        id: [Buffer.from(enquiryId).toString('base64url')],
        mail: [mailId],
        letter: ['reply'],
      },
    },
  },
});
