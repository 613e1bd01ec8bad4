import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { programmeDirector } from '#shared/brand.ts';
import { noticeVersion } from '#shared/policies.ts';
import { pmpClaims } from '#web/content/claims.ts';
import { PmpImpact } from '#web/pages/pmp/impact.tsx';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const form = () => within(screen.getByRole('form', { name: 'Request More Info' }));

async function send(user: UserEvent) {
  await user.type(form().getByPlaceholderText('Your Name*'), 'Asha Kulkarni');
  await user.type(form().getByPlaceholderText('Your Email*'), 'asha@example.com');
  await user.type(form().getByPlaceholderText('Phone Number*'), '98220 00001');
  await user.type(form().getByPlaceholderText('Your Message...'), 'Is there a weekend batch?');
  await user.click(form().getByRole('button', { name: 'Request More Info' }));
}

describe('/certifications/pmp', () => {
  it.each([
    'Live online instructor-led training',
    '36 contact hours',
    '35 hours on-demand course',
    'Five-week mentor-led study plan',
    'Question bank of 2000+',
    'Mock tests',
    'Free exam simulator',
    '180-day refresher pass',
    '12 full-length simulation tests of 180 questions each',
    '23% salary growth 2020 to 2025',
    '33% growth in job listings',
    '22 million project roles by 2027',
    'Average salary: 76,636 uncertified, 107,289 certified.',
    'Programme director',
  ])('says: %s', async (text) => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/certifications/pmp');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Crack Your PMP Exam in Just 6 Weeks' }),
    ).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(text);
  });

  it('says at each figure where it comes from, or that its owner has yet to say it', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/certifications/pmp');
    const said = screen.getByRole('main').textContent ?? '';
    const unnamed = 'Source to be named by the owner.';
    for (const figure of [
      'salary growth 2020 to 2025',
      'growth in job listings',
      'project roles by 2027',
      '107,289',
    ])
      expect(said).toContain(`${figure}${unnamed}`);
    const highlights = screen.getByRole('heading', { name: 'Programme highlights' }).parentElement;
    expect(highlights).toHaveTextContent(unnamed);
  });

  it('names the source of a figure with its date, once the owner has', () => {
    const source = { name: 'Institute of Projects', date: '2026-03-01', reviewBy: '2027-03-01' };
    jest.replaceProperty(pmpClaims.jobListings, 'source', source as never);
    render(<PmpImpact />);
    expect(screen.getByText(/growth in job listings/).closest('li')).toHaveTextContent(
      '33% growth in job listingsSource: Institute of Projects, 1 March 2026. We look at it again by 1 March 2027.',
    );
  });

  it('leads through the six steps in their order', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/certifications/pmp');
    const route = screen.getByRole('heading', { name: 'Six steps to the exam' }).parentElement;
    const names = within(route ?? document.body).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'LEARN',
      'STUDY',
      'PRACTICE',
      'ASSESS',
      'GET EXAM-READY',
      'TAKE THE EXAM',
    ]);
  });

  it('shows the programme director by initials, or by a portrait where there is one', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/certifications/pmp');
    expect(screen.getAllByText('AN')).toHaveLength(2);
    jest.replaceProperty(programmeDirector, 'portrait', '/director.jpg' as never);
    document.body.replaceChildren();
    await visit('/certifications/pmp');
    const portraits = screen.getAllByRole('img', { name: 'Portrait of Anjali Namuna' });
    for (const portrait of portraits) expect(portrait).toHaveAttribute('src', '/director.jpg');
    expect(screen.queryByText('AN')).toBeNull();
  });

  it('names the six industries', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/certifications/pmp');
    const section = screen.getByRole('heading', { name: 'Popular industries' }).parentElement;
    const names = within(section ?? document.body).getAllByRole('term');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Defense',
      'Banking',
      'Energy',
      'IT',
      'Manufacturing',
      'Healthcare',
    ]);
  });

  it('draws the two salaries to scale, 300 by 150', async () => {
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/certifications/pmp');
    const chart = screen.getByRole('img', { name: /uncertified 76,636, certified 107,289/ });
    expect([chart.getAttribute('width'), chart.getAttribute('height')]).toEqual(['300', '150']);
    const [uncertified, certified] = [...chart.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('width')),
    );
    expect(Number(uncertified) / Number(certified)).toBeCloseTo(76636 / 107289, 2);
  });
});

describe('the form of the PMP page', () => {
  it('sends an enquiry about PMP and clears the fields', async () => {
    const api = scriptApi({
      'GET /courses': { body: [] },
      'POST /enquiries/certification': { status: 201, body: { id: 'enquiry-1' } },
    });
    const user = await visit('/certifications/pmp');
    await send(user);
    expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      expect(form().getByLabelText(label)).toHaveValue('');
    expect(api.callsTo('POST /enquiries/certification').map(({ body }) => body)).toEqual([
      {
        name: 'Asha Kulkarni',
        email: 'asha@example.com',
        phone: '98220 00001',
        message: 'Is there a weekend batch?',
        certificationName: 'PMP',
        noticeVersion,
        remark: '',
      },
    ]);
  });

  it('reads Submitting... while it is on its way, and cannot be sent twice', async () => {
    const api = scriptApi({
      'GET /courses': { body: [] },
      'POST /enquiries/certification': () => new Promise(() => {}),
    });
    const user = await visit('/certifications/pmp');
    await send(user);
    expect(form().getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await user.type(form().getByLabelText('Name'), '{Enter}');
    expect(api.callsTo('POST /enquiries/certification')).toHaveLength(1);
  });

  it('puts a cross mark before the failure, and keeps what was typed', async () => {
    scriptApi({ 'GET /courses': { body: [] }, 'POST /enquiries/certification': problem(500, 'Sorry.') });
    const user = await visit('/certifications/pmp');
    await send(user);
    const failure = await form().findByRole('alert');
    expect(within(failure).getByText('❌ Failed to submit enquiry. Please try again.')).toBeVisible();
    expect(form().getByLabelText('Message')).toHaveValue('Is there a weekend batch?');
  });

  it('needs every field', async () => {
    const api = scriptApi({ 'GET /courses': { body: [] } });
    const user = await visit('/certifications/pmp');
    await user.click(form().getByRole('button', { name: 'Request More Info' }));
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      expect(form().getByLabelText(label)).toHaveAccessibleDescription(`${label} is required.`);
    expect(api.callsTo('POST /enquiries/certification')).toHaveLength(0);
  });
});
