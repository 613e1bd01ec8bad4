import { act, fireEvent, screen, within } from '@testing-library/react';
import { checkoutScript } from '#shared/razorpay.ts';
import {
  answers,
  modal,
  order,
  scriptCheckout,
  unreachable,
  withoutCheckout,
} from '../../support/web/checkout.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { followPage, pass, visit } from '../../support/web/visit.tsx';

jest.mock('#web/ui/go-to.ts', () => ({ goTo: jest.fn() }));

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

async function buy(script: Answers) {
  const api = scriptApi({ ...answers, ...script });
  await visit('/resume');
  const [first] = screen.getAllByRole('button', { name: 'Pay Online' });
  if (!first) throw new Error('Pay Online is missing.');
  await act(async () => fireEvent.click(first));
  await pass(0);
  const typed = { Name: 'Asha Kulkarni', Email: 'asha@example.com', Mobile: '98220 00001' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(modal().getByLabelText(label), { target: { value } });
  return api;
}

async function expectPaid() {
  await followPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Successful!');
}

async function submit() {
  fireEvent.click(modal().getByRole('button', { name: 'Continue to payment' }));
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a purchase over a slow or broken connection', () => {
  it('says that it’s slow after twenty seconds, without giving up', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    const checkout = scriptCheckout();
    await buy({ 'POST /create-order': () => promise });
    await submit();
    await pass(19_000);
    expect(modal().queryByText(/Still sending/)).toBeNull();
    await pass(1000);
    expect(modal().getByText(/Still sending/)).toBeVisible();
    await pass(300_000);
    await act(async () => resolve({ status: 201, body: order }));
    expect(checkout.opened).toHaveLength(1);
  });

  it('waits for the order’s status after the checkout was dismissed', async () => {
    const checkout = scriptCheckout();
    const api = await buy({ 'GET /orders/{id}/status': unreachable });
    await submit();
    await checkout.dismiss();
    expect(modal().getByRole('status')).toHaveTextContent('Confirming your payment. Keep this page open.');
    await pass(1000);
    api.answer('GET /orders/{id}/status', { body: { number: order.number, status: 'paid' } });
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(2000);
    await expectPaid();
  });

  it('ends with what’s known, and what to do, if the connection stays down', async () => {
    const checkout = scriptCheckout();
    const api = await buy({ 'GET /orders/{id}/status': unreachable });
    await submit();
    await checkout.dismiss();
    await pass(7000);
    const alert = modal().getByRole('alert');
    expect(alert).toHaveTextContent('Payment modal dismissed by user.');
    expect(alert).toHaveTextContent('don’t pay again');
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(4);
  });

  it.each([
    ['is lost', unreachable],
    ['fails', problem(502, 'The payment provider does not answer.')],
    ['is throttled', problem(429, 'Too many.')],
  ])('looks up the order if the verification %s', async (_, verify) => {
    const checkout = scriptCheckout();
    const api = await buy({
      'POST /verify': verify,
      'GET /orders/{id}/status': { body: { number: order.number, status: 'paid' } },
    });
    await submit();
    await checkout.pay();
    await pass(7000);
    expect(api.callsTo('POST /verify')).toHaveLength(4);
    await expectPaid();
  });

  it.each([
    ['is lost', unreachable],
    ['fails', problem(500, 'Something went wrong.')],
  ])(
    'shows the form again if the verification %s, with the error and the order number, and keeps asking',
    async (_, verify) => {
      const checkout = scriptCheckout();
      const api = await buy({ 'POST /verify': verify });
      await submit();
      await checkout.pay();
      await pass(7000);
      const alert = modal().getByRole('alert');
      expect(alert).toHaveTextContent('Payment verification failed. Please contact support.');
      expect(alert).toHaveTextContent('don’t pay again');
      expect(alert).toHaveTextContent(order.number);
      expect(screen.queryByText(/Something went wrong|Confirming your payment/)).toBeNull();
      expect(modal().getByLabelText('Name')).toHaveValue('Asha Kulkarni');
      expect(modal().getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
      await pass(30_000);
      expect(modal().getByRole('alert')).toHaveTextContent(order.number);
      api.answer('POST /verify', { body: { orderId: order.id, status: 'paid' } });
      api.answer('GET /orders/{id}/status', { body: { number: order.number, status: 'paid' } });
      await pass(70_000);
      await expectPaid();
    },
  );

  it('doesn’t call an order unpaid if it can be neither verified nor looked up', async () => {
    const checkout = scriptCheckout();
    const api = await buy({ 'POST /verify': unreachable, 'GET /orders/{id}/status': unreachable });
    await submit();
    await checkout.pay();
    await pass(14_000);
    expect(screen.queryByText(/Something went wrong|dismissed/)).toBeNull();
    expect(modal().getByRole('alert')).toHaveTextContent(`give this order number: ${order.number}`);
    api.answer('GET /orders/{id}/status', { body: { number: order.number, status: 'paid' } });
    await pass(30_000);
    await expectPaid();
  });

  it('shows a late payment as paid, without another press', async () => {
    const checkout = scriptCheckout();
    const api = await buy({
      'GET /orders/{id}/status': { body: { number: order.number, status: 'attempted' } },
    });
    await submit();
    await checkout.dismiss();
    await pass(0);
    expect(modal().getByRole('alert')).toHaveTextContent('Payment modal dismissed by user.');
    api.answer('GET /orders/{id}/status', { body: { number: order.number, status: 'paid' } });
    await pass(9000);
    await expectPaid();
    expect(checkout.opened).toHaveLength(1);
  });

  it('opens nothing while a late payment is pending, and shows it as paid', async () => {
    const checkout = scriptCheckout();
    const api = await buy({
      'GET /orders/{id}/status': { body: { number: order.number, status: 'attempted' } },
    });
    await submit();
    await checkout.dismiss();
    await pass(0);
    api.answer('GET /orders/{id}/status', { body: { number: order.number, status: 'processing' } });
    await pass(9000);
    expect(modal().getByText(/Please don’t pay/)).toBeVisible();
    expect(modal().queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    api.answer('GET /orders/{id}/status', { body: { number: order.number, status: 'paid' } });
    await pass(13_000);
    await expectPaid();
  });
});

describe('a buyer who has paid for the same thing', () => {
  const paid: Answers[string & keyof Answers] = {
    status: 409,
    body: {
      ...{ title: 'Conflict', status: 409, detail: 'You’ve already paid for this.' },
      errors: [{ field: 'isRepeatConfirmed', message: 'Confirm that you want to buy it again.' }],
    },
  };

  it('is asked before a second order opens', async () => {
    const checkout = scriptCheckout();
    const api = await buy({ 'POST /create-order': paid });
    await submit();
    const alert = modal().getByRole('alert');
    expect(alert).toHaveTextContent('You’ve already paid for this');
    expect(within(alert).getByRole('link', { name: 'open your order' })).toHaveAttribute('href', '/order');
    expect(checkout.opened).toEqual([]);

    api.answer('POST /create-order', { status: 201, body: order });
    fireEvent.click(modal().getByRole('button', { name: 'Buy it again' }));
    await pass(0);
    expect(checkout.opened).toHaveLength(1);
    const [first, second] = api.callsTo('POST /create-order');
    expect(first?.body).not.toHaveProperty('isRepeatConfirmed');
    expect(second?.body).toMatchObject({ isRepeatConfirmed: true });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);

    await checkout.dismiss();
    await pass(0);
    expect(modal().getByRole('alert')).toHaveTextContent('Payment modal dismissed by user.');
    api.answer('POST /create-order', paid);
    await submit();
    expect(api.callsTo('POST /create-order').at(-1)?.body).not.toHaveProperty('isRepeatConfirmed');
    expect(checkout.opened).toHaveLength(1);
  });

  it('is asked again for new input', async () => {
    scriptCheckout();
    await buy({ 'POST /create-order': paid });
    await submit();
    fireEvent.input(modal().getByLabelText('Email'), { target: { value: 'other@example.com' } });
    expect(modal().getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });

  it('is not asked if an order is rejected for another reason', async () => {
    scriptCheckout();
    await buy({ 'POST /create-order': problem(409, 'Your payment for this is being confirmed.') });
    await submit();
    expect(modal().getByRole('alert')).toHaveTextContent('Your payment for this is being confirmed.');
    expect(modal().queryByRole('button', { name: 'Buy it again' })).toBeNull();
  });
});

describe('the checkout’s script', () => {
  beforeEach(() => {
    withoutCheckout();
  });

  it('is loaded once, when the form is sent', async () => {
    await buy({});
    expect(scripts()).toEqual([]);
    await submit();
    expect(scripts().map(({ src }) => src)).toEqual([checkoutScript]);
    const checkout = scriptCheckout();
    await act(async () => fireEvent.load(scripts()[0] ?? document.body));
    expect(checkout.opened).toHaveLength(1);

    await checkout.dismiss();
    await submit();
    expect(checkout.opened).toHaveLength(2);
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.remove();
  });

  it('can be retried if it doesn’t load', async () => {
    const api = await buy({});
    await submit();
    await act(async () => fireEvent.error(scripts()[0] ?? document.body));
    expect(modal().getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(scripts()).toEqual([]);

    await submit();
    const checkout = scriptCheckout();
    await act(async () => fireEvent.load(scripts()[0] ?? document.body));
    expect(checkout.opened).toHaveLength(1);
    const [first, second] = api.callsTo('POST /create-order');
    expect(second).toEqual(first);
    scripts()[0]?.remove();
  });
});
