import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { openOrder, scriptedOrder, visitAdmin } from '../../support/web/admin.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { paidOrder, payment, refund } from '../../support/web/order-samples.ts';
import { codeGuard, held, needsCode, problem, scriptApi } from '../../support/web/scripted-api.ts';

watchDownloads();
const route = 'POST /admin/orders/{id}/refund';

async function openRefund() {
  const user = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  return user;
}

const dialog = () => within(screen.getByRole('dialog', { name: /^Refund/ }));
const drawer = () => within(screen.getByRole('dialog', { name: 'Asha Kulkarni' }));

async function refundPart(user: UserEvent, rupees: string, reason: string) {
  await user.click(dialog().getByLabelText('Part of it'));
  await user.type(dialog().getByLabelText('Rupees'), rupees);
  await user.type(dialog().getByLabelText('Reason'), reason);
  await press(user);
}

const press = (user: UserEvent) => user.click(dialog().getByRole('button', { name: /^Refund/ }));

const scriptRefund = (order: AdminOrder, answer: Parameters<typeof scriptApi>[0][typeof route]) =>
  scriptApi({ ...scriptedOrder(() => order), ...(answer && { [route]: answer }) });

describe('Refund', () => {
  const refunded = paidOrder({ status: 'refunded', refunds: [refund({ paise: 449900 })] });

  it('refunds everything left with a reason, and moves the focus to the confirmation', async () => {
    const api = scriptRefund(paidOrder(), { body: refunded });
    const user = await openRefund();
    expect(dialog().getByRole('heading', { name: 'Refund Asha Kulkarni' })).toBeVisible();
    await press(user);
    expect(dialog().getByText('Reason is required.')).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(0);

    await user.type(dialog().getByLabelText('Reason'), 'Bought by mistake');
    await user.click(dialog().getByRole('button', { name: 'Refund ₹4,499' }));
    expect(await screen.findByText('Refunded in full.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Refund/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    expect(api.callsTo(route)).toEqual([
      expect.objectContaining({
        path: '/admin/orders/order_One/refund',
        body: { paymentId: 'pay_first', reason: 'Bought by mistake', refundedPaise: 0 },
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      }),
    ]);
    const said = screen
      .getAllByText(/^₹4,499 was sent to the buyer’s bank on/)
      .find(({ role }) => role === 'status');
    await waitFor(() => expect(said).toHaveFocus());
  });

  it('refunds a part, and counts earlier refunds', async () => {
    const before = paidOrder({
      status: 'partially_refunded',
      refunds: [refund(), refund({ id: 'rfnd_lost', paise: 10000, status: 'failed' })],
    });
    const after = { ...before, refunds: [...before.refunds, refund({ id: 'rfnd_2', paise: 100000 })] };
    const api = scriptRefund(before, { body: after });
    const user = await openRefund();
    expect(dialog().getByText('Everything left: ₹3,999')).toBeVisible();
    expect(dialog().getByText(/₹500 has been refunded/)).toBeVisible();
    await refundPart(user, '1,000', 'One of the two plans');
    expect(await screen.findByText('Paid, and ₹1,500 of it was refunded.')).toBeVisible();
    expect(api.callsTo(route)[0]?.body).toEqual({
      ...{ paymentId: 'pay_first', rupees: 1000, reason: 'One of the two plans', refundedPaise: 50000 },
    });
  });

  it.each(['₹1,499.00', 'Rs. 1,499/- '])('refunds a part typed as %p', async (typed) => {
    const api = scriptRefund(paidOrder(), { body: refunded });
    const user = await openRefund();
    await refundPart(user, typed, 'Half of it');
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(1));
    expect(api.callsTo(route)[0]?.body).toMatchObject({ rupees: 1499 });
  });

  it('shows an ambiguous amount in both readings', async () => {
    const api = scriptRefund(paidOrder(), { body: refunded });
    await refundPart(await openRefund(), '4,49', 'A try');
    expect(dialog().getByText(/^“4,49” can be read in two ways\./)).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(0);
  });

  it.each(['0', '-1', '12.5', 'all'])('rejects %p as a part', async (rupees) => {
    const api = scriptRefund(paidOrder(), { body: refunded });
    const user = await openRefund();
    await refundPart(user, rupees, 'A try');
    expect(dialog().getByText('Enter whole rupees, such as 500.')).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(0);
  });

  it('suggests the second payment of an order paid twice', async () => {
    const twice = paidOrder({ payments: [payment(), payment({ id: 'pay_second', method: 'card' })] });
    const api = scriptRefund(twice, {
      body: { ...twice, refunds: [refund({ paymentId: 'pay_second', paise: 449900 })] },
    });
    const user = await openRefund();
    const [second, first] = within(dialog().getByRole('group', { name: 'Which payment' })).getAllByRole(
      'radio',
    );
    expect(second).toHaveAccessibleName(/by card.*Paid again: refund it/);
    expect(second).toBeChecked();
    expect(first).not.toBeChecked();
    await user.type(dialog().getByLabelText('Reason'), 'Paid twice');
    await press(user);
    await waitFor(() => expect(drawer().queryByText(/Paid twice:/)).toBeNull());
    expect(api.callsTo(route)[0]?.body).toMatchObject({ paymentId: 'pay_second', refundedPaise: 0 });
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(dialog().getByRole('radio', { name: /by UPI.*Paid for the order/ })).toBeChecked();
    expect(dialog().getByLabelText('Reason')).toHaveValue('');
  });
});

describe('a refund whose response is lost', () => {
  it('is requested with the same key, even if the dialog was closed', async () => {
    const api = scriptRefund(paidOrder(), () => {
      throw new TypeError('Failed to fetch');
    });
    const user = await openRefund();
    await refundPart(user, '500', 'Only the resume was wanted');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'No reply yet, so we don’t know if the refund went through. You can safely try again',
    );
    await press(user);
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(2));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^We couldn’t confirm the last refund/)).toBeVisible();

    api.answer(route, { body: paidOrder({ status: 'partially_refunded', refunds: [refund()] }) });
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await press(user);
    expect(await screen.findByText('Paid, and ₹500 of it was refunded.')).toBeVisible();
    expect(screen.queryByText(/couldn’t confirm/)).toBeNull();
    const calls = api.callsTo(route);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is requested unchanged, even if the drawer has newer data', async () => {
    const api = scriptRefund(paidOrder(), problem(502, 'Our payment provider isn’t responding.'));
    const user = await openRefund();
    await refundPart(user, '500', 'Only the resume was wanted');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Our payment provider isn’t responding. You can safely try again',
    );
    api.answer('GET /admin/orders/{id}', {
      body: paidOrder({ status: 'partially_refunded', refunds: [refund()] }),
    });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Paid, and ₹500 of it was refunded.')).toBeInTheDocument();
    await press(user);
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(2));
    const [first, second] = api.callsTo(route);
    expect(second).toEqual(first);
  });
});

const guarded = ({ guard, proof }: ReturnType<typeof codeGuard>) => ({
  ...scriptedOrder(() => paidOrder()),
  [route]: guard(() => ({ body: paidOrder({ status: 'refunded', refunds: [refund()] }) })),
  ...proof,
});
const proof = () => within(screen.getByRole('dialog', { name: 'Confirm it’s you' }));

describe('a refund that asks for a code', () => {
  async function askForRefund() {
    const api = scriptApi(guarded(codeGuard()));
    const user = await openRefund();
    await user.type(dialog().getByLabelText('Reason'), 'Bought by mistake');
    await user.click(dialog().getByRole('button', { name: 'Refund ₹4,499' }));
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    return { api, user };
  }

  it('is made with the code, with the key of the first try', async () => {
    const { api, user } = await askForRefund();
    await user.type(proof().getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(/^Refunded in full/)).toBeVisible();
    const keys = api.callsTo(route).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(screen.queryByRole('dialog', { name: /^Refund/ })).toBeNull();
  });

  it('isn’t made without one, and keeps what was typed', async () => {
    const { api, user } = await askForRefund();
    await user.click(proof().getByRole('button', { name: 'Cancel' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Enter the code from your authenticator app to continue.',
    );
    expect(dialog().getByLabelText('Reason')).toHaveValue('Bought by mistake');
    expect(api.callsTo(route)).toHaveLength(1);
  });
});

describe('a refund and an export that ask for a code at once', () => {
  async function askForBoth() {
    const code = codeGuard();
    const refusal = held(needsCode);
    const api = scriptApi({
      ...guarded(code),
      'GET /admin/orders/export': code.guard(() => ({ body: ['Order', 'order_1'] }), refusal.script),
    });
    const user = await visitAdmin('Orders');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const form = within(await screen.findByRole('dialog', { name: /^Refund/ }));
    await user.type(form.getByLabelText('Reason'), 'Bought by mistake');
    await user.click(form.getByRole('button', { name: 'Refund ₹4,499' }));
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await act(async () => refusal.release());
    return { api, user, form };
  }

  it('both continue after one code', async () => {
    const { api, user } = await askForBoth();
    await user.type(proof().getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(/^Refunded in full/)).toBeVisible();
    expect(await screen.findByText('1 orders exported.')).toBeVisible();
    expect(api.callsTo('POST /admin/session/proof')).toHaveLength(1);
  });

  it('are both cancelled without one', async () => {
    const { user, form } = await askForBoth();
    await user.click(proof().getByRole('button', { name: 'Cancel' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Enter the code from your authenticator app');
    expect(await screen.findByText('Stopped after 0 orders.')).toBeVisible();
  });
});

describe('a rejected refund', () => {
  it('shows at the field that it’s too much, and keeps what was typed', async () => {
    const words = 'You can refund at most 4499 rupees of this payment.';
    scriptRefund(paidOrder(), problem(400, words, [{ field: 'rupees', message: words }]));
    const user = await openRefund();
    await refundPart(user, '5000', 'A try');
    await waitFor(() =>
      expect(dialog().getByLabelText('Rupees')).toHaveAccessibleDescription(`Up to ₹4,499 ${words}`),
    );
    expect(dialog().getByLabelText('Reason')).toHaveValue('A try');
  });

  it('shows what was refunded since', async () => {
    const words = 'Another refund has just been made. Check the order first.';
    const api = scriptRefund(paidOrder(), problem(409, words));
    api.answer('POST /admin/orders/{id}/recheck', {
      body: paidOrder({ status: 'partially_refunded', refunds: [refund()] }),
    });
    const user = await openRefund();
    await refundPart(user, '500', 'A try');
    expect(await dialog().findByRole('alert')).toHaveTextContent(words);
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Paid, and ₹500 of it was refunded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(dialog().getByText('Everything left: ₹3,999')).toBeVisible();
    await press(user);
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(2));
    const [first, second] = api.callsTo(route);
    expect(second?.body).toMatchObject({ refundedPaise: 50000 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('keeps what was typed when the session has ended', async () => {
    const api = scriptRefund(paidOrder(), problem(401, 'Sign in.'));
    api.answer('POST /admin/session', { status: 201, body: {} });
    const user = await openRefund();
    await refundPart(user, '500', 'A try');
    await user.type(await screen.findByLabelText('Password'), 'owner');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(dialog().getByLabelText('Reason')).toHaveValue('A try');
    expect(dialog().getByLabelText('Rupees')).toHaveValue('500');
  });
});
