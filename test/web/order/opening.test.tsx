import { act, cleanup, screen, within } from '@testing-library/react';
import { noticeVersion } from '#shared/policies.ts';
import { setClock } from '../../support/clock.ts';
import { after, ownOrders } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit, visitUnhydrated } from '../../support/web/visit.tsx';

const link = `order_MockAbc123.1790000000.${'a'.repeat(43)}`;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const nobody = problem(401, 'Open the order with the link in our email.');

beforeEach(() => {
  setClock(Date.parse(after(4)));
});

describe('/order before its script', () => {
  it('says that it’s opening, what to do without JavaScript, and the phone number', async () => {
    await visitUnhydrated('/order');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Opening your order…')).toBeVisible();
    expect(document.querySelector('#order noscript')?.textContent).toContain('This page needs JavaScript');
    expect(main.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute('href', 'tel:+917120000148');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });
});

describe('/order by a link', () => {
  it('opens the link’s order, and removes the link from the address', async () => {
    const api = scriptApi({
      'POST /orders/session': { status: 204 },
      'GET /order': { body: ownOrders.details },
    });
    await visit(`/order#${link}`);
    expect(api.callsTo('POST /orders/session').map(({ body }) => body)).toEqual([{ link }]);
    expect(heading()).toBe('Your turn: tell us about the role you want');
    expect(location.hash).toBe('');
  });

  it('says why a link doesn’t work, and offers a new one', async () => {
    scriptApi({ 'POST /orders/session': problem(410, 'This link has expired. We can email you a new one.') });
    await visit(`/order#${link}`);
    expect(heading()).toBe('This link doesn’t work any more');
    expect(screen.getByText('This link has expired. We can email you a new one.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Send my link again' })).toBeVisible();
    expect(location.hash).toBe('');
  });

  it('retries if there was no response', async () => {
    const api = scriptApi({ 'POST /orders/session': problem(503, 'Later.') });
    await visit(`/order#${link}`);
    expect(heading()).toBe('We couldn’t open your order just now');
    api.answer('POST /orders/session', { status: 204 });
    api.answer('GET /order', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(heading()).toMatch(/^We’re writing/);
    expect(api.callsTo('POST /orders/session').at(-1)?.body).toEqual({ link });
  });

  it('doesn’t mistake the skip link’s anchor for an order link', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.writing } });
    await visit('/order#main');
    expect(api.callsTo('POST /orders/session')).toEqual([]);
    expect(heading()).toMatch(/^We’re writing/);
  });
});

describe('/order without a link', () => {
  it('opens with the session of the payment', async () => {
    scriptApi({ 'GET /order': { body: ownOrders.question } });
    await visit('/order');
    expect(heading()).toBe('Your turn: we have a question');
    expect(document.title).toContain('we have a question');
  });

  it('has the link emailed again, and reveals nothing about an address', async () => {
    const api = scriptApi({ 'GET /order': nobody, 'POST /order-links': { status: 202, body: {} } });
    const user = await visit('/order');
    expect(heading()).toBe('Open your order');
    await user.type(screen.getByLabelText('Email you used when you paid'), 'asha@example.com');
    await press(screen.getByRole('button', { name: 'Send my link again' }));
    expect(api.callsTo('POST /order-links').map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', noticeVersion },
    ]);
    expect(await screen.findByText(/If asha@example.com has an order with us/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute('href', 'tel:+917120000148');
  });

  it('keeps the owner signed in if no order is open', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /order': nobody });
    await visit('/order');
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBe('true');
    sessionStorage.clear();
  });
});

describe('an order whose session ends', () => {
  it('asks for the link, and restores what was typed', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.question }, 'POST /order/entries': nobody });
    const user = await visit('/order');
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(heading()).toBe('You’ve been signed out');
    api.answer('POST /orders/session', { status: 204 });
    await act(async () => {
      location.hash = link;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(heading()).toBe('Your turn: we have a question');
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');
  });

  it('restores what was typed after a reload, until it’s sent or discarded', async () => {
    const open = async () => {
      cleanup();
      return visit('/order');
    };
    const complain = () => press(screen.getByRole('button', { name: 'Something is wrong' }));
    const api = scriptApi({ 'GET /order': { body: ownOrders.question } });
    let user = await open();
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    await user.type(screen.getByLabelText('Your message'), 'Is it on time?');
    await complain();
    await user.type(screen.getByLabelText('What’s wrong?'), 'The dates are wrong.');
    await user.click(screen.getByLabelText('I’d like a refund'));

    user = await open();
    await complain();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');
    expect(screen.getByLabelText('Your message')).toHaveValue('Is it on time?');
    expect(screen.getByLabelText('What’s wrong?')).toHaveValue('The dates are wrong.');
    expect(screen.getByLabelText('I’d like a refund')).toBeChecked();
    await press(screen.getByRole('button', { name: 'Cancel' }));
    api.answer('POST /order/entries', { body: ownOrders.question });
    await press(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/^Sent/)).toBeVisible();

    await open();
    await complain();
    expect(screen.getByLabelText('What’s wrong?')).toHaveValue('');
    expect(screen.getByLabelText('Please fix it')).toBeChecked();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');
  });

  it('is closed on this device, with everything stored', async () => {
    const api = scriptApi({
      'GET /order': { body: ownOrders.question },
      'DELETE /order/session': { status: 204 },
    });
    const user = await visit('/order');
    await user.type(screen.getByLabelText('Your answer'), 'Forty');
    expect(sessionStorage).toHaveLength(1);
    await press(screen.getByRole('button', { name: 'Sign out' }));
    expect(api.callsTo('DELETE /order/session')).toHaveLength(1);
    expect(heading()).toBe('You’re signed out');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText('Forty')).toBeNull();
  });

  it('is hidden if another tab has opened another order', async () => {
    scriptApi({ 'GET /order': { body: ownOrders.question } });
    await visit('/order');
    const other = new BroadcastChannel('order');
    await act(async () => other.postMessage(ownOrders.question.id));
    expect(heading()).toBe('Your turn: we have a question');
    await act(async () => other.postMessage('order_Other'));
    expect(heading()).toBe('Another order was opened in this browser');
    other.close();
  });
});
