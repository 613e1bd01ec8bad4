import { screen, within } from '@testing-library/react';
import { certificationIds } from '../../support/literal-texts.ts';
import { course } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  scriptApi({});
});

describe('/', () => {
  it('leads to the courses, the certifications and coaching', async () => {
    await visit('/');
    expect(hrefOf('See courses and prices')).toBe('/courses');
    expect(hrefOf('Nine certificates')).toBe('/certifications');
    expect(hrefOf('Talk')).toBe('/services');
    expect(hrefOf('write to us')).toBe('/contact');
  });

  it('names each of the nine certifications with its page', async () => {
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
      // A routed link would have changed the page; jsdom loads no documents.
      jest.spyOn(console, 'error').mockImplementation(() => {});
      await user.click(link);
      expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('The next step at work');
    },
  );

  it('says the lowest prices of the resume services', async () => {
    await visit('/');
    for (const price of ['from ₹1,499', 'from ₹599', 'from ₹1,399']) {
      expect(main().getByText(price)).toBeVisible();
    }
  });

  const nextBatches = () => within(main().getByRole('region', { name: /You know the price/ }));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const rowOf = (name: string) => main().getByRole('link', { name }).closest('li');

  it('shows the next three batches that have places, with start, teacher, price and the next step', async () => {
    const days = { Third: 30, First: 10, Begun: -3, Fourth: 40, Second: 20, Full: 5, Undated: undefined };
    const courses = Object.entries(days).map(([title, day]) =>
      course({
        ...{ id: title, title, startDate: day && inDays(day), isFull: title === 'Full' },
        ...{ teacher: 'Anjali Deshpande', price: 4499, payOnline: title === 'Second' },
      } as object),
    );
    scriptApi({ 'GET /courses': { body: courses } });
    await visit('/');
    const slips = nextBatches().getAllByRole('listitem');
    expect(slips.map((slip) => within(slip).getByRole('heading').textContent)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    const [first, second] = slips.map((slip) => within(slip));
    expect(first?.getByText('₹4,499')).toBeVisible();
    expect(first?.getByText('Anjali Deshpande')).toBeVisible();
    const reserve = { name: 'Reserve a place' };
    expect(first?.getByRole('link', reserve)).toHaveAttribute('href', expect.stringContaining('First'));
    expect(second?.getByRole('link', reserve)).toHaveAttribute('href', '/pay?course=Second');
    expect(hrefOf('Open the timetable')).toBe('/courses');
  });

  it('breaks no line within the date of a batch', async () => {
    scriptApi({ 'GET /courses': { body: [course({ startDate: '2099-11-26' })] } });
    await visit('/');
    expect(nextBatches().getByText('26 November 2099').textContent).toBe('26\u00a0November\u00a02099');
  });

  it('says of each certificate what its next batch costs, or that it has none', async () => {
    const ccna = course({ id: 'a', title: 'A', certification: 'ccna', price: 18499, startDate: inDays(9) });
    const pmp = course({ id: 'b', title: 'B', certification: 'pmp', startDate: inDays(9), isFull: true });
    scriptApi({ 'GET /courses': { body: [ccna, pmp] } });
    await visit('/');
    expect(rowOf('CCNA')).toHaveTextContent(/Starts \d+ \w+ \d{4} ₹18,499$/);
    expect(rowOf('PMP')).toHaveTextContent('The next batch is full ₹24,999');
    expect(rowOf('VMware')).toHaveTextContent(/No batch now\. Ask for the next one\.$/);
  });

  it('says where no batch has a date, and where they cannot be read', async () => {
    await visit('/');
    expect(nextBatches().getByText(/No batch has a date yet/)).toBeVisible();
    expect(nextBatches().getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    scriptApi({ 'GET /courses': problem(500, 'Sorry.') });
    document.body.replaceChildren();
    await visit('/');
    expect(nextBatches().getByText(/could not be read just now/)).toBeVisible();
    expect(rowOf('VMware')).toHaveTextContent(/^VMware$/);
  });

  it('dials for the discovery call', async () => {
    await visit('/');
    expect(hrefOf('+91 712 000 0148')).toBe('tel:+917120000148');
    expect(main().getByText(/discovery call/)).toBeVisible();
  });
});
