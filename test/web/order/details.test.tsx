import { cleanup, screen } from '@testing-library/react';
import { ownOrders, work } from '../../support/web/own-orders.ts';
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
  it('are saved shortly after typing, and aren’t kept in the tab', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.details }, 'PUT /order/brief': { status: 204 } });
    const user = await visit('/order');
    await user.type(role(), 'Senior Business Analyst');
    expect(sessionStorage).toHaveLength(1);
    expect(api.callsTo('PUT /order/brief')).toHaveLength(0);
    await pass(800);
    expect(api.callsTo('PUT /order/brief').map(({ body }) => body)).toEqual([
      { targetRole: 'Senior Business Analyst' },
    ]);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are shown again as stored', async () => {
    scriptApi({ 'GET /order': { body: ownOrders.begun } });
    await visit('/order');
    expect(role()).toHaveValue('Senior Business Analyst');
  });

  it.each([
    [{ targetRole: 'Analyst' }, false],
    [{ years: '9' }, true],
  ])('include the optional fields with the draft %j: %s', async (brief, isOpen) => {
    scriptApi({ 'GET /order': { body: { ...ownOrders.begun, work: work([], { brief }) } } });
    await visit('/order');
    expect(screen.getByText('More, if you like').closest('details')?.open).toBe(isOpen);
  });

  it('survive a lost connection and a reload, and are saved once it’s back', async () => {
    const api = scriptApi({ 'GET /order': { body: ownOrders.details } });
    const user = await visit('/order');
    await user.type(role(), 'Project Manager');
    await pass(800);
    expect(screen.getByText(/Saved in this tab/)).toBeVisible();

    cleanup();
    await visit('/order');
    expect(role()).toHaveValue('Project Manager');
    api.answer('PUT /order/brief', { status: 204 });
    await pass(5000);
    expect(api.callsTo('PUT /order/brief').at(-1)?.body).toEqual({ targetRole: 'Project Manager' });
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('show what the server rejects', async () => {
    scriptApi({
      'GET /order': { body: ownOrders.details },
      'PUT /order/brief': problem(400, 'Target role can be up to 150 characters.'),
    });
    const user = await visit('/order');
    await user.type(role(), 'A');
    await pass(800);
    expect(screen.getByText('Not saved yet: Target role can be up to 150 characters.')).toBeVisible();
  });

  it('can only be submitted with a role and a CV', async () => {
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
    expect(screen.getByText('Upload your CV, or paste it here.')).toBeVisible();
    expect(screen.getByLabelText('Or paste your CV')).toHaveFocus();
    expect(api.callsTo('POST /order/entries')).toHaveLength(0);

    await user.type(screen.getByLabelText('Or paste your CV'), 'Nine years at a bank.');
    await handIn();
    expect(api.callsTo('POST /order/entries')[0]?.body).toMatchObject({
      kind: 'brief',
      brief: { targetRole: 'Project Manager', cv: 'Nine years at a bank.' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’re writing');
    expect(sessionStorage).toHaveLength(0);
    await pass(10_000);
    expect(screen.queryByText(/Kept/)).toBeNull();
  });

  it('show the server’s errors at their fields', async () => {
    scriptApi({
      'GET /order': { body: ownOrders.begun },
      'PUT /order/brief': { status: 204 },
      'POST /order/entries': problem(400, 'No.', [
        { field: 'brief.linkedIn', message: 'LinkedIn address can be up to 500 characters.' },
      ]),
    });
    await visit('/order');
    await press(screen.getByRole('button', { name: 'Send your details' }));
    const field = screen.getByLabelText('Your LinkedIn address');
    expect(field).toHaveAccessibleDescription(/can be up to/);
    expect(field.closest('details')).toHaveAttribute('open');
  });
});
