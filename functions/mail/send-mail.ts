import { job } from '../lib/event/job.ts';
import { sendDue } from '../lib/mail/send-due.ts';
import { readStage } from '../lib/mail/stage.ts';

/** Sends the mails that are due. What Amazon SES does not take now goes with a later run. */
export const handler = job(() => sendDue(readStage()));
