import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { type FaultySes, type FaultySesOptions, startFaultySes } from '#infra/local/faults/ses/ses.ts';

const folders: string[] = [];
const running: FaultySes[] = [];

afterEach(async () => {
  for (const ses of running.splice(0)) await ses.stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ses-'));
  folders.push(folder);
  return folder;
};

export async function sesIn(folder: string, options: Partial<FaultySesOptions> = {}): Promise<FaultySes> {
  const ses = await startFaultySes({
    folder,
    domain: 'sopaan.example',
    configurationSet: 'local',
    retrySchedule: [20, 40],
    ...options,
  });
  running.push(ses);
  return ses;
}

export const aMail = {
  FromEmailAddress: 'Sopaan Careers <hello@sopaan.example>',
  Destination: { ToAddresses: ['asha@example.in'] },
  ReplyToAddresses: ['hello@sopaan.example'],
  ConfigurationSetName: 'local',
  EmailTags: [{ Name: 'mail', Value: 'a-mail' }],
  Content: {
    Simple: {
      Subject: { Data: 'नमस्ते, ₹4,499 received', Charset: 'UTF-8' },
      Body: {
        Text: { Data: 'Namaste Asha,\n\nwe have ₹4,499.\n', Charset: 'UTF-8' },
        Html: { Data: '<p>Namaste Asha, we have <b>₹4,499</b>.</p>', Charset: 'UTF-8' },
      },
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
    },
  },
} satisfies SendEmailCommandInput;

export async function send(ses: FaultySes, mail: SendEmailCommandInput = aMail): Promise<string> {
  const client = new SESv2Client({
    endpoint: ses.endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  try {
    return (await client.send(new SendEmailCommand(mail))).MessageId ?? '';
  } finally {
    client.destroy();
  }
}

export const visit = async (ses: FaultySes, path: string, init?: RequestInit): Promise<Response> =>
  ses.answer(new Request(`http://localhost/mail${path}`, init), '127.0.0.1');

export interface Message {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

export const messages = async (ses: FaultySes): Promise<Message[]> => (await visit(ses, '/messages')).json();

export const fileOf = (folder: string, id: string): string => readFileSync(join(folder, `${id}.eml`), 'utf8');
