import { render, screen } from '@testing-library/react';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { limits } from '#shared/domain/limits.ts';
import { phoneHint } from '#shared/domain/phone.ts';
import { EnquirySentPage } from '#web/pages/enquiry-sent/enquiry-sent.tsx';
import { FormNotSentPage } from '#web/pages/form-not-sent/form-not-sent.tsx';
import { ReviewSentPage } from '#web/pages/review-sent/review-sent.tsx';

/** The pages that a form posted by the browser itself ends with: files, the same whatever their address says. */

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

describe('/form-not-sent', () => {
  beforeEach(() => void render(<FormNotSentPage />));

  it('says so, that Back keeps what was typed, and where to call', () => {
    expect(
      screen.getByText('Failed to submit enquiry. Please check your details and try again.'),
    ).toBeVisible();
    expect(screen.getByText(/your browser’s Back button .* what you typed is still in it/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 712 000 0148' })).toHaveAttribute(
      'href',
      'tel:+917120000148',
    );
    expectWayHome();
  });

  const forms = Object.values(contract)
    .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
    .filter(({ form }) => form);

  it('has a place for each reason that a form’s answer names: its fields, too many, a failure', () => {
    expect(forms).toHaveLength(3);
    // Of the others none is a person's to fill in.
    const hidden = ['remark', 'website', 'courseId', 'courseTitle', 'certificationName'];
    const fields = forms.flatMap(({ body }) =>
      Object.keys((body as unknown as { def: { shape: object } }).def.shape),
    );
    for (const id of [...fields.filter((field) => !hidden.includes(field)), 'busy', 'later'])
      expect({ id, place: document.querySelector(`[id="${id}"]`) }).toEqual({ id, place: expect.anything() });
  });

  it.each([
    ['name', `${limits.person.name} characters at most`],
    ['email', 'Enter an email address such as name@example.com.'],
    ['phone', phoneHint],
    ['message', '2,000 characters at most'],
    ['rating', 'Rating must be 1, 2, 3, 4 or 5.'],
  ])('tells the rule of %s', (id, rule) => {
    const entry = document.querySelector<HTMLElement>(`li[id="${id}"]`);
    expect(entry).toHaveTextContent(rule);
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
