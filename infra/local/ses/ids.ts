import { randomUUID } from 'node:crypto';

export const region = 'ap-south-1';

export const account = '000000000000';

let latest = 0;

/** The id looks like an SES id from Mumbai, and contains a timestamp that's unique within this process. */
export function newMessageId(): { messageId: string; at: number } {
  latest = Math.max(Date.now(), latest + 1);
  const time = latest.toString(16).padStart(12, '0');
  return { messageId: `0109${time}-${randomUUID()}-000000`, at: latest };
}

/** In epoch milliseconds. */
export const timeOf = (messageId: string): number => Number.parseInt(messageId.slice(4, 16), 16);

export const isMessageId = (text: string): boolean => /^0109[0-9a-f]{12}(-[0-9a-f]+){5}-000000$/.test(text);
