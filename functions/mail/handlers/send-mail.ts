import { job } from '../../platform/job.ts';
import { sendDue } from '../send-due.ts';
import { readRun } from '../settings.ts';

export const handler = job(() => sendDue(readRun()));
