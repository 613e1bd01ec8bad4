import { screen, within } from '@testing-library/react';
import { visitAdmin } from '../../support/web/admin.ts';
import { overview } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

const route = 'GET /admin/overview';
const figure = (name: string) => screen.getByText(name).closest('div');

describe('the figures', () => {
  it('show the month', async () => {
    scriptApi({ [route]: { body: overview() } });
    await visitAdmin('Figures');
    expect((await screen.findAllByText('₹1,04,500.50'))[0]).toBeVisible();
    expect(figure('Received this month')).toHaveTextContent('₹1,04,500.50');
    expect(figure('After refunds this month')).toHaveTextContent('₹1,00,000.50');
    expect(figure('Paid orders this month')).toHaveTextContent('12');
    expect(figure('Enquiries this month')).toHaveTextContent('41');
  });

  it('show the last 30 days as a named chart and as a table, newest first', async () => {
    scriptApi({ [route]: { body: overview() } });
    const user = await visitAdmin('Figures');
    expect(
      await screen.findByRole('img', {
        name: 'Bar chart: 85 enquiries and 30 paid orders in 30 days, with the most enquiries (6) on 10 August 2025',
      }),
    ).toBeInTheDocument();
    await user.click(screen.getByText('Figures for each day'));
    const rows = within(screen.getByRole('table', { name: 'The last 30 days' })).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]).toHaveTextContent(/^2 Sept? *12₹8,998₹4,499$/);
  });

  it('say so if there are none, and can be reloaded', async () => {
    const api = scriptApi({ [route]: problem(404, 'Not there.') });
    const user = await visitAdmin('Figures');
    expect(await screen.findByText(/Couldn’t load the figures/)).toBeVisible();
    expect(figure('Enquiries this month')).toHaveTextContent('–');
    api.answer(route, { body: overview() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('₹1,04,500.50'))[0]).toBeVisible();
    expect(screen.queryByText(/Couldn’t load the figures/)).toBeNull();
  });
});
