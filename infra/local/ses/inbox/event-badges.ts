import type { EventRecord } from '../event-ledger.ts';
import { type Html, html } from './html.ts';

export function badges(records: readonly EventRecord[]): Html[] {
  const types = new Set(records.map(({ event }) => event.detail.eventType));
  const states = new Set(records.map(({ state }) => state));
  return [
    ...(types.has('Bounce') ? [bad('Bounced')] : []),
    ...(types.has('Complaint') ? [bad('Marked as spam')] : []),
    ...(types.has('Reject') ? [bad('Rejected')] : []),
    ...(states.has('lost') ? [plain('Event lost')] : []),
    ...(states.has('open') ? [plain('Event pending')] : []),
  ];
}

const bad = (text: string) => html`<span class="badge bad">${text}</span>`;
const plain = (text: string) => html`<span class="badge">${text}</span>`;

export const eventLine = ({ event, state, due }: EventRecord): Html =>
  html`<li><b>${event['detail-type']}</b>, ${said(state, due)}</li>`;

function said(state: EventRecord['state'], due: number): string {
  if (state === 'delivered') return 'delivered to the site';
  if (state === 'lost') return 'lost';
  return due > Date.now() ? 'not due yet' : 'not delivered yet';
}
