import { render, screen } from '@testing-library/react';
import { contract } from '#shared/api/contract.ts';
import { type Endpoint, formNotSent } from '#shared/api/endpoint.ts';
import { enquireAboutCertification } from '#shared/api/enquiries.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { phoneHint } from '#shared/domain/text/phone.ts';
import { EnquirySentPage } from '#web/pages/enquiry-sent/enquiry-sent.tsx';
import { FormNotSentPage } from '#web/pages/form-not-sent/form-not-sent.tsx';
import { ReviewSentPage } from '#web/pages/review-sent/review-sent.tsx';

const forms = Object.values(contract)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .filter(({ form }) => form);

const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);

const expectWayHome = () =>
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');

describe('/enquiry-sent', () => {
  it('confirms the enquiry, says what’s next, and links home', () => {
    render(<EnquirySentPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enquiry submitted successfully!');
    expect(steps()).toContain(
      'We’ll reply within 48 business hours, to the email address you gave. If you’re waiting for a free seat, we’ll email you as soon as there is one.',
    );
    expectWayHome();
  });
});

describe('/review-sent', () => {
  it('confirms the review, says when it appears, and links home', () => {
    render(<ReviewSentPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Thank you! Your review has been submitted for approval.',
    );
    expect(steps().join(' ')).toMatch(/approve.* appear on the home page/);
    expectWayHome();
  });
});

describe.each([
  ['course', 'Failed to submit enquiry. Please check your details and try again.'],
  ['enquiry', 'Failed to submit enquiry. Please try again.'],
  ['pmp', '❌ Failed to submit enquiry. Please try again.'],
  ['callback', 'We didn’t get your number. Please try again, or call us.'],
  ['review', 'Sorry, there was an error submitting your review.'],
] as const)('/form-not-sent/%s', (name, words) => {
  beforeEach(() => void render(<FormNotSentPage path={formNotSent(name)} data={{}} />));

  it('names its form, says that Back keeps what was typed, and has the phone number', () => {
    expect(screen.getByText(words)).toBeVisible();
    expect(
      screen.getAllByText(/^(❌ )?Failed to submit|^Sorry|^We didn’t get your (complaint|number)/),
    ).toHaveLength(1);
    expect(screen.getByText(/your browser’s Back button, and everything you typed/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute(
      'href',
      'tel:+917120000148',
    );
    expectWayHome();
  });

  it('has an anchor for each reason: its fields, too many, a failure', () => {
    const fields = forms
      .filter(
        ({ form }) =>
          form && 'nameOf' in form && form.nameOf(new URLSearchParams({ certificationName: 'PMP' })) === name,
      )
      .concat(name === 'enquiry' ? enquireAboutCertification : [])
      .flatMap(({ body }) => Object.keys((body as unknown as { def: { shape: object } }).def.shape));
    const hidden = [
      ...['remark', 'noticeVersion', 'courseId', 'courseTitle', 'wants', 'batchStart', 'about'],
      'certificationName',
    ];
    const ids = fields.filter((field) => !hidden.includes(field));
    expect(ids.length).toBeGreaterThanOrEqual(name === 'callback' ? 2 : 4);
    expect([...document.querySelectorAll('li[id]')].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const id of ['busy', 'later'])
      expect({ id, place: document.querySelector(`[id="${id}"]`) }).toEqual({ id, place: expect.anything() });
  });

  it('says so if it isn’t the visitor’s fault', () => {
    for (const [id, words] of [
      ['busy', 'Wait a minute, go back and send it again.'],
      ['later', 'Go back and send it again in a few minutes, or call us.'],
    ] as const) {
      const reason = document.querySelector<HTMLElement>(`[id="${id}"]`) as HTMLElement;
      expect(reason).toHaveTextContent('Your message is fine.');
      expect(reason).toHaveTextContent(words);
    }
  });
});

describe('a form that wasn’t sent', () => {
  it.each([
    ['enquiry', 'name', `Required, on one line. ${limits.person.name} characters at most`],
    ['course', 'email', 'Enter an email address such as name@example.com.'],
    ['pmp', 'phone', `Required. ${phoneHint}`],
    ['course', 'phoneNumber', `Optional. ${phoneHint}`],
    ['course', 'message', 'Optional. 2,000 characters at most'],
    ['review', 'message', 'Required. 2,000 characters at most'],
    ['review', 'rating', 'Rating must be 1, 2, 3, 4 or 5.'],
  ] as const)('of the kind %s shows the rule of %s', (name, id, rule) => {
    render(<FormNotSentPage path={formNotSent(name)} data={{}} />);
    expect(document.querySelector<HTMLElement>(`li[id="${id}"]`)).toHaveTextContent(rule);
  });
});
