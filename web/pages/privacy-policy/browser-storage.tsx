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
    until: `Deleted ${orderSession.idleMinutes} minutes after its last use, ${orderSession.mostHours} hours after its first, or when you close the order.`,
  },
  purchase: {
    where: 'in the storage of the tab',
    what: 'Stores your name, email address, mobile number and order number while you pay, so that they’re still here when your bank sends you back.',
    until: 'Deleted when we’ve received the payment, or with the tab.',
  },
  pay: {
    where: 'in the storage of the tab',
    what: 'Stores the payment link that you opened, so that you can refresh the page.',
    until: 'Deleted with the tab.',
  },
  'order-input': {
    where: 'in the storage of the tab',
    what: 'Stores what you type on your order page until you send it.',
    until: 'Deleted when you send or discard it, when you sign out of the order, or with the tab.',
  },
  '__Host-admin': {
    where: 'the owner’s cookie',
    what: 'Keeps the owner signed in. Visitors never receive it.',
    until: `Deleted at most ${sessionHours} hours after signing in; no longer valid after ${sessionIdleMinutes} minutes without use.`,
  },
  isAdminAuthenticated: {
    where: 'the owner’s, in the storage of the tab',
    what: 'Shows the owner’s links in the header.',
    until: 'Deleted when the owner signs out, or with the tab.',
  },
  'admin-signed-in': {
    where: 'the owner’s, in the storage of the browser',
    what: 'Remembers that the owner was signed in here, so that Admin Panel doesn’t open with the login screen.',
    until: 'Deleted when the owner signs out, or when the session has ended.',
  },
  'admin-input': {
    where: 'the owner’s, in the storage of the tab',
    what: 'Stores what the owner types in Admin Panel until it’s sent.',
    until: 'Deleted when it’s sent or discarded, when the owner signs out, or with the tab.',
  },
};
