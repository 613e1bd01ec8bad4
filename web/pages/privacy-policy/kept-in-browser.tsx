import { sessionHours, sessionIdleMinutes } from '#shared/domain/sessions/owner-access.ts';
import type { KeptName } from '#shared/kept-in-browser.ts';
import { orderSession } from '#shared/policies.ts';

/** Everything that the site keeps in a browser, each with its purpose and its end. */
export const KeptInBrowser = () => (
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

const purposes: Record<KeptName, Purpose> = {
  '__Host-order': {
    where: 'a cookie',
    what: 'Opens your order in this browser after you paid or followed the link of a mail, and holds nothing but the order’s number and a signature.',
    until: `It goes ${orderSession.idleMinutes} minutes after its last use, ${orderSession.mostHours} hours after its first, or when you close the order.`,
  },
  purchase: {
    where: 'in the storage of the tab',
    what: 'Keeps your name, email address, mobile number and order number while you pay, for the way back from your bank.',
    until: 'It goes when the payment has arrived, or with the tab.',
  },
  pay: {
    where: 'in the storage of the tab',
    what: 'Keeps the payment link that you opened, so that the page can be loaded again.',
    until: 'It goes with the tab.',
  },
  'order-input': {
    where: 'in the storage of the tab',
    what: 'Keeps what you type on the page of your order until you send it.',
    until: 'It goes when you send or discard it, when you sign out of the order, or with the tab.',
  },
  '__Host-admin': {
    where: 'a cookie of the owner’s',
    what: 'Keeps the owner signed in. Visitors never receive it.',
    until: `It goes ${sessionHours} hours after signing in at the latest, and answers to nothing after ${sessionIdleMinutes} minutes without use.`,
  },
  isAdminAuthenticated: {
    where: 'the owner’s, in the storage of the tab',
    what: 'Shows the owner’s links in the header.',
    until: 'It goes when the owner signs out, or with the tab.',
  },
  'admin-signed-in': {
    where: 'the owner’s, in the storage of the browser',
    what: 'Shows that the owner was signed in here, so that the admin area doesn’t open with the login.',
    until: 'It goes when the owner signs out, or when the session has ended.',
  },
  'admin-input': {
    where: 'the owner’s, in the storage of the tab',
    what: 'Keeps what the owner types in the admin area until it is sent.',
    until: 'It goes when it is sent or discarded, when the owner signs out, or with the tab.',
  },
};
