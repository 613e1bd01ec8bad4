import { screen, within } from '@testing-library/react';
import { certificationIds } from '../../support/literal-texts.ts';
import { course, member } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  scriptApi({});
});

describe('/', () => {
  it('links to courses, certifications, coaching and interview questions', async () => {
    await visit('/');
    expect(hrefOf('See courses')).toBe('/courses');
    expect(hrefOf('Nine certificates')).toBe('/certifications');
    expect(hrefOf('Talk')).toBe('/services');
    expect(hrefOf('daily questions')).toBe('/interview-questions');
    expect(hrefOf('write to us')).toBe('/contact');
  });

  it('links to each of the nine certifications', async () => {
    await visit('/');
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/certifications/'));
    expect(links).toEqual(certificationIds.map((id) => `/certifications/${id}`));
  });

  it.each(['Resume services', 'Rewrite', 'Plans, combos and samples'])(
    'loads the resume page as a document from "%s"',
    async (name) => {
      const user = await visit('/');
      const link = main().getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/resume');
      jest.spyOn(console, 'error').mockImplementation(() => {});
      await user.click(link);
      expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('The next step at work');
    },
  );

  it('shows the lowest prices of the resume services', async () => {
    await visit('/');
    for (const price of ['₹1,499', '₹599', '₹1,399']) {
      expect(main().getByText(price)).toBeVisible();
    }
  });

  const nextBatches = () => within(main().getByRole('region', { name: /You know the price/ }));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('shows the next three batches with seats, with start, instructor, price and link', async () => {
    const days = { Third: 30, First: 10, Begun: -3, Fourth: 40, Second: 20, Full: 5, Undated: undefined };
    const courses = Object.entries(days).map(([title, day]) =>
      course({
        ...{ id: title, title, startDate: day && inDays(day), isFull: title === 'Full' },
        ...{ instructorId: 'vikram', price: 4499, payOnline: title === 'Second' },
      } as object),
    );
    scriptApi({ 'GET /courses': { body: courses }, 'GET /team': { body: [member()] } });
    await visit('/');
    const slips = nextBatches().getAllByRole('listitem');
    expect(slips.map((slip) => within(slip).getByRole('heading').textContent)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    const [first, second] = slips.map((slip) => within(slip));
    expect(first?.getByText('₹4,499')).toBeVisible();
    expect(first?.getByText('Vikram Shah')).toBeVisible();
    expect(first?.getByText('VS')).toBeInTheDocument();
    const reserve = { name: 'Request a seat' };
    expect(first?.getByRole('link', reserve)).toHaveAttribute('href', expect.stringContaining('First'));
    expect(second?.getByRole('link', reserve)).toHaveAttribute('href', '/pay?course=Second');
  });

  it('keeps the date of a batch on one line', async () => {
    scriptApi({ 'GET /courses': { body: [course({ startDate: '2099-11-26' })] } });
    await visit('/');
    expect(nextBatches().getByText('26 November 2099').textContent).toBe('26\u00a0November\u00a02099');
  });

  it('shows the lowest price of the certifications’ next batches', async () => {
    const ccna = course({ id: 'a', title: 'A', certification: 'ccna', price: 18499, startDate: inDays(9) });
    const later = course({ id: 'b', title: 'B', certification: 'ccna', price: 9999, startDate: inDays(19) });
    const free = course({ id: 'c', title: 'C', certification: 'cbap', price: 0, startDate: inDays(9) });
    const pmp = course({ id: 'd', title: 'D', certification: 'pmp', startDate: inDays(9), isFull: true });
    const other = course({ id: 'e', title: 'E', price: 500, startDate: inDays(9) });
    scriptApi({ 'GET /courses': { body: [ccna, later, free, pmp, other] } });
    await visit('/');
    expect(main().getByText('from ₹18,499')).toBeVisible();
  });

  it('names one person per task, then others, and at most three', async () => {
    const people = {
      Anil: [],
      Bela: ['coach'],
      Charu: ['coach'],
      Dev: ['resume-writer'],
      Esha: [],
    } as const;
    const team = Object.entries(people).map(([name, tasks]) => member({ id: name, name, tasks: [...tasks] }));
    scriptApi({ 'GET /team': { body: team } });
    await visit('/');
    const named = main().getByRole('heading', { name: 'Who you’ll work with' }).closest('section');
    expect(
      within(named as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dev', 'Bela', 'Anil']);
  });

  it('has no list of people without a team', async () => {
    await visit('/');
    expect(main().queryByRole('heading', { name: 'Who you’ll work with' })).toBeNull();
    expect(main().getByText(/is Hindi for a flight of steps/)).toBeVisible();
  });

  it('says so if there are no dates, and if they couldn’t be loaded', async () => {
    await visit('/');
    expect(nextBatches().getByText(/No dates have been set yet/)).toBeVisible();
    expect(nextBatches().getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    scriptApi({ 'GET /courses': problem(500, 'Sorry.') });
    document.body.replaceChildren();
    await visit('/');
    expect(nextBatches().getByText(/We couldn’t load dates and prices/)).toBeVisible();
    expect(main().queryByText(/^from ₹\d\d,/)).toBeNull();
  });

  it('has a phone link for the discovery call', async () => {
    await visit('/');
    expect(hrefOf('+91 712 000 0148')).toBe('tel:+917120000148');
    expect(main().getByText(/discovery call/)).toBeVisible();
  });
});
