import { screen, waitFor, within } from '@testing-library/react';
import type { SpamResult } from '#shared/domain/enquiries/enquiry.ts';
import { enquiry } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const listRoute = 'GET /admin/enquiries';
const spamRoute = 'POST /admin/enquiries/spam';

const createdAt = '2026-11-20T06:30:00.000Z';
const asha = enquiry({ id: 'a', type: 'general', name: 'Asha Kulkarni', historyCount: 2, createdAt });
const ravi = enquiry({ id: 'b', type: 'general', name: 'Ravi Rao', email: 'ravi@example.com' });
const upset = enquiry({ id: 'c', type: 'complaint', name: 'Meera Nair', email: 'meera@example.com' });

const moved = (...enquiries: SpamResult[]) => ({ body: { enquiries } });

async function openPart(segment: string, answers: Answers = {}, rows = [asha, ravi, upset]) {
  const api = scriptApi({ 'GET /admin/session': { body: {} }, [listRoute]: { body: rows }, ...answers });
  const user = await visit(`/admin?tab=manage-enquiries&segment=${segment}`);
  await screen.findByRole('link', { name: rows[0]?.name ?? '' });
  return { api, user, bodies: () => api.callsTo(spamRoute).map(({ body }) => body) };
}

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const boxes = () => screen.queryAllByRole('checkbox').map((each) => each.getAttribute('aria-label') ?? 'all');

describe.each(['to-answer', 'all'])('marking enquiries as spam together (%s)', (segment) => {
  it('selects all but complaints, marks them, and undoes it', async () => {
    const { user, api, bodies } = await openPart(segment, {
      [spamRoute]: moved(
        { id: 'a', outcome: 'moved', historyCount: 3 },
        { id: 'b', outcome: 'refused', why: 'buyer', historyCount: 0 },
      ),
    });
    expect(boxes()).toEqual([]);
    await user.click(button('Select spam'));
    expect(button('Cancel')).toHaveFocus();
    expect(boxes().toSorted()).toEqual(['Select Asha Kulkarni', 'Select Ravi Rao', 'all']);
    expect(button('Mark 0 as spam')).toBeDisabled();

    await user.click(box('Select Asha Kulkarni'));
    expect(button('Mark 1 as spam')).toBeEnabled();
    await user.click(box('Select all 2 shown'));
    expect(box('Select Ravi Rao')).toBeChecked();
    api.answer(listRoute, { body: [ravi, upset] });
    await user.click(button('Mark 2 as spam'));
    expect(await screen.findByText(/1 enquiry moved to spam\./)).toHaveTextContent(
      'Not moved: Ravi Rao (a buyer).',
    );
    await waitFor(() => expect(button('Undo')).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Asha Kulkarni' })).toBeNull();
    expect(boxes()).toEqual([]);

    api.answer(spamRoute, moved({ id: 'a', outcome: 'moved', historyCount: 4 }));
    api.answer(listRoute, { body: [asha, ravi, upset] });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/1 enquiry moved back\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Asha Kulkarni' })).toBeVisible();
    expect(bodies()).toEqual([
      {
        isSpam: true,
        enquiries: [
          { id: 'a', seen: 2 },
          { id: 'b', seen: 0 },
        ],
      },
      { isSpam: false, enquiries: [{ id: 'a', seen: 3 }] },
    ]);
  });
});

describe('marking enquiries as spam together', () => {
  it('can be cancelled without a change', async () => {
    const { user, bodies } = await openPart('all');
    await user.click(button('Select spam'));
    await user.click(box('Select Ravi Rao'));
    await user.click(button('Cancel'));
    expect(boxes()).toEqual([]);
    expect(button('Select spam')).toHaveFocus();
    await user.click(button('Select spam'));
    expect(box('Select Ravi Rao')).not.toBeChecked();
    expect(bodies()).toEqual([]);
  });

  it('marks search results only, not other selected rows', async () => {
    const { user, bodies } = await openPart('all', {
      [spamRoute]: moved({ id: 'b', outcome: 'moved', historyCount: 1 }),
    });
    await user.click(button('Select spam'));
    await user.click(box('Select Asha Kulkarni'));
    await user.type(screen.getByRole('searchbox', { name: /^Search by/ }), 'ravi');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 1 shown' }));
    await user.click(button('Mark 1 as spam'));
    await screen.findByText(/1 enquiry moved to spam\./);
    expect(bodies()).toEqual([{ isSpam: true, enquiries: [{ id: 'b', seen: 0 }] }]);
  });

  it('sends more than fifty in calls of fifty', async () => {
    const rows = Array.from({ length: 60 }, (_, n) =>
      enquiry({ id: `e${n}`, type: 'general', name: `No ${n}` }),
    );
    const { user, bodies } = await openPart(
      'to-answer',
      {
        [spamRoute]: ({ body }) =>
          moved(
            ...(body as { enquiries: { id: string }[] }).enquiries.map(
              ({ id }) => ({ id, outcome: 'moved', historyCount: 1 }) as const,
            ),
          ),
      },
      rows,
    );
    await user.click(button('Select spam'));
    await user.click(box('Select all 60 shown'));
    await user.click(button('Mark 60 as spam'));
    expect(await screen.findByText(/60 enquiries moved to spam\./)).toBeVisible();
    expect((bodies() as { enquiries: unknown[] }[]).map(({ enquiries }) => enquiries.length)).toEqual([
      50, 10,
    ]);
  });

  it('says so if it wasn’t confirmed, and counts those already marked on the next press', async () => {
    const { user, api } = await openPart('to-answer', { [spamRoute]: problem(503, 'Sorry.') });
    await user.click(button('Select spam'));
    await user.click(box('Select all 2 shown'));
    await user.click(button('Mark 2 as spam'));
    expect(await screen.findByText(/You can safely try again/)).toBeVisible();
    expect(box('Select Asha Kulkarni')).toBeChecked();
    const answer = moved({ id: 'a', outcome: 'unchanged', historyCount: 3 }, { id: 'b', outcome: 'failed' });
    api.answer(spamRoute, answer);
    await user.click(button('Mark 2 as spam'));
    const news = await screen.findByText(/1 enquiry moved to spam\./);
    expect(news).toHaveTextContent('Not moved: Ravi Rao (not saved, please try again).');
    expect(within(news).getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
