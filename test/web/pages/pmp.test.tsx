import { render, screen, within } from '@testing-library/react';
import { pmpClaims, programmeDirector } from '#shared/brand.ts';
import { PmpImpact } from '#web/pages/pmp/impact.tsx';
import { course, member } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

afterEach(() => jest.restoreAllMocks());

describe('/certifications/pmp', () => {
  it('shows its figures, and no source line unless the owner has set one', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    const said = screen.getByRole('main').textContent ?? '';
    for (const figure of [
      '23% salary growth 2020 to 2025',
      '33% growth in job listings',
      '22 million project roles by 2027',
      'Average salary: 76,636 uncertified, 107,289 certified.',
      '2000+',
      '180-day',
    ])
      expect(said).toContain(figure);
    expect(said).not.toMatch(/source|owner/i);
  });

  it('shows the source of a figure with its date, if set', () => {
    const source = { name: 'Institute of Projects', date: '2026-03-01', reviewBy: '2027-03-01' };
    jest.replaceProperty(pmpClaims.jobListings, 'source', source);
    render(<PmpImpact />);
    expect(screen.getByText(/growth in job listings/).closest('li')).toHaveTextContent(
      '33% growth in job listingsSource: Institute of Projects, 1 March 2026. Next review by 1 March 2027.',
    );
  });

  it.each(['name', 'date', 'reviewBy'])('shows no source whose %s is missing', (field) => {
    const source = { name: 'Institute of Projects', date: '2026-03-01', reviewBy: '2027-03-01', [field]: '' };
    jest.replaceProperty(pmpClaims.salaries, 'source', source);
    render(<PmpImpact />);
    expect(screen.getByRole('figure')).not.toHaveTextContent('Source');
  });

  it('shows salaries in their currency, if set', () => {
    jest.replaceProperty(pmpClaims.salaries, 'currency', 'USD');
    render(<PmpImpact />);
    expect(screen.getByRole('figure')).toHaveTextContent('$76,636 uncertified, $107,289 certified');
  });

  it('has the figure of each highlight first, with one line under it', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    const list = screen.getByRole('heading', { name: 'Programme highlights' }).nextElementSibling;
    const entries = [...(list?.children ?? [])];
    expect(entries.map((entry) => entry.querySelector('b')?.textContent)).toEqual([
      '36',
      '35 hours',
      'Five-week',
      '2000+',
      'Mock tests',
      'Free',
      '12',
      '180-day',
    ]);
    for (const entry of entries) expect(entry.querySelectorAll('dd')).toHaveLength(1);
  });

  it('introduces the director under the button, and again with a biography before the form', async () => {
    const director = member({ tasks: ['pmp-director'], biography: 'Led signalling projects.' });
    scriptApi({ 'GET /team': { body: [director] } });
    await visit('/certifications/pmp');
    const ask = screen.getByRole('link', { name: 'Ask a question first' });
    const line = within(ask.nextElementSibling as HTMLElement);
    expect(line.getByRole('link', { name: 'Vikram Shah' })).toHaveAttribute('href', '#director');
    expect(line.getByText('Breaks a lab network each evening.')).toBeVisible();
    expect(screen.getByText('Led signalling projects.').closest('#director')).toBeVisible();
  });

  it('folds the form for a call', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    const folded = screen.getByText('Prefer a call?').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(folded?.querySelector('form[action="/api/callbacks"]')).not.toBeNull();
  });

  it.each([
    ['of PMP', 'pmp', 'Second'],
    ['of any course, if none is about PMP', 'ccna', 'First'],
  ] as const)('shows the newest review %s after the outcomes', async (_, certification, shown) => {
    const review = (message: string, id: string) => ({
      ...{ id: message, name: 'Asha', message, rating: 4, approved: true },
      ...{ createdAt: '2025-08-01T10:00:00.000Z', course: { id, title: 'A course' } },
    });
    scriptApi({
      'GET /courses': { body: [course({ id: 'c-2', certification })] },
      'GET /reviews/public': { body: [review('First', 'c-1'), review('Second', 'c-2')] },
    });
    await visit('/certifications/pmp');
    const outcomes = screen.getByRole('heading', { name: 'What you’ll be able to do' }).closest('section');
    expect(
      [...(outcomes?.querySelectorAll('blockquote') ?? [])].map(({ textContent }) => textContent),
    ).toEqual([shown]);
  });

  it('has the six steps in order', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Crack Your PMP Exam in Just 6 Weeks' }),
    ).toBeVisible();
    const route = screen.getByRole('heading', { name: 'Six steps to the exam' }).parentElement;
    const names = within(route ?? document.body).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent).join(', ')).toBe(
      'LEARN, STUDY, PRACTICE, ASSESS, GET EXAM-READY, TAKE THE EXAM',
    );
  });

  it('shows the programme director by initials, or by a portrait if there is one', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    expect(screen.getAllByText('AN')).toHaveLength(2);
    jest.replaceProperty(programmeDirector, 'portrait', '/director.jpg' as never);
    document.body.replaceChildren();
    await visit('/certifications/pmp');
    const portraits = screen.getAllByRole('img', { name: 'Portrait of Anjali Namuna' });
    for (const portrait of portraits) expect(portrait).toHaveAttribute('src', '/director.jpg');
    expect(screen.queryByText('AN')).toBeNull();
  });

  it('has the six industries', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    const section = screen.getByRole('heading', { name: 'Popular industries' }).parentElement;
    const names = within(section ?? document.body).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent).join(', ')).toBe(
      'Defense, Banking, Energy, IT, Manufacturing, Healthcare',
    );
  });

  it('draws the two salaries to scale, 300 by 150', async () => {
    scriptApi({});
    await visit('/certifications/pmp');
    const chart = screen.getByRole('img', { name: /uncertified 76,636, certified 107,289/ });
    expect([chart.getAttribute('width'), chart.getAttribute('height')]).toEqual(['300', '150']);
    const [uncertified, certified] = [...chart.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('width')),
    );
    expect(Number(uncertified) / Number(certified)).toBeCloseTo(76636 / 107289, 2);
  });
});
