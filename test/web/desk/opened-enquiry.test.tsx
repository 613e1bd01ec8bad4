import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EnquiryAct, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import type { MailState } from '#shared/domain/mail/mail.ts';
import { visitDesk } from '../../support/web/desk.ts';
import { enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const getRoute = 'GET /admin/enquiries/{id}';
const replyRoute = 'POST /admin/enquiries/{id}/replies';
const callRoute = 'POST /admin/enquiries/{id}/acts';
const address = '/admin?tab=manage-enquiries&enquiry=enquiry-1';

const reply = (values: Partial<EnquiryAct> = {}): EnquiryAct => ({
  id: 'reply-1',
  kind: 'reply',
  at: '2025-08-04T05:00:00.000Z',
  text: 'It begins on Saturday.',
  ...values,
});
const call: EnquiryAct = { id: 'call-1', kind: 'call', at: '2025-08-04T04:00:00.000Z' };
const mail = (values: Partial<MailState> = {}): MailState => ({
  id: 'reply-1',
  letter: 'reply',
  at: '2025-08-04T05:00:30.000Z',
  outcome: 'sent',
  ...values,
});

const sheet = () => within(screen.getByRole('dialog'));
const words = () => sheet().getByLabelText('Your reply');
const send = (user: UserEvent) => user.click(sheet().getByRole('button', { name: 'Send' }));

/** Opens the enquiry by a link into the desk, as a mail has it. */
async function openByLink(details: EnquiryDetails = enquiryDetails(), answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: {} },
    'GET /admin/enquiries': { body: [enquiry()] },
    [getRoute]: { body: details },
    ...answers,
  });
  const user = await visit(address);
  await screen.findByRole('button', { name: 'Send' });
  return { api, user };
}

afterEach(() => sessionStorage.clear());

describe('an enquiry in the list', () => {
  const openList = async () => {
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry()] }, [getRoute]: { body: enquiryDetails() } });
    const user = await visitDesk('Manage Enquiries');
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    return user;
  };

  it('opens by its name, at an address of its own', async () => {
    await openList();
    expect(screen.getByRole('dialog', { name: 'Asha Kulkarni' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha Kulkarni' })).toHaveFocus();
    expect(location.search).toBe('?tab=manage-enquiries&enquiry=enquiry-1');
    expect(await sheet().findByText('E-2025-01234567')).toBeVisible();
  });

  it('closes by the browser’s way back, and by its button, which goes the same way', async () => {
    const user = await openList();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?tab=manage-enquiries');
    const before = history.length;
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=manage-enquiries'));
    expect(history.length).toBe(before);
  });
});

describe('a complaint', () => {
  it('names its order, what is asked for, and the month that it has', async () => {
    const about = { title: 'Resume, 7-14 years', orderId: 'order_1', wantsRefund: true };
    const received = { ticket: 'G-2025-01234567', createdAt: '2025-08-01T04:00:00.000Z' };
    await openByLink(enquiryDetails({ type: 'complaint', ...about, ...received }));
    expect(sheet().getByText('(complaint)')).toBeVisible();
    expect(sheet().getByRole('link', { name: 'order_1' })).toHaveAttribute(
      'href',
      '/admin?tab=work&order=order_1',
    );
    expect(sheet().getByText('The money back')).toBeVisible();
    expect(await sheet().findByText(/by Mon 1 Sep, 23:59/)).toBeVisible();
    expect(
      sheet()
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href'),
    ).toContain(encodeURIComponent('something is wrong with Resume, 7-14 years'));
  });
});

describe('a link to an enquiry', () => {
  it('opens it, also where signing in comes between', async () => {
    scriptApi({
      'GET /admin/session': problem(401, 'Nobody is signed in.'),
      'POST /admin/session': { status: 201, body: {} },
      'GET /admin/enquiries': { body: [] },
      [getRoute]: { body: enquiryDetails() },
    });
    const user = await visit(address);
    await user.type(await screen.findByLabelText('Password'), 'the password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Kulkarni' })).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    expect(location.search).toBe('?tab=manage-enquiries');
    expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus();
  });

  it.each([
    [404, 'There is no such enquiry. It may have been deleted.'],
    [500, 'This enquiry did not load.'],
  ])('says at a %d: %s', async (status, text) => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/enquiries': { body: [] },
      [getRoute]: problem(status, 'No.'),
    });
    await visit(address);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an opened enquiry', () => {
  it('leads to a call, to WhatsApp with a greeting, and to a mail', async () => {
    await openByLink();
    expect(sheet().getByRole('link', { name: 'Call +91 98220 00001' })).toHaveAttribute(
      'href',
      'tel:+919822000001',
    );
    const whatsapp = new URL(sheet().getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/919822000001');
    expect(whatsapp.searchParams.get('text')).toBe(
      'Hello Asha Kulkarni, this is Sopaan Careers. You asked us about PMP in Six Weekends. ',
    );
    expect(sheet().getByRole('link', { name: /^asha@/ })).toBeVisible();
    expect(sheet().getByText('Is there a weekday batch?')).toBeVisible();
  });

  it('shows no ways that a missing number, or one that is none, does not have', async () => {
    await openByLink(enquiryDetails({ phone: '' }));
    expect(sheet().queryByRole('link', { name: /^Call|WhatsApp/ })).toBeNull();
  });

  it('tells by when to reply, with the owner’s holidays', async () => {
    // Friday 18:00 in India, and the Monday is a holiday.
    await openByLink(enquiryDetails({ createdAt: '2026-11-20T12:30:00.000Z' }), {
      'GET /admin/settings': { body: { holidays: ['2026-11-23'], templates: [], version: 1 } },
    });
    expect(await sheet().findByText('by Wed 25 Nov, 18:00')).toBeVisible();
  });

  it('tells what was done, and what became of each mail', async () => {
    await openByLink(
      enquiryDetails({
        history: [call, reply(), reply({ id: 'reply-2', text: 'And on Sunday.' })],
        mails: [
          mail({ id: 'm1', letter: 'enquiry-received', outcome: 'not sent', reason: 'too many' }),
          mail({ id: 'm2', letter: 'new-enquiry', outcome: 'overtaken', reason: 'in the digest' }),
          mail({ returned: 'bounced' }),
          mail({ id: 'reply-2', outcome: 'waiting' }),
        ],
      }),
    );
    const [called, first, second] = within(
      screen.getByRole('region', { name: 'What was done' }),
    ).getAllByRole('listitem');
    expect(called).toHaveTextContent('Called, Mon 4 Aug, 09:30');
    expect(first).toHaveTextContent('Replied, Mon 4 Aug, 10:30');
    expect(first).toHaveTextContent('It begins on Saturday.');
    expect(first).toHaveTextContent('It came back: the mailbox does not exist, or takes no mail.');
    expect(second).toHaveTextContent('Waits to be sent.');
    const mails = within(screen.getByRole('region', { name: 'Mails of this enquiry' })).getAllByRole(
      'listitem',
    );
    expect(mails.map(({ textContent }) => textContent)).toEqual([
      'Enquiry received, to the visitorNot sent: there were too many of them that day.',
      'New enquiry, to youNot needed any more: there were more than five that hour, and the digest counts it.',
    ]);
  });
});

describe('Log a call', () => {
  it('logs one call, however often it is pressed, and stops the clock in the list', async () => {
    const answeredAt = '2025-08-04T04:00:00.000Z';
    const { api, user } = await openByLink(undefined, {
      [callRoute]: { status: 201, body: enquiryDetails({ history: [call], answeredAt }) },
    });
    await user.dblClick(sheet().getByRole('button', { name: 'Log a call' }));
    await user.click(await sheet().findByRole('button', { name: 'Call logged' }));
    expect(sheet().getByText(/^Called/)).toBeVisible();
    expect(sheet().getByRole('button', { name: 'Call logged' })).toHaveFocus();
    expect(api.callsTo(callRoute)).toHaveLength(1);
    expect(api.callsTo(callRoute)[0]).toMatchObject({
      path: '/admin/enquiries/enquiry-1/acts',
      body: { kind: 'call', isReached: true, seen: 0 },
      idempotencyKey: expect.stringMatching(/./),
    });
    expect(screen.getByRole('row', { name: /Asha/, hidden: true })).toHaveTextContent(
      'Answered Mon 4 Aug, 09:30',
    );
  });

  it('is the same call where its answer was lost', async () => {
    const { api, user } = await openByLink(undefined, { [callRoute]: problem(502, 'Sorry.') });
    await user.click(sheet().getByRole('button', { name: 'Log a call' }));
    expect(await sheet().findByRole('alert')).toHaveTextContent('it is logged once');
    api.answer(callRoute, { status: 201, body: enquiryDetails({ history: [call] }) });
    await user.click(sheet().getByRole('button', { name: 'Log a call' }));
    await sheet().findByRole('button', { name: 'Call logged' });
    const [first, second] = api.callsTo(callRoute);
    expect(second).toEqual(first);
  });

  it('says when somebody else has answered meanwhile, and shows that', async () => {
    let stored = enquiryDetails();
    const { api, user } = await openByLink(undefined, {
      [getRoute]: () => ({ body: stored }),
      [callRoute]: problem(409, 'Somebody answered this enquiry meanwhile.'),
    });
    stored = enquiryDetails({ history: [reply()] });
    await user.click(sheet().getByRole('button', { name: 'Log a call' }));
    expect(await sheet().findByText('It begins on Saturday.')).toBeVisible();
    expect(sheet().getByRole('alert')).toHaveTextContent('Somebody answered this enquiry meanwhile.');
    await user.click(sheet().getByRole('button', { name: 'Log a call' }));
    await waitFor(() => expect(api.callsTo(callRoute)).toHaveLength(2));
    const [first, second] = api.callsTo(callRoute);
    expect(second?.body).toEqual({ kind: 'call', isReached: true, seen: 1 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('a reply', () => {
  const sent = enquiryDetails({ history: [reply()], mails: [mail({ outcome: 'waiting' })] });

  it('is sent, stands in the history, and leaves an empty field', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: { status: 201, body: sent } });
    await user.type(words(), 'It begins on Saturday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await sheet().findByText('Waits to be sent.')).toBeVisible();
    expect(words()).toHaveValue('');
    expect(sheet().getByText(/^Your reply is on its way/)).toHaveFocus();
    expect(api.callsTo(replyRoute)).toMatchObject([
      { path: '/admin/enquiries/enquiry-1/replies', body: { text: 'It begins on Saturday.', seen: 0 } },
    ]);
    expect(sheet().getByText(/arrives in the company’s mailbox, hello@sopaan.example/)).toBeVisible();
  });

  it('asks for words before it is sent', async () => {
    const { api, user } = await openByLink();
    await send(user);
    expect(words()).toHaveAccessibleDescription(/Your reply is required/);
    expect(api.callsTo(replyRoute)).toHaveLength(0);
  });

  it('is the same one until its words change, also when the sheet was closed between', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(502, 'Sorry.') });
    await user.type(words(), 'On Saturday.');
    await send(user);
    expect(await sheet().findByRole('alert')).toHaveTextContent('one reply is never sent twice');
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    await screen.findByRole('button', { name: 'Send' });
    expect(words()).toHaveValue('On Saturday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(2));
    await sheet().findByRole('alert');
    await user.type(words(), ' Or Sunday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(3));
    const [first, second, third] = api.callsTo(replyRoute);
    expect(second).toEqual(first);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('is taken for the one it was where only its answer was lost', async () => {
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(502, 'Sorry.') });
    await user.type(words(), ' It begins on Saturday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await sheet().findByText('Waits to be sent.')).toBeVisible();
    expect(words()).toHaveValue('');
    expect(sheet().queryByRole('alert')).toBeNull();
  });

  it('stays in its field where somebody else was quicker, whose answer is shown', async () => {
    const refusal = 'Somebody answered this enquiry meanwhile. Read what was done before you go on.';
    const { api, user } = await openByLink(undefined, { [replyRoute]: problem(409, refusal) });
    await user.type(words(), 'On Sunday.');
    api.answer(getRoute, { body: sent });
    await send(user);
    expect(await sheet().findByRole('alert')).toHaveTextContent(`${refusal} Your words are still here.`);
    expect(sheet().getByText('It begins on Saturday.')).toBeVisible();
    expect(words()).toHaveValue('On Sunday.');
    await send(user);
    await waitFor(() => expect(api.callsTo(replyRoute)).toHaveLength(2));
    const [first, second] = api.callsTo(replyRoute);
    expect(second?.body).toEqual({ text: 'On Sunday.', seen: 1 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('keeps its words while a session ends, and opens again behind the login', async () => {
    const { api, user } = await openByLink(undefined, {
      [replyRoute]: { status: 401, body: { message: 'No' } },
      'POST /admin/session': { status: 201, body: {} },
    });
    await user.type(words(), 'On Saturday.');
    api.answer(getRoute, { status: 401, body: { message: 'No' } });
    await send(user);
    await user.type(await screen.findByLabelText('Password'), 'the password');
    api.answer(getRoute, { body: enquiryDetails() });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Kulkarni' })).toHaveAttribute('open');
    expect(words()).toHaveValue('On Saturday.');
    expect(location.search).toBe('?tab=manage-enquiries&enquiry=enquiry-1');
  });

  it('begins with a template, or goes on with one', async () => {
    const templates = [
      { name: 'Fees', text: 'The fee is ₹24,999.' },
      { name: 'Dates', text: 'We begin on Saturday.' },
    ];
    const { user } = await openByLink(undefined, {
      'GET /admin/settings': { body: { holidays: [], templates, version: 1 } },
    });
    await user.click(sheet().getByRole('button', { name: 'Fees' }));
    expect(words()).toHaveValue('The fee is ₹24,999.');
    expect(words()).toHaveFocus();
    await user.click(sheet().getByRole('button', { name: 'Dates' }));
    expect(words()).toHaveValue('The fee is ₹24,999.\n\nWe begin on Saturday.');
  });
});
