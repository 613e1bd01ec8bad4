import { screen, within } from '@testing-library/react';
import { noticeVersion } from '#shared/policies.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const route = 'POST /reviews/verified';
const link = `order_1.2000000000.${'m'.repeat(43)}`;

const form = () => within(screen.getByRole('form', { name: 'Your review' }));
const submit = () => form().getByRole('button', { name: 'Submit review' });
const box = () => form().getByRole('checkbox', { name: /You may publish this review/ });

async function fillIn() {
  const user = await visit(`/review#${link}`);
  await user.click(form().getByRole('radio', { name: '4 stars' }));
  await user.type(form().getByRole('textbox', { name: 'Name' }), 'Asha R.');
  await user.type(form().getByRole('textbox', { name: 'Message' }), 'Clear and on time.');
  return user;
}

describe('/review', () => {
  it('sends the review with link and consent, thanks, and removes the link from the address', async () => {
    const api = scriptApi({ [route]: { status: 201, body: { id: 'r' } } });
    const user = await fillIn();
    await user.click(box());
    await user.click(submit());
    expect(await screen.findByText(/submitted for approval/)).toBeVisible();
    expect(api.callsTo(route).map(({ body }) => body)).toEqual([
      { link, name: 'Asha R.', message: 'Clear and on time.', rating: 4, consent: true, noticeVersion },
    ]);
    expect(window.location.hash).toBe('');
  });

  it('starts without a rating, from 1 to 5 stars, and refuses a review without one', async () => {
    const api = scriptApi({ [route]: { status: 201, body: { id: 'r' } } });
    const user = await visit(`/review#${link}`);
    const stars = form().getAllByRole('radio');
    expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual([
      ...['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    ]);
    for (const star of stars) expect(star).not.toBeChecked();
    await user.type(form().getByRole('textbox', { name: 'Name' }), 'Asha R.');
    await user.type(form().getByRole('textbox', { name: 'Message' }), 'Clear and on time.');
    await user.click(box());
    await user.click(submit());
    const sentence = form().getByText('Choose from 1 to 5 stars.');
    expect(sentence.closest('fieldset')).toBe(stars[0]?.closest('fieldset'));
    expect(stars[0]).toHaveFocus();
    expect(api.callsTo(route)).toEqual([]);
    await user.click(form().getByRole('radio', { name: '2 stars' }));
    expect(form().queryByText('Choose from 1 to 5 stars.')).toBeNull();
    await user.click(submit());
    expect(api.callsTo(route).map(({ body }) => (body as { rating: number }).rating)).toEqual([2]);
  });

  it('opens with the star pressed in the email chosen, and sends nothing', async () => {
    const api = scriptApi({ [route]: { status: 201, body: { id: 'r' } } });
    await visit(`/review#${link}&stars=4`);
    expect(await form().findByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(api.callsTo(route)).toEqual([]);
  });

  it('says what is reviewed', async () => {
    const body = { number: 'A-1', what: 'PMP evenings', instructor: 'Anjali Deshpande' };
    const api = scriptApi({ 'POST /reviews/link': { body } });
    await visit(`/review#${link}&stars=9`);
    for (const text of Object.values(body)) expect(await screen.findByText(text)).toBeVisible();
    expect(api.callsTo('POST /reviews/link').map((call) => call.body)).toEqual([{ link }]);
    for (const star of form().getAllByRole('radio')) expect(star).not.toBeChecked();
  });

  it('says at once that a link no longer works', async () => {
    scriptApi({ 'POST /reviews/link': problem(400, 'This review link no longer works.') });
    await visit(`/review#${link}`);
    expect(await screen.findByText('This review link no longer works.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Your review' })).toBeNull();
  });

  it('doesn’t assume consent', async () => {
    const api = scriptApi({ [route]: { status: 201, body: { id: 'r' } } });
    const user = await fillIn();
    expect(box()).not.toBeChecked();
    await user.click(submit());
    expect(form().getByText(/Please tick this box so that we can publish your review/)).toBeVisible();
    expect(box()).toHaveFocus();
    expect(api.callsTo(route)).toEqual([]);
  });

  it('links to each invalid field in one sentence', async () => {
    scriptApi({});
    const user = await visit(`/review#${link}`);
    await user.click(submit());
    expect(form().getByRole('alert')).toHaveTextContent(
      /^Please check: Rating, Name, Message, .*any time\.$/,
    );
  });

  it('says what’s wrong with the link, and keeps what was written', async () => {
    scriptApi({
      [route]: problem(400, 'This review link no longer works. You can leave a review on our home page.'),
    });
    const user = await fillIn();
    await user.click(box());
    await user.click(submit());
    expect(await form().findByRole('alert')).toHaveTextContent('This review link no longer works.');
    expect(form().getByRole('textbox', { name: 'Message' })).toHaveValue('Clear and on time.');
    expect(window.location.hash).toBe(`#${link}`);
  });

  it('links to the open form without a link', async () => {
    await visit('/review');
    expect(await screen.findByText(/using the newest link/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reviews on the home page' })).toHaveAttribute(
      'href',
      '/#reviews',
    );
  });
});
