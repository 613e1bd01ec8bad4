import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { visitAdmin } from '../../support/web/admin.ts';
import { course, enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';

const createRoute = 'POST /admin/payment-links';
const paidRoute = 'POST /admin/payment-links/{id}/paid';

const link = (values: Partial<PaymentLink> = {}): PaymentLink => ({
  id: 'link-1',
  what: 'PMP in Six Weekends',
  paise: 1_899_900,
  lastDay: '2026-11-29',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  mobile: '+919822000001',
  createdAt: '2026-11-22T06:30:00.000Z',
  state: 'open',
  url: 'https://sopaan.example/pay#link-1.1.secret',
  ...values,
});

const script = (answers: Answers = {}) =>
  scriptApi({
    'GET /admin/courses': { body: [course()] },
    'GET /admin/payment-links': { body: [] },
    ...answers,
  });

const drawer = () => within(screen.getByRole('dialog', { name: 'Ask for a payment' }));

describe('a payment link', () => {
  it('starts from a course’s row, with its price, which can be changed', async () => {
    const api = script({ [createRoute]: { status: 201, body: link() } });
    const user = await visitAdmin('Existing Courses');
    await user.click(await screen.findByRole('link', { name: 'Ask for a payment' }));
    await screen.findByRole('dialog', { name: 'Ask for a payment' });
    const rupees = await drawer().findByLabelText('Rupees');
    expect(rupees).toHaveValue('24999');
    expect(drawer().getByLabelText('Course')).toHaveValue('pmp-1');
    await user.clear(rupees);
    await user.type(rupees, '18,999');
    await user.type(drawer().getByLabelText('Name'), 'Asha Kulkarni');
    await user.type(drawer().getByLabelText('Email'), 'asha@example.com');
    await user.click(drawer().getByRole('button', { name: 'Email link' }));
    expect(await drawer().findByText(/The link has been emailed to asha@example.com/)).toBeVisible();
    expect(api.callsTo(createRoute)[0]?.body).toMatchObject({
      subject: { kind: 'course', courseId: 'pmp-1' },
      rupees: 18999,
      name: 'Asha Kulkarni',
      email: 'asha@example.com',
      isMailed: true,
    });
    expect(document.body.innerHTML).not.toContain('secret');
    await user.click(drawer().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=existing-courses'));
  });

  it('starts from an enquiry, with sender and course, which aren’t in the address', async () => {
    script({
      'GET /admin/enquiries': { body: [enquiry()] },
      'GET /admin/enquiries/{id}': { body: enquiryDetails() },
    });
    const user = await visitAdmin('Manage Enquiries');
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(await screen.findByRole('link', { name: 'Ask for a payment' }));
    await screen.findByRole('dialog', { name: 'Ask for a payment' });
    expect(await drawer().findByLabelText('Name')).toHaveValue('Asha Kulkarni');
    expect(drawer().getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(drawer().getByLabelText('Mobile')).toHaveValue('+91 98220 00001');
    expect(drawer().getByLabelText('Rupees')).toHaveValue('24999');
    expect(location.search).toBe('?tab=payment-links');
  });

  it('has a plan’s price, and an email address only if it’s emailed', async () => {
    const api = script({ [createRoute]: { status: 201, body: link({ email: undefined }) } });
    const user = await visitAdmin('Payment links');
    await user.click(await screen.findByRole('button', { name: 'Ask for a payment' }));
    await user.click(await drawer().findByRole('radio', { name: 'A plan' }));
    await user.selectOptions(drawer().getByLabelText('Plan'), 'Ultimate Career Kit');
    await user.selectOptions(drawer().getByLabelText('Years of experience'), '7-14');
    expect(drawer().getByLabelText('Rupees')).toHaveValue('6499');
    await user.type(drawer().getByLabelText('Name'), 'Asha Kulkarni');
    await user.click(drawer().getByRole('button', { name: 'Email link' }));
    expect(drawer().getByText('Email is required.')).toBeVisible();
    await user.click(drawer().getByRole('radio', { name: /I’ll share it/ }));
    await user.click(drawer().getByRole('button', { name: 'Create link' }));
    expect(await drawer().findByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(api.callsTo(createRoute)[0]?.body).toMatchObject({
      subject: { kind: 'plan', plan: { band: '7-14', item: 'Ultimate Career Kit' } },
      rupees: 6499,
      isMailed: false,
    });
  });

  it('is recorded as paid another way, with a note and a code if required', async () => {
    const api = script({
      'GET /admin/payment-links': { body: [link()] },
      [paidRoute]: problem(403, 'This needs a code.', [{ field: 'code', message: 'Enter a code.' }]),
      'POST /admin/session/proof': { status: 204 },
    });
    const user = await visitAdmin('Payment links');
    await user.click(await screen.findByRole('button', { name: 'Paid another way' }));
    const dialog = () => within(screen.getByRole('dialog', { name: '₹18,999 from Asha Kulkarni' }));
    await user.selectOptions(dialog().getByLabelText('How it was paid'), 'In cash');
    const day = dialog().getByLabelText('Payment date');
    expect(day).toHaveValue(dayInIndia(Date.now()));
    fireEvent.change(day, { target: { value: '2026-03-31' } });
    await user.type(dialog().getByLabelText('Note'), 'At the office');
    await user.click(dialog().getByRole('button', { name: 'Record ₹18,999' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    api.answer(paidRoute, { body: link({ state: 'paid', url: undefined, orderId: 'other_link-1' }) });
    await user.type(proof.getByLabelText('Code'), '123456');
    await user.click(proof.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('₹18,999 from Asha Kulkarni has been recorded as received.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the work' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=work&order=other_link-1'),
    );
    expect(api.callsTo(paidRoute).at(-1)?.body).toEqual({
      ...{ method: 'cash', why: 'At the office', paidOn: '2026-03-31' },
    });
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('is withdrawn after confirmation', async () => {
    script({
      'GET /admin/payment-links': { body: [link()] },
      'POST /admin/payment-links/{id}/withdraw': { body: link({ state: 'withdrawn', url: undefined }) },
    });
    const user = await visitAdmin('Payment links');
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw link' }));
    expect(await screen.findByText(/can no longer be used to pay/)).toBeVisible();
  });
});

describe('the class of a course', () => {
  it('shows the seats, saves the joining details, and shows both versions after a conflict', async () => {
    const api = script({
      'GET /admin/courses/{id}/class': { body: { version: 0 } },
      'GET /admin/courses/{id}/places': {
        body: [
          {
            ...{ id: 'order_One', name: 'Asha Kulkarni', mobile: '+919822000001', paise: 1_899_900 },
            ...{ paidAt: '2026-11-22T06:30:00.000Z', status: 'paid' },
          },
        ],
      },
      'PUT /admin/courses/{id}/class': problem(412, 'Someone else has saved it.'),
    });
    const user = await visitAdmin('Existing Courses');
    await user.click(await screen.findByRole('link', { name: 'Class' }));
    const opened = () => within(screen.getByRole('dialog', { name: 'PMP in Six Weekends' }));
    const place = within(await opened().findByRole('row', { name: /Asha Kulkarni/ }));
    expect(place.getByRole('link', { name: '+91 98220 00001' })).toBeVisible();
    expect(place.getByText('₹18,999')).toBeVisible();

    await user.type(opened().getByLabelText('Batch'), 'Weekend batch');
    await user.type(opened().getByLabelText('Joining details'), 'Room 4');
    api.answer('GET /admin/courses/{id}/class', { body: { batch: 'Weekday batch', version: 1 } });
    await user.click(opened().getByRole('button', { name: 'Save details' }));
    expect(await opened().findByText('Weekday batch')).toBeVisible();
    expect(opened().getByLabelText('Batch')).toHaveValue('Weekend batch');
    api.answer('PUT /admin/courses/{id}/class', {
      body: { batch: 'Weekend batch', joining: 'Room 4', version: 2 },
    });
    await user.click(opened().getByRole('button', { name: 'Save details' }));
    expect(await opened().findByText('Details saved.')).toBeVisible();
    expect(api.callsTo('PUT /admin/courses/{id}/class').at(-1)).toMatchObject({
      body: { batch: 'Weekend batch', joining: 'Room 4' },
      ifMatch: '"1"',
    });
  });

  it('adds and removes materials', async () => {
    const materials = [
      { title: 'Question bank', link: 'https://tests.example/bank' },
      { title: 'Mock test', link: 'https://tests.example/mock', from: '2026-12-05' },
    ];
    const api = script({
      'GET /admin/courses/{id}/class': { body: { materials, version: 1 } },
      'GET /admin/courses/{id}/places': { body: [] },
      'PUT /admin/courses/{id}/class': { body: { version: 2 } },
    });
    const user = await visitAdmin('Existing Courses');
    await user.click(await screen.findByRole('link', { name: 'Class' }));
    const opened = within(screen.getByRole('dialog', { name: 'PMP in Six Weekends' }));
    await user.click(await opened.findByRole('button', { name: 'Remove material 1' }));
    await user.click(opened.getByRole('button', { name: 'Add material' }));
    await user.type(opened.getByLabelText('Title of material 3'), 'Notes');
    const link = opened.getByLabelText('Link of material 3');
    await user.type(link, 'http://tests.example');
    await user.click(opened.getByRole('button', { name: 'Save details' }));
    expect(link).toHaveAccessibleDescription('Enter a link that starts with https://.');
    expect(api.callsTo('PUT /admin/courses/{id}/class')).toEqual([]);
    await user.clear(link);
    await user.type(link, 'https://tests.example/notes');
    await user.click(opened.getByRole('button', { name: 'Save details' }));
    expect(await opened.findByText('Details saved.')).toBeVisible();
    expect(api.callsTo('PUT /admin/courses/{id}/class').at(-1)?.body).toEqual({
      ...{ batch: '', joining: '' },
      materials: [materials[1], { title: 'Notes', link: 'https://tests.example/notes' }],
    });
  });
});
