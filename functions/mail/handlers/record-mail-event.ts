import { job } from '../../platform/job.ts';
import { recordEvent, type SesEvent } from '../record-event.ts';

/** Writes down what Amazon SES tells of a mail: that it was sent, or came back. */
export const handler = job<Record<string, number>, SesEvent>(async (event) => ({
  [await recordEvent(event)]: 1,
}));
