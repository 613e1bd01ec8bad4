import { type APIRequestContext, expect } from '@playwright/test';

export interface Mail {
  to: string[] | string;
  subject: string;
  text: string;
  html: string;
  headers: unknown;
}

export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const all: Mail[] = await (await request.get('/mail/messages')).json();
  return all.filter(({ to }) => JSON.stringify(to).includes(address));
}

export async function arrived(
  request: APIRequestContext,
  address: string,
  count: number,
): Promise<[Mail, ...Mail[]]> {
  await expect.poll(async () => (await mailsTo(request, address)).length).toBe(count);
  return (await mailsTo(request, address)) as [Mail, ...Mail[]];
}

export async function mailAbout(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(request, address)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject, { message: String(subject) }).toMatch(subject);
  return (await find()) as Mail;
}
