import { screen, within } from '@testing-library/react';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import { answerAt } from '../../support/web/rendered-page.ts';
import { course, member } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { fillIn, visit } from '../../support/web/visit.tsx';

const page = () => within(screen.getByRole('main'));
const form = () => within(screen.getByRole('form', { name: 'Request More Info' }));

describe('/certifications', () => {
  it('links to all nine', async () => {
    scriptApi({});
    await visit('/certifications');
    const links = page()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([, href]) => href?.startsWith('/certifications/'));
    expect(Object.fromEntries(links)).toEqual({
      'Sales Force': '/certifications/sales-force',
      CCNA: '/certifications/ccna',
      'Palo Alto': '/certifications/palo-alto',
      VMware: '/certifications/vmware',
      CBAP: '/certifications/cbap',
      'CAMS Training': '/certifications/cams-training',
      'CIA Training': '/certifications/cia-training',
      'CAPM Training': '/certifications/capm-training',
      PMP: '/certifications/pmp',
    });
    expect(links).toHaveLength(9);
    expect(page().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('shows each one’s next start and price, or that there is none', async () => {
    const batch = { startDate: '2099-12-07', price: 18499 };
    const batches = [
      course({ ...batch, id: 'a', certification: 'ccna' }),
      course({ ...batch, id: 'b', certification: 'pmp' }),
      course({ ...batch, id: 'c', certification: 'cia-training', startDate: undefined }),
      course({ ...batch, id: 'd', certification: 'vmware', startDate: '2020-01-01', weeks: 2 }),
    ];
    scriptApi({ 'GET /courses': { body: batches } });
    await visit('/certifications');
    const said = (name: string) =>
      page().getByRole('link', { name }).closest('tr, li, div')?.textContent?.replace(/\s+/g, ' ');
    for (const name of ['CCNA', 'PMP']) expect(said(name)).toContain('Starts 7 December 2099 ₹18,499');
    expect(said('CIA Training')).toContain('Dates agreed with each group ₹18,499');
    for (const name of ['Sales Force', 'Palo Alto', 'VMware', 'CBAP', 'CAMS Training', 'CAPM Training'])
      expect(said(name)).toContain('No dates yet. Ask about the next batch.');
  });

  it('says so if the batches couldn’t be loaded, and doesn’t say that there are none', async () => {
    scriptApi({ 'GET /courses': problem(503, 'Sorry.') });
    await visit('/certifications');
    expect(page().getByText(/We couldn’t load dates and prices/)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('No dates yet');
    expect((await answerAt('/certifications')).status).toBe(503);
  });
});

describe('the name of a certification', () => {
  it.each([
    ['aws-solutions-architect', 'Aws Solutions Architect'],
    ['constructor', 'Constructor'],
    ['cams-training', 'CAMS Training'],
  ])('of the id %s is %s', (id, name) => expect(certificationName(id)).toBe(name));
});

describe('/certifications/{certId}', () => {
  it.each([
    ['sales-force', 'Sales Force', /Salesforce lets anyone practise/],
    ['ccna', 'CCNA', 'Cisco Certified Network Associate'],
    ['palo-alto', 'Palo Alto', 'Palo Alto Networks'],
    ['vmware', 'VMware', /ESXi/],
    ['cbap', 'CBAP', 'Certified Business Analysis Professional'],
    ['cams-training', 'CAMS Training', 'Certified Anti-Money Laundering Specialist'],
    ['cia-training', 'CIA Training', 'Certified Internal Auditor'],
    ['capm-training', 'CAPM Training', 'Certified Associate in Project Management'],
  ])('is about %s, with the name %s', async (id, name, fact) => {
    scriptApi({});
    await visit(`/certifications/${id}`);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(page().getByText(fact)).toBeVisible();
    expect(page().getByRole('heading', { level: 2, name: 'What the exam covers' })).toBeVisible();
    expect(page().getByRole('heading', { level: 2, name: 'Request More Info' })).toBeVisible();
    expect(document.title).toBe(`${name} · Sopaan Careers`);
  });

  it.each([
    ['aws-architect', 'Aws Architect'],
    ['itil-4', 'Itil 4'],
    ['a'.repeat(40), `A${'a'.repeat(39)}`],
  ])('has a page for an unknown %s too, named %s', async (id, name) => {
    const api = scriptApi({
      'POST /enquiries/certification': { status: 201, body: { id: 'e-1' } },
    });
    const user = await visit(`/certifications/${id}`);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    const typed = { Name: 'Asha', Email: 'asha@example.com', Phone: '9822000001', Message: 'When?' };
    await fillIn(user, form(), typed);
    await user.click(form().getByRole('button', { name: 'Request More Info' }));
    expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    expect(api.callsTo('POST /enquiries/certification')[0]?.body).toHaveProperty('certificationName', name);
  });

  it.each([
    'your%20account%20is%20locked',
    'reply-with-your-otp-to-us-now',
    '%E0%A4%B9%E0%A4%BF%E0%A4%82%E0%A4%A6%E0%A5%80',
    'aws--architect',
    '-aws',
    'aws-',
    'CCNA',
    'a'.repeat(41),
    '---',
  ])('has no page for %s, and repeats none of the address', async (id) => {
    scriptApi({});
    expect((await answerAt(`/certifications/${id}`)).status).toBe(404);
    await visit(`/certifications/${id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This step is missing.');
    expect(screen.getByRole('main')).not.toHaveTextContent(decodeURIComponent(id));
  });
});

describe('the batch of a certification', () => {
  const slip = () => within(screen.getByRole('region', { name: 'Next batch' }));
  const ccna = (values: Parameters<typeof course>[0]) =>
    course({ certification: 'ccna', startDate: '2099-12-07', ...values });

  it.each([
    ['ccna', '#more-info'],
    ['pmp', '#request'],
  ])('says for %s that there are no dates, with a link to ask', async (id, form) => {
    scriptApi({ 'GET /courses': { body: [course({ certification: 'vmware', startDate: '2099-12-07' })] } });
    await visit(`/certifications/${id}`);
    expect(slip().getByText(/^No dates yet\./)).toBeVisible();
    expect(slip().getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', form);
  });

  it('has start, hours, weeks, price and instructor of the next batch with seats, and a link to it', async () => {
    const firstClass = { start: '2099-12-07T14:30:00.000Z', end: '2099-12-07T16:00:00.000Z' };
    const batches = [
      ccna({ id: 'later', startDate: '2099-12-09' }),
      ccna({ id: 'next', weeks: 10, instructorId: 'vikram', price: 18499, firstClass }),
      ccna({ id: 'full', startDate: '2099-12-01', isFull: true }),
      ccna({ id: 'past', startDate: '2020-01-01' }),
      ccna({ id: 'undated', startDate: undefined }),
    ];
    scriptApi({ 'GET /courses': { body: batches }, 'GET /team': { body: [member()] } });
    await visit('/certifications/ccna');
    for (const fact of [
      '7 December 2099',
      /First class 8:00.pm to 9:30.pm.IST/,
      '10 weeks, to 14 February 2100',
      '₹18,499',
      'Vikram Shah',
    ])
      expect(slip().getByText(fact)).toBeVisible();
    expect(slip().getByRole('link', { name: 'Request a seat' })).toHaveAttribute('href', '/course/next#seat');
  });

  it('shows the hours of the first class unless the timings have them', async () => {
    const firstClass = { start: '2099-12-05T03:30:00.000Z', end: '2099-12-05T06:30:00.000Z' };
    const timings = 'Sat and Sun, 9:00 am to 12:00 noon IST';
    scriptApi({ 'GET /courses': { body: [ccna({ startDate: '2099-12-05', firstClass, timings })] } });
    await visit('/certifications/ccna');
    expect(slip().getByText(/12:00.noon/)).toHaveTextContent(timings);
    expect(slip().queryByText(/First class/)).toBeNull();
  });

  it('links to the purchase if seats are paid online, and to the waitlist if the batch is full', async () => {
    scriptApi({ 'GET /courses': { body: [ccna({ payOnline: true })] } });
    await visit('/certifications/ccna');
    expect(slip().getByRole('link', { name: 'Request a seat' })).toHaveAttribute('href', '/pay?course=pmp-1');
    scriptApi({ 'GET /courses': { body: [ccna({ payOnline: true, seatsLeft: 0 })] } });
    await visit('/certifications/ccna');
    expect(slip().getByText('This batch is full. We can tell you when a seat is free.')).toBeVisible();
    expect(slip().getByRole('link', { name: 'Tell me when a seat is free' })).toHaveAttribute(
      'href',
      '/course/pmp-1#seat',
    );
  });

  it.each([
    [1, '1 seat left'],
    [5, '5 seats left'],
    [6, undefined],
    [undefined, undefined],
  ])('shows few remaining seats: of %s %s', async (seatsLeft, told) => {
    scriptApi({ 'GET /courses': { body: [ccna({ seatsLeft })] } });
    await visit('/certifications/ccna');
    expect(slip().queryByText(/left$/)?.textContent).toBe(told);
  });

  it('says so if the batches couldn’t be loaded, under the name', async () => {
    scriptApi({ 'GET /courses': problem(503, 'Sorry.') });
    await visit('/certifications/ccna');
    expect(screen.getByRole('heading', { level: 1, name: 'CCNA' })).toBeVisible();
    expect(slip().getByText(/^We couldn’t load the dates and price/)).toBeVisible();
    expect((await answerAt('/certifications/ccna')).status).toBe(503);
  });
});
