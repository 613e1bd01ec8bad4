import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { brand } from '#shared/brand.ts';
import { noticeVersion } from '#shared/policies.ts';
import { setClock } from '../../support/clock.ts';
import { answers, modal, order, scriptCheckout, unreachable } from '../../support/web/checkout.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { followPage, visit } from '../../support/web/visit.tsx';

jest.mock('#web/ui/go-to.ts', () => ({ goTo: jest.fn() }));

const heading = async (name: string) => {
  await followPage();
  return screen.findByRole('heading', { level: 1, name });
};

async function openModal(): Promise<UserEvent> {
  const user = await visit('/resume');
  const [first] = screen.getAllByRole('button', { name: 'Pay Online' });
  if (!first) throw new Error('Pay Online is missing.');
  await user.click(first);
  await screen.findByRole('dialog', { name: 'Resume' });
  return user;
}

async function fillIn(user: UserEvent) {
  await user.type(modal().getByLabelText('Name'), 'Asha Kulkarni');
  await user.type(modal().getByLabelText('Email'), 'asha@example.com');
  await user.type(modal().getByLabelText('Mobile'), '98220 00001');
}

const submit = (user: UserEvent) => user.click(modal().getByRole('button', { name: 'Continue to payment' }));

async function goToCheckout(script: Answers = {}) {
  const api = scriptApi({ ...answers, ...script });
  const checkout = scriptCheckout();
  const user = await openModal();
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  return { api, checkout, user };
}

describe('the purchase modal', () => {
  it('shows the item, the years and the price', async () => {
    scriptApi({});
    await openModal();
    expect(modal().getByLabelText('Name')).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveTextContent('Resume, 14-20 years');
    expect(modal().getByText('₹4,499')).toBeVisible();
  });

  it('shows the total, what isn’t refunded, and what happens after the payment, before anything is typed', async () => {
    setClock(Date.parse('2026-11-21T18:29:59.000Z'));
    scriptApi({});
    await openModal();
    expect(modal().getByText('₹4,499 is the full price. Nothing is added.')).toBeVisible();
    expect(modal().getByText('By paying you confirm that you’re 18 or over.')).toBeVisible();
    expect(modal().getByText(/^After you pay/)).toHaveTextContent(
      'get your first draft by Thursday, 26 November.',
    );
    expect(modal().getByText(/^Unlimited revisions\. Non-refundable in general\./)).toBeVisible();
    const policy = modal().getByRole('link', { name: 'Refund rules' });
    expect(policy).toHaveAttribute('href', '/cancellation-policy#refund-resume');
    expect(policy).toHaveAttribute('target', '_blank');
    expect(modal().getByText(/^After you pay, send us your details/)).toBeVisible();
    const [action, ...others] = document.querySelectorAll('dialog .primary');
    expect(action).toHaveTextContent('Continue to payment');
    expect(others).toEqual([]);
  });

  it('requires name, email and mobile', async () => {
    const api = scriptApi(answers);
    const user = await openModal();
    await submit(user);
    for (const label of ['Name', 'Email', 'Mobile']) {
      expect(modal().getByLabelText(label)).toBeRequired();
      expect(modal().getByLabelText(label)).toBeInvalid();
    }
    expect(modal().getByRole('alert').parentElement).toHaveFocus();
    await user.click(modal().getByRole('link', { name: 'Email' }));
    expect(modal().getByLabelText('Email')).toHaveFocus();
    expect(api.callsTo('POST /user')).toHaveLength(0);
  });

  it('closes, and is empty the next time', async () => {
    scriptApi(answers);
    const user = await openModal();
    await user.type(modal().getByLabelText('Name'), 'Asha');
    await user.click(modal().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Pay Online' })[1] ?? document.body);
    await screen.findByRole('dialog', { name: 'Cover Letter' });
    expect(modal().getByLabelText('Name')).toHaveValue('');
  });
});

describe('the order', () => {
  it('is for the catalogue’s plan at its price, and the registered buyer', async () => {
    const { api } = await goToCheckout();
    const buyer = { name: 'Asha Kulkarni', email: 'asha@example.com', mobile: '98220 00001' };
    expect(api.callsTo('POST /user').map(({ body }) => body)).toEqual([{ ...buyer, noticeVersion }]);
    expect(api.callsTo('POST /create-order').map(({ body }) => body)).toEqual([
      { userId: 'user-1', amount: 4499, plan: { band: '14-20', item: 'Resume' }, ...buyer, noticeVersion },
    ]);
  });

  it.each([
    ['the email is already registered', problem(409, 'This email is already registered.')],
    ['the registration fails', unreachable],
  ])('is opened with a timestamp if %s', async (_, user) => {
    const before = Date.now();
    const { api } = await goToCheckout({ 'POST /user': user });
    const [time = 0] = api
      .callsTo('POST /create-order')
      .map(({ body }) => Number((body as { userId: string }).userId));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('is requested again with the same key after a failure, with everything kept', async () => {
    const api = scriptApi({
      ...answers,
      'POST /user': problem(409, 'This email is already registered.'),
      'POST /create-order': problem(502, 'The payment provider does not answer.'),
    });
    const checkout = scriptCheckout();
    const user = await openModal();
    await fillIn(user);
    await submit(user);
    expect(await modal().findByRole('alert')).toHaveTextContent('The payment provider does not answer.');
    expect(modal().getByLabelText('Mobile')).toHaveValue('98220 00001');
    expect(checkout.opened).toHaveLength(0);

    api.answer('POST /create-order', { status: 201, body: order });
    await submit(user);
    await waitFor(() => expect(checkout.opened).toHaveLength(1));
    const [first, second] = api.callsTo('POST /create-order');
    expect(first?.idempotencyKey).toMatch(/^\w{16,}$/);
    expect(second).toEqual(first);
    expect(api.callsTo('POST /user')).toHaveLength(1);
  });

  it('is opened once for a double tap', async () => {
    const { api } = await goToCheckout({
      'POST /create-order': async () => {
        const button = modal().getByRole('button', { name: 'Opening checkout…' });
        expect(button).toBeDisabled();
        act(() => button.closest('form')?.requestSubmit());
        return { status: 201, body: order };
      },
    });
    expect(api.callsTo('POST /create-order')).toHaveLength(1);
  });

  it('shows a rejection at its field', async () => {
    const wrong = 'Enter a phone number with 5 to 15 digits.';
    const refused = problem(400, wrong, [{ field: 'mobile', message: wrong }]);
    scriptApi({ ...answers, 'POST /user': refused, 'POST /create-order': refused });
    const checkout = scriptCheckout();
    const user = await openModal();
    await fillIn(user);
    await submit(user);
    await modal().findByRole('alert');
    expect(modal().getByLabelText('Mobile')).toHaveAccessibleDescription(wrong);
    expect(modal().getByLabelText('Mobile')).toHaveFocus();
    expect(checkout.opened).toHaveLength(0);
  });

  it('says that something went wrong if there’s no response', async () => {
    scriptApi({ ...answers, 'POST /create-order': unreachable });
    scriptCheckout();
    const user = await openModal();
    await fillIn(user);
    await submit(user);
    expect(await modal().findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  });

  it('opens no checkout if the modal was closed in the meantime', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    const api = scriptApi({ ...answers, 'POST /create-order': () => promise });
    const checkout = scriptCheckout();
    const user = await openModal();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(api.callsTo('POST /create-order')).toHaveLength(1));
    await user.click(modal().getByRole('button', { name: 'Close' }));
    await act(async () => resolve({ status: 201, body: order }));
    expect(checkout.opened).toHaveLength(0);
  });
});

describe('the checkout', () => {
  it('opens over the page with the order, the buyer and the return address', async () => {
    const { checkout } = await goToCheckout();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(checkout.opened[0]).toMatchObject({
      key: 'rzp_test_key',
      order_id: order.id,
      amount: 449900,
      currency: 'INR',
      name: brand.name,
      description: 'Resume, 14-20 years',
      prefill: { name: 'Asha Kulkarni', email: 'asha@example.com', contact: '+919822000001' },
      theme: { color: '#1a2340' },
      timeout: 900,
      retry: { enabled: true },
      callback_url: 'http://localhost/api/payments/return',
      config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
      modal: { confirm_close: true },
    });
  });

  it('leads to the paid order', async () => {
    const { api, checkout } = await goToCheckout({
      'GET /orders/{id}/status': { body: { number: order.number, status: 'paid' } },
    });
    expect(sessionStorage).toHaveLength(1);
    await checkout.pay();
    await heading('Payment Successful!');
    expect(api.callsTo('POST /verify').map(({ body }) => body)).toEqual([
      {
        razorpayOrderId: order.id,
        razorpayPaymentId: 'pay_MockAbc123',
        razorpaySignature: 'ab12',
      },
    ]);
    expect(screen.getByText(order.number)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads to the processing order, which isn’t called paid', async () => {
    const { checkout } = await goToCheckout({
      'POST /verify': { body: { orderId: order.id, status: 'processing' } },
      'GET /orders/{id}/status': { body: { number: order.number, status: 'processing' } },
    });
    await checkout.pay();
    await heading('We’re confirming your payment');
    expect(screen.queryByText(/Payment Successful|(?<!Being )confirmed/)).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  it('leads to the order with a payment of another amount, which is being checked', async () => {
    const { checkout } = await goToCheckout({
      'POST /verify': { body: { orderId: order.id, status: 'checking' } },
      'GET /orders/{id}/status': { body: { number: order.number, status: 'checking' } },
    });
    await checkout.pay();
    await heading('We’ve received a payment and are checking it');
    expect(screen.queryByText(/Payment Successful|verification failed/)).toBeNull();
  });

  it('can succeed after a failed attempt', async () => {
    const { api, checkout } = await goToCheckout({
      'GET /orders/{id}/status': { body: { number: order.number, status: 'paid' } },
    });
    await checkout.fail('Insufficient funds.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
    await checkout.pay();
    await heading('Payment Successful!');
  });

  it('that is dismissed says so, once the server has been asked, and keeps the details', async () => {
    const { api, checkout } = await goToCheckout();
    await checkout.dismiss();
    const alert = await modal().findByRole('alert');
    expect(alert).toHaveTextContent('Payment modal dismissed by user.');
    expect(alert).toHaveTextContent('If money has left your account, please don’t pay again');
    expect(alert).toHaveTextContent(order.number);
    expect(alert.parentElement).toHaveFocus();
    expect(api.callsTo('GET /orders/{id}/status').map(({ path }) => path)).toEqual([
      `/orders/${order.id}/status`,
    ]);
    expect(modal().getByLabelText('Name')).toHaveValue('Asha Kulkarni');
    expect(modal().getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(modal().getByLabelText('Mobile')).toHaveValue('98220 00001');
  });

  it('that is dismissed after a failed attempt says why that failed', async () => {
    const { checkout } = await goToCheckout();
    await checkout.fail('Insufficient funds.');
    await checkout.dismiss();
    const alert = await modal().findByRole('alert');
    expect(alert).toHaveTextContent('Payment modal dismissed by user.');
    expect(alert).toHaveTextContent('Your last payment didn’t go through. Reason: Insufficient funds.');
  });

  it('can be opened again after a dismissal, for the registered buyer', async () => {
    const { api, checkout, user } = await goToCheckout({
      'GET /orders/{id}/status': { body: { number: order.number, status: 'attempted' } },
    });
    await checkout.dismiss();
    await modal().findByRole('alert');
    await submit(user);
    await waitFor(() => expect(checkout.opened).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsTo('POST /user')).toHaveLength(1);
    expect(api.callsTo('POST /create-order').map(({ body }) => body)).toEqual([
      expect.objectContaining({ userId: 'user-1' }),
      expect.objectContaining({ userId: 'user-1' }),
    ]);
  });

  it.each(['paid', 'refunded', 'partially_refunded'])(
    'that is dismissed when the order is %s leads to it',
    async (status) => {
      const { checkout } = await goToCheckout({
        'GET /orders/{id}/status': { body: { number: order.number, status } },
      });
      await checkout.dismiss();
      await followPage();
      expect(await screen.findByText(order.number)).toBeVisible();
      expect(screen.queryByText(/dismissed/)).toBeNull();
    },
  );

  it('that is dismissed while the bank confirms says so calmly', async () => {
    const { checkout } = await goToCheckout({
      'GET /orders/{id}/status': { body: { number: order.number, status: 'processing' } },
    });
    await checkout.dismiss();
    const status = await modal().findByText(/We’re waiting for your bank to confirm the payment/);
    expect(status).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(modal().getByRole('link', { name: 'Check payment status' })).toHaveAttribute(
      'href',
      `/payment-success?order=${order.id}`,
    );
    expect(modal().getByRole('button', { name: 'Continue to payment', hidden: true })).not.toBeVisible();
  });

  it.each([
    ['The bank is closed.', 'The bank is closed.'],
    [undefined, 'Something went wrong. Please try again.'],
  ])('that fails with "%s" says so', async (description, words) => {
    const { checkout } = await goToCheckout();
    await checkout.breakDown(description);
    expect(await modal().findByRole('alert')).toHaveTextContent(words);
  });

  it('that rejects its options keeps the details for a retry', async () => {
    scriptApi(answers);
    scriptCheckout({ throws: true });
    const user = await openModal();
    await fillIn(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(modal().getByLabelText('Name')).toHaveValue('Asha Kulkarni');
  });

  it('whose payment can’t be verified says so', async () => {
    const { api, checkout } = await goToCheckout({ 'POST /verify': problem(400, 'Refused.') });
    await checkout.pay();
    const alert = await modal().findByRole('alert');
    expect(alert).toHaveTextContent('Payment verification failed. Please contact support.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', `tel:${brand.phone}`);
    expect(api.callsTo('POST /verify')).toHaveLength(1);
    expect(modal().getByLabelText('Name')).toHaveValue('Asha Kulkarni');
  });
});
