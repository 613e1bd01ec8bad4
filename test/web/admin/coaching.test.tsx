import { screen, waitFor, within } from '@testing-library/react';
import type { Availability } from '#shared/domain/coaching/availability.ts';
import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import { row, visitAdmin } from '../../support/web/admin.ts';
import { adminMember } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const listRoute = 'GET /admin/coaching/offers';
const createRoute = 'POST /admin/coaching/offers';
const updateRoute = 'PUT /admin/coaching/offers/{id}';
const deleteRoute = 'DELETE /admin/coaching/offers/{id}';
const hoursRoute = 'GET /admin/coaching/availability/{coachId}';
const saveHoursRoute = 'PUT /admin/coaching/availability/{coachId}';

const team = { body: [adminMember(), adminMember({ id: 'asha', name: 'Asha Rao', isHidden: true })] };

const offer: AdminOffer = {
  ...{ id: 'hour', title: 'Career hour', description: 'One hour about your next step.' },
  ...{ sessions: 1, minutes: 60, rupees: 2499, coachId: 'vikram', place: 'https://meet.example/career' },
  ...{ createdAt: '2025-08-01T10:00:00.000Z', version: 1 },
};

const hours: Availability = {
  weekly: [
    { weekday: 1, from: '18:00', to: '21:00' },
    { weekday: 6, from: '10:00', to: '24:00' },
  ],
  blocked: [{ date: '2026-12-05', from: '10:00', to: '12:00' }],
  worksOn: ['2027-01-26'],
  ...{ bufferMinutes: 15, noticeHours: 48, daysAhead: 30, version: 3 },
};

const script = (more: Parameters<typeof scriptApi>[0] = {}) =>
  scriptApi({
    [listRoute]: { body: [offer] },
    'GET /admin/team': team,
    [hoursRoute]: { body: hours },
    ...more,
  });

const drawer = (name: string) => within(screen.getByRole('dialog', { name }));

async function open(name = 'Career hour') {
  const user = await visitAdmin('Coaching', 'Offers');
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('dialog', { name });
  return user;
}

describe('Coaching', () => {
  it('lists the offers with their coach, sessions and price', async () => {
    const hidden = { ...offer, id: 'four', title: 'Package', sessions: 4, rupees: 7999, isHidden: true };
    script({ [listRoute]: { body: [offer, { ...hidden, coachId: 'gone' }] } });
    await visitAdmin('Coaching', 'Offers');
    expect(row('Career hour').getByText('Vikram Shah')).toBeVisible();
    expect(row('Career hour').getByText('1 session of 60 minutes')).toBeVisible();
    expect(row('Career hour').getByText('₹2,499')).toBeVisible();
    expect(row('Package').getByText('No longer in the team')).toBeVisible();
    expect(row('Package').getByText('4 sessions of 60 minutes, hidden')).toBeVisible();
  });

  it('explains an empty list', async () => {
    script({ [listRoute]: { body: [] } });
    await visitAdmin('Coaching');
    expect(await screen.findByText(/No offers yet/)).toBeVisible();
    expect(screen.queryByText('When coaches can be booked')).toBeNull();
  });

  it('adds an offer', async () => {
    const api = script({ [createRoute]: { status: 201, body: offer } });
    const user = await visitAdmin('Coaching', 'Offers');
    await user.click(screen.getByRole('link', { name: 'Add an offer' }));
    const form = drawer('Add an offer');
    await user.type(form.getByLabelText('Title'), 'Career hour');
    await user.type(form.getByLabelText('Description'), 'One hour.');
    await user.type(form.getByLabelText('Price'), '₹2,499');
    await user.selectOptions(await form.findByLabelText('Coach'), 'Vikram Shah');
    await user.click(form.getByRole('button', { name: 'Add offer' }));
    expect(await screen.findByText('“Career hour” has been added.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(createRoute)[0]).toMatchObject({
      body: {
        ...{ title: 'Career hour', description: 'One hour.', sessions: 1, minutes: 60 },
        ...{ rupees: 2499, coachId: 'vikram' },
      },
      idempotencyKey: expect.any(String),
    });
    expect(api.callsTo(createRoute)[0]?.body).not.toHaveProperty('isHidden');
  });

  it('shows the server’s messages at their fields', async () => {
    const message = 'Up to 10 people can be coaches.';
    script({ [createRoute]: problem(400, message, [{ field: 'coachId', message }]) });
    const user = await visitAdmin('Coaching', 'Offers');
    await user.click(screen.getByRole('link', { name: 'Add an offer' }));
    const form = drawer('Add an offer');
    await user.type(form.getByLabelText('Title'), 'Career hour');
    await user.type(form.getByLabelText('Description'), 'One hour.');
    await user.type(form.getByLabelText('Price'), '2499');
    await user.selectOptions(await form.findByLabelText('Coach'), 'Vikram Shah');
    await user.click(form.getByRole('button', { name: 'Add offer' }));
    expect(await form.findByLabelText('Coach')).toHaveAccessibleDescription(message);
  });

  it('changes and hides an offer, and keeps its coach even if the team couldn’t be loaded', async () => {
    const api = script({ 'GET /admin/team': problem(500, 'No team.') });
    api.answer(updateRoute, { body: { ...offer, isHidden: true, version: 2 } });
    const user = await open();
    await user.selectOptions(drawer('Career hour').getByLabelText('Hidden'), 'Yes');
    await user.click(drawer('Career hour').getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('“Career hour” has been saved.')).toBeVisible();
    expect(api.callsTo(updateRoute)[0]).toMatchObject({
      body: { coachId: 'vikram', isHidden: true, place: 'https://meet.example/career' },
      ifMatch: '"1"',
    });
  });

  it('shows the saved version if someone else was first', async () => {
    const api = script({ [updateRoute]: problem(412, 'Changed.') });
    const user = await open();
    const price = () => drawer('Career hour').getByLabelText('Price');
    await user.clear(price());
    await user.type(price(), '1999');
    api.answer(listRoute, { body: [{ ...offer, rupees: 2999, version: 2 }] });
    await user.click(drawer('Career hour').getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Someone else saved this offer/)).toBeVisible();
    expect(price()).toHaveValue('1999');
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect(price()).toHaveValue('2999');
  });

  it('asks before it deletes an offer, and says that sold orders stay', async () => {
    script({ [deleteRoute]: { body: offer } });
    const user = await open();
    await user.click(drawer('Career hour').getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this offer?' }));
    expect(question.getByText('Orders that were sold keep their sessions.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Career hour” has been deleted.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Career hour/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so if the offer in the address doesn’t exist', async () => {
    script();
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    await visit('/admin?tab=coaching&offer=gone');
    await screen.findByRole('dialog', { name: 'Offer' });
    expect(await drawer('Offer').findByText(/This offer doesn’t exist/)).toBeVisible();
  });
});

describe('the hours of a coach', () => {
  const name = 'Hours of Vikram Shah';
  const openHours = async () => {
    const user = await open(name);
    const form = drawer(name);
    await form.findByLabelText('Hours 1 from');
    return { user, form, save: () => user.click(form.getByRole('button', { name: 'Save hours' })) };
  };

  it('are shown as saved, with midnight as the end of the day', async () => {
    script();
    const { form } = await openHours();
    expect(form.getByLabelText('Weekday 2')).toHaveValue('6');
    expect(form.getByLabelText('Hours 2 to')).toHaveValue('00:00');
    expect(form.getByLabelText('Blocked day 1')).toHaveValue('2026-12-05');
    expect(form.getByLabelText('Works on holiday 1')).toHaveValue('2027-01-26');
    expect(form.getByText(/Booked sessions stay as they are/)).toBeVisible();
  });

  it('are saved after hours were added, changed and removed', async () => {
    const api = script();
    api.answer(saveHoursRoute, ({ body }) => ({ body: { ...(body as object), version: 4 } }));
    const { user, form, save } = await openHours();
    await user.click(form.getByRole('button', { name: 'Remove weekly hours 1' }));
    await user.click(form.getByRole('button', { name: 'Add weekly hours' }));
    await user.selectOptions(form.getByLabelText('Weekday 3'), 'Sunday');
    await user.type(form.getByLabelText('Hours 3 from'), '09:00');
    await user.type(form.getByLabelText('Hours 3 to'), '11:30');
    await user.click(form.getByRole('button', { name: 'Remove blocked time 1' }));
    await user.clear(form.getByLabelText('Earliest notice'));
    await user.type(form.getByLabelText('Earliest notice'), '72');
    await save();
    expect(await form.findByText('Hours saved.')).toBeVisible();
    expect(api.callsTo(saveHoursRoute)[0]).toMatchObject({
      body: {
        weekly: [
          { weekday: 6, from: '10:00', to: '24:00' },
          { weekday: 0, from: '09:00', to: '11:30' },
        ],
        ...{ blocked: [], worksOn: ['2027-01-26'] },
        ...{ bufferMinutes: 15, noticeHours: 72, daysAhead: 30 },
      },
      ifMatch: '"3"',
    });
    expect(form.getByLabelText('Hours 2 from')).toHaveValue('09:00');
  });

  it('aren’t sent if they go past midnight, and say what to do', async () => {
    const api = script();
    const { user, form, save } = await openHours();
    await user.clear(form.getByLabelText('Hours 1 to'));
    await user.type(form.getByLabelText('Hours 1 to'), '02:00');
    await save();
    const sentence = 'Hours can’t go past midnight. End them at 12:00 am, and add the rest to the next day.';
    expect(form.getByLabelText('Hours 1 to')).toHaveAccessibleDescription(sentence);
    expect(api.callsTo(saveHoursRoute)).toEqual([]);
  });

  it('show the saved version if someone else was first', async () => {
    const api = script({ [saveHoursRoute]: problem(412, 'Changed.') });
    const { user, form, save } = await openHours();
    api.answer(hoursRoute, { body: { ...hours, bufferMinutes: 45, version: 4 } });
    await save();
    expect(await form.findByText(/Someone else saved these hours/)).toBeVisible();
    await user.click(await form.findByRole('button', { name: 'Use the saved version' }));
    expect(form.getByLabelText('Break between sessions')).toHaveValue(45);
  });

  it('say so if they can’t be loaded', async () => {
    script({ [hoursRoute]: problem(500, 'No hours.') });
    await open(name);
    expect(await drawer(name).findByText(/Couldn’t load the hours/)).toBeVisible();
  });
});
