import { screen, waitFor, within } from '@testing-library/react';
import { openTab, visitDesk } from '../../support/web/desk.ts';
import { enquiry, overview } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

afterEach(() => sessionStorage.clear());

const route = 'GET /admin/overview';
const section = () => within(screen.getByRole('region', { name: 'Overview' }));
const figure = (name: string) => section().getByText(name).closest('div');

describe('the overview', () => {
  it('shows the month', async () => {
    scriptApi({ [route]: { body: overview() } });
    await visitDesk('Manage Course');
    expect(await section().findByText('₹1,04,500.50')).toBeVisible();
    expect(figure('Gross revenue this month')).toHaveTextContent('₹1,04,500.50');
    expect(figure('Net revenue this month')).toHaveTextContent('₹1,00,000.50');
    expect(figure('Paid orders this month')).toHaveTextContent('12');
    expect(figure('Enquiries this month')).toHaveTextContent('41');
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

  it('says when there are no figures, and asks again when told to', async () => {
    const api = scriptApi({ [route]: problem(404, 'Not there.') });
    const user = await visitDesk('Manage Course');
    expect(await section().findByText(/The figures could not be loaded/)).toBeVisible();
    expect(figure('Enquiries this month')).toHaveTextContent('–');
    api.answer(route, { body: overview() });
    await user.click(section().getByRole('button', { name: 'Load them again' }));
    expect(await section().findByText('₹1,04,500.50')).toBeVisible();
    expect(section().queryByText(/could not be loaded/)).toBeNull();
  });

  it('is asked again when an action has changed it', async () => {
    let open = 7;
    scriptApi({
      [route]: () => ({ body: overview({ month: { ...overview().month, enquiries: open } }) }),
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
    await waitFor(() => expect(figure('Enquiries this month')).toHaveTextContent(/6$/));
  });
});
