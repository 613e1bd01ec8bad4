import { fireEvent, screen, within } from '@testing-library/react';
import { jpeg } from '../../support/pictures.ts';
import { row, visitAdmin } from '../../support/web/admin.ts';
import { adminMember } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const createRoute = 'POST /admin/team';
const updateRoute = 'PUT /admin/team/{id}';
const deleteRoute = 'DELETE /admin/team/{id}';
const portraitRoute = 'PUT /admin/team/{id}/portrait';

const vikram = adminMember({ portrait: 'a/b.webp', agreedAt: '2025-08-02T10:00:00.000Z', tasks: ['coach'] });

const drawer = (name: string) => within(screen.getByRole('dialog', { name }));

async function open(name = 'Vikram Shah') {
  const user = await visitAdmin('Team', 'Team');
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('dialog', { name });
  return user;
}

/** jsdom has no pictures, so this decodes, draws and encodes instead. */
function fakePictures({ width = 4000, height = 3000, types = ['image/jpeg'], sizes = [900] } = {}) {
  const drawn: unknown[][] = [];
  const bitmap = { width, height, close: () => {} };
  const createImageBitmap = jest.fn(async () => bitmap);
  Object.assign(window, { createImageBitmap });
  const context = { fillRect: () => {}, drawImage: (...call: unknown[]) => drawn.push(call.slice(1)) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const left = [...sizes];
  const encode = (done: BlobCallback, type = '') => {
    const bytes = new Uint8Array(jpeg({ bytes: left.length > 1 ? left.shift() : left[0] }));
    const real = types.includes(type) ? type : 'image/png';
    done(Object.assign(new Blob([bytes], { type: real }), { arrayBuffer: async () => bytes.buffer }));
  };
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(encode);
  return { drawn, createImageBitmap, toBlob };
}

const choose = (name = 'Vikram Shah') =>
  fireEvent.change(drawer(name).getByLabelText(/icture$/), {
    target: { files: [new File(['…'], 'portrait.heic')] },
  });

afterEach(() => jest.restoreAllMocks());

describe('Team', () => {
  it('lists everyone with a portrait or initials, and what they are named as', async () => {
    scriptApi({ 'GET /admin/team': { body: [vikram, adminMember({ id: 'asha', name: 'Asha Rao' })] } });
    await visitAdmin('Team', 'Team');
    expect(row('Vikram').getByRole('img', { name: 'Portrait of Vikram Shah' })).toHaveAttribute(
      'width',
      '40',
    );
    expect(row('Vikram').getByText('Coach')).toBeVisible();
    expect(row('Asha').getByText('AR')).toBeVisible();
  });

  it('adds a person and then opens them, to add a portrait', async () => {
    const rows = [adminMember({ id: 'asha', name: 'Asha Rao' })];
    const api = scriptApi({
      [createRoute]: () => {
        api.answer('GET /admin/team', { body: rows });
        return { status: 201, body: rows[0] };
      },
    });
    const user = await visitAdmin('Team');
    await user.click(await screen.findByRole('link', { name: 'Add a person' }));
    const form = drawer('Add a person');
    await user.type(form.getByLabelText('Name'), 'Asha Rao');
    await user.type(form.getByLabelText('Role'), 'Director');
    await user.type(form.getByLabelText('One line'), 'Plans on paper.');
    await user.selectOptions(form.getByLabelText('Directs the PMP programme'), 'Yes');
    await user.click(form.getByRole('button', { name: 'Add person' }));
    expect(await screen.findByRole('dialog', { name: 'Asha Rao' })).toBeVisible();
    expect(api.callsTo(createRoute)[0]).toMatchObject({
      body: {
        ...{ name: 'Asha Rao', role: 'Director', line: 'Plans on paper.', biography: '' },
        tasks: ['pmp-director'],
      },
      idempotencyKey: expect.any(String),
    });
  });

  it('changes a person, and shows the saved version if someone else was first', async () => {
    const api = scriptApi({ 'GET /admin/team': { body: [vikram] }, [updateRoute]: problem(412, 'Changed.') });
    const user = await open();
    const line = () => drawer('Vikram Shah').getByLabelText('One line');
    await user.clear(line());
    await user.type(line(), 'Mine.');
    const newer = { ...vikram, line: 'Theirs.', version: 2 };
    api.answer('GET /admin/team', { body: [newer] });
    const save = () => user.click(drawer('Vikram Shah').getByRole('button', { name: 'Save changes' }));
    await save();
    expect(await screen.findByText(/Someone else saved this person/)).toBeVisible();
    expect(line()).toHaveValue('Mine.');
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect(line()).toHaveValue('Theirs.');
    api.answer(updateRoute, { body: { ...newer, version: 3 } });
    await save();
    expect(api.callsTo(updateRoute).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  });

  it('hides a person, and says so in the list', async () => {
    const api = scriptApi({ 'GET /admin/team': { body: [vikram] } });
    api.answer(updateRoute, { body: { ...vikram, isHidden: true, version: 2 } });
    const user = await open();
    await user.selectOptions(drawer('Vikram Shah').getByLabelText('Hidden'), 'Yes');
    await user.click(drawer('Vikram Shah').getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Instructor, networks, hidden')).toBeVisible();
    expect(api.callsTo(updateRoute)[0]).toMatchObject({ body: { isHidden: true, tasks: ['coach'] } });
  });

  it('says why someone can’t be deleted, and deletes them once that’s changed', async () => {
    const reason = 'Vikram Shah is still coach. Choose someone else there first.';
    const api = scriptApi({ 'GET /admin/team': { body: [vikram] }, [deleteRoute]: problem(409, reason) });
    const user = await open();
    await user.click(drawer('Vikram Shah').getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: /permanently delete this person/ }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(reason)).toBeVisible();
    api.answer(deleteRoute, { status: 204 });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Vikram Shah has been deleted.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Vikram/ })).toBeNull();
  });

  it('says so if the person in the address isn’t in the team', async () => {
    scriptApi({ 'GET /admin/team': { body: [] } });
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    await visit('/admin?tab=team&member=gone');
    expect(await screen.findByText(/This person isn’t in the team/)).toBeVisible();
  });
});

describe('a portrait', () => {
  const script = () =>
    scriptApi({ 'GET /admin/team': { body: [vikram] }, [portraitRoute]: { body: vikram } });

  it('is cut to the centred square, previewed, and sent with the consent', async () => {
    const { drawn, createImageBitmap } = fakePictures();
    const api = script();
    const user = await open();
    choose();
    const preview = await drawer('Vikram Shah').findByRole('img', { name: /^Preview/ });
    expect(preview).toBeVisible();
    expect(drawn).toEqual([[500, 0, 3000, 3000, 0, 0, 320, 320]]);
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    const save = drawer('Vikram Shah').getByRole('button', { name: 'Save portrait' });
    expect(drawer('Vikram Shah').getByRole('checkbox')).not.toBeChecked();
    await user.click(save);
    expect(screen.getByText('Confirm that this person agreed.')).toBeVisible();
    expect(api.callsTo(portraitRoute)).toEqual([]);
    await user.click(drawer('Vikram Shah').getByRole('checkbox'));
    await user.click(save);
    expect(await screen.findByText('The portrait is on the site.')).toBeVisible();
    const [call] = api.callsTo(portraitRoute);
    expect(call?.path).toBe('/admin/team/vikram/portrait?agreed=true');
    expect(call?.body).toMatchObject({ type: 'image/jpeg', size: jpeg().length });
    expect(screen.queryByRole('img', { name: /^Preview/ })).toBeNull();
  });

  it('loses quality until it’s small enough, and goes without if it never is', async () => {
    const { toBlob } = fakePictures({ sizes: [900, 90_000, 70_000, 50_000] });
    script();
    await open();
    choose();
    await drawer('Vikram Shah').findByRole('img', { name: /^Preview/ });
    expect(toBlob.mock.calls.map(([, type, quality]) => [type, quality])).toEqual([
      ['image/webp', 0.9],
      ['image/jpeg', 0.9],
      ['image/jpeg', 0.8],
      ['image/jpeg', 0.7],
    ]);
    jest.restoreAllMocks();
    fakePictures({ sizes: [90_000] });
    choose();
    expect(await screen.findByText(/couldn’t be made small enough/)).toBeVisible();
  });

  it.each([
    ['too small', { width: 300, height: 4000 }, /The picture is too small/],
    ['of a type that the browser can’t write', { types: [] }, /couldn’t be made small enough/],
  ])('that’s %s isn’t sent', async (_, fakes, sentence) => {
    fakePictures(fakes);
    const api = script();
    const user = await open();
    choose();
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(drawer('Vikram Shah').getByRole('checkbox'));
    await user.click(drawer('Vikram Shah').getByRole('button', { name: 'Save portrait' }));
    expect(api.callsTo(portraitRoute)).toEqual([]);
  });

  it('that the browser can’t open is explained, and an older browser isn’t asked to turn it', async () => {
    const { createImageBitmap, drawn } = fakePictures();
    createImageBitmap.mockRejectedValue(new DOMException('Not a picture.'));
    script();
    await open();
    choose();
    expect(await screen.findByText(/HEIC picture from an iPhone/)).toBeVisible();
    createImageBitmap.mockReset();
    createImageBitmap.mockRejectedValueOnce(new TypeError('Not a valid enum value.'));
    createImageBitmap.mockResolvedValueOnce({ width: 400, height: 400, close: () => {} });
    choose();
    await drawer('Vikram Shah').findByRole('img', { name: /^Preview/ });
    expect(drawn).toHaveLength(1);
  });

  it('is removed', async () => {
    const api = script();
    api.answer('DELETE /admin/team/{id}/portrait', { body: adminMember() });
    const user = await open();
    await user.click(drawer('Vikram Shah').getByRole('button', { name: 'Remove portrait' }));
    expect(await drawer('Vikram Shah').findByLabelText('Picture')).toBeVisible();
    expect(row('Vikram').getByText('VS')).toBeVisible();
  });
});
