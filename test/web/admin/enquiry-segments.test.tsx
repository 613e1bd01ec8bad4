import { screen, waitFor, within } from '@testing-library/react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { desktop } from '#web/breakpoints.ts';
import { enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';
import { visit } from '../../support/web/visit.tsx';

const listRoute = 'GET /admin/enquiries';
const actRoute = 'POST /admin/enquiries/{id}/history';
const spamRoute = 'POST /admin/enquiries/{id}/spam';

const asha = enquiry({
  type: 'general',
  title: 'General Inquiry',
  message: 'When?\nAnd where?',
  historyCount: 2,
});
const liNa = enquiry({ id: '2', name: 'Li Na', phone: '' });

async function openPart(segment: string, rows: Enquiry[] = [asha, liNa], answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: {} },
    [listRoute]: { body: rows },
    ...answers,
  });
  const user = await visit(`/admin?tab=manage-enquiries&segment=${segment}`);
  return { api, user };
}

const card = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);

const ring = async (user: Awaited<ReturnType<typeof openPart>>['user']) => {
  const call = (await card('Asha Kulkarni')).getByRole('link', { name: 'Call Asha Kulkarni' });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(call);
};

describe('the lists of enquiries', () => {
  it('have addresses and counts, and default to all', async () => {
    const counts = [{ segment: 'all', count: 99, isMore: true }];
    const { user, api } = await openPart('to-answer', [asha], {
      'GET /admin/enquiries/counts': { body: counts },
      'GET /admin/today': {
        body: today({ counts: { ...today().counts, enquiries: { count: 7, isMore: false } } }),
      },
    });
    const nav = within(await screen.findByRole('navigation', { name: 'Filter enquiries' }));
    expect(await nav.findByText('99+')).toBeVisible();
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'To answer7',
      'Follow up',
      'Closed',
      'All enquiries99+',
      'Spam',
    ]);
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('To answer');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(nav.getByRole('link', { name: /^All enquiries/ }));
    expect(await screen.findByRole('table', { name: 'Enquiries' })).toBeVisible();
    expect(location.search).toBe('?tab=manage-enquiries');
    expect(api.callsTo(listRoute).map(({ path }) => path)).toEqual([
      '/admin/enquiries?segment=to-answer',
      '/admin/enquiries',
    ]);
  });

  it.each([
    ['to-answer', 'No one is waiting for a reply.'],
    ['follow-up', 'No calls to make.'],
    ['closed', 'No closed enquiries yet.'],
  ])('show if %s is empty: %s', async (segment, text) => {
    await openPart(segment, []);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say so if they couldn’t be loaded, and retry', async () => {
    const { api, user } = await openPart('to-answer', [], { [listRoute]: problem(500, 'Sorry.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load enquiries.');
    api.answer(listRoute, { body: [asha] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Asha Kulkarni' })).toBeVisible();
  });
});

describe('a card', () => {
  it('has the sender, deadline, subject, and the possible ways to reply', async () => {
    await openPart('to-answer');
    const first = await card('Asha Kulkarni');
    expect(await first.findByText(/^Overdue by/)).toBeVisible();
    expect(first.getByText(/When\?/)).toHaveTextContent('General Inquiry When?');
    expect(first.queryByText(/And where/)).toBeNull();
    expect(
      first.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual(['Asha Kulkarni', 'Call Asha Kulkarni', 'WhatsApp Asha Kulkarni', 'Reply to Asha Kulkarni']);
    expect((await card('Li Na')).queryByRole('link', { name: /^Call|^WhatsApp/ })).toBeNull();
  });

  it('asks after a call whether anyone was reached, and confirms the answer', async () => {
    const details = enquiryDetails({ answeredAt: '2025-08-04T04:00:00.000Z' });
    const { api, user } = await openPart('to-answer', [asha, liNa], { [actRoute]: { body: details } });
    await ring(user);
    api.answer(listRoute, { body: [liNa] });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Call saved. Marked as answered.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Asha Kulkarni')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus();
    expect(api.callsTo(actRoute).map(({ body }) => body)).toEqual([
      { kind: 'call', isReached: true, seen: 2 },
    ]);
  });

  it('moves someone who wasn’t reached to tomorrow', async () => {
    const { api, user } = await openPart('to-answer', [asha], { [actRoute]: { body: enquiryDetails() } });
    await ring(user);
    await user.click(screen.getByRole('button', { name: 'No answer, call tomorrow' }));
    await screen.findByText(/^Call saved. Call reminder for Asha Kulkarni set for/);
    const callOn = daysLater(dayInIndia(Date.now()), 1);
    expect(api.callsTo(actRoute)[0]?.body).toEqual({
      ...{ kind: 'call', isReached: false, callOn, why: 'No answer', seen: 2 },
    });
  });

  it('is marked as spam in two presses', async () => {
    const { api, user } = await openPart('to-answer', [asha, liNa], {
      [spamRoute]: { body: enquiryDetails({ isSuspected: true }) },
    });
    const first = await card('Asha Kulkarni');
    await user.click(first.getByLabelText('More about Asha Kulkarni'));
    await user.click(first.getByRole('button', { name: 'Spam' }));
    expect(await screen.findByText('Asha Kulkarni’s enquiry has been marked as spam.')).toBeVisible();
    expect(api.callsTo(spamRoute).map(({ body }) => body)).toEqual([{ seen: 2 }]);
  });

  it('says so if someone else was quicker, and reloads the list', async () => {
    const text = 'Someone else has just updated this enquiry. Check what they did before you continue.';
    const { api, user } = await openPart('to-answer', [asha], { [spamRoute]: problem(409, text) });
    const first = await card('Asha Kulkarni');
    await user.click(first.getByLabelText('More about Asha Kulkarni'));
    await user.click(first.getByRole('button', { name: 'Spam' }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(api.callsTo(listRoute)).toHaveLength(2));
  });

  it('opens with the cursor in the reply', async () => {
    const { user } = await openPart('to-answer', [asha], {
      'GET /admin/enquiries/{id}': { body: enquiryDetails() },
    });
    await user.click((await card('Asha Kulkarni')).getByRole('link', { name: /^Reply/ }));
    const words = await screen.findByLabelText('Your reply');
    await waitFor(() => expect(words).toHaveFocus());
    expect(location.search).toBe('?tab=manage-enquiries&segment=to-answer&enquiry=enquiry-1');
  });

  it.each([
    ['follow-up', { callOn: { day: daysLater(dayInIndia(Date.now()), 0) } }, 'Call again today'],
    ['closed', { outcome: { kind: 'joined', at: '2025-08-04T04:00:00.000Z' } }, 'Joined Mon 4 Aug, 9:30 am'],
    ['to-answer', { type: 'complaint', createdAt: new Date().toISOString() }, /^Settle by \d+ \w{3}$/],
  ] as const)('has a status in %s', async (segment, values, text) => {
    await openPart(segment, [enquiry(values)]);
    const first = await card('Asha Kulkarni');
    await waitFor(() =>
      expect(first.getByRole('link', { name: 'Asha Kulkarni' }).nextSibling).toHaveTextContent(text),
    );
  });
});

describe('on a wide screen', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media === desktop,
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
  });

  it('is beside the list, and the next one opens when a reply is sent', async () => {
    const { user, api } = await openPart('to-answer', [asha, liNa], {
      'GET /admin/enquiries/{id}': ({ path }) => ({
        body: path.endsWith('/2') ? enquiryDetails({ id: '2', name: 'Li Na' }) : enquiryDetails(),
      }),
      'POST /admin/enquiries/{id}/replies': { status: 201, body: enquiryDetails() },
    });
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    const pane = await screen.findByRole('region', { name: 'Asha Kulkarni' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(await within(pane).findByLabelText('Your reply'), 'On Saturday.');
    api.answer(listRoute, { body: [liNa] });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('region', { name: 'Li Na' })).toBeVisible();
    expect(screen.getByText(`Reply sent to Asha Kulkarni, ${asha.email}.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha Kulkarni' })).toBeNull());
    expect(api.callsTo('GET /admin/today').length).toBeGreaterThan(1);
    expect(screen.getByRole('heading', { name: 'Li Na' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Li Na' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Li Na' })).toHaveFocus();
  });
});
