import { cleanup, screen } from '@testing-library/react';
import { ownOrders } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { pass, visit } from '../../support/web/visit.tsx';

const role = () => screen.getByLabelText('Role you want');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the details on /order', () => {
  it('are kept a moment after they were typed, and then not in the tab', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.details }, 'PUT /order/brief': { status: 204 } });
    const user = await visit('/order');
    await user.type(role(), 'Senior Business Analyst');
    expect(sessionStorage).toHaveLength(1);
    expect(api.callsTo('PUT /order/brief')).toHaveLength(0);
    await pass(800);
    expect(api.callsTo('PUT /order/brief').map(({ body }) => body)).toEqual([
      { targetRole: 'Senior Business Analyst' },
    ]);
    expect(screen.getByText('Kept')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stand there again as they were stored', async () => {
    scriptApi({ 'GET /order': { body: ownOrders.begun } });
    await visit('/order');
    expect(role()).toHaveValue('Senior Business Analyst');
  });

  it('survive a lost connection and a reload, and are stored when it is back', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.details } });
    const user = await visit('/order');
    await user.type(role(), 'Project Manager');
    await pass(800);
    expect(screen.getByText(/Kept in this tab/)).toBeVisible();

    cleanup();
    await visit('/order');
    expect(role()).toHaveValue('Project Manager');
    api.answer('PUT /order/brief', { status: 204 });
    await pass(5000);
    expect(api.callsTo('PUT /order/brief').at(-1)?.body).toEqual({ targetRole: 'Project Manager' });
    expect(screen.getByText('Kept')).toBeVisible();
  });

  it('say what the server refuses to keep', async () => {
    scriptApi({
      'GET /order': { body: ownOrders.details },
      'PUT /order/brief': problem(400, 'Target role can have 150 characters at most.'),
    });
    const user = await visit('/order');
    await user.type(role(), 'A');
    await pass(800);
    expect(screen.getByText('Not kept yet: Target role can have 150 characters at most.')).toBeVisible();
  });

  it('are handed in with a role and a CV, and not before', async () => {
    const api = scriptApi({
      'GET /order': { body: ownOrders.details },
      'PUT /order/brief': { status: 204 },
      'POST /order/entries': { body: ownOrders.writing },
    });
    const user = await visit('/order');
    const handIn = () => press(screen.getByRole('button', { name: 'Send your details' }));
    await handIn();
    expect(role()).toHaveFocus();
    await user.type(role(), 'Project Manager');
    await handIn();
    expect(screen.getByText('Hand your CV in as a file, or paste it here.')).toBeVisible();
    expect(screen.getByLabelText('Or paste your CV')).toHaveFocus();
    expect(api.callsTo('POST /order/entries')).toHaveLength(0);

    await user.type(screen.getByLabelText('Or paste your CV'), 'Nine years at a bank.');
    await handIn();
    expect(api.callsTo('POST /order/entries')[0]?.body).toMatchObject({
      kind: 'brief',
      brief: { targetRole: 'Project Manager', cv: 'Nine years at a bank.' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We write');
    expect(sessionStorage).toHaveLength(0);
    await pass(10_000);
    expect(screen.queryByText(/Kept/)).toBeNull();
  });

  it('have the server’s errors at their fields', async () => {
    scriptApi({
      'GET /order': { body: ownOrders.begun },
      'PUT /order/brief': { status: 204 },
      'POST /order/entries': problem(400, 'No.', [
        { field: 'brief.linkedIn', message: 'LinkedIn address can have 500 characters at most.' },
      ]),
    });
    await visit('/order');
    await press(screen.getByRole('button', { name: 'Send your details' }));
    expect(screen.getByLabelText('Your LinkedIn address')).toHaveAccessibleDescription(/at most/);
  });
});
