import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { isMessageId, timeOf } from './ids.ts';

export interface Mail {
  id: string;
  /** The time at which SES accepted it, in ISO 8601. */
  at: string;
  /** `Name <address>`, or just the address. */
  from: string;
  /** Addresses without names. */
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** In their original order, unfolded but not decoded. */
  headers: { name: string; value: string }[];
  attachments: { name: string; text: string }[];
}

export type MailFolder = ReturnType<typeof openMailFolder>;

/** Each email is an `.eml` file that's named after its message id and never changes. */
export function openMailFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const read = new Map<string, Promise<Mail>>();
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  const source = (id: string) => (isMessageId(id) ? readIfThere(fileOf(id)) : undefined);
  const find = async (id: string): Promise<Mail | undefined> => {
    if (!read.has(id)) {
      const stored = source(id);
      if (stored) read.set(id, readMail(id, stored));
    }
    return read.get(id);
  };
  const ids = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml') && isMessageId(name.slice(0, -4)))
      .map((name) => name.slice(0, -4))
      // Ids sort by time, so this puts the newest first.
      .toSorted()
      .toReversed();

  return {
    /** Even if the process is killed, the file is either complete or missing. */
    store: (id: string, mail: Buffer) => {
      const half = join(folder, `${id}.half`);
      writeFileSync(half, mail);
      renameSync(half, fileOf(id));
    },
    ids,
    find,
    findAll: async (wanted: readonly string[]) =>
      (await Promise.all(wanted.map(find))).filter((mail) => mail !== undefined),
    source,
    has: (id: string) => existsSync(fileOf(id)),
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readMail(id: string, source: Buffer): Promise<Mail> {
  const email: Email = await PostalMime.parse(source);
  return {
    id,
    at: new Date(timeOf(id)).toISOString(),
    from: written(email.from),
    to: bare(email.to),
    cc: bare(email.cc),
    bcc: bare(email.bcc),
    replyTo: bare(email.replyTo),
    subject: email.subject ?? '',
    text: asSent(email.text),
    html: asSent(email.html),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
  };
}

// The file adds a line break to the end of each part.
const asSent = (part = '') => part.replace(/\n$/, '');

function written(from: Address | undefined): string {
  const { name = '', address = '' } = from ?? {};
  return name ? `${name} <${address}>` : address;
}

const bare = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap((each) => each.group ?? each).map(({ address }) => address);
