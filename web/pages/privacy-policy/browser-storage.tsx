import type { StorageName } from '#shared/browser-storage.ts';
import { sessionHours, sessionIdleMinutes } from '#shared/domain/sessions/admin-access.ts';
import { orderSession } from '#shared/policies.ts';

export const BrowserStorage = () => (
  <ul>
    {Object.entries(purposes).map(([name, { where, what, until }]) => (
      <li key={name}>
        <strong>
          <code>{name}</code>, {where}:
        </strong>{' '}
        {what} {until}
      </li>
    ))}
  </ul>
);

interface Purpose {
  where: string;
  what: string;
  until: string;
}

const purposes: Record<StorageName, Purpose> = {
  '__Host-order': {
    where: 'a cookie',
    what: 'Opens your order in this browser after you’ve paid or followed an emailed link. It contains only the order number and a signature.',
    until: `Deleted ${orderSession.idleMinutes} minutes after its last use, ${orderSession.mostHours} hours after its first, or when you sign out of the order page.`,
  },
  purchase: {
    where: 'in the tab’s storage',
    what: 'Stores your name, email address, mobile number and order number while you pay, so that they’re still here when your bank sends you back.',
    until: 'Deleted once we’ve received the payment, or when you close the tab.',
  },
  pay: {
    where: 'in the tab’s storage',
    what: 'Stores the payment link that you opened, so that you can refresh the page.',
    until: 'Deleted when you close the tab.',
  },
  'order-input': {
    where: 'in the tab’s storage',
    what: 'Stores what you type on your order page until you send it.',
    until:
      'Deleted when you send or discard it, when you sign out of the order page, or when you close the tab.',
  },
  '__Host-admin': {
    where: 'a cookie, only for the owner',
    what: 'Keeps the owner signed in. Visitors never receive it.',
    until: `Deleted at most ${sessionHours} hours after signing in; no longer valid after ${sessionIdleMinutes} minutes of inactivity.`,
  },
  isAdminAuthenticated: {
    where: 'in the tab’s storage, only for the owner',
    what: 'Shows the owner’s links in the header.',
    until: 'Deleted when the owner signs out or closes the tab.',
  },
  'admin-signed-in': {
    where: 'in the browser’s storage, only for the owner',
    what: 'Remembers that the owner was signed in here, so that the Admin Panel doesn’t open on the login screen.',
    until: 'Deleted when the owner signs out, or when the session ends.',
  },
  'admin-input': {
    where: 'in the tab’s storage, only for the owner',
    what: 'Stores what the owner types in the Admin Panel until it’s sent.',
    until: 'Deleted when it’s sent or discarded, or when the owner signs out or closes the tab.',
  },
};
