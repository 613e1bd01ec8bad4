import { act, screen, waitFor, within } from '@testing-library/react';
import type { FoundPerson, FoundThing, SearchResult } from '#shared/domain/search/search.ts';
import { visitDesk } from '../../support/web/desk.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const thing = (more: Partial<FoundThing> = {}): FoundThing => ({
  ...{ kind: 'enquiry', id: 'e1', title: 'PMP', who: 'Asha Kulkarni', number: 'E-2026-01234567' },
  at: '2026-11-20T06:30:00.000Z',
  ...more,
});
const person = (name: string, more: Partial<FoundPerson> = {}): FoundPerson => ({
  ...{ name, email: `${name.toLowerCase()}@example.com`, phone: '+919876543210', count: 1 },
  latest: thing(),
  ...more,
});
const found = (more: Partial<SearchResult> = {}): { body: SearchResult } => ({
  body: { things: [], people: [], isMore: false, ...more },
});

const field = () => screen.getByRole('combobox', { name: /^Search/ });
const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const at = () => window.location.search;

async function visitSearch(answer: Parameters<typeof scriptApi>[0]['POST /admin/search']) {
  const api = scriptApi({
    'POST /admin/search': answer,
    'POST /admin/person': {
      body: { email: 'asha@example.com', name: 'Asha', phones: [], line: [], perhaps: [] },
    },
    'GET /admin/activity': { body: [] },
  });
  const user = await visitDesk('Activity');
  return { api, user };
}

describe('the search', () => {
  it('is reached by a slash, and asks once the fingers rest', async () => {
    const { api, user } = await visitSearch(found({ people: [person('Asha'), person('Ashok')] }));
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    await user.type(field(), 'ash');
    expect(screen.getByText('Searching…')).toBeVisible();
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toMatch(/^Ashaasha@example\.com · \+91 98765 43210 · 1 thing/);
    expect(api.callsTo('POST /admin/search').map(({ body }) => body)).toEqual([{ text: 'ash' }]);
    expect(at()).not.toContain('ash');
  });

  it('opens the thing of a number at once on Enter, before the answer is there', async () => {
    const { user } = await visitSearch(found({ things: [thing()] }));
    await user.click(field());
    await user.keyboard('E-2026-01234567{Enter}');
    await waitFor(() => expect(at()).toBe('?tab=manage-enquiries&enquiry=e1'));
    expect(field()).toHaveValue('');
  });

  it('leads to a person by the keyboard alone, whose address stands in the history and not in the address', async () => {
    const { user, api } = await visitSearch(found({ people: [person('Asha'), person('Ashok')] }));
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

  it('closes by Escape, and keeps what was typed', async () => {
    const { user } = await visitSearch(found({ people: [person('Asha')] }));
    await user.click(field());
    await user.keyboard('ash');
    await waitFor(() => expect(lines()).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('ash');
  });

  it('says that nobody is found, that there are more, and what is suspected', async () => {
    const { user, api } = await visitSearch(found());
    await user.click(field());
    await user.keyboard('zzz');
    expect(await screen.findByText('Nobody is found by “zzz”.')).toBeVisible();
    api.answer('POST /admin/search', found({ people: [person('Bot', { isSuspected: true })], isMore: true }));
    await user.keyboard('z');
    expect(await screen.findByText('There are more. A longer text finds fewer.')).toBeVisible();
    expect(within(screen.getByRole('option')).getByText('Suspected spam')).toBeVisible();
  });

  it('says that it failed, and tries again', async () => {
    const { user, api } = await visitSearch(problem(400, 'No.'));
    await user.click(field());
    await user.keyboard('ash');
    expect(await screen.findByText('The search failed.')).toBeVisible();
    api.answer('POST /admin/search', found({ people: [person('Asha')] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });
});
