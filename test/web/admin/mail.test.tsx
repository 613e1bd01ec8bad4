import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReplyTemplate, Settings, SettingsInput } from '#shared/domain/settings/settings.ts';
import { openTab, visitAdmin } from '../../support/web/admin.ts';
import { enquiry, enquiryDetails } from '../../support/web/samples.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';

const fees = { name: 'Fees', text: 'The fee is ₹24,999.' };
const dates = { name: 'Dates', text: 'We start on Saturday.' };

function storeOf(initial: Partial<SettingsInput>) {
  let stored: Settings = { holidays: [], templates: [], ...initial, version: 1 };
  const routes: Answers = {
    'GET /admin/settings': () => ({ body: stored }),
    'PUT /admin/settings': ({ body, ifMatch }) => {
      if (ifMatch !== `"${stored.version}"`) return problem(412, 'Out of date.');
      stored = { ...(body as SettingsInput), version: stored.version + 1 };
      return { body: stored };
    },
  };
  return {
    routes,
    change: (next: Partial<SettingsInput>) => {
      stored = { ...stored, ...next, version: stored.version + 1 };
    },
    get stored() {
      return stored;
    },
  };
}

describe('reply templates', () => {
  const open = async (templates: ReplyTemplate[], answers: Answers = {}) => {
    const store = storeOf({ templates });
    const api = scriptApi({ ...store.routes, ...answers });
    const user = await visitAdmin('Email and settings');
    await screen.findByRole('heading', { name: 'Reply templates' });
    return { api, store, user };
  };
  const form = (name: string) => within(screen.getByRole('form', { name }));

  it('are added, changed and removed', async () => {
    const { store, user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Add a template' }));
    const added = form('Add a template');
    expect(added.getByLabelText('Name')).toHaveFocus();
    await user.type(added.getByLabelText('Name'), ' Fees ');
    await user.type(added.getByLabelText('Text'), fees.text);
    await user.click(added.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('“Fees” saved.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Reply templates' })).toHaveFocus();
    expect(store.stored).toEqual({ holidays: [], templates: [fees], version: 2 });

    await user.click(screen.getByRole('button', { name: 'Edit Fees' }));
    const edited = form('Edit Fees');
    await user.clear(edited.getByLabelText('Name'));
    await user.type(edited.getByLabelText('Name'), 'Price');
    await user.click(edited.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('“Price” saved.')).toBeVisible();
    expect(store.stored.templates).toEqual([{ ...fees, name: 'Price' }]);

    await user.click(screen.getByRole('button', { name: 'Remove Price' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this template?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Price” removed.')).toBeVisible();
    expect(screen.getByText('There are no templates yet.')).toBeVisible();
    expect(store.stored.templates).toEqual([]);
  });

  it('have unique names', async () => {
    const { api, user } = await open([fees]);
    await user.click(await screen.findByRole('button', { name: 'Add a template' }));
    await user.type(form('Add a template').getByLabelText('Name'), 'Fees');
    await user.type(form('Add a template').getByLabelText('Text'), 'Another text.');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A template with this name already exists.');
    expect(api.callsTo('PUT /admin/settings')).toHaveLength(0);
  });

  it('keep what’s typed if someone else was quicker, and are added to theirs', async () => {
    const { store, user } = await open([fees]);
    await user.click(await screen.findByRole('button', { name: 'Edit Fees' }));
    store.change({ templates: [dates] });
    await user.clear(form('Edit Fees').getByLabelText('Text'));
    await user.type(form('Edit Fees').getByLabelText('Text'), 'The fee is ₹19,999.');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else just changed the templates');
    expect(screen.getByRole('heading', { name: 'Dates' })).toBeVisible();
    expect(form('Edit Fees').getByLabelText('Text')).toHaveValue('The fee is ₹19,999.');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('“Fees” saved.')).toBeVisible();
    expect(store.stored.templates).toEqual([dates, { name: 'Fees', text: 'The fee is ₹19,999.' }]);
  });

  it('are saved once if only the response was lost', async () => {
    const { api, store, user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Add a template' }));
    await user.type(form('Add a template').getByLabelText('Name'), 'Fees');
    await user.type(form('Add a template').getByLabelText('Text'), fees.text);
    api.answer('PUT /admin/settings', problem(502, 'Sorry.'));
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save the template.');
    store.change({ templates: [fees] });
    api.answer('PUT /admin/settings', problem(412, 'Out of date.'));
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('“Fees” saved.')).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Fees' })).toHaveLength(1);
  });

  it('say so if they’re too long in total', async () => {
    const { api, user } = await open([fees]);
    await user.click(await screen.findByRole('button', { name: 'Add a template' }));
    await user.type(form('Add a template').getByLabelText('Name'), 'Dates');
    await user.type(form('Add a template').getByLabelText('Text'), 'Too long.');
    api.answer('PUT /admin/settings', problem(413, 'A request can be up to 64 KB.'));
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Together, the templates are too long. Shorten this one, or remove another.',
    );
  });

  it('say so if they couldn’t be loaded, and can be reloaded', async () => {
    const { api, user } = await open([], {
      'GET /admin/settings': problem(403, 'No.', [{ field: 'code', message: 'x' }]),
    });
    expect(await screen.findAllByText('Couldn’t load this. Please try again later.')).toHaveLength(2);
    api.answer('GET /admin/settings', { body: { holidays: [], templates: [fees], version: 1 } });
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    if (again) await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Fees' })).toBeVisible();
    expect(screen.getByText('No upcoming holidays.')).toBeVisible();
  });
});

describe('holidays', () => {
  const open = async (dates: string[]) => {
    const store = storeOf({ holidays: dates });
    scriptApi(store.routes);
    const user = await visitAdmin('Email and settings');
    await screen.findByLabelText('Another holiday');
    return { store, user };
  };
  const add = async (user: Awaited<ReturnType<typeof visitAdmin>>, date: string) => {
    await user.type(screen.getByLabelText('Another holiday'), date);
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
  };

  it('are added, sorted and removed', async () => {
    const { store, user } = await open(['2099-12-25']);
    await add(user, '2099-01-26');
    expect(await screen.findByText('Monday 26 January 2099 is now a holiday.')).toBeVisible();
    expect(store.stored).toMatchObject({ holidays: ['2099-01-26', '2099-12-25'], version: 2 });
    const [first] = screen.getAllByRole('button', { name: 'Remove' });
    expect(first).toHaveAccessibleDescription('Monday 26 January 2099');
    if (first) await user.click(first);
    expect(await screen.findByText('Monday 26 January 2099 is a working day again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Holidays' })).toHaveFocus();
    expect(store.stored.holidays).toEqual(['2099-12-25']);
  });

  it('are listed separately once they’re over, and make room for others a year later', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { store, user } = await open(['2020-01-26', yesterday]);
    expect(screen.getByText('No upcoming holidays.')).toBeVisible();
    expect(screen.getByText('Past holidays (2)')).toBeVisible();
    await add(user, '2099-01-26');
    await waitFor(() => expect(store.stored.holidays).toEqual([yesterday, '2099-01-26']));
  });

  it('show the stored list if someone else was quicker', async () => {
    const { store, user } = await open([]);
    store.change({ holidays: ['2099-12-25'] });
    await add(user, '2099-01-26');
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else just changed the holidays');
    expect(screen.getByText('Friday 25 December 2099')).toBeVisible();
    expect(screen.getByLabelText('Another holiday')).toHaveValue('2099-01-26');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    await waitFor(() => expect(store.stored.holidays).toEqual(['2099-01-26', '2099-12-25']));
  });
});

describe('settings of the Emails tab', () => {
  it('apply to enquiries and replies at once, and can be changed from there', async () => {
    const store = storeOf({ templates: [fees] });
    scriptApi({
      'GET /admin/enquiries': { body: [enquiry()] },
      'GET /admin/enquiries/{id}': { body: enquiryDetails() },
      ...store.routes,
    });
    const add = async (date: string) => {
      fireEvent.change(await screen.findByLabelText('Another holiday'), { target: { value: date } });
      await user.click(screen.getByRole('button', { name: 'Add holiday' }));
      expect(await screen.findByText(/ is now a holiday\.$/)).toBeVisible();
    };
    const user = await visitAdmin('Email and settings');
    await add('2099-01-26');
    await openTab(user, 'Manage Enquiries');
    expect(await screen.findByText(/^Overdue by/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    expect(await screen.findByRole('button', { name: 'Fees' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openTab(user, 'Email and settings');
    await add('2099-12-25');
    await waitFor(() => expect(store.stored.holidays).toEqual(['2099-01-26', '2099-12-25']));
  });
});

describe('the Emails tab', () => {
  it('shows the state of emails', async () => {
    scriptApi({});
    await visitAdmin('Email and settings');
    expect(await screen.findByText('No emails are waiting to be sent.')).toBeVisible();
  });
});

describe('the line about emails', () => {
  it('says why no emails are sent, and how many wait', async () => {
    const api = scriptApi({
      'GET /admin/mail': {
        body: { missing: ['mailDomain', 'ownerEmail'], waiting: { count: 1200, isMore: true } },
      },
    });
    await visitAdmin('Email and settings');
    expect(
      await screen.findByText(
        'Emails aren’t being sent: this site has no email domain yet. Set mailDomain and ownerEmail when you next deploy. 1,200 or more emails are waiting to be sent.',
      ),
    ).toBeVisible();
    expect(api.callsTo('GET /admin/mail')).toHaveLength(1);
  });

  it.each([
    [[], 0, 'No emails are waiting to be sent.'],
    [[], 1, '1 email is waiting to be sent.'],
    [['ownerEmail'], 0, /^Emails to you aren’t being sent: .* Set ownerEmail when you next deploy\.$/],
  ])('with %j missing and %d waiting is: %s', async (missing, count, text) => {
    scriptApi({
      'GET /admin/mail': { body: { missing, waiting: { count, isMore: false } } },
    });
    await visitAdmin('Email and settings');
    expect(await screen.findByText(text)).toBeVisible();
  });
});
