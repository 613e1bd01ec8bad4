import { screen, waitFor } from '@testing-library/react';
import { openTab, visitAdmin } from '../../support/web/admin.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { paidOrder } from '../../support/web/order-samples.ts';
import { enquiry } from '../../support/web/samples.ts';
import { hasNext, held, problem, type RecordedCall, scriptApi } from '../../support/web/scripted-api.ts';

const files = watchDownloads();
const pageOf = ({ path }: RecordedCall) => Number(/cursor=(\d)/.exec(path)?.[1] ?? 0);
const page = (number: number) => ({
  body: number === 0 ? ['Name,Status', 'Person 0,Pending'] : [`Person ${number},Pending`],
  ...(number < 2 && hasNext(`/x?cursor=${number + 1}`)),
});

const list = { 'GET /admin/enquiries': { body: [enquiry()] } };

async function exportEnquiries() {
  const user = await visitAdmin('Manage Enquiries', 'Enquiries');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  return user;
}

/** The third page is held back. */
async function exportTwoPages() {
  const { script, release } = held(page(2));
  scriptApi({
    ...list,
    'GET /admin/orders': { body: [] },
    'GET /admin/enquiries/export': (call) => (pageOf(call) < 2 ? page(pageOf(call)) : script()),
  });
  const user = await exportEnquiries();
  expect(await screen.findByText('2 enquiries so far')).toBeVisible();
  return { user, release };
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
    const { user, release } = await exportTwoPages();
    await user.click(screen.getByRole('button', { name: 'Stop export' }));
    release();
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(files).toEqual([]);
  });

  it('continues in a background tab', async () => {
    const { user, release } = await exportTwoPages();
    await openTab(user, 'Orders');
    release();
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

describe('the export of orders', () => {
  it('exports every page of the filtered list, with its progress', async () => {
    const second = held({ body: ['order_Two,Paid'] });
    const first = { body: ['Order,Status', 'order_One,Paid'], ...hasNext('/admin/orders/export?cursor=abc') };
    const api = scriptApi({
      'GET /admin/orders': { body: [paidOrder()] },
      'GET /admin/orders/export': ({ path }) => (path.includes('cursor') ? second.script() : first),
    });
    const user = await visitAdmin('Orders');
    await user.click(screen.getByRole('link', { name: 'Paid' }));
    await screen.findByRole('table', { name: 'Orders' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('1 orders so far')).toBeVisible();
    second.release();
    expect(await screen.findByText('2 orders exported.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^orders-paid-[\d-]{10}\.csv$/)]);
    expect(api.callsTo('GET /admin/orders/export').at(-1)?.path).toBe(
      '/admin/orders/export?status=paid&cursor=abc',
    );
    expect((await files[0]?.text)?.split('\r\n')).toEqual([
      'Order,Status',
      'order_One,Paid',
      'order_Two,Paid',
      '',
    ]);
  });
});
