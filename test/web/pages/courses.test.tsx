import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { brand } from '#shared/brand.ts';
import { courseCategories } from '#shared/domain/courses/categories.ts';
import { course } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const catalogue = () => within(screen.getByRole('region', { name: 'All courses' }));

it('has the catalogue as structured data', async () => {
  scriptApi({ 'GET /courses': { body: [course({ title: 'PMP </script>', price: 4499 })] } });
  await visit('/courses');
  await screen.findByText('PMP </script>');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).not.toContain('</script>');
  expect(JSON.parse(data)['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: [
        expect.objectContaining({
          item: expect.objectContaining({
            name: 'PMP </script>',
            offers: expect.objectContaining({ price: 4499, priceCurrency: 'INR' }),
          }),
        }),
      ],
    }),
  );
});

describe('/courses', () => {
  it('shows each course with facts, price and link', async () => {
    scriptApi({ 'GET /courses': { body: [course()] } });
    await visit('/courses');
    expect(await screen.findByRole('link', { name: 'PMP in Six Weekends' })).toHaveAttribute(
      'href',
      '/course/pmp-1',
    );
    const card = within(catalogue().getByRole('article'));
    expect(card.getByText('6 weeks')).toBeVisible();
    expect(card.getByText('Saturdays, 8 am IST')).toBeVisible();
    expect(card.getByText('₹24,999')).toBeVisible();
  });

  it.each([
    ['a seat without online payment', {}, 'Request a seat', '/course/pmp-1#seat'],
    ['the checkout of a seat', { payOnline: true }, 'Request a seat', '/pay?course=pmp-1'],
    [
      'the waitlist if the batch is full',
      { isFull: true },
      'Tell me when a seat is free',
      '/course/pmp-1#seat',
    ],
    [
      'the enquiry form if it has started',
      { startDate: '2025-09-07' },
      'Ask about this course',
      '/course/pmp-1#enquiry',
    ],
    [
      'the enquiry form if it has no date',
      { startDate: undefined },
      'Ask about this course',
      '/course/pmp-1#enquiry',
    ],
  ])('links from a card to %s', async (_, values, name, href) => {
    scriptApi({ 'GET /courses': { body: [course({ startDate: '2099-11-26', ...values })] } });
    await visit('/courses');
    const card = within(catalogue().getByRole('article'));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/course/pmp-1',
      href,
    ]);
    expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('makes the next batch with a seat the only primary action', async () => {
    const courses = [
      course({ id: 'full', startDate: '2099-11-26', isFull: true }),
      course({ id: 'next', startDate: '2099-11-27' }),
      course({ id: 'later', startDate: '2099-11-28' }),
    ];
    scriptApi({ 'GET /courses': { body: courses } });
    await visit('/courses');
    const primary = catalogue()
      .getAllByRole('link')
      .filter((link) => link.classList.contains('primary'));
    expect(primary.map((link) => link.getAttribute('href'))).toEqual(['/course/next#seat']);
  });

  it('shows few remaining seats on a card', async () => {
    const courses = [1, 4, 30].map((seatsLeft) => course({ id: `c-${seatsLeft}`, seatsLeft }));
    scriptApi({ 'GET /courses': { body: courses } });
    await visit('/courses');
    expect(
      catalogue()
        .getAllByText(/left$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['1 seat left', '4 seats left']);
  });

  it('cuts the description at 100 characters and shows N/A for missing facts', async () => {
    const description = 'नमस्ते '.repeat(30);
    scriptApi({ 'GET /courses': { body: [course({ description, duration: undefined, timings: '' })] } });
    await visit('/courses');
    expect(await screen.findAllByText('N/A')).toHaveLength(2);
    expect(catalogue().getByText((text) => text === `${description.slice(0, 100)}…`)).toBeVisible();
  });

  it.each([
    [4499, '₹4,499'],
    [123456.5, '₹1,23,456.50'],
    [0, 'Price on request'],
  ])('shows %d as %s', async (price, shown) => {
    scriptApi({ 'GET /courses': { body: [course({ price })] } });
    await visit('/courses');
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('says so if there are none', async () => {
    scriptApi({});
    await visit('/courses');
    const empty = 'No courses are available at the moment. Please check back later.';
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it('says so if they couldn’t be loaded', async () => {
    scriptApi({ 'GET /courses': problem(500, 'Something went wrong.') });
    await visit('/courses');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load courses. Please try again later.');
    expect(catalogue().getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/courses');
    expect(catalogue().getByRole('link', { name: 'Call +91 712 000 0148' })).toBeVisible();
  });

  it('links to the contact page', async () => {
    scriptApi({});
    await visit('/courses');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('is sorted by the next start, and shows full and past batches', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-22T09:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    const startOf = {
      Past: '2026-10-11',
      Undated: undefined,
      Later: '2027-01-04',
      Sooner: '2026-12-05',
      Full: '2026-12-01',
    };
    const courses = Object.entries(startOf).map(([title, startDate]) =>
      course({ id: title, title, startDate, weeks: 6, isFull: title === 'Full' }),
    );
    scriptApi({ 'GET /courses': { body: courses } });
    await visit('/courses');
    jest.useRealTimers();
    const cards = catalogue().getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent).join(' ')).toBe(
      'Full Sooner Later Undated Past',
    );
    const textOf = (index: number) => cards[index]?.textContent;
    expect(textOf(0)).toContain('This batch is full. We can tell you when a seat is free.');
    expect(textOf(1)).toContain('5 December 2026');
    expect(textOf(3)).toContain('Dates agreed with each group');
    expect(textOf(4)).toContain('This batch is over. Ask us about the next one.');
  });

  it.each([1, 24, 25, 200])(
    'has each of %d courses on exactly one page, with all six facts',
    async (count) => {
      const courses = Array.from({ length: count }, (_, index) =>
        course({ id: `c-${index}`, title: `Course ${index}`, price: 1000 + index }),
      );
      scriptApi({ 'GET /courses': { body: courses } });
      const seen: (string | null)[] = [];
      let address: string | null = '/courses';
      while (address) {
        await visit(address);
        expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', brand.origin + address);
        const cards = catalogue().getAllByRole('article');
        expect(cards.length).toBeLessThanOrEqual(24);
        for (const card of cards) {
          const link = within(card).getByRole('link', { name: /^Course/ });
          seen.push(link.getAttribute('href'));
          expect(card).toHaveTextContent(
            /^Course \d+.*From the exam outline.*Duration 6 weeksTimings Saturdays, 8 am IST.*₹1,\d{3}/,
          );
        }
        address = catalogue().queryByRole('link', { name: 'Next' })?.getAttribute('href') ?? null;
      }
      expect(seen).toEqual(courses.map(({ id }) => `/course/${id}`));
    },
  );

  it('links back to the first page by its own address', async () => {
    scriptApi({
      'GET /courses': { body: Array.from({ length: 30 }, (_, index) => course({ id: `c-${index}` })) },
    });
    await visit('/courses/2');
    expect(document.title).toContain('page 2');
    expect(catalogue().getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/courses');
    expect(catalogue().queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('says on which other pages a category has courses', async () => {
    const courses = Array.from({ length: 50 }, (_, index) =>
      course({ id: `c-${index}`, category: index % 7 ? 'Project management' : 'Networks and cloud' }),
    );
    scriptApi({ 'GET /courses': { body: courses } });
    await visit('/courses/2');
    const words = catalogue().getByText(/^Networks and cloud on this page/);
    expect(words).toHaveTextContent('Networks and cloud on this page: 3. 4 on page 1 1 on page 3');
    expect(
      within(words)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/courses', '/courses/3']);
  });

  it('offers the categories that its courses have, and shows all at first', async () => {
    const courses = ['Programming and data', 'Project management', undefined].map((category, index) =>
      course({ id: `c-${index}`, category: category as 'Project management' }),
    );
    scriptApi({ 'GET /courses': { body: courses } });
    await visit('/courses');
    const choices = within(catalogue().getByRole('group', { name: 'Show' })).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'All courses',
      'Project management',
      'Programming and data',
    ]);
    expect(choices[0]).toBeChecked();
  });

  it('has a style rule for each category', () => {
    const styles = readFileSync('web/pages/courses/catalogue.module.css', 'utf8');
    for (const name of courseCategories) expect(styles).toContain(`:has([value="${name}"]:checked)`);
  });

  it('says what comes with every course', async () => {
    scriptApi({});
    await visit('/courses');
    expect(screen.getByRole('heading', { level: 2, name: 'With every course' })).toBeVisible();
    expect(screen.getByText('Within 48 business hours.')).toBeVisible();
  });
});
