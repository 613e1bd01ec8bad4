import { screen, within } from '@testing-library/react';
import { visitDesk } from './desk.ts';
import { enquiry } from './samples.ts';
import { problem, scriptApi } from './scripted-api.ts';

afterEach(() => sessionStorage.clear());

async function openEnquiries() {
  const user = await visitDesk('Manage Enquiries');
  await screen.findByRole('table', { name: 'Enquiries' });
  return user;
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('Manage Enquiries', () => {
  it('shows every column, and asks nobody to clarify what is no course enquiry', async () => {
    const general = enquiry({
      id: 'enquiry-2',
      type: 'general',
      title: 'General Inquiry',
      name: 'Li Na',
      phone: '',
    });
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry(), general] } });
    await openEnquiries();
    const columns = ['Type', 'Title', 'Name', 'Email', 'Phone', 'Message', 'Status'];
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
    expect(row('Asha').getByText('Pending')).toBeVisible();
    expect(row('Asha').getByText('Is there a weekday batch?')).toBeVisible();
    expect(row('Li Na').getByText('Not applicable')).toBeVisible();
    expect(row('Li Na').queryByRole('button')).toBeNull();
  });

  it('clarifies an enquiry and reopens it, each in its place', async () => {
    let clarified = false;
    const api = scriptApi({
      'GET /admin/enquiries': { body: [enquiry(), enquiry({ id: 'enquiry-2', name: 'Li Na' })] },
      'PATCH /admin/enquiries/{id}/toggle': () => {
        clarified = !clarified;
        return { body: enquiry({ clarified }) };
      },
    });
    const user = await openEnquiries();
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await row('Asha').findByText('Clarified')).toBeVisible();
    expect(row('Li Na').getByText('Pending')).toBeVisible();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Asha');
    await user.click(row('Asha').getByRole('button', { name: 'Reopen' }));
    expect(await row('Asha').findByText('Pending')).toBeVisible();
    expect(api.callsTo('PATCH /admin/enquiries/{id}/toggle').map(({ path }) => path)).toEqual([
      '/admin/enquiries/enquiry-1/toggle',
      '/admin/enquiries/enquiry-1/toggle',
    ]);
  });

  it('says at the row when that fails', async () => {
    scriptApi({
      'GET /admin/enquiries': { body: [enquiry()] },
      'PATCH /admin/enquiries/{id}/toggle': problem(500, 'Sorry.'),
    });
    const user = await openEnquiries();
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await row('Asha').findByRole('alert')).toHaveTextContent('Could not update the enquiry.');
    expect(row('Asha').getByText('Pending')).toBeVisible();
  });

  it('loads more by the cursor until the list ends', async () => {
    scriptApi({
      'GET /admin/enquiries': ({ path }) =>
        path.endsWith('?cursor=abc')
          ? { body: [enquiry({ id: 'enquiry-2', name: 'Li Na' })] }
          : { body: [enquiry()], headers: { link: '</api/admin/enquiries?cursor=abc>; rel="next"' } },
    });
    const user = await openEnquiries();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Li Na')).toBeVisible();
    expect(row('Asha').getByText('Pending')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});
