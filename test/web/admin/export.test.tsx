import { screen, waitFor } from '@testing-library/react';
import { openTab, visitAdmin } from '../../support/web/admin.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { enquiry } from '../../support/web/samples.ts';
import { problem, type RecordedCall, scriptApi } from '../../support/web/scripted-api.ts';

const files = watchDownloads();
const pageOf = ({ path }: RecordedCall) => Number(/cursor=(\d)/.exec(path)?.[1] ?? 0);
const page = (number: number) => ({
  body: number === 0 ? ['Name,Status', 'Person 0,Pending'] : [`Person ${number},Pending`],
  ...(number < 2 && { headers: { link: `</api/x?cursor=${number + 1}>; rel="next"` } }),
});

const list = { 'GET /admin/enquiries': { body: [enquiry()] } };

async function exportEnquiries() {
  const user = await visitAdmin('Manage Enquiries', 'Enquiries');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  return user;
}

describe('the CSV export of the enquiries', () => {
  it('has the rows of all pages as received', async () => {
    scriptApi({ ...list, 'GET /admin/enquiries/export': (call) => page(pageOf(call)) });
    await exportEnquiries();
    expect(await screen.findByText('3 enquiries exported.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^enquiries-\d{4}-\d\d-\d\d\.csv$/),
    ]);
    expect(await files[0]?.text).toBe(
      'Name,Status\r\nPerson 0,Pending\r\nPerson 1,Pending\r\nPerson 2,Pending\r\n',
    );
  });

  it('shows its progress, and can be stopped', async () => {
    let answer = () => {};
    scriptApi({
      ...list,
      'GET /admin/enquiries/export': (call) =>
        pageOf(call) < 2
          ? page(pageOf(call))
          : new Promise((resolve) => {
              answer = () => resolve(page(2));
            }),
    });
    const user = await exportEnquiries();
    expect(await screen.findByText('2 enquiries so far')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop export' }));
    answer();
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(files).toEqual([]);
  });

  it('continues in a background tab', async () => {
    let answer = () => {};
    scriptApi({
      ...list,
      'GET /admin/orders': { body: [] },
      'GET /admin/enquiries/export': (call) =>
        pageOf(call) < 2
          ? page(pageOf(call))
          : new Promise((resolve) => {
              answer = () => resolve(page(2));
            }),
    });
    const user = await exportEnquiries();
    expect(await screen.findByText('2 enquiries so far')).toBeVisible();
    await openTab(user, 'Orders');
    answer();
    await waitFor(() => expect(files).toHaveLength(1));
    await openTab(user, 'Manage Enquiries');
    expect(await screen.findByText('3 enquiries exported.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it('continues after an interruption', async () => {
    let isDown = true;
    const api = scriptApi({
      ...list,
      'GET /admin/enquiries/export': (call) =>
        isDown && pageOf(call) === 2 ? problem(500, 'No.') : page(pageOf(call)),
    });
    const user = await exportEnquiries();
    expect(await screen.findByText('Stopped after 2 enquiries.')).toBeVisible();
    isDown = false;
    const before = api.callsTo('GET /admin/enquiries/export').length;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('3 enquiries exported.')).toBeVisible();
    expect(api.callsTo('GET /admin/enquiries/export')).toHaveLength(before + 1);
    expect((await files[0]?.text)?.trim().split('\r\n')).toHaveLength(4);
  });
});
