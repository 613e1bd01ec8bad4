import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { answerAt } from '../../support/web/rendered-page.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { handsOf, hydrateIslands, visit, visitUnhydrated } from '../../support/web/visit.tsx';

const question = (number: number, values: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  id: `q-${number}`,
  question: `Question number ${number}?`,
  answer: `Answer number ${number}.`,
  category: number % 2 ? 'Java' : 'SQL',
  createdAt: '2025-09-06T20:00:00.000Z',
  ...values,
});

const questions = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => question(from + index));

const list = () => within(screen.getByRole('region', { name: 'Questions' }));
const shown = () => list().queryAllByText(/^Question number/);
const entry = async (number: number) => await list().findByText(`Question number ${number}?`);
const isOpen = async (number: number) => (await entry(number)).closest('details')?.open;
const box = () => screen.getByPlaceholderText('Search questions...');

async function visitRendered(
  address: string,
  rendered: InterviewQuestion[],
  script: NonNullable<Answers['GET /interview-questions']>,
) {
  const api = scriptApi({ 'GET /interview-questions': { body: rendered } });
  await visitUnhydrated(address);
  const calls = api.callsTo('GET /interview-questions').length;
  api.answer('GET /interview-questions', script);
  await hydrateIslands();
  return {
    user: handsOf(),
    asked: () =>
      api
        .callsTo('GET /interview-questions')
        .slice(calls)
        .map(({ path }) => path),
  };
}

const never = () => new Promise<never>(() => {});

const scrolledTo: (string | undefined)[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

describe('/interview-questions', () => {
  it('has one button for all questions, even if a category has that name', async () => {
    const rows = [question(1, { category: 'All' }), question(2), question(3, { category: 'all' })];
    scriptApi({ 'GET /interview-questions': { body: rows } });
    const user = await visit('/interview-questions');
    const buttons = () => within(screen.getByRole('search')).getAllByRole('button');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['All', 'SQL']);
    await user.click(screen.getByRole('button', { name: 'SQL' }));
    expect(shown()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(shown()).toHaveLength(3);
  });

  it('is rendered with the first five, every category and the page count, for visitors without JavaScript', async () => {
    const many = questions(12).map((each) => (each.id === 'q-12' ? { ...each, category: 'Agile' } : each));
    const api = scriptApi({
      'GET /interview-questions': ({ path }) =>
        path.includes('cursor') ? { body: many.slice(6) } : part(many.slice(0, 6), 'b'),
    });
    await visitUnhydrated('/interview-questions');
    expect(screen.getByRole('heading', { level: 1, name: 'Daily Interview Questions' })).toBeVisible();
    expect(
      screen.getByText('Sharpen your skills with our curated list of questions, updated daily.'),
    ).toBeVisible();
    expect(shown().map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Question number ${number}?`),
    );
    expect(list().getByText('Answer number 5.')).toBeInTheDocument();
    const buttons = within(screen.getByRole('list', { name: 'Category' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Agile', 'Java', 'SQL']);
    expect(screen.getByText('12 questions')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(document.querySelector('noscript')).toHaveTextContent(/need JavaScript/);
    expect(screen.queryByText('Loading Questions...')).toBeNull();
    expect(api.callsTo('GET /interview-questions')).toHaveLength(2);
  });

  it('says that it’s loading after a search, a category or another page', async () => {
    const { user } = await visitRendered('/interview-questions', questions(11), never);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Loading Questions...')).toBeVisible();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    await entry(1);
    await user.type(box(), 'number 1');
    expect(await screen.findByText('Loading Questions...')).toBeVisible();
    expect(screen.queryByText('No questions found matching your criteria.')).toBeNull();
    await user.clear(box());
    await entry(1);
    await user.click(screen.getByRole('button', { name: 'SQL' }));
    expect(await screen.findByText('Loading Questions...')).toBeVisible();
    expect(shown()).toHaveLength(0);
  });

  it('says so if they couldn’t be loaded, and shows no list', async () => {
    await visitRendered('/interview-questions', questions(11), problem(500, 'Something went wrong.'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to load questions. Please try again later.$/,
    );
    expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull();
    expect(screen.queryByText('Loading Questions...')).toBeNull();
  });

  it('retries after a failure, and keeps what was typed', async () => {
    jest.useFakeTimers();
    try {
      let isBroken = true;
      const { asked } = await visitRendered('/interview-questions', questions(11), () =>
        isBroken ? problem(500, 'Something went wrong.') : { body: questions(11) },
      );
      await screen.findByRole('alert');
      fireEvent.change(box(), { target: { value: 'number 11' } });
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(asked()).toHaveLength(2);
      expect(screen.getByRole('alert')).toBeVisible();
      isBroken = false;
      await act(() => jest.advanceTimersByTimeAsync(9999));
      expect(asked()).toHaveLength(2);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(await entry(11)).toBeVisible();
      expect(shown()).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('has the status 503 if they couldn’t be read for its rendering, and still loads them', async () => {
    const api = scriptApi({ 'GET /interview-questions': problem(500, 'Something went wrong.') });
    expect((await answerAt('/interview-questions')).status).toBe(503);
    await visitUnhydrated('/interview-questions#q-2');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Failed to load questions. Please try again later.$/,
    );
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/interview-questions');
    expect(within(screen.getByRole('main')).getByRole('link', { name: /^Call \+91/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull();

    api.answer('GET /interview-questions', { body: questions(6) });
    await hydrateIslands();
    expect(await isOpen(2)).toBe(true);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed before hydration', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(11) } });
    await visitUnhydrated('/interview-questions?q=number');
    fireEvent.change(box(), { target: { value: 'number 11' } });
    await hydrateIslands();
    expect(await entry(11)).toBeVisible();
    expect(shown()).toHaveLength(1);
    expect(box()).toHaveValue('number 11');
    await waitFor(() => expect(location.search).toBe('?q=number+11'));
  });

  it('keeps a question open that was opened before hydration', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(11) } });
    await visitUnhydrated('/interview-questions');
    fireEvent.click(await entry(3));
    await hydrateIslands();
    expect(await isOpen(3)).toBe(true);
    expect(location.hash).toBe('#q-3');
    expect(scrolledTo).toEqual([]);
    await handsOf().click(await entry(3));
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it('says so if there are none', async () => {
    scriptApi({ 'GET /interview-questions': { body: [] } });
    await visit('/interview-questions');
    expect(await screen.findByText('No questions found matching your criteria.')).toBeVisible();
    expect(screen.queryByText(/^Page/)).toBeNull();
  });

  it('shows five on a page, and no pager if there’s only one', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(5) } });
    await visit('/interview-questions');
    await entry(1);
    expect(shown()).toHaveLength(5);
    expect(screen.queryByText(/^Page/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('turns the pages and stops at both ends', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(11) } });
    const user = await visit('/interview-questions');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(shown()[0]).toHaveTextContent('Question number 6?');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(shown()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  });

  it.each([
    ['99', 'Page 3 of 3'],
    ['0', 'Page 1 of 3'],
    ['-4', 'Page 1 of 3'],
    ['two', 'Page 1 of 3'],
  ])('keeps ?page=%s within its pages', async (page, text) => {
    scriptApi({ 'GET /interview-questions': { body: questions(11) } });
    await visit(`/interview-questions?page=${page}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('formats dates for India, and in the reader’s format after hydration', async () => {
    jest.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function german(
      this: Date,
      _,
      options,
    ) {
      return new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' }).format(this);
    });
    scriptApi({ 'GET /interview-questions': { body: questions(1) } });
    await visitUnhydrated('/interview-questions');
    expect(screen.getByText(/^Posted:/)).toHaveTextContent('Posted: 7 September 2025');
    await hydrateIslands();
    expect(screen.getByText(/^Posted:/)).toHaveTextContent('Posted: 6. September 2025');
  });

  it.each([
    ['at once', 1],
    ['only after this one has opened, as in old browsers', 2],
  ])('keeps a pressed question in place if the one above it closes %s', async (_, measured) => {
    scriptApi({ 'GET /interview-questions': { body: questions(5) } });
    const user = await visit('/interview-questions');
    await user.click(await entry(1));
    const scrolled = jest.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    const pressed = (await entry(3)).closest('summary') as HTMLElement;
    const top = jest.spyOn(pressed, 'getBoundingClientRect').mockReturnValue({ top: 260 } as DOMRect);
    for (let times = 0; times < measured; times++) top.mockReturnValueOnce({ top: 500 } as DOMRect);
    await user.click(pressed);
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: -240, behavior: 'instant' }));
    scrolled.mockRestore();
  });

  it('opens one at a time, with its answer, category and day', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(5) } });
    const user = await visit('/interview-questions');
    await user.click(await entry(1));
    await waitFor(async () => expect(await isOpen(1)).toBe(true));
    expect(screen.getByText('Answer number 1.')).toBeVisible();
    const item = within((await entry(1)).closest('details') ?? document.body);
    expect(item.getByText('Category: Java')).toBeVisible();
    expect(item.getByText(/^Posted:/)).toBeVisible();

    await user.click(await entry(2));
    await waitFor(async () => expect(await isOpen(2)).toBe(true));
    await waitFor(async () => expect(await isOpen(1)).toBe(false));
    await user.click(await entry(2));
    await waitFor(async () => expect(await isOpen(2)).toBe(false));
    expect(
      list()
        .getAllByRole('group')
        .every((details) => !details.hasAttribute('open')),
    ).toBe(true);
  });

  it('finds part of a question or of an answer, in any case', async () => {
    const found = question(3, { question: 'What is an INDEX?', answer: 'A sorted copy of a column.' });
    scriptApi({ 'GET /interview-questions': { body: [...questions(2), found] } });
    const user = await visit('/interview-questions');
    await entry(1);
    await user.type(box(), 'an index');
    await waitFor(() => expect(shown()).toHaveLength(0));
    expect(list().getByText('What is an INDEX?')).toBeVisible();
    await user.clear(box());
    await user.type(box(), 'SORTED copy');
    await waitFor(() => expect(shown()).toHaveLength(0));
    expect(list().getByText('What is an INDEX?')).toBeVisible();
    await user.type(box(), ' of nothing');
    expect(await screen.findByText('No questions found matching your criteria.')).toBeVisible();
  });

  it('offers all categories if a search finds nothing', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(12) } });
    const user = await visit('/interview-questions?category=SQL');
    await entry(2);
    await user.type(box(), 'number 11');
    expect(await screen.findByText('No questions found matching your criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search “number 11” in all categories' }));
    expect(await entry(11)).toBeVisible();
    expect(location.search).toBe('?q=number+11');
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(list().getByText('Question number 11?').closest('[tabindex]')).toHaveFocus());

    await user.type(box(), '2');
    await user.click(await screen.findByRole('button', { name: 'Show the questions of all categories' }));
    expect(await screen.findByText('12 questions')).toBeVisible();
    expect(box()).toHaveValue('');
  });

  it('offers all categories if a link’s category no longer exists', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(3) } });
    const user = await visit('/interview-questions?category=COBOL');
    await user.click(await screen.findByRole('button', { name: 'Show the questions of all categories' }));
    expect(await screen.findByText('3 questions')).toBeVisible();
    expect(location.search).toBe('');
  });

  it('offers the category that a search names', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(12) } });
    const user = await visit('/interview-questions');
    await entry(1);
    await user.type(box(), ' java');
    await user.click(await screen.findByRole('button', { name: 'All questions in Java' }));
    expect(await screen.findByText('6 questions')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Java' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /All questions in/ })).toBeNull();
  });

  it('has a button for each category and one for all, and combines them with the search', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(12) } });
    const user = await visit('/interview-questions');
    await entry(1);
    const buttons = within(screen.getByRole('list', { name: 'Category' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Java', 'SQL']);
    expect(buttons[0]).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('button', { name: 'SQL' }));
    await waitFor(() => expect(screen.getByText('6 questions')).toBeVisible());
    await user.type(box(), 'number 1');
    await waitFor(() =>
      expect(shown().map(({ textContent }) => textContent)).toEqual([
        'Question number 10?',
        'Question number 12?',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(screen.getByText('4 questions')).toBeVisible());
  });

  it('returns to the first page when the search or the category changes', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(22) } });
    const user = await visit('/interview-questions?page=3');
    expect(await screen.findByText('Page 3 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Java' }));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await user.type(box(), 'question');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Java' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(box()).toHaveValue('question');
  });

  it('stays on the first page when the search is cleared quickly', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(15) } });
    await visit('/interview-questions?page=3');
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    fireEvent.change(box(), { target: { value: 'n' } });
    fireEvent.change(box(), { target: { value: '' } });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  it('reads search, category and page from the address', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(40) } });
    await visit('/interview-questions?q=NUMBER&category=SQL&page=2');
    expect(await screen.findByText('Page 2 of 4')).toBeVisible();
    expect(box()).toHaveValue('NUMBER');
    expect(shown()[0]).toHaveTextContent('Question number 12?');
  });

  it('opens the question of a link, on its page, and scrolls to it', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(11) } });
    await visit('/interview-questions#q-8');
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(await isOpen(8)).toBe(true);
    expect(scrolledTo).toEqual(['q-8']);
    expect((await entry(8)).closest('summary')).toHaveFocus();
    expect(list().getAllByRole('link', { name: 'Open on its own page' })[2]).toHaveAttribute(
      'href',
      '/interview-question/question-number-8-q-8',
    );
  });

  it('follows the browser’s back and forward', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(11) } });
    const user = await visit('/interview-questions');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SQL' }));
    expect(await screen.findByText('5 questions')).toBeVisible();
    await user.type(box(), 'number 1');
    await waitFor(() => expect(location.search).toBe('?q=number+1&category=SQL'));
    await act(async () => window.history.back());
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(box()).toHaveValue('');
    await act(async () => window.history.forward());
    expect(await screen.findByText('1 question')).toBeVisible();
    expect(box()).toHaveValue('number 1');
  });

  it('copies the link to a question, and says where to find it if copying isn’t allowed', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(2) } });
    const user = await visit('/interview-questions?q=number#q-2');
    const item = within((await entry(2)).closest('details') ?? document.body);
    await user.click(item.getByRole('button', { name: 'Copy link' }));
    expect(await item.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/interview-question/question-number-2-q-2`,
    );

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied.'));
    await user.click(item.getByRole('button', { name: 'Copy link' }));
    expect(await item.findByText(/doesn’t allow copying/)).toBeVisible();
  });

  it('loads the complete list, and waits for a linked question', async () => {
    const release: (() => void)[] = [];
    const { asked } = await visitRendered('/interview-questions#q-14', questions(14), async ({ path }) => {
      if (!path.includes('cursor')) return part(questions(6), 'b');
      await new Promise<void>((resolve) => release.push(resolve));
      return path.endsWith('=b') ? part(questions(6, 7), 'c') : { body: questions(2, 13) };
    });
    await waitFor(() => expect(release).toHaveLength(1));
    expect(screen.getByText('Loading Questions...')).toBeVisible();
    release[0]?.();
    await waitFor(() => expect(release).toHaveLength(2));
    expect(screen.getByText('Loading Questions...')).toBeVisible();
    release[1]?.();
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(await isOpen(14)).toBe(true);
    expect(asked()).toEqual([
      '/interview-questions',
      '/interview-questions?cursor=b',
      '/interview-questions?cursor=c',
    ]);
  });

  it('shows the first part while the others load or fail', async () => {
    const { user } = await visitRendered('/interview-questions', questions(11), ({ path }) =>
      path.includes('cursor') ? problem(500, 'Sorry.') : part(questions(7), 'b'),
    );
    expect(await screen.findByText(/Some older questions haven’t loaded/)).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await entry(7);
    await user.type(box(), 'number 7');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await user.type(box(), '7');
    expect(await screen.findByText('Loading Questions...')).toBeVisible();
  });

  it('says so if a linked question no longer exists', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(2) } });
    await visit('/interview-questions#q-77');
    expect(await screen.findByText(/no longer in the list/)).toBeVisible();
    expect(shown()).toHaveLength(2);
  });

  it('keeps paragraphs, and code as written', async () => {
    const answer =
      'First.\nSame paragraph.\n\nSecond.\n\n```sql\nSELECT 1\n\n  FROM dual\n```\n\n  indented()\n\nEnd.';
    scriptApi({ 'GET /interview-questions': { body: [question(1, { answer })] } });
    await visit('/interview-questions#q-1');
    await entry(1);
    expect(list().getByText(/^First/).textContent).toBe('First.\nSame paragraph.');
    expect(list().getByText('Second.').tagName).toBe('P');
    const code = list().getAllByText((_, element) => element?.tagName === 'CODE');
    expect(code.map(({ textContent }) => textContent)).toEqual(['SELECT 1\n\n  FROM dual', '  indented()']);
  });

  it('updates the text in the address', async () => {
    scriptApi({ 'GET /interview-questions': { body: questions(3) } });
    await visit('/interview-questions?q=3');
    await entry(3);
    expect(shown()).toHaveLength(1);
    fireEvent.change(box(), { target: { value: 'number 2' } });
    expect(await entry(2)).toBeVisible();
    expect(shown()).toHaveLength(1);
  });
});

const part = (body: InterviewQuestion[], cursor: string) => ({
  body,
  headers: { link: `</api/interview-questions?cursor=${cursor}>; rel="next"` },
});
