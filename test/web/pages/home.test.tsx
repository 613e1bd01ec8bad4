import { screen, within } from '@testing-library/react';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  scriptApi({ 'GET /reviews/public': { body: [] } });
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
    expect(links).toEqual(
      [
        'sales-force',
        'ccna',
        'palo-alto',
        'vmware',
        'cbap',
        'cams-training',
        'cia-training',
        'capm-training',
        'pmp',
      ].map((id) => `/certifications/${id}`),
    );
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

  it('dials for the discovery call', async () => {
    await visit('/');
    expect(hrefOf('+91 712 000 0148')).toBe('tel:+917120000148');
    expect(main().getByText(/discovery call/)).toBeVisible();
  });
});
