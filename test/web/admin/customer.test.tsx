import { act, screen, within } from '@testing-library/react';
import type { Customer, CustomerEvent } from '#shared/domain/search/customer.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const event = (what: CustomerEvent['what'], more: Partial<CustomerEvent> = {}): CustomerEvent => ({
  ...{ at: '2026-11-20T06:30:00.000Z', what },
  thing: { kind: 'enquiry', id: 'e1', title: 'PMP', number: 'E-2026-01234567' },
  ...more,
});
const asha: Customer = {
  ...{ email: 'asha@example.com', name: 'Asha Kulkarni', phones: ['+919876543210'], enquiryId: 'e1' },
  line: [
    event('paid', {
      paise: 449_900,
      thing: { kind: 'order', id: 'order_1', title: 'Resume, 7-14 years', number: 'P-2026-48203917' },
    }),
    event('mailed', { template: 'reply', outcome: 'sent', isReturned: true }),
    event('enquiry reply', { text: 'Yes, from Saturday.' }),
    event('asked', { text: 'Is there a weekend batch?' }),
  ],
  possibleMatches: [
    {
      ...{ kind: 'enquiry', id: 'e2', title: 'CCNA', who: 'A. Kulkarni', number: 'E-2026-00000002' },
      ...{ at: '2026-11-19T06:30:00.000Z', email: 'other@example.com' },
    },
  ],
};

async function visitPerson(state: object | null) {
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  const { pushState } = window.history;
  const { replaceState } = window.history;
  window.history.replaceState = function (_: unknown, ...rest) {
    return replaceState.call(this, { usr: state, key: 'reloaded' }, ...rest);
  };
  const user = await visit('/admin?tab=person');
  window.history.replaceState = replaceState;
  window.history.pushState = pushState;
  return user;
}

const lines = () => within(screen.getByRole('list', { name: /History/ })).getAllByRole('listitem');

describe('a customer', () => {
  it('has a timeline with links, and contact links above it', async () => {
    scriptApi({ 'POST /admin/person': { body: asha } });
    await visitPerson({ email: 'asha@example.com' });
    expect(await screen.findByRole('heading', { name: 'Asha Kulkarni' })).toHaveFocus();
    expect(lines().map(({ textContent }) => textContent?.replace(/^.*?[ap]m/, ''))).toEqual([
      'Paid · ₹4,499 P-2026-48203917 · Resume, 7-14 years',
      'Email “Your reply” was rejected E-2026-01234567 · PMP',
      'We replied E-2026-01234567 · PMPYes, from Saturday.',
      'Enquiry E-2026-01234567 · PMPIs there a weekend batch?',
    ]);
    expect(screen.getByRole('link', { name: /P-2026-48203917/ })).toHaveAttribute(
      'href',
      '/admin?tab=orders&order=order_1',
    );
    expect(screen.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      '/admin?tab=manage-enquiries&enquiry=e1',
    );
    expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    expect(screen.getByRole('link', { name: 'WhatsApp Asha Kulkarni' })).toBeVisible();
    expect(window.location.search).not.toContain('asha');
  });

  it('lists possible duplicates separately, with links', async () => {
    const api = scriptApi({ 'POST /admin/person': { body: asha } });
    const user = await visitPerson({ email: 'asha@example.com' });
    const apart = await screen.findByRole('region', { name: 'Possibly the same person' });
    await act(async () => user.click(within(apart).getByRole('link', { name: /A\. Kulkarni/ })));
    expect(api.callsTo('POST /admin/person').at(-1)?.body).toEqual({ email: 'other@example.com' });
  });

  it('loads earlier entries', async () => {
    const earlier = [event('asked', { at: '2026-01-01T00:00:00.000Z' })];
    scriptApi({
      'POST /admin/person': ({ body }) => ({
        body: (body as { next?: string }).next
          ? { ...asha, line: earlier, possibleMatches: [] }
          : { ...asha, next: 'the next' },
      }),
    });
    const user = await visitPerson({ email: 'asha@example.com' });
    await user.click(await screen.findByRole('button', { name: 'Load earlier' }));
    await screen.findByText(/1 Jan 2026/);
    expect(lines()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Load earlier' })).toBeNull();
  });

  it('says so if it couldn’t be loaded, and retries', async () => {
    const api = scriptApi({ 'POST /admin/person': { status: 400, body: {} } });
    const user = await visitPerson({ email: 'asha@example.com' });
    expect(await screen.findByText('Couldn’t load this page.')).toBeVisible();
    api.answer('POST /admin/person', { body: asha });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Asha Kulkarni' })).toBeVisible();
  });

  it('says so if nothing is stored, and if no one is chosen', async () => {
    scriptApi({ 'POST /admin/person': { body: { ...asha, name: '', line: [], possibleMatches: [] } } });
    await visitPerson({ email: 'nobody@example.com' });
    expect(await screen.findByText('Nothing is stored for nobody@example.com.')).toBeVisible();
    await visitPerson(null);
    expect(await screen.findByText(/^Search for someone/)).toBeVisible();
  });
});
