import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { legal } from '#shared/brand.ts';
import type { Offer } from '#shared/domain/coaching/offer.ts';
import { course, member, offer } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { fillIn, visit } from '../../support/web/visit.tsx';

const asked = {
  ...{ what: 'Two hours of interview coaching', paise: 250_000, lastDay: '2026-11-25' },
  ...{ name: 'Asha Kulkarni', state: 'open' },
};

async function open(answer: object) {
  scriptApi({ 'POST /pay': { body: answer } });
  await visit(`/pay#link_1.1234567890.${'m'.repeat(43)}`);
  await screen.findByRole('heading', { name: asked.what });
}

describe('/pay', () => {
  it('opens with the name and phone number that the owner typed, and asks for the email address', async () => {
    await open({ ...asked, mobile: '+919876543210' });
    expect(screen.getByLabelText('Name', { selector: '#purchase-name' })).toHaveValue('Asha Kulkarni');
    expect(screen.getByLabelText('Mobile')).toHaveValue('+919876543210');
    expect(screen.getByLabelText('Email', { selector: '#purchase-email' })).toHaveValue('');
  });

  it('asks for the phone number if the owner typed none', async () => {
    await open(asked);
    expect(screen.getByLabelText('Mobile')).toHaveValue('');
  });

  it('opens with what was typed in this tab, if a purchase was started here', async () => {
    const buyer = { name: 'Ravi Rao', email: 'ravi@example.com', mobile: '9000000001' };
    sessionStorage.setItem('purchase', JSON.stringify({ buyer, orderId: 'order_1' }));
    await open({ ...asked, mobile: '+919876543210' });
    expect(screen.getByLabelText('Name', { selector: '#purchase-name' })).toHaveValue('Ravi Rao');
    expect(screen.getByLabelText('Mobile')).toHaveValue('9000000001');
  });

  it('fills in the email address that the link was sent to', async () => {
    await open({ ...asked, email: 'asha@example.com' });
    expect(screen.getByLabelText('Email', { selector: '#purchase-email' })).toHaveValue('asha@example.com');
  });

  it('says who asks for the payment, and has one button with the amount', async () => {
    await open(asked);
    expect(screen.getByText(`You’re paying ${legal.name} for`)).toBeVisible();
    expect(screen.getByText('25 November 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹2,500' })).toBeEnabled();
    expect(screen.getByText('UPI, card or net banking with Razorpay.')).toBeVisible();
  });

  it('names the company for a link, with the refund rule of its course', async () => {
    const product = { kind: 'course', courseId: 'pmp-1', title: asked.what };
    const api = scriptApi({ 'POST /pay': { body: { ...asked, product } } });
    await visit(`/pay#link_1.1234567890.${'m'.repeat(43)}`);
    await screen.findByRole('heading', { name: asked.what });
    expect(screen.getByText(`You’re paying ${legal.name} for`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
      'href',
      '/cancellation-policy#refund-class',
    );
    expect(api.callsTo('GET /team')).toEqual([]);
  });

  describe('for a course', () => {
    const openCourse = async (team: object) => {
      const sold = course({ instructorId: 'vikram', payOnline: true, startDate: '2099-12-05' });
      scriptApi({ 'GET /courses/{id}': { body: sold }, 'GET /team': team });
      await visit('/pay?course=pmp-1');
      await screen.findByRole('heading', { name: sold.title });
    };

    it('names the instructor, with the refund rule for a class', async () => {
      await openCourse({ body: [member({ id: 'asha', name: 'Asha Rao' }), member({ id: 'vikram' })] });
      expect(screen.getByRole('link', { name: 'Vikram Shah' })).toHaveAttribute('href', '/about#team');
      expect(screen.queryByText('Asha Rao')).toBeNull();
      expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute(
        'href',
        '/cancellation-policy#refund-class',
      );
    });

    it('can be paid if its instructor can’t be read', async () => {
      await openCourse({ status: 503 });
      expect(screen.getByRole('button', { name: 'Pay ₹24,999' })).toBeEnabled();
      expect(screen.queryByText('Vikram Shah')).toBeNull();
    });
  });

  it('shows the agreed time of a payment link for coaching, and its refund rule', async () => {
    const product = {
      ...{ kind: 'coaching', offerId: 'o1', title: asked.what, sessions: 1, minutes: 60 },
      ...{ coachId: 'rekha', coach: 'Rekha Nair' },
    };
    await open({ ...asked, product, wants: { start: '2099-12-01T13:30:00.000Z' } });
    expect(await screen.findByText(/Tuesday, 1 December, 7:00\spm IST/)).toBeVisible();
    expect(screen.getByText(/^Move or cancel free until 48 hours before\./)).toBeVisible();
    expect(screen.queryByText(/less than 48 hours away/)).toBeNull();
  });

  it('says that an agreed time within 48 hours can’t be moved or cancelled', async () => {
    const product = {
      ...{ kind: 'coaching', offerId: 'o1', title: asked.what, sessions: 1, minutes: 60 },
      ...{ coachId: 'rekha', coach: 'Rekha Nair' },
    };
    const start = new Date(Date.now() + 47 * 60 * 60_000).toISOString();
    await open({ ...asked, product, wants: { start } });
    expect(screen.getByText(/less than 48 hours away, so this session can’t be moved/)).toBeVisible();
  });
});

describe('/pay for a coaching session', () => {
  const times = ['2099-12-01T13:30:00.000Z', '2099-12-01T14:30:00.000Z', '2099-12-03T04:30:00.000Z'];
  const [first = '', second = ''] = times;

  const openOffer = async (answers: Answers = {}, query = '', offered: Partial<Offer> = {}) => {
    const sold = offer(offered);
    const api = scriptApi({
      'GET /coaching/offers': { body: [sold] },
      'GET /coaching/offers/{id}/times': { body: { times } },
      'POST /user': { status: 201, body: { id: 'u1' } },
      ...answers,
    });
    const user = await visit(`/pay?offer=${sold.id}${query}`);
    return { api, user };
  };

  const pay = async (user: UserEvent) => {
    const form = within(screen.getByRole('form', { name: 'Purchase' }));
    await fillIn(user, form, { Name: 'Asha Rao', Email: 'asha@example.com', Mobile: '9822012345' });
    await user.click(form.getByRole('button', { name: /^Pay/ }));
  };

  it('shows the offer, its coach, its price and the refund rule at the button', async () => {
    await openOffer({ 'GET /team': { body: [member({ id: 'rekha', name: 'Rekha Nair' })] } });
    expect(await screen.findByRole('heading', { name: 'Interview practice' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rekha Nair' })).toBeVisible();
    expect(screen.getByText('60 minutes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹2,500' })).toBeEnabled();
    expect(
      screen.getByText(/^Move or cancel free until 48 hours before\. After that, the session is forfeited\./),
    ).toBeVisible();
  });

  it('names the coach if the team can’t be read', async () => {
    await openOffer({ 'GET /team': { status: 503 } });
    expect(await screen.findByText('Rekha Nair')).toBeVisible();
  });

  it('has chosen the time in its address, and says when it’s booked', async () => {
    await openOffer({}, `&start=${first}`);
    expect(await screen.findByText(/^Tuesday, 1 December, 7:00\spm IST$/)).toBeVisible();
    expect(screen.getByText(/^It’s booked for you once you’ve paid\./)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tuesday, 1 December, 7:00 pm IST' })).toBeChecked();
    expect(screen.queryByText(/less than 48 hours away/)).toBeNull();
  });

  it('says before the payment that a time within 48 hours can’t be moved or cancelled', async () => {
    const start = new Date(Date.now() + 47 * 60 * 60_000).toISOString();
    await openOffer({ 'GET /coaching/offers/{id}/times': { body: { times: [start] } } }, `&start=${start}`);
    expect(
      await screen.findByText(
        /^That’s less than 48 hours away, so this session can’t be moved or cancelled\.$/,
      ),
    ).toBeVisible();
  });

  it('says that the time in its address is taken, and asks for another one', async () => {
    const { user, api } = await openOffer({}, '&start=2099-12-02T13:30:00.000Z');
    expect(await screen.findByText('That time is taken. Please choose another one.')).toBeVisible();
    await pay(user);
    expect(api.callsTo('POST /coaching/offers/{id}/orders')).toEqual([]);
    expect(screen.getByText('Choose a time, or choose it later.')).toBeVisible();
  });

  it('orders with the chosen time, or without one', async () => {
    const { user, api } = await openOffer({
      'POST /coaching/offers/{id}/orders': problem(409, 'The price is now ₹3,000. Please refresh the page.'),
    });
    await user.click(await screen.findByRole('radio', { name: 'Tuesday, 1 December, 8:00 pm IST' }));
    await pay(user);
    await screen.findByText(/The price is now/);
    await user.click(screen.getByRole('radio', { name: 'Choose a time later' }));
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    const calls = api.callsTo('POST /coaching/offers/{id}/orders');
    expect(calls.map(({ path }) => path)).toEqual(Array(2).fill('/coaching/offers/offer-1/orders'));
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ userId: 'u1', amount: 2500, name: 'Asha Rao', start: second }),
      expect.not.objectContaining({ start: expect.anything() }),
    ]);
  });

  it('says if the time has been taken since, and shows the others', async () => {
    const message = 'That time isn’t free any more. Choose another one.';
    const { user } = await openOffer(
      { 'POST /coaching/offers/{id}/orders': problem(409, message, [{ field: 'start', message }]) },
      `&start=${first}`,
    );
    await screen.findByText(/^Tuesday, 1 December, 7:00\spm IST$/);
    await pay(user);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: 'Tuesday, 1 December, 7:00 pm IST' })).toBeNull(),
    );
    expect(screen.getByRole('radio', { name: 'Tuesday, 1 December, 8:00 pm IST' })).not.toBeChecked();
  });

  it('asks before a second purchase', async () => {
    const { user, api } = await openOffer(
      {
        'POST /coaching/offers/{id}/orders': problem(409, 'You’ve already paid for this.', [
          { field: 'isRepeatConfirmed', message: 'Confirm that you want to buy it again.' },
        ]),
      },
      `&start=${first}`,
    );
    await screen.findByText(/^Tuesday, 1 December, 7:00\spm IST$/);
    await pay(user);
    await user.click(await screen.findByRole('button', { name: 'Buy it again' }));
    expect(api.callsTo('POST /coaching/offers/{id}/orders')[1]?.body).toMatchObject({
      isRepeatConfirmed: true,
      start: first,
    });
  });

  it('asks for the first session of a package', async () => {
    await openOffer({}, '', { sessions: 4 });
    expect(await screen.findByRole('group', { name: 'When is your first session?' })).toBeVisible();
    expect(
      screen.getByText(/^Book the other 3 on your order page\. Not refundable once it has started\./),
    ).toBeVisible();
  });

  it.each([
    ['2100-01-05', 'You can’t pay for a session without a time. New times start on Tuesday, 5 January.'],
    [undefined, 'You can’t pay for a session without a time. Call us'],
  ])('isn’t sold without a free time, and says when there’s one: %s', async (firstDay, words) => {
    await openOffer({ 'GET /coaching/offers/{id}/times': { body: { times: [], firstDay } } });
    expect(await screen.findByRole('heading', { name: 'No time is free at the moment' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each<[string, Answers]>([
    ['hidden', { 'GET /coaching/offers/{id}/times': { ...problem(404, 'We can’t find this offer.') } }],
    ['deleted', { 'GET /coaching/offers': { body: [] } }],
  ])('isn’t sold if it’s %s', async (_, answers) => {
    await openOffer(answers);
    expect(await screen.findByRole('heading', { name: 'This session isn’t sold any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all sessions' })).toHaveAttribute('href', '/services');
  });

  it('offers another try if its times can’t be loaded', async () => {
    const { user, api } = await openOffer({ 'GET /coaching/offers/{id}/times': { status: 503 } });
    await screen.findByRole('heading', { name: 'We couldn’t load your payment' });
    api.answer('GET /coaching/offers/{id}/times', { body: { times } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Interview practice' })).toBeVisible();
  });
});
