import MailComposer from 'nodemailer/lib/mail-composer';
import { region } from './ids.ts';
import type { SendEmail } from './send-email.ts';

/**
 * Composes a mail as SES does from `Simple` content, with a Message-ID of its own. Bcc stays in it, which SES takes
 * out: in this inbox everybody's mail lies, and nothing else would say to whom it went.
 */
export function compose(mail: SendEmail, messageId: string, at: number): Promise<Buffer> {
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
    // A text is a text, whatever it looks like.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  message.keepBcc = true;
  return message.build();
}
