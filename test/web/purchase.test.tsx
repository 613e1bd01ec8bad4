import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { brand } from '#shared/brand.ts';
import { problem, scriptApi } from './scripted-api.ts';
import { visit } from './visit.tsx';

const order = { id: 'order_MockAbc123', amount: 449900, currency: 'INR', key: 'rzp_test_key' };
const answers = {
  'POST /user': { status: 201, body: { id: 'user-1' } },
  'POST /create-order': { status: 201, body: order },
};

const modal = () => within(screen.getByRole('dialog'));

async function openModal(): Promise<UserEvent> {
  const user = await visit('/resume');
  const [first] = screen.getAllByRole('button', { name: 'Pay Online' });
  if (!first) throw new Error('Nothing can be paid online.');
  await user.click(first);
  await modal().findByLabelText('Name');
  return user;
}

async function fillIn(user: UserEvent) {
  await user.type(modal().getByLabelText('Name'), 'Asha Kulkarni');
  await user.type(modal().getByLabelText('Email'), 'asha@example.com');
  await user.type(modal().getByLabelText('Mobile'), '98220 00001');
  await user.click(modal().getByRole('button', { name: 'Continue' }));
}

describe('the purchase modal', () => {
  it('says what is bought, for which years, at which price', async () => {
    scriptApi({});
    await openModal();
    expect(screen.getByRole('dialog', { name: 'Resume' })).toBeVisible();
    expect(modal().getByLabelText('Name')).toHaveFocus();
    expect(modal().getByText('Resume, 14-20 years')).toBeVisible();
    expect(modal().getByText('₹4,499')).toBeVisible();
  });

  it('asks for name, email and mobile', async () => {
    const api = scriptApi(answers);
    const user = await openModal();
    await user.click(modal().getByRole('button', { name: 'Continue' }));
    for (const label of ['Name', 'Email', 'Mobile']) {
      expect(modal().getByLabelText(label)).toBeRequired();
      expect(modal().getByLabelText(label)).toBeInvalid();
    }
    expect(modal().getByLabelText('Name')).toHaveFocus();
    expect(api.callsTo('POST /user')).toHaveLength(0);
  });

  it('registers the buyer, opens the order, and does not pretend that it was paid', async () => {
    const api = scriptApi(answers);
    const user = await openModal();
    await fillIn(user);
    const outcome = await modal().findByRole('status');
    expect(outcome).toHaveTextContent('Nothing has been paid yet.');
    expect(outcome).toHaveTextContent('order_MockAbc123');
    expect(within(outcome).getByRole('link')).toHaveAttribute('href', `tel:${brand.phone}`);
    expect(outcome.parentElement).toHaveFocus();
    expect(api.callsTo('POST /user').map(({ body }) => body)).toEqual([
      { name: 'Asha Kulkarni', email: 'asha@example.com', mobile: '98220 00001' },
    ]);
    expect(api.callsTo('POST /create-order').map(({ body }) => body)).toEqual([
      { userId: 'user-1', amount: 4499 },
    ]);
  });

  it('opens the order under a timestamp when the email is known already', async () => {
    const before = Date.now();
    const api = scriptApi({ ...answers, 'POST /user': problem(409, 'This email is registered already.') });
    const user = await openModal();
    await fillIn(user);
    await modal().findByRole('status');
    const [time = 0] = api
      .callsTo('POST /create-order')
      .map(({ body }) => Number((body as { userId: string }).userId));
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('asks for the same order again after a failure, with everything kept', async () => {
    const api = scriptApi({
      'POST /user': problem(409, 'This email is registered already.'),
      'POST /create-order': problem(502, 'The payment provider does not answer.'),
    });
    const user = await openModal();
    await fillIn(user);
    expect(await modal().findByRole('alert')).toHaveTextContent('The payment provider does not answer.');
    expect(modal().getByLabelText('Mobile')).toHaveValue('98220 00001');

    api.answer('POST /create-order', { status: 201, body: order });
    await user.click(modal().getByRole('button', { name: 'Continue' }));
    await modal().findByRole('status');
    const [first, second] = api.callsTo('POST /create-order');
    expect(second).toEqual(first);
    expect(api.callsTo('POST /user')).toHaveLength(1);
  });

  it('shows what is wrong with a field at the field, and opens no order', async () => {
    const wrong = 'Enter a phone number with 5 to 15 digits.';
    const api = scriptApi({
      ...answers,
      'POST /user': problem(400, wrong, [{ field: 'mobile', message: wrong }]),
    });
    const user = await openModal();
    await fillIn(user);
    await modal().findByRole('alert');
    expect(modal().getByLabelText('Mobile')).toHaveAccessibleDescription(wrong);
    expect(api.callsTo('POST /create-order')).toHaveLength(0);
  });

  it('says something went wrong when nothing answers', async () => {
    scriptApi({
      ...answers,
      'POST /create-order': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const user = await openModal();
    await fillIn(user);
    expect(await modal().findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  });

  it('closes, and begins anew the next time', async () => {
    scriptApi(answers);
    const user = await openModal();
    await user.type(modal().getByLabelText('Name'), 'Asha');
    await user.click(modal().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Pay Online' })[1] ?? document.body);
    expect(screen.getByRole('dialog', { name: 'Cover Letter' })).toBeVisible();
    expect(await modal().findByLabelText('Name')).toHaveValue('');
  });
});
