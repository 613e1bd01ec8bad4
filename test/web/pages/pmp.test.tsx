import { render, screen, within } from '@testing-library/react';
import { pmpClaims, programmeDirector } from '#shared/brand.ts';
import { PmpImpact } from '#web/pages/pmp/impact.tsx';
import { course } from '../../support/web/samples.ts';
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

  it('shows the weeks of the next batch from its first class to the end of its last week', async () => {
    const batch = { certification: 'pmp', startDate: '2099-12-05', weeks: 6 } as const;
    scriptApi({ 'GET /courses': { body: [course(batch)] } });
    await visit('/certifications/pmp');
    const line = screen.getByText('Final week ends').closest('p');
    expect(line).toHaveTextContent('First class5 December 2099Final week ends15 January 2100');
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
    const names = within(section ?? document.body).getAllByRole('term');
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
