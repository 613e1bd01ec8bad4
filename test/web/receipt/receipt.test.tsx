import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, legal } from '#shared/brand.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { ReceiptPage } from '#web/receipt/page.tsx';
import { ownBrand, replaceLegal } from '../../support/own-brand.ts';
import { receipt } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

const words = () => document.body.textContent;

const open = async (answer: Partial<Receipt> = {}) => {
  const api = scriptApi({ 'GET /order/receipt': { body: { ...receipt, ...answer } } });
  render(<ReceiptPage order={null} />);
  await screen.findByRole('article');
  return api;
};

describe('the receipt', () => {
  it('has the parties, item, amount, date and method', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt 2026-27/000123');
    for (const told of [
      ...[legal.name, legal.address, 'Asha Kulkarni', 'asha@example.com', '+91 98765 43210'],
      ...['20 November 2026', 'P-2026-48203917', 'Ultimate Career Kit, 7-14 years', '₹6,499'],
      'Paid by UPI on 20 November 2026.',
    ])
      expect(words()).toContain(told);
    expect(words()).not.toMatch(/GST|refunded|order_|pay_/);
    expect(document.title).toBe(`Receipt 2026-27-000123 · ${brand.name}`);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', '/order');
  });

  it('shows later refunds, and cash as cash', async () => {
    await open({ refundedPaise: 50_000, method: 'cash', paymentId: 'other_1' });
    expect(words()).toContain('Of this, ₹500 has since been refunded.');
    expect(words()).toContain('Paid in cash on 20 November 2026.');
    expect(words()).not.toContain('other_1');
  });

  it('leaves out what the order doesn’t have', async () => {
    await open({ name: undefined, email: undefined, mobile: undefined, method: undefined });
    expect(words()).toContain('The buyer');
    expect(words()).toContain('Paid on 20 November 2026.');
    expect(words()).not.toContain('undefined');
  });

  it('has the GSTIN if there is one', async () => {
    jest.replaceProperty(legal, 'gstin', '27ABCDE1234F1Z5');
    await open();
    expect(words()).toContain('GSTIN 27ABCDE1234F1Z5');
    expect(words()).toContain('Prices include GST.');
  });

  it('has the company’s registration number', async () => {
    replaceLegal(ownBrand.legal);
    await open();
    expect(words()).toContain('CIN U85500MH2019PTC123456');
    expect(words()).toContain('Nagpur 440010, Maharashtra, India');
  });

  it('can be printed', async () => {
    const print = jest.fn();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is loaded for the owner by order', async () => {
    const api = scriptApi({ 'GET /admin/orders/{id}/receipt': { body: receipt } });
    render(<ReceiptPage order="order_RkT4c9Wm2LxQ7p" />);
    await screen.findByRole('article');
    expect(api.callsTo('GET /admin/orders/{id}/receipt')[0]?.path).toBe(
      '/admin/orders/order_RkT4c9Wm2LxQ7p/receipt',
    );
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      '/admin?tab=work&order=order_RkT4c9Wm2LxQ7p',
    );
  });

  it.each([
    [null, 'GET /order/receipt', 'Open your order', '/order'],
    ['order_1', 'GET /admin/orders/{id}/receipt', 'Sign in', '/admin'],
  ] as const)('offers a sign-in without a session: %s', async (order, route, name, href) => {
    scriptApi({ [route]: problem(401, 'Please sign in.') });
    render(<ReceiptPage order={order} />);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says so if it isn’t issued yet, and retries', async () => {
    const api = scriptApi({ 'GET /order/receipt': problem(404, 'It takes a few minutes.') });
    render(<ReceiptPage order={null} />);
    await screen.findByText('It takes a few minutes.');
    api.answer('GET /order/receipt', { body: receipt });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('says so if there’s no response, and retries', async () => {
    const api = scriptApi({ 'GET /order/receipt': problem(500, 'It failed.') });
    render(<ReceiptPage order={null} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your receipt is safe.');
    api.answer('GET /order/receipt', { body: receipt });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
