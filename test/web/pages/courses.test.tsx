import { screen, within } from '@testing-library/react';
import { course } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const catalogue = () => within(screen.getByRole('region', { name: 'All courses' }));

it('tells search engines what the catalogue lists', async () => {
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
  it('shows each course with its facts, its price and the way to its page', async () => {
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

  it('cuts the description at 100 characters and says N/A for what is not known', async () => {
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

  it('says so when there are none', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/courses');
    const empty = 'No courses are available at the moment. Please check back later.';
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it('says so when they cannot be loaded', async () => {
    scriptApi({ 'GET /courses': problem(500, 'Something went wrong.') });
    await visit('/courses');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load courses. Please try again later.');
    expect(catalogue().getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/courses');
    expect(catalogue().getByRole('link', { name: '+91 712 000 0148' })).toBeVisible();
  });

  it('leads to the contact page', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/courses');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('loads more when there are more than twenty, and goes on reading at the first new one', async () => {
    const courses = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) =>
        course({ id: `c-${from + index}`, title: `Course ${from + index}` }),
      );
    const link = '</api/courses?cursor=b>; rel="next"';
    const api = scriptApi({
      'GET /courses': ({ path }) =>
        path.includes('cursor') ? problem(500, 'Sorry.') : { body: courses(20, 1), headers: { link } },
    });
    const user = await visit('/courses');
    const more = await screen.findByRole('button', { name: 'Show more courses' });
    expect(catalogue().getAllByRole('article')).toHaveLength(20);

    await user.click(more);
    expect(await catalogue().findByRole('alert')).toHaveTextContent(
      'Failed to load courses. Please try again later.',
    );
    expect(catalogue().getAllByRole('article')).toHaveLength(20);

    api.answer('GET /courses', { body: courses(3, 21) });
    await user.click(more);
    expect(await screen.findByRole('link', { name: 'Course 23' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Course 21' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull();
    expect(catalogue().queryByRole('alert')).toBeNull();
    expect(api.callsTo('GET /courses').at(-1)?.path).toBe('/courses?cursor=b&limit=20');
  });

  it('says what holds for every course', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/courses');
    expect(screen.getByRole('heading', { level: 2, name: 'What holds for every course' })).toBeVisible();
    expect(screen.getByText('Within 48 business hours.')).toBeVisible();
  });
});
