import { screen, waitFor, within } from '@testing-library/react';
import { openTab, visitDesk } from '../../support/web/desk.ts';
import { paidOrder } from '../../support/web/order-samples.ts';
import { enquiry, overview } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

afterEach(() => sessionStorage.clear());

const route = 'GET /admin/overview';
const section = () => within(screen.getByRole('region', { name: 'Overview' }));
const figure = (name: string) => section().getByText(name).closest('div');

describe('the overview', () => {
  it('shows the month, what is open, and counts no further than it was counted', async () => {
    scriptApi({ [route]: { body: overview() } });
    await visitDesk('Manage Course');
    expect(await section().findByText('₹1,04,500.50')).toBeVisible();
    expect(figure('Gross revenue this month')).toHaveTextContent('₹1,04,500.50');
    expect(figure('Net revenue this month')).toHaveTextContent('₹1,00,000.50');
    expect(figure('Orders paid twice')).toHaveTextContent(/1$/);
    expect(figure('Disputed orders')).toHaveTextContent(/2$/);
    expect(figure('Overdue money')).toHaveTextContent(/0$/);
    expect(figure('Paid orders this month')).toHaveTextContent('12');
    expect(figure('Enquiries this month')).toHaveTextContent('41');
    expect(figure('Open enquiries')).toHaveTextContent(/7$/);
    expect(figure('Waiting reviews')).toHaveTextContent(/1,000\+$/);
  });

  it('tells the last 30 days as a picture with a name and as a table, the newest day first', async () => {
    scriptApi({ [route]: { body: overview() } });
    const user = await visitDesk('Manage Course');
    expect(
      await section().findByRole('img', {
        name: 'Bar chart: 85 enquiries and 30 paid orders in 30 days, most enquiries on 10 August 2025: 6',
      }),
    ).toBeInTheDocument();
    await user.click(section().getByText('The figures day by day'));
    const rows = within(section().getByRole('table', { name: 'The last 30 days' })).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]).toHaveTextContent(/^2 Sept? *12₹8,998₹4,499$/);
  });

  it('leads from what waits to where it waits', async () => {
    scriptApi({ [route]: { body: overview() }, 'GET /reviews/admin': { body: [] } });
    const user = await visitDesk('Manage Course');
    await user.click(section().getByRole('link', { name: 'Waiting reviews' }));
    const tab = screen.getByRole('tab', { name: 'Manage Reviews' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(tab).toHaveFocus();
  });

  it.each([
    ['Orders paid twice', 'paid_twice', 'To look at: paid twice'],
    ['Disputed orders', 'disputed', 'To look at: disputed'],
    ['Overdue money', 'overdue', 'To look at: overdue'],
  ])('leads from %p to the orders that it counts', async (name, kind, choice) => {
    const api = scriptApi({
      [route]: { body: overview() },
      'GET /admin/orders': { body: [paidOrder()] },
    });
    const user = await visitDesk('Manage Course');
    const link = section().getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/admin?tab=orders&status=${kind}`);
    await user.click(link);
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Orders' })).toHaveFocus();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue(choice);
    expect(api.callsTo('GET /admin/orders').map(({ path }) => path)).toEqual([
      `/admin/orders?attention=${kind}`,
    ]);
  });

  it('marks the figures that ask for work, and those alone', async () => {
    scriptApi({ [route]: { body: overview() } });
    await visitDesk('Manage Course');
    await section().findByText('₹1,04,500.50');
    const marks = ['Orders paid twice', 'Disputed orders', 'Overdue money', 'Open enquiries'].map(
      (name) => figure(name)?.querySelectorAll('svg').length,
    );
    expect(marks).toEqual([1, 1, 0, 0]);
  });

  it('says when there are no figures, and asks again when told to', async () => {
    const api = scriptApi({ [route]: problem(404, 'Not there.') });
    const user = await visitDesk('Manage Course');
    expect(await section().findByText(/The figures could not be loaded/)).toBeVisible();
    expect(figure('Open enquiries')).toHaveTextContent('–');
    api.answer(route, { body: overview() });
    await user.click(section().getByRole('button', { name: 'Load them again' }));
    expect(await section().findByText('1,000+')).toBeVisible();
    expect(section().queryByText(/could not be loaded/)).toBeNull();
  });

  it('is asked again when an action has changed it', async () => {
    let open = 7;
    scriptApi({
      [route]: () => ({ body: overview({ openEnquiries: { count: open, isMore: false } }) }),
      'GET /admin/enquiries': { body: [enquiry()] },
      'PATCH /admin/enquiries/{id}/toggle': () => {
        open -= 1;
        return { body: enquiry({ clarified: true }) };
      },
    });
    const user = await visitDesk('Manage Course');
    await openTab(user, 'Manage Enquiries');
    const clarify = await screen.findByRole('button', { name: 'Clarify' });
    await user.click(clarify);
    await waitFor(() => expect(figure('Open enquiries')).toHaveTextContent(/6$/));
  });
});
