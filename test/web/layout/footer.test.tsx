import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import { noticeVersion } from '#shared/policies.ts';
import { ownLegal, replaceLegal } from '../../support/own-brand.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { fillIn, visit } from '../../support/web/visit.tsx';

const footer = () => within(screen.getByRole('contentinfo'));
const form = () => within(screen.getByRole('form', { name: 'Quick enquiry' }));

describe('the footer', () => {
  it('has quick links and legal links', async () => {
    scriptApi({});
    await visit('/courses');
    const quick = within(footer().getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(quick.map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/courses',
      '/services',
      '/resume',
      '/contact',
    ]);
    for (const path of [
      '/cancellation-policy',
      '/privacy-policy',
      '/terms-&-conditions',
      '/delivery-policy',
      '/grievance',
    ]) {
      expect(
        footer()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toContain(path);
    }
  });

  it.each([
    ['company', 'Joshi Learning Private Limited, a company. CIN U85500MH2019PTC123456.'],
    [
      'llp',
      'Joshi Learning LLP, a limited liability partnership, registered with limited liability. LLPIN AAB-1234.',
    ],
    ['partnership', 'Joshi & Rao, a partnership firm of Asha Joshi, Vikram Rao.'],
    ['proprietor', 'Joshi Classes, a sole proprietorship of Asha Joshi. GSTIN 27ABCDE1234F1Z5.'],
  ] as const)('names the legal entity if it’s a %s, and the grievance officer', async (kind, said) => {
    replaceLegal(ownLegal[kind]);
    scriptApi({});
    await visit('/courses');
    const words = screen.getByRole('contentinfo').textContent;
    expect(words).toContain(said);
    const hasOffice = kind === 'company' || kind === 'llp';
    expect(words).toContain(
      `${hasOffice ? 'Registered office' : 'Principal place of business'}: 12 Civil Lines, Nagpur 440010, Maharashtra, India.`,
    );
    expect(words).toContain('Complaints: Kiran Deshpande, Grievance officer.');
  });

  it('says next to its form what is stored, why and for how long, and links to the policy', async () => {
    scriptApi({});
    await visit('/courses');
    const notice = form().getByText(
      /^We keep your details to reply to you, until you ask us to delete them\./,
    );
    expect(within(notice).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(notice.querySelector('input')).toHaveAttribute('name', 'noticeVersion');
    expect(notice.querySelector('input')).toHaveAttribute('value', String(noticeVersion));
  });

  it('has a hidden field for bots, and sends its value', async () => {
    const api = scriptApi({
      'POST /enquiries/certification': { status: 201, body: { id: 'enquiry-1' } },
    });
    const user = await visit('/courses');
    expect(form().queryByRole('textbox', { name: 'Remark' })).toBeNull();
    const honeypot = form().getByRole('textbox', { name: 'Remark', hidden: true });
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.getAttribute('name')).not.toMatch(
      /name|mail|phone|tel|mobile|url|web|site|address|street|city|zip|post|country|company|org|title|user|pass|code|card|birth|sex/i,
    );
    fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
    await user.click(footer().getByText('Write to us'));
    const typed = { Name: 'Asha', Email: 'asha@example.com', Phone: '9822000001', Message: 'In Marathi?' };
    await fillIn(user, form(), typed);
    await user.click(form().getByRole('button', { name: 'Send Enquiry' }));
    expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    expect(api.callsTo('POST /enquiries/certification')[0]?.body).toMatchObject({
      remark: 'https://spam.example',
    });
  });

  it('shows a static map of each office', async () => {
    scriptApi({});
    await visit('/courses');
    const maps = footer().getAllByRole('img', { name: /^Map of / });
    const files = maps.map((map) => map.getAttribute('src') ?? '');
    expect(files).toEqual(['/maps/nagpur.svg', '/maps/bangalore.svg']);
    const [one, other] = files.map((file) => readFileSync(`web/public${file}`, 'utf8'));
    expect(one).not.toBe(other);
    for (const map of maps) {
      expect(map.closest('details')).toBeNull();
      expect([map.getAttribute('width'), map.getAttribute('height'), map.getAttribute('loading')]).toEqual([
        '384',
        '216',
        'lazy',
      ]);
    }
    expect(footer().getByText(/Map data: Natural Earth\./)).toBeVisible();
  });

  it('loads a live map only on request', async () => {
    scriptApi({});
    await visit('/courses');
    const frame = footer().getByTitle('Live map of Nagpur');
    expect(frame).not.toHaveAttribute('src');
    const link = footer().getByRole('link', { name: 'Live map of Nagpur' });
    expect(link).toHaveAttribute('target', frame.getAttribute('name'));
    expect(link.getAttribute('href')).toContain('https://www.openstreetmap.org/export/embed.html');
  });
});
