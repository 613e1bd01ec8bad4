import { screen, within } from '@testing-library/react';
import { phoneHint } from '#shared/domain/text/phone.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { fillIn, visit } from '../../support/web/visit.tsx';

const main = () => within(screen.getByRole('main'));
const form = () => within(screen.getByRole('form', { name: 'Contact' }));

describe('/contact', () => {
  it('has the phone number, the email address and social links', async () => {
    scriptApi({});
    await visit('/contact');
    expect(main().getByRole('heading', { name: 'Discovery call' })).toBeVisible();
    const ways = main().getByRole('link', { name: 'Call +91 712 000 0148' }).closest('ul');
    expect([...(ways?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.href])).toEqual([
      ['Call +91 712 000 0148', 'tel:+917120000148'],
      ['WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\//)],
      ['hello@sopaan.example', 'mailto:hello@sopaan.example'],
    ]);
    for (const name of ['LinkedIn', 'YouTube', 'Instagram']) {
      expect(main().getByRole('link', { name: `Sopaan Careers on ${name}` })).toHaveAttribute(
        'href',
        expect.stringContaining(`https://www.${name.toLowerCase()}.com/`),
      );
    }
  });

  it.each(['call me', '12345', '00000', '98220 ext 1'])(
    'rejects a phone number such as %p',
    async (wrong) => {
      const api = scriptApi({ 'POST /enquiries/certification': { status: 201, body: { id: 'enquiry-1' } } });
      const user = await visit('/contact');
      const phone = form().getByLabelText('Phone');
      expect(phone).toHaveAttribute('type', 'tel');
      expect(phone).toHaveAttribute('inputmode', 'numeric');
      const typed = { Name: 'Asha', Email: 'asha@example.com', Phone: wrong, Message: 'Which course?' };
      await fillIn(user, form(), typed);
      await user.click(form().getByRole('button', { name: 'Send message' }));
      expect(phone).toHaveFocus();
      expect(phone).toHaveAccessibleDescription(phoneHint);
      expect(api.callsTo('POST /enquiries/certification')).toHaveLength(0);
      await user.clear(phone);
      await user.type(phone, '+91 98220 00001');
      await user.click(form().getByRole('button', { name: 'Send message' }));
      expect(await form().findByText('Enquiry submitted successfully!')).toBeVisible();
    },
  );

  it('asks for a number to call or WhatsApp, and the privacy policy says the same', async () => {
    scriptApi({});
    await visit('/contact');
    const callMe = main().getByRole('region', { name: 'Call me back' });
    expect(callMe).toHaveTextContent(
      'We’ll use your number only to call you, or message you on WhatsApp, about this.',
    );
    expect(callMe).toHaveTextContent('We keep your details to call you or message you on WhatsApp, until');
    await visit('/privacy-policy');
    expect(main().getByText(/leave just your name and number/)).toHaveTextContent(
      'we use them only to call you, or message you on WhatsApp, about your request.',
    );
  });

  it('names who answers complaints, with a link', async () => {
    scriptApi({});
    await visit('/contact');
    const line = main().getByText(/^Meera Namuna, Grievance officer/);
    expect(within(line).getByRole('link', { name: 'complaints' })).toHaveAttribute('href', '/grievance');
  });

  it('offers to call back after the questions', async () => {
    scriptApi({});
    await visit('/contact');
    const folded = main().getByText('Prefer a call? Leave your number').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect([...document.querySelectorAll('main details')].at(-1)).toBe(folded);
  });

  it('answers common questions', async () => {
    scriptApi({});
    await visit('/contact');
    const questions = [...document.querySelectorAll('main .ledger details')];
    expect(questions.length).toBeGreaterThan(3);
    for (const question of questions) {
      expect(question.querySelector('summary')?.textContent).toMatch(/\?$/);
    }
  });
});
