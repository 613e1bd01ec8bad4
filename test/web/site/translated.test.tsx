import { act, screen, within } from '@testing-library/react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { hydrateIslands } from '#web/site/start/islands.ts';
import { ownOrders } from '../../support/web/own-orders.ts';
import { course } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { translatePage, visit, visitUnhydrated } from '../../support/web/visit.tsx';

hydrateIslands([require.resolve('#web/site/hydrate.tsx')]);

const questions = Array.from(
  { length: 12 },
  (_, index): InterviewQuestion => ({
    ...{ id: `q-${index}`, question: `Question ${index}?`, answer: 'Yes.', category: 'Java' },
    createdAt: '2025-09-06T20:00:00.000Z',
  }),
);
const scripts = {
  'GET /interview-questions': { body: questions },
  'GET /courses': { body: [course({ id: 'course-1' })] },
  'GET /courses/{id}': { body: course({ id: 'course-1' }) },
  'GET /order': { body: ownOrders.partial },
} as const;
beforeEach(() => {
  scriptApi(scripts);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

describe('a page translated by the browser', () => {
  it('keeps the purchase dialog and what is typed into it', async () => {
    const user = await visit('/resume');
    await user.click(screen.getAllByRole('button', { name: 'Pay Online' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Resume' });
    await user.click(within(dialog).getByRole('button', { name: 'Continue to payment' }));
    await translatePage();
    await user.type(within(dialog).getByLabelText('Name'), 'Asha Kulkarni');
    await user.type(within(dialog).getByLabelText('Email'), 'asha');
    await translatePage();
    await user.click(within(dialog).getByRole('button', { name: 'Continue to payment' }));
    expect(dialog).toBeVisible();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Asha Kulkarni');
  });

  it.each([
    ['/contact', 'Contact'],
    ['/certifications/pmp', 'Request More Info'],
    ['/course/course-1', 'Course enquiry'],
  ])('keeps the form of %s', async (address, name) => {
    const user = await visit(address);
    const form = screen.getAllByRole('form', { name }).at(-1) as HTMLElement;
    const button = () => within(form).getAllByRole('button')[0] as HTMLElement;
    await translatePage();
    await user.click(button());
    await translatePage();
    await user.type(within(form).getByLabelText('Name'), 'Asha');
    await translatePage();
    await user.click(button());
    expect(form).toBeVisible();
    expect(within(form).getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.queryByText(/Something went wrong here/)).toBeNull();
  });

  it('shows the pager’s new page', async () => {
    const user = await visit('/interview-questions');
    await translatePage();
    await user.click(screen.getByRole('button', { name: /Next/ }));
    expect(screen.getByText(/^Page/).closest('p, span, nav, div')).toHaveTextContent('Page 2 of 3');
  });

  it('handles a press before its script', async () => {
    await visitUnhydrated('/interview-questions');
    await translatePage();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const next = screen.getByRole('button', { name: /Next/ });
    await act(async () => next.click());
    expect(await screen.findByText('Question 5?')).toBeVisible();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('keeps an order’s page', async () => {
    const user = await visit('/order');
    await translatePage();
    for (const button of screen.queryAllByRole('button').slice(0, 3)) {
      await user.click(button);
      await translatePage();
    }
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
