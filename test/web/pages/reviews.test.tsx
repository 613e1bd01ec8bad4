import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { brand } from '#shared/brand.ts';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import type { ReviewSummary } from '#shared/domain/reviews/review-summary.ts';
import { noticeVersion } from '#shared/policies.ts';
import { answerAt, documentAt } from '../../support/web/rendered-page.ts';
import { course } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const review = (values: Partial<PublicReview> = {}): PublicReview => ({
  id: 'review-1',
  name: 'स्नेहा देशमुख',
  message: 'The mock tests were the useful part.',
  rating: 4,
  approved: true,
  createdAt: '2025-09-06T20:00:00.000Z',
  ...values,
});

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    review({ id: `review-${from + index}`, name: `Reviewer ${from + index}` }),
  );

const summary = (ratings: number[], more: Partial<ReviewSummary> = {}): ReviewSummary => ({
  published: ratings.reduce((sum, each) => sum + each, 0),
  ratings,
  courses: [],
  ...more,
});

const section = () => within(screen.getByRole('region', { name: 'In their own words' }));
const addressOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');
const names = () =>
  section()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the reviews', () => {
  it('have names, texts, stars as text and days in India', async () => {
    scriptApi({ 'GET /reviews/public': { body: [review()] } });
    await visit('/');
    expect(await section().findByRole('heading', { name: 'स्नेहा देशमुख' })).toBeVisible();
    expect(section().getByText('The mock tests were the useful part.')).toBeVisible();
    expect(section().getByText('Rated 4 out of 5 stars')).toBeInTheDocument();
    expect(section().getByText('7 September 2025')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('show who is a verified buyer, and the owner’s reply', async () => {
    const answer = { text: 'Thank you, all the best.', at: '2025-09-08T10:00:00.000Z' };
    scriptApi({
      'GET /reviews/public': {
        body: [review({ isVerified: true, answer }), review({ id: '2', name: 'Imran' })],
      },
    });
    await visit('/');
    const [verified, other] = section()
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(verified?.getByText('Verified buyer')).toBeVisible();
    expect(verified?.getByText('Thank you, all the best.')).toBeVisible();
    expect(verified?.getByRole('heading', { name: 'Sopaan Careers replied' })).toBeVisible();
    expect(other?.getByText('Not verified')).toBeVisible();
    expect(other?.queryByText('Verified buyer')).toBeNull();
  });

  it('invite the first one if there are none', async () => {
    scriptApi({});
    await visit('/');
    expect(await section().findByText('Be the first to share your feedback!')).toBeVisible();
  });

  it('say so if they couldn’t be loaded', async () => {
    scriptApi({ 'GET /reviews/public': problem(500, 'Sorry.') });
    await visit('/');
    expect(await section().findByRole('alert')).toHaveTextContent('We couldn’t load the reviews.');
    expect(section().getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
    expect(section().queryByText('Be the first to share your feedback!')).toBeNull();
  });

  const pages: Answers = {
    'GET /reviews/summary': { body: summary([0, 0, 0, 0, 0], { published: 14 }) },
    'GET /reviews/public': ({ path }) => {
      const from = Number(/cursor=(\d+)/.exec(path)?.[1] ?? 0);
      const limit = Number(/limit=(\d+)/.exec(path)?.[1]);
      const link = `</api/reviews/public?cursor=${from + limit}>; rel="next"`;
      const headers = from + limit < 14 ? { headers: { link } } : {};
      return { body: many(Math.min(limit, 14 - from), from), ...headers };
    },
  };

  it('start with three, and load six more at a time, with the focus on the first new one', async () => {
    const api = scriptApi(pages);
    const user = await visit('/');
    expect(names()).toEqual(many(3).map(({ name }) => name));
    expect(api.callsTo('GET /reviews/public')).toHaveLength(1);
    await user.click(section().getByRole('button', { name: 'Show more reviews' }));
    expect(await section().findByText('Reviewer 8')).toBeVisible();
    expect(names()).toHaveLength(9);
    expect(section().getByText('Reviewer 3').closest('li')).toHaveFocus();
    await user.click(section().getByRole('button', { name: 'Show more reviews' }));
    expect(await section().findByText('Reviewer 13')).toBeVisible();
    expect(section().getByText('Reviewer 9').closest('li')).toHaveFocus();
    expect(names()).toEqual(many(14).map(({ name }) => name));
    expect(section().queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('are all reachable by plain links without JavaScript', async () => {
    scriptApi(pages);
    await visit('/');
    expect(section().getByRole('link', { name: 'See all reviews' })).toHaveAttribute('href', '/reviews/1');
    const first = await documentAt('/reviews/1');
    expect(first.querySelectorAll('main h3')).toHaveLength(12);
    expect(first.querySelector('main nav')?.textContent).toBe('Page 1 of 2Older');
    expect(first.querySelector('main nav a')?.getAttribute('href')).toBe('/reviews/2');
    expect(addressOf(first)).toBe(`${brand.origin}/reviews/1`);
    const second = await documentAt('/reviews/2');
    expect([...second.querySelectorAll('main h3')].map((name) => name.textContent)).toEqual([
      'Reviewer 12',
      'Reviewer 13',
    ]);
    expect(second.querySelector('main nav')?.textContent).toBe('NewerPage 2 of 2');
    expect(second.querySelector('main nav a')?.getAttribute('href')).toBe('/reviews/1');
    expect(addressOf(second)).toBe(`${brand.origin}/reviews/2`);
    expect(second.title).toMatch(/^All reviews, page 2 /);
    expect((await answerAt('/reviews/3')).status).toBe(404);
  });

  it('stay if more couldn’t be loaded, and can be retried', async () => {
    const api = scriptApi(pages);
    const user = await visit('/');
    api.answer('GET /reviews/public', problem(500, 'Sorry.'));
    await user.click(section().getByRole('button', { name: 'Show more reviews' }));
    expect(await section().findByRole('alert')).toHaveTextContent('We couldn’t load the reviews.');
    expect(section().getByRole('link', { name: `Call ${brand.displayPhone}` })).toBeVisible();
    expect(names()).toHaveLength(3);
    api.answer('GET /reviews/public', { body: many(1, 3) });
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await section().findByText('Reviewer 3')).toBeVisible();
    expect(section().queryByRole('alert')).toBeNull();
  });

  it('collapse and expand a long text', async () => {
    scriptApi({
      'GET /reviews/public': { body: [review({ message: 'Long. '.repeat(100) }), review({ id: 'b' })] },
    });
    const user = await visit('/');
    const unfold = section().getByText('Show all').closest('summary') as HTMLElement;
    expect(unfold).toHaveTextContent('of what स्नेहा देशमुख wrote');
    expect(unfold.parentElement).not.toHaveAttribute('open');
    await user.click(unfold);
    expect(unfold.parentElement).toHaveAttribute('open');
  });
});

describe('the average', () => {
  const textAt = async (address: string) =>
    (await documentAt(address)).querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
  const pages = ['/', '/certifications/pmp', '/resume', '/services', '/course/c1'];
  const batch = course({ id: 'c1', certification: 'pmp', startDate: '2099-01-02' });
  const answers = (of: ReviewSummary): Answers => ({
    'GET /reviews/summary': { body: of },
    'GET /courses': { body: [batch] },
    'GET /courses/{id}': { body: batch },
  });

  it.each(pages)('is on %s from five verified reviews on, with a link to all of them', async (page) => {
    scriptApi(answers(summary([0, 1, 0, 2, 9])));
    expect(await textAt(page)).toContain('4.6 of 5 from 12 verified buyers');
    const link = (await documentAt(page)).querySelector('main a[href="/reviews/1"]');
    expect(link?.textContent).toBe('from 12 verified buyers');
  });

  it.each(pages)('isn’t on %s with four reviews', async (page) => {
    const newest = review({ name: 'Meera', message: 'Too fast for me.', rating: 2, isVerified: true });
    scriptApi(answers(summary([0, 1, 0, 0, 3], { newest })));
    const text = await textAt(page);
    expect(text).not.toMatch(/of 5 from|verified buyers/);
    if (page !== '/resume') expect(text).toContain('Too fast for me.');
  });

  it.each(pages)('leaves no trace on %s without reviews', async (page) => {
    scriptApi(answers(summary([0, 0, 0, 0, 0])));
    const main = (await documentAt(page)).querySelector('main');
    expect(main?.textContent).not.toMatch(/Verified buyer|verified buyers|0 reviews|stars/);
    expect(main?.querySelector('figure blockquote')).toBeNull();
  });

  it('says on the pages of courses that it’s about everything we offer', async () => {
    scriptApi(answers(summary([0, 0, 0, 0, 5])));
    for (const page of ['/certifications/pmp', '/course/c1'])
      expect(await textAt(page)).toContain('verified buyers of all our courses and services');
  });

  it('is at the top of all reviews, with a row for each number of stars and links to courses', async () => {
    const counted = summary([0, 1, 0, 2, 9], {
      courses: [
        { id: 'c1', count: 3 },
        { id: 'gone', count: 1 },
      ],
    });
    scriptApi({ ...answers(counted), 'GET /reviews/public': { body: [review()] } });
    const text = await textAt('/reviews/1');
    expect(text).toContain('4.6 of 5 from 12 verified buyers');
    expect(text).toContain('5 stars94 stars23 stars02 stars11 star0');
    const page = await documentAt('/reviews/1');
    const links = [...page.querySelectorAll('nav[aria-labelledby="courses"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/course/c1#reviews']);
  });

  it('is in no structured data', async () => {
    scriptApi({ ...answers(summary([0, 1, 0, 2, 9])), 'GET /reviews/public': { body: [review()] } });
    for (const page of [...pages, '/reviews/1'])
      expect((await answerAt(page)).body).not.toMatch(/aggregateRating|"Review"|ratingValue|itemprop/i);
  });
});

describe('Reviews of this course', () => {
  const batch = course({ id: 'c1' });
  const heading = async () =>
    [...(await documentAt('/course/c1')).querySelectorAll('h2')].find(
      ({ textContent }) => textContent === 'Reviews of this course',
    );

  it('shows the newest three with the course, the date and who is verified, and links to all', async () => {
    const own = review({ isVerified: true, course: { id: 'c1', title: 'PMP evenings' } });
    scriptApi({
      'GET /courses/{id}': { body: batch },
      'GET /courses/{id}/reviews': ({ path }) => ({
        body: Array(Number(/limit=(\d+)/.exec(path)?.[1]))
          .fill(own)
          .map((each, id) => ({ ...each, id })),
      }),
    });
    const section = (await heading())?.closest('section');
    expect(section?.querySelectorAll('li')).toHaveLength(3);
    expect(section?.querySelector('li')?.textContent).toContain(
      'PMP evenings7 September 2025 Verified buyer',
    );
    expect(section?.querySelector('a')?.getAttribute('href')).toBe('/reviews/1');
  });

  it('is left out if there are none', async () => {
    scriptApi({ 'GET /courses/{id}': { body: batch } });
    expect(await heading()).toBeUndefined();
  });
});

describe('+ Add Your Review', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add your review' }));
  const submit = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Submit review' }));
  const closed = { 'GET /reviews/public': { body: [] } } as const;

  async function open(): Promise<UserEvent> {
    const user = await visit('/');
    await user.click(section().getByRole('button', { name: '+ Add Your Review' }));
    await screen.findByRole('dialog', { name: 'Add your review' });
    return user;
  }

  async function fillIn(user: UserEvent) {
    await user.type(dialog().getByLabelText('Name'), 'Asha');
    await user.type(dialog().getByLabelText('Email'), 'asha@example.com');
    await user.type(dialog().getByLabelText('Message'), 'It was worth it.');
  }

  it('offers 5, 4, 3, 2 and 1 stars, with five as the default', async () => {
    scriptApi(closed);
    await open();
    const stars = within(dialog().getByRole('group', { name: 'Rating' })).getAllByRole('radio');
    expect(stars.map((star) => star.getAttribute('aria-label')).join(', ')).toBe(
      '5 stars, 4 stars, 3 stars, 2 stars, 1 star',
    );
    expect(dialog().getByRole('radio', { name: '5 stars' })).toBeChecked();
  });

  it('requires name, email and message before it sends anything', async () => {
    const api = scriptApi(closed);
    const user = await open();
    await submit(user);
    for (const label of ['Name', 'Email', 'Message']) {
      expect(dialog().getByLabelText(label)).toBeRequired();
      expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(`${label} is required.`),
      );
    }
    expect(dialog().getByRole('alert').parentElement).toHaveFocus();
    expect(
      dialog()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Name', 'Email', 'Message']));
    await user.click(dialog().getByRole('link', { name: 'Message' }));
    expect(dialog().getByLabelText('Message')).toHaveFocus();
    expect(api.callsTo('POST /reviews')).toHaveLength(0);
  });

  it.each([
    ['untouched', undefined, 5],
    ['chosen', '2 stars', 2],
  ])('sends the rating %s, and thanks', async (_, choice, rating) => {
    const api = scriptApi({ ...closed, 'POST /reviews': { status: 201, body: { id: 'review-1' } } });
    const user = await open();
    await fillIn(user);
    if (choice) await user.click(dialog().getByRole('radio', { name: choice }));
    await submit(user);
    const thanks = await dialog().findByRole('status');
    expect(thanks.textContent).toBe('Thank you! Your review has been submitted for approval.');
    expect(thanks.parentElement).toHaveFocus();
    expect(api.callsTo('POST /reviews').map(({ body }) => body)).toEqual([
      {
        name: 'Asha',
        email: 'asha@example.com',
        message: 'It was worth it.',
        rating,
        noticeVersion,
        remark: '',
      },
    ]);
  });

  it('is empty again after a review was sent', async () => {
    scriptApi({ ...closed, 'POST /reviews': { status: 201, body: { id: 'review-1' } } });
    const user = await open();
    await fillIn(user);
    await submit(user);
    await user.click(await dialog().findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(section().getByRole('button', { name: '+ Add Your Review' }));
    expect(dialog().getByLabelText('Message')).toHaveValue('');
    expect(dialog().getByRole('radio', { name: '5 stars' })).toBeChecked();
  });

  it('keeps everything if it fails, and resends it with the same key', async () => {
    const api = scriptApi({ ...closed, 'POST /reviews': problem(500, 'Sorry.') });
    const scrolledTo: unknown[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this);
    };
    const user = await open();
    await fillIn(user);
    await user.click(dialog().getByRole('radio', { name: '3 stars' }));
    await submit(user);
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toBe('Sorry, there was an error submitting your review.');
    expect(scrolledTo).toEqual([alert.parentElement]);
    expect(dialog().getByRole('link', { name: `Call ${brand.displayPhone}` })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Try again' })).toHaveAttribute('type', 'submit');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(dialog().getByLabelText('Message')).toHaveValue('It was worth it.');
    expect(dialog().getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect(dialog().getByRole('button', { name: 'Submit review' })).toHaveFocus();
    await submit(user);
    const [first, second] = api.callsTo('POST /reviews');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('reopens a half-filled form as it was', async () => {
    scriptApi(closed);
    const user = await open();
    await user.type(dialog().getByLabelText('Message'), 'Half a');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(section().getByRole('button', { name: '+ Add Your Review' }));
    expect(dialog().getByLabelText('Message')).toHaveValue('Half a');
  });
});
