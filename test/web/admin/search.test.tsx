import { act, screen, waitFor, within } from '@testing-library/react';
import type { FoundCustomer, FoundItem, SearchResult } from '#shared/domain/search/search.ts';
import { visitAdmin } from '../../support/web/admin.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const thing = (more: Partial<FoundItem> = {}): FoundItem => ({
  ...{ kind: 'enquiry', id: 'e1', title: 'PMP', who: 'Asha Kulkarni', number: 'E-2026-01234567' },
  at: '2026-11-20T06:30:00.000Z',
  ...more,
});
const person = (name: string, more: Partial<FoundCustomer> = {}): FoundCustomer => ({
  ...{ name, email: `${name.toLowerCase()}@example.com`, phone: '+919876543210', count: 1 },
  latest: thing(),
  ...more,
});
const found = (more: Partial<SearchResult> = {}): { body: SearchResult } => ({
  body: { things: [], customers: [], isMore: false, ...more },
});

const field = () => screen.getByRole('combobox', { name: /^Search/ });
const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const at = () => window.location.search;

async function visitSearch(answer: Parameters<typeof scriptApi>[0]['POST /admin/search']) {
  const api = scriptApi({
    'POST /admin/search': answer,
    'POST /admin/person': {
      body: { email: 'asha@example.com', name: 'Asha', phones: [], line: [], possibleMatches: [] },
    },
    'GET /admin/activity': { body: [] },
  });
  const user = await visitAdmin('Activity');
  return { api, user };
}

describe('the search', () => {
  it('opens with a slash, and waits until typing stops', async () => {
    const { api, user } = await visitSearch(found({ customers: [person('Asha'), person('Ashok')] }));
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    await user.type(field(), 'ash');
    expect(screen.getByText('Searching…')).toBeVisible();
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toMatch(/^Ashaasha@example\.com · \+91 98765 43210 · 1 item/);
    expect(api.callsTo('POST /admin/search').map(({ body }) => body)).toEqual([{ text: 'ash' }]);
    expect(at()).not.toContain('ash');
  });

  it('opens a number’s match on Enter at once', async () => {
    const { user } = await visitSearch(found({ things: [thing()] }));
    await user.click(field());
    await user.keyboard('E-2026-01234567{Enter}');
    await waitFor(() => expect(at()).toBe('?tab=manage-enquiries&enquiry=e1'));
    expect(field()).toHaveValue('');
  });

  it('opens someone in the team in their drawer', async () => {
    const latest = thing({ kind: 'member', id: 'vikram', title: 'Instructor, networks', who: 'Vikram Shah' });
    const { user } = await visitSearch(
      found({ customers: [{ name: 'Vikram Shah', count: 1, latest: { ...latest, number: undefined } }] }),
    );
    await user.click(field());
    await user.keyboard('vikram');
    await waitFor(() => expect(lines()).toEqual(['Vikram ShahTeam · Instructor, networks']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe('?tab=team&member=vikram'));
  });

  it('opens a person by keyboard, whose address is in the history state and not in the URL', async () => {
    const { user, api } = await visitSearch(found({ customers: [person('Asha'), person('Ashok')] }));
    await user.click(field());
    await user.keyboard('ash');
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(at()).toBe('?tab=person'));
    expect(window.history.state.usr).toEqual({ email: 'ashok@example.com' });
    await waitFor(() =>
      expect(api.callsTo('POST /admin/person').map(({ body }) => body)).toEqual([
        { email: 'ashok@example.com' },
      ]),
    );
    await act(async () => window.history.back());
    await waitFor(() => expect(at()).toContain('activity'));
  });

  it('closes with Escape, and keeps what was typed', async () => {
    const { user } = await visitSearch(found({ customers: [person('Asha')] }));
    await user.click(field());
    await user.keyboard('ash');
    await waitFor(() => expect(lines()).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('ash');
  });

  it('says so if no one is found, if there are more, and if a match is suspected spam', async () => {
    const { user, api } = await visitSearch(found());
    await user.click(field());
    await user.keyboard('zzz');
    expect(await screen.findByText('No results for “zzz”.')).toBeVisible();
    api.answer(
      'POST /admin/search',
      found({ customers: [person('Bot', { isSuspected: true })], isMore: true }),
    );
    await user.keyboard('z');
    expect(await screen.findByText('There are more results. Keep typing to narrow them down.')).toBeVisible();
    expect(within(screen.getByRole('option')).getByText('Suspected spam')).toBeVisible();
  });

  it('says so if it failed, and retries', async () => {
    const { user, api } = await visitSearch(problem(400, 'No.'));
    await user.click(field());
    await user.keyboard('ash');
    expect(await screen.findByText('The search failed.')).toBeVisible();
    api.answer('POST /admin/search', found({ customers: [person('Asha')] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });
});
