import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { certificationName } from '#shared/domain/courses/certifications.ts';
import { answerAt } from '../../support/web/drawn-page.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const page = () => within(screen.getByRole('main'));
const form = () => within(screen.getByRole('form', { name: 'Request More Info' }));

async function ask(user: UserEvent) {
  await user.type(form().getByLabelText('Name'), 'Asha Kulkarni');
  await user.type(form().getByLabelText('Email'), 'asha@example.com');
  await user.type(form().getByLabelText('Phone'), '9822000001');
  await user.type(form().getByLabelText('Message'), 'When does it start?');
  await user.click(form().getByRole('button', { name: 'Request More Info' }));
}

describe('/certifications', () => {
  it('leads to the nine of them by their names', async () => {
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
    ['sales-force', 'Sales Force', /Salesforce lets anybody practise/],
    ['ccna', 'CCNA', 'Cisco Certified Network Associate'],
    ['palo-alto', 'Palo Alto', 'Palo Alto Networks'],
    ['vmware', 'VMware', /ESXi/],
    ['cbap', 'CBAP', 'Certified Business Analysis Professional'],
    ['cams-training', 'CAMS Training', 'Certified Anti-Money Laundering Specialist'],
    ['cia-training', 'CIA Training', 'Certified Internal Auditor'],
    ['capm-training', 'CAPM Training', 'Certified Associate in Project Management'],
  ])('tells of %s, under the name %s', async (id, name, fact) => {
    scriptApi({});
    await visit(`/certifications/${id}`);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(page().getByText(fact)).toBeVisible();
    expect(page().getByRole('heading', { level: 2, name: 'What the exam asks' })).toBeVisible();
    expect(page().getByRole('heading', { level: 2, name: 'Request More Info' })).toBeVisible();
    expect(document.title).toBe(`${name} · Sopaan Careers`);
  });

  it.each([
    ['aws-architect', 'Aws Architect'],
    ['itil-4', 'Itil 4'],
    ['a'.repeat(40), `A${'a'.repeat(39)}`],
  ])('shows the page for an unknown %s as well, as %s', async (id, name) => {
    const api = scriptApi({ 'POST /enquiries/certification': { status: 201, body: { id: 'e-1' } } });
    const user = await visit(`/certifications/${id}`);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    await ask(user);
    expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    expect(api.callsTo('POST /enquiries/certification')[0]?.body).toHaveProperty('certificationName', name);
  });

  it('sends the enquiry under the name of the certification', async () => {
    const api = scriptApi({ 'POST /enquiries/certification': { status: 201, body: { id: 'e-1' } } });
    const user = await visit('/certifications/cams-training');
    await ask(user);
    expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    expect(api.callsTo('POST /enquiries/certification')[0]?.body).toMatchObject({
      name: 'Asha Kulkarni',
      email: 'asha@example.com',
      phone: '9822000001',
      message: 'When does it start?',
      certificationName: 'CAMS Training',
    });
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
  ])('is no page, and prints nothing of the address, where that is %s', async (id) => {
    scriptApi({});
    expect((await answerAt(`/certifications/${id}`)).status).toBe(404);
    await visit(`/certifications/${id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This step is missing.');
    expect(screen.getByRole('main')).not.toHaveTextContent(decodeURIComponent(id));
  });

  it('requires every field', async () => {
    const api = scriptApi({ 'POST /enquiries/certification': { status: 201, body: { id: 'e-1' } } });
    const user = await visit('/certifications/ccna');
    await user.click(form().getByRole('button', { name: 'Request More Info' }));
    for (const label of ['Name', 'Email', 'Phone', 'Message']) {
      expect(form().getByLabelText(label)).toHaveAccessibleDescription(`${label} is required.`);
    }
    expect(api.callsTo('POST /enquiries/certification')).toHaveLength(0);
  });

  it('says so when it could not be sent, and keeps what was typed', async () => {
    scriptApi({ 'POST /enquiries/certification': problem(500, 'Sorry.') });
    const user = await visit('/certifications/ccna');
    await ask(user);
    expect(await form().findByRole('alert')).toHaveTextContent(
      /^Failed to submit enquiry. Please try again.$/,
    );
    expect(form().getByLabelText('Message')).toHaveValue('When does it start?');
  });
});
