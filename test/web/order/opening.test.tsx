import { act, cleanup, screen, within } from '@testing-library/react';
import { noticeVersion } from '#shared/policies.ts';
import { setClock } from '../../support/clock.ts';
import { after, ownOrders } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit, visitAsleep } from '../../support/web/visit.tsx';

const link = `order_MockAbc123.1790000000.${'a'.repeat(43)}`;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const nobody = problem(401, 'Open the order by the link of a mail.');

beforeEach(() => {
  setClock(Date.parse(after(4)));
});

describe('/order before its script', () => {
  it('says that it opens, what to do without a script, and the telephone', async () => {
    await visitAsleep('/order');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Opening your order…')).toBeVisible();
    expect(document.querySelector('#order noscript')?.textContent).toContain('This page needs JavaScript');
    expect(main.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute('href', 'tel:+917120000148');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });
});

describe('/order by a link', () => {
  it('opens the order that the link names, and takes the link out of the address', async () => {
    const api = scriptApi({
      'POST /orders/session': { status: 204 },
      'GET /order': { body: ownOrders.details },
    });
    await visit(`/order#${link}`);
    expect(api.callsTo('POST /orders/session').map(({ body }) => body)).toEqual([{ link }]);
    expect(heading()).toBe('Your turn: tell us about the role you want');
    expect(location.hash).toBe('');
  });

  it('says why a link opens nothing, and offers another', async () => {
    scriptApi({ 'POST /orders/session': problem(410, 'This link is too old. Have a new one mailed.') });
    await visit(`/order#${link}`);
    expect(heading()).toBe('This link opens nothing');
    expect(screen.getByText('This link is too old. Have a new one mailed.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Send my link again' })).toBeVisible();
    expect(location.hash).toBe('');
  });

  it('tries it again where nothing answered', async () => {
    const api = scriptApi({ 'POST /orders/session': problem(503, 'Later.') });
    await visit(`/order#${link}`);
    expect(heading()).toBe('Your order could not be opened just now');
    api.answer('POST /orders/session', { status: 204 });
    api.answer('GET /order', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(heading()).toMatch(/^We write/);
    expect(api.callsTo('POST /orders/session').at(-1)?.body).toEqual({ link });
  });

  it('takes the skip link’s anchor for none', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.writing } });
    await visit('/order#main');
    expect(api.callsTo('POST /orders/session')).toEqual([]);
    expect(heading()).toMatch(/^We write/);
  });
});

describe('/order without a link', () => {
  it('opens with the session that the payment has left', async () => {
    scriptApi({ 'GET /order': { body: ownOrders.question } });
    await visit('/order');
    expect(heading()).toBe('Your turn: we have a question');
    expect(document.title).toContain('we have a question');
  });

  it('has the link mailed again, and tells nothing about an address', async () => {
    const api = scriptApi({ 'GET /order': nobody, 'POST /order-links': { status: 202, body: {} } });
    const user = await visit('/order');
    expect(heading()).toBe('Open your order');
    await user.type(screen.getByLabelText('Email of your order'), 'asha@example.com');
    await press(screen.getByRole('button', { name: 'Send my link again' }));
    expect(api.callsTo('POST /order-links').map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', noticeVersion },
    ]);
    expect(await screen.findByText(/If asha@example.com has an order with us/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute('href', 'tel:+917120000148');
  });

  it('keeps the owner signed in, whom a missing order says nothing about', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /order': nobody });
    await visit('/order');
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBe('true');
    sessionStorage.clear();
  });
});

describe('an order whose session ends', () => {
  it('asks for the link, and has all that was typed when it is open again', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.question }, 'POST /order/entries': nobody });
    const user = await visit('/order');
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(heading()).toBe('Your order was closed here');
    api.answer('POST /orders/session', { status: 204 });
    await act(async () => {
      location.hash = link;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(heading()).toBe('Your turn: we have a question');
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');
  });

  it('has everything that was typed again after a reload, until it is sent or discarded', async () => {
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
    await user.type(screen.getByLabelText('What is wrong?'), 'The dates are wrong.');
    await user.click(screen.getByLabelText('Money back'));

    user = await open();
    await complain();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');
    expect(screen.getByLabelText('Your message')).toHaveValue('Is it on time?');
    expect(screen.getByLabelText('What is wrong?')).toHaveValue('The dates are wrong.');
    expect(screen.getByLabelText('Money back')).toBeChecked();
    await press(screen.getByRole('button', { name: 'Cancel' }));
    api.answer('POST /order/entries', { body: ownOrders.question });
    await press(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/^Sent/)).toBeVisible();

    await open();
    await complain();
    expect(screen.getByLabelText('What is wrong?')).toHaveValue('');
    expect(screen.getByLabelText('Put it right')).toBeChecked();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');
  });

  it('is closed on this device, with all that was kept on it', async () => {
    const api = scriptApi({
      'GET /order': { body: ownOrders.question },
      'DELETE /order/session': { status: 204 },
    });
    const user = await visit('/order');
    await user.type(screen.getByLabelText('Your answer'), 'Forty');
    expect(sessionStorage).toHaveLength(1);
    await press(screen.getByRole('button', { name: 'Sign out here' }));
    expect(api.callsTo('DELETE /order/session')).toHaveLength(1);
    expect(heading()).toBe('Signed out here');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText('Forty')).toBeNull();
  });

  it('goes out of sight where another tab has opened another order', async () => {
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
