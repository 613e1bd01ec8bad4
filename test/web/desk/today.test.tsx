import { screen, waitFor, within } from '@testing-library/react';
import type { Data } from '#shared/api/client.ts';
import type { DueReason } from '#shared/domain/today/due.ts';
import { setClock } from '../../support/clock.ts';
import { openTab } from '../../support/web/desk.ts';
import { paidOrder } from '../../support/web/order-samples.ts';
import { enquiry } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

type Today = Data<'GET /admin/today'>;

const none = { count: 0, isMore: false };
const now = '2025-09-01T06:30:00.000Z';

const today = (values: Partial<Today> = {}): Today => ({
  date: '2025-09-01',
  rows: [],
  counts: { enquiries: none, work: none, orders: none, reviews: none, mail: none, classes: none },
  late: none,
  dueToday: none,
  fresh: none,
  setUp: [],
  ...values,
});

const row = (reason: DueReason, values: Partial<Today['rows'][number]> = {}) => ({
  ...{ reason, id: 'thing-1', due: '2025-09-01T12:30:00.000Z', what: 'PMP Certification', who: 'Asha Rao' },
  ...values,
});

const visitToday = () => {
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  return visit('/admin');
};

const line = async () => {
  const list = within(await screen.findByRole('list', { name: 'To do' }));
  return within(list.getByRole('listitem'));
};

beforeEach(() => setClock(Date.parse(now)));
describe('Today', () => {
  it('is what the desk opens with, and says what is late, due today and new', async () => {
    scriptApi({
      'GET /admin/today': {
        body: today({
          rows: [row('enquiry')],
          late: { count: 2, isMore: false },
          dueToday: { count: 5, isMore: false },
          fresh: { count: 99, isMore: true },
        }),
      },
    });
    await visitToday();
    expect(await screen.findByText('2 late, 5 due today, 99+ new.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Monday 1 September.' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each<[DueReason, string, string]>([
    ['enquiry', 'Reply', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['place', 'Reply', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['callback', 'Open', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['complaint', 'Open', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['follow_up', 'Open', '?tab=manage-enquiries&segment=follow-up&enquiry=thing-1'],
    ['work', 'Send draft', '?tab=work&order=thing-1'],
    ['silent_buyer', 'Open', '?tab=work&order=thing-1'],
    ['paid_twice', 'Refund', '?tab=orders&order=thing-1'],
    ['wrong_amount', 'Refund', '?tab=orders&order=thing-1'],
    ['refund_failed', 'Refund', '?tab=orders&order=thing-1'],
    ['disputed', 'Open', '?tab=orders&order=thing-1'],
    ['overdue', 'Open', '?tab=orders&order=thing-1'],
    ['course_gone', 'Open', '?tab=orders&order=thing-1'],
    ['unmatched_payment', 'Open', '?tab=orders'],
    ['review', 'Read', '?tab=manage-reviews'],
    ['class', 'Add link', '?tab=existing-courses&class=thing-1'],
    ['overbooked', 'Open', '?tab=existing-courses&class=thing-1'],
  ])('leads from %s by %p to where that is done', async (reason, action, address) => {
    scriptApi({ 'GET /admin/today': { body: today({ rows: [row(reason)] }) } });
    await visitToday();
    expect((await line()).getByRole('link', { name: action })).toHaveAttribute('href', `/admin${address}`);
  });

  it.each([
    ['enquiry', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['order', '?tab=orders&order=thing-1'],
    ['work', '?tab=work&order=thing-1'],
    ['payment_link', '?tab=payment-links'],
  ] as const)('leads from a mail that did not arrive to the %s that it is about', async (of, address) => {
    scriptApi({ 'GET /admin/today': { body: today({ rows: [row('mail', { of })] }) } });
    await visitToday();
    expect((await line()).getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/admin${address}`);
  });

  it('calls whoever wrote, and says until when and what else holds', async () => {
    const due = row('enquiry', { phone: '+91 98765 43210', more: ['mail'] });
    scriptApi({ 'GET /admin/today': { body: today({ rows: [due] }) } });
    await visitToday();
    const shown = await line();
    expect(shown.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(shown.getByText('today 18:00')).toBeVisible();
    expect(shown.getByText('A mail did not arrive')).toBeVisible();
  });

  it.each([
    ['a day that is over', { due: '2025-08-29T12:30:00.000Z' }, 'late since Fri 18:00'],
    ['a later day', { due: '2025-09-03T12:30:00.000Z' }, 'by Wed 18:00'],
  ])('tells %s', async (_, values, words) => {
    scriptApi({ 'GET /admin/today': { body: today({ rows: [row('work', values)] }) } });
    await visitToday();
    expect((await line()).getByText(words)).toBeVisible();
  });

  it('says that nothing is due, and what comes next', async () => {
    scriptApi({ 'GET /admin/today': { body: today({ next: '2025-09-03T12:30:00.000Z' }) } });
    await visitToday();
    expect(await screen.findByText('Nothing is due. Next: Wed 3 September, 18:00.')).toBeVisible();
  });

  it('lists what is left to set up', async () => {
    const setUp = [
      { step: 'razorpay_key', isDone: true },
      { step: 'second_factor', isDone: false },
    ] as const;
    scriptApi({ 'GET /admin/today': { body: today({ setUp: [...setUp] }) } });
    await visitToday();
    expect(await screen.findByText('A second factor at sign-in')).toHaveTextContent('To do');
  });

  it('says nothing of a set-up that is complete', async () => {
    scriptApi({ 'GET /admin/today': { body: today({ setUp: [{ step: 'webhook', isDone: true }] }) } });
    await visitToday();
    await screen.findByText('Nothing is due.');
    expect(screen.queryByText('Set up')).toBeNull();
  });

  it('says when it does not load, and is asked for again', async () => {
    const api = scriptApi({ 'GET /admin/today': problem(404, 'Not there.') });
    const user = await visitToday();
    expect(await screen.findByText('What is due could not be loaded. Not there.')).toBeVisible();
    api.answer('GET /admin/today', { body: today() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
  });

  it('counts in the rail what waits in each tab, and leaves zeros out', async () => {
    const counts = {
      ...today().counts,
      enquiries: { count: 3, isMore: false },
      work: { count: 99, isMore: true },
    };
    scriptApi({ 'GET /admin/today': { body: today({ counts }) } });
    await visitToday();
    await screen.findByText('Nothing is due.');
    expect(screen.getByRole('tab', { name: 'Manage Enquiries' })).toHaveAccessibleDescription('3 wait');
    expect(screen.getByRole('tab', { name: 'Work' })).toHaveAccessibleDescription('99+ wait');
    expect(screen.getByRole('tab', { name: 'Orders' })).not.toHaveAccessibleDescription();
  });

  it('brings the chosen name into sight again when the counts have come, which make the names wider', async () => {
    const scrolled = jest.fn();
    Object.defineProperty(Element.prototype, 'scrollTo', { value: scrolled, configurable: true });
    let answer: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    scriptApi({
      'GET /admin/today': async () => {
        await asked;
        return { body: today({ counts: { ...today().counts, enquiries: { count: 3, isMore: false } } }) };
      },
    });
    await visitToday();
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    answer();
    await screen.findByText('Nothing is due.');
    expect(scrolled).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });

  it('is asked again when an action has changed it', async () => {
    let waiting = 7;
    scriptApi({
      'GET /admin/today': () => ({
        body: today({ counts: { ...today().counts, enquiries: { count: waiting, isMore: false } } }),
      }),
      'GET /admin/enquiries': { body: [enquiry()] },
      'PATCH /admin/enquiries/{id}/toggle': () => {
        waiting -= 1;
        return { body: enquiry({ clarified: true }) };
      },
    });
    const user = await visitToday();
    await openTab(user, 'Manage Enquiries');
    await user.click(await screen.findByRole('button', { name: 'Clarify' }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Manage Enquiries' })).toHaveAccessibleDescription('6 wait'),
    );
  });
});

describe('a refund', () => {
  it('takes two presses and a reason from Today, its row and the confirmation', async () => {
    const order = paidOrder();
    const api = scriptApi({
      'GET /admin/today': { body: today({ rows: [row('paid_twice', { id: order.id, paise: 449900 })] }) },
      'GET /admin/orders': { body: [order] },
      'GET /admin/orders/{id}': { body: order },
      'POST /admin/orders/{id}/refund': { body: order },
    });
    const user = await visitToday();
    await user.click((await line()).getByRole('link', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Asha Kulkarni' }));
    await user.type(dialog.getByLabelText('Reason'), 'Paid two times');
    await user.click(dialog.getByRole('button', { name: 'Refund ₹4,499' }));
    await waitFor(() => expect(api.callsTo('POST /admin/orders/{id}/refund')).toHaveLength(1));
    expect(screen.queryByRole('dialog', { name: /^Refund/ })).toBeNull();
  });
});
