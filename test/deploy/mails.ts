import type { MiniStack } from './ministack.ts';

export interface SentMail {
  Source: string;
  To: string[];
  Subject: string;
  BodyText: string;
  BodyHtml: string;
}

export async function sentMails({ endpoint }: MiniStack): Promise<SentMail[]> {
  const response = await fetch(`${endpoint}/_ministack/ses/messages`, { headers: { connection: 'close' } });
  const { messages }: { messages: Record<string, SentMail[]> } = await response.json();
  return Object.values(messages).flat();
}

export const bounceOf = (emailId: string, enquiryId: string) => ({
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
        mail: [emailId],
        template: ['reply'],
      },
    },
  },
});
