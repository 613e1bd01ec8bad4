import { job } from '../../platform/job.ts';
import { sendDue } from '../send-due.ts';
import { readRun } from '../settings.ts';

/** Sends the mails that are due. A later run sends the mails that Amazon SES does not take now. */
export const handler = job(() => sendDue(readRun()));
