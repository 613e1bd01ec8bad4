import { act, screen, waitFor, within } from '@testing-library/react';
import type { Data } from '#shared/api/client.ts';
import type { DueReason } from '#shared/domain/today/due.ts';
import { setClock } from '../../support/clock.ts';
import { openTab } from '../../support/web/admin.ts';
import { paidOrder } from '../../support/web/order-samples.ts';
import { enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';
import { visit } from '../../support/web/visit.tsx';

type Today = Data<'GET /admin/today'>;

const now = '2025-09-01T06:30:00.000Z';

const row = (reason: DueReason, values: Partial<Today['rows'][number]> = {}): Today['rows'][number] => ({
  ...{ kind: 'enquiries', reason, id: 'thing-1', what: 'PMP Certification', who: 'Asha Rao' },
  ...{ since: '2025-08-28T12:30:00.000Z', due: '2025-09-01T12:30:00.000Z' },
  ...values,
});

const visitToday = () => {
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  return visit('/admin');
};

const show = async (values: Partial<Today>, others: Parameters<typeof scriptApi>[0] = {}) => {
  const api = scriptApi({ 'GET /admin/today': { body: today(values) }, ...others });
  return { api, user: await visitToday() };
};

const counted = (count: number, isMore = false) => ({ count, isMore });

const line = async () => {
  const list = within(await screen.findByRole('list', { name: /^To do/ }));
  return within(list.getByRole('listitem'));
};

beforeEach(() => setClock(Date.parse(now)));
describe('Today', () => {
  it('is the first tab, and shows what is late, due today and new', async () => {
    await show({
      rows: [row('enquiry')],
      late: counted(2),
      dueToday: counted(5),
      fresh: counted(99, true),
    });
    expect(await screen.findByText('2 late, 5 due today, 99+ new.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Monday 1 September.' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    [{ paise: 255_799 }, '₹2,557.99'],
    [{ paise: 5400, currency: 'USD' }, '$54'],
    [{ paise: 5400, currency: 'JPY' }, 'JP¥5,400'],
    [{ paise: 5400, currency: 'coins' }, '5400 coins'],
  ])('shows the amount of %j as %s', async (sum, shown) => {
    await show({ rows: [{ ...row('wrong_amount'), ...sum }] });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it.each<[DueReason, string, string]>([
    ['enquiry', 'Reply', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['seat', 'Reply', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['callback', 'Open', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['complaint', 'Open', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['follow_up', 'Open', '?tab=manage-enquiries&segment=follow-up&enquiry=thing-1'],
    ['work', 'Send draft', '?tab=work&order=thing-1'],
    ['buyer_call', 'Log call', '?tab=work&order=thing-1'],
    ['silent_buyer', 'Open', '?tab=work&order=thing-1'],
    ['paid_twice', 'Refund', '?tab=orders&order=thing-1'],
    ['wrong_amount', 'Refund', '?tab=orders&order=thing-1'],
    ['refund_failed', 'Refund', '?tab=orders&order=thing-1'],
    ['disputed', 'Open', '?tab=orders&order=thing-1'],
    ['overdue', 'Open', '?tab=orders&order=thing-1'],
    ['course_gone', 'Open', '?tab=orders&order=thing-1'],
    ['paid_withdrawn', 'Refund', '?tab=orders&order=thing-1'],
    ['paid_expired', 'Refund', '?tab=orders&order=thing-1'],
    ['unmatched_payment', 'Open', '?tab=orders'],
    ['review', 'Read', '?tab=manage-reviews&review=thing-1'],
    ['class', 'Add link', '?tab=existing-courses&class=thing-1'],
    ['overbooked', 'Open', '?tab=existing-courses&class=thing-1'],
  ])('has for %s the link %p to %s', async (reason, action, address) => {
    await show({ rows: [row(reason)] });
    expect((await line()).getByRole('link', { name: action })).toHaveAttribute('href', `/admin${address}`);
  });

  it.each([
    ['enquiry', '?tab=manage-enquiries&segment=to-answer&enquiry=thing-1'],
    ['order', '?tab=orders&order=thing-1'],
    ['work', '?tab=work&order=thing-1'],
    ['payment_link', '?tab=payment-links'],
  ] as const)('links from an undelivered email to its %s', async (of, address) => {
    await show({ rows: [row('mail', { of })] });
    expect((await line()).getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/admin${address}`);
  });

  it('has phone links, deadlines and other warnings', async () => {
    const due = row('enquiry', { phone: '+91 98765 43210', more: ['mail'] });
    await show({ rows: [due] });
    const shown = await line();
    expect(shown.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(shown.getByText('today 6:00 pm')).toBeVisible();
    expect(shown.getByText('Email not delivered')).toBeVisible();
  });

  it.each([
    ['a day that is over', { due: '2025-08-29T12:30:00.000Z' }, 'overdue since Fri 6:00 pm'],
    ['a later day', { due: '2025-09-03T12:30:00.000Z' }, 'by Wed 6:00 pm'],
  ])('shows %s', async (_, values, words) => {
    await show({ rows: [row('work', values)] });
    expect((await line()).getByText(words)).toBeVisible();
  });

  it('says so if nothing is due, and says what’s next', async () => {
    await show({ next: '2025-09-03T12:30:00.000Z' });
    expect(await screen.findByText('Nothing is due. Next: Wed 3 September, 6:00 pm.')).toBeVisible();
  });

  it('lists what’s left to set up', async () => {
    const setUp = [
      { step: 'razorpay_key', isDone: true },
      { step: 'second_factor', isDone: false },
      { step: 'sample_values', isDone: false, fields: ['legal.name', 'pmpClaims.salaries.currency'] },
    ] as const;
    await show({ setUp: [...setUp] as never });
    expect(await screen.findByText('Sign-in codes from an app')).toHaveTextContent('To do');
    expect(screen.getByText('2 fields').closest('details')).toHaveTextContent(
      'legal.name, pmpClaims.salaries.currency',
    );
  });

  it('doesn’t mention a complete set-up', async () => {
    await show({ setUp: [{ step: 'webhook', isDone: true }] });
    await screen.findByText('Nothing is due.');
    expect(screen.queryByText('Set up')).toBeNull();
  });

  it('says so if it couldn’t be loaded, and reloads', async () => {
    const api = scriptApi({ 'GET /admin/today': problem(404, 'Not there.') });
    const user = await visitToday();
    expect(await screen.findByText('Couldn’t load what’s due. Not there.')).toBeVisible();
    api.answer('GET /admin/today', { body: today() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
  });

  it('counts in the sidebar what waits in each tab, without zeros', async () => {
    const counts = {
      ...today().counts,
      enquiries: counted(3),
      work: counted(99, true),
    };
    await show({ counts });
    await screen.findByText('Nothing is due.');
    expect(screen.getByRole('tab', { name: 'Manage Enquiries' })).toHaveAccessibleDescription('3 waiting');
    expect(screen.getByRole('tab', { name: 'Work' })).toHaveAccessibleDescription('99+ waiting');
    expect(screen.getByRole('tab', { name: 'Orders' })).not.toHaveAccessibleDescription();
  });

  it('scrolls the chosen tab back into view when the counts make tabs wider', async () => {
    const scrolled = jest.fn();
    Object.defineProperty(Element.prototype, 'scrollTo', { value: scrolled, configurable: true });
    let answer: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    scriptApi({
      'GET /admin/today': async () => {
        await asked;
        return { body: today({ counts: { ...today().counts, enquiries: counted(3) } }) };
      },
    });
    await visitToday();
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    answer();
    await screen.findByText('Nothing is due.');
    expect(scrolled).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });

  it('is reloaded after an action', async () => {
    let waiting = 7;
    scriptApi({
      'GET /admin/today': () => ({
        body: today({ counts: { ...today().counts, enquiries: counted(waiting) } }),
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
      expect(screen.getByRole('tab', { name: 'Manage Enquiries' })).toHaveAccessibleDescription('6 waiting'),
    );
  });
});

describe('a possible double payment', () => {
  it('is refunded or kept from its row, but not kept if one order was paid twice', async () => {
    const rows = [row('paid_twice', { id: 'order_Two', mayKeepBoth: true })];
    const { api, user } = await show(
      { rows },
      {
        'POST /admin/orders/{id}/keep-both': { body: paidOrder({ id: 'order_Two' }) },
      },
    );
    expect((await line()).getByRole('link', { name: 'Refund' })).toBeVisible();
    api.answer('GET /admin/today', { body: today({ rows: [row('paid_twice')] }) });
    await user.click((await line()).getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull());
    expect(api.callsTo('POST /admin/orders/{id}/keep-both')[0]?.path).toContain('order_Two');
  });
});

describe('a payment after its link was closed', () => {
  it.each<[DueReason, string]>([
    ['paid_withdrawn', 'Paid after the link was withdrawn'],
    ['paid_expired', 'Paid after the link expired'],
  ])('is kept from its row: %s', async (reason, name) => {
    const { api, user } = await show(
      { rows: [row(reason, { id: 'order_Two' })] },
      {
        'POST /admin/orders/{id}/keep-late': { body: paidOrder({ id: 'order_Two' }) },
      },
    );
    expect(await screen.findByText(new RegExp(`^${name}`))).toBeVisible();
    api.answer('GET /admin/today', { body: today({ rows: [row('paid_twice')] }) });
    await user.click((await line()).getByRole('button', { name: 'Keep payment' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep payment' })).toBeNull());
    expect(api.callsTo('POST /admin/orders/{id}/keep-late')[0]?.path).toContain('order_Two');
  });
});

describe('the kinds', () => {
  const flood = Array.from({ length: 10 }, (_, n) => row('enquiry', { id: `enquiry-${n}` }));
  const body = today({
    rows: [row('refund_failed', { kind: 'money', id: 'order-1' }), ...flood],
    kinds: {
      ...today().kinds,
      money: counted(1),
      enquiries: counted(200, true),
    },
  });

  it('have headings with counts, and link to complete lists and back', async () => {
    const api = scriptApi({
      'GET /admin/today': { body },
      'GET /admin/today/rows': {
        body: [...flood, row('enquiry', { id: 'enquiry-10', what: 'The eleventh' })],
      },
    });
    const user = await visitToday();
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Money 1', 'Enquiries 200+']);
    expect(screen.queryByRole('link', { name: /^Show all 1 / })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show all 200+ in Enquiries' }));
    expect(await screen.findByText(/The eleventh/)).toBeVisible();
    expect(screen.queryByText(/Refund failed/)).toBeNull();
    expect(api.callsTo('GET /admin/today/rows').map(({ path }) => path)).toEqual([
      '/admin/today/rows?kind=enquiries',
    ]);
    await user.click(screen.getByRole('link', { name: 'Back to Today' }));
    expect(await screen.findByText(/Refund failed/)).toBeVisible();
  });

  it('show what’s new, even beyond the visible rows', async () => {
    const api = scriptApi({
      'GET /admin/today': { body: { ...body, newest: ['2025-09-01T06:00:00.000Z'] } },
    });
    await visitToday();
    await screen.findByText(/Refund failed/);
    const newest = ['2025-09-01T06:31:00.000Z', '2025-09-01T06:30:30.000Z', '2025-09-01T06:00:00.000Z'];
    api.answer('GET /admin/today', { body: { ...body, newest } });
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('2 new since you last looked.')).toBeVisible();
  });
});

describe('a row of an enquiry', () => {
  const asked = row('callback', { id: 'enquiry-1', phone: '9876543210', text: 'Is there a weekend batch?' });

  it('has the first line of the message, and WhatsApp next to the call', async () => {
    await show({
      rows: [
        asked,
        row('silent_buyer', { kind: 'work', phone: '9876543211' }),
        row('callback', { id: 'enquiry-2', phone: '18001234567' }),
      ],
    });
    expect(await screen.findByText('Is there a weekend batch?')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'WhatsApp' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      expect.stringMatching(
        /^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha%20Rao.*asked%20us%20to%20call/,
      ),
    ]);
  });

  it('asks after a call whether anyone was reached, disappears, and moves the focus to the next', async () => {
    const next = row('enquiry', { id: 'enquiry-2', what: 'The next' });
    const { api, user } = await show(
      { rows: [asked, next] },
      {
        'GET /admin/enquiries/{id}': { body: enquiryDetails({ historyCount: 1 }) },
        'POST /admin/enquiries/{id}/history': () => {
          api.answer('GET /admin/today', { body: today({ rows: [next] }) });
          return { body: enquiryDetails() };
        },
      },
    );
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click((await screen.findAllByRole('link', { name: 'Call' }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'No answer, call tomorrow' }));
    expect(await screen.findByText(/^Call saved\. Call reminder for Asha Kulkarni set for/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Is there a weekend batch?')).toBeNull());
    expect(screen.getByRole('link', { name: 'Reply' })).toHaveFocus();
    expect(api.callsTo('POST /admin/enquiries/{id}/history')[0]?.body).toMatchObject({
      ...{ kind: 'call', isReached: false, callOn: '2025-09-02', seen: 1 },
    });
  });
});

describe('a refund', () => {
  it('takes two presses and a reason from Today, its row and the confirmation', async () => {
    const order = paidOrder();
    const { api, user } = await show(
      { rows: [row('paid_twice', { id: order.id, paise: 449900 })] },
      {
        'GET /admin/orders': { body: [order] },
        'GET /admin/orders/{id}': { body: order },
        'POST /admin/orders/{id}/refund': { body: order },
      },
    );
    await user.click((await line()).getByRole('link', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Asha Kulkarni' }));
    await user.type(dialog.getByLabelText('Reason'), 'Paid two times');
    await user.click(dialog.getByRole('button', { name: 'Refund ₹4,499' }));
    await waitFor(() => expect(api.callsTo('POST /admin/orders/{id}/refund')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Refund/ })).toBeNull());
  });
});
