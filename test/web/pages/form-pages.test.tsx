import { render, screen } from '@testing-library/react';
import { contract } from '#shared/api/contract.ts';
import { type Endpoint, formNotSent } from '#shared/api/endpoint.ts';
import { enquireAboutCertification, enquireAboutCourse } from '#shared/api/enquiries.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { phoneHint } from '#shared/domain/text/phone.ts';
import { EnquirySentPage } from '#web/pages/enquiry-sent/enquiry-sent.tsx';
import { FormNotSentPage } from '#web/pages/form-not-sent/form-not-sent.tsx';
import { ReviewSentPage } from '#web/pages/review-sent/review-sent.tsx';

/** The pages that a form posted by the browser itself ends with: files, the same whatever their address says. */

const forms = Object.values(contract)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .filter(({ form }) => form);

const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);

const expectWayHome = () =>
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');

describe('/enquiry-sent', () => {
  it('confirms the enquiry, says what happens next, and leads home', () => {
    render(<EnquirySentPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enquiry submitted successfully!');
    expect(steps()).toContain('We reply within 48 business hours, to the email address you gave.');
    expectWayHome();
  });
});

describe('/review-sent', () => {
  it('confirms the review, says when it appears, and leads home', () => {
    render(<ReviewSentPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Thank you! Your review has been submitted for approval.',
    );
    expect(steps().join(' ')).toMatch(/approve.* appears on the home page/);
    expectWayHome();
  });
});

describe.each([
  ['course', 'Failed to submit enquiry. Please check your details and try again.'],
  ['reservation', 'Your request for a place did not arrive. Please check your details and try again.'],
  ['enquiry', 'Failed to submit enquiry. Please try again.'],
  ['pmp', '❌ Failed to submit enquiry. Please try again.'],
  ['callback', 'Your number did not arrive. Please try again, or call us.'],
  ['review', 'Sorry, there was an error submitting your review.'],
] as const)('/form-not-sent/%s', (name, words) => {
  beforeEach(() => void render(<FormNotSentPage path={formNotSent(name)} data={{}} />));

  it('says so in the words of its form and of no other, that Back keeps what was typed, and where to call', () => {
    expect(screen.getByText(words)).toBeVisible();
    expect(
      screen.getAllByText(
        /^(❌ )?Failed to submit|^Sorry|^Your (complaint|number|request for a place) did not/,
      ),
    ).toHaveLength(1);
    expect(screen.getByText(/your browser’s Back button .* what you typed is still in it/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute(
      'href',
      'tel:+917120000148',
    );
    expectWayHome();
  });

  it('has a place for each reason that a form’s answer names: its fields, too many, a failure', () => {
    const fields = forms
      .filter(({ form }) => form?.nameOf(new URLSearchParams({ certificationName: 'PMP' })) === name)
      .concat(name === 'enquiry' ? enquireAboutCertification : [])
      .concat(name === 'reservation' ? enquireAboutCourse : [])
      .flatMap(({ body }) => Object.keys((body as unknown as { def: { shape: object } }).def.shape));
    // Of the others none is a person's to fill in.
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

  it('says of what is not the visitor’s fault that it is not', () => {
    for (const [id, words] of [
      ['busy', 'Wait a minute, go back, and send it again.'],
      ['later', 'Go back and send it again in a few minutes, or call us.'],
    ] as const) {
      const reason = document.querySelector<HTMLElement>(`[id="${id}"]`) as HTMLElement;
      expect(reason).toHaveTextContent('It is not about what you wrote.');
      expect(reason).toHaveTextContent(words);
    }
  });
});

describe('a form that was not sent', () => {
  it.each([
    ['enquiry', 'name', `Needed, in one line. ${limits.person.name} characters at most`],
    ['course', 'email', 'Enter an email address such as name@example.com.'],
    ['pmp', 'phone', `Needed. ${phoneHint}`],
    ['course', 'phoneNumber', `May be left empty. ${phoneHint}`],
    ['reservation', 'phoneNumber', `Needed. ${phoneHint}`],
    ['course', 'message', 'May be left empty. 2,000 characters at most'],
    ['review', 'message', 'Needed. 2,000 characters at most'],
    ['review', 'rating', 'Rating must be 1, 2, 3, 4 or 5.'],
  ] as const)('of the kind %s is told the rule of %s', (name, id, rule) => {
    render(<FormNotSentPage path={formNotSent(name)} data={{}} />);
    expect(document.querySelector<HTMLElement>(`li[id="${id}"]`)).toHaveTextContent(rule);
  });
});
