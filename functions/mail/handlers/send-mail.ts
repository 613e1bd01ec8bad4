import { job } from '../../platform/job.ts';
import { sendDue } from '../send-due.ts';
import { readRun } from '../settings.ts';

/** Sends the mails that are due. What Amazon SES does not take now goes with a later run. */
export const handler = job(() => sendDue(readRun()));
