import { readFileSync } from 'node:fs';
import { team as samples } from '#infra/local/seed/team.ts';
import type { MemberInput } from '#shared/domain/team/member.ts';
import { checkPortrait, portraitAddress } from '#shared/domain/team/portrait.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { coachingOffers, offerOf } from '../../support/coaching/sales.ts';
import { chunk, jpeg, lossyWebp, segment, webp } from '../../support/pictures.ts';

const api = startApi();

beforeEach(() => {
  process.env.DISTRIBUTION_ID = 'E2EXAMPLE';
});

afterAll(() => {
  delete process.env.DISTRIBUTION_ID;
});

const member = (values: Partial<MemberInput> = {}): MemberInput => ({
  name: 'Asha Rao',
  role: 'Instructor, PMP',
  line: 'Sixteen years of rail projects.',
  biography: 'Asha led projects before she taught.',
  tasks: [],
  ...values,
});

const add = async (values?: Partial<MemberInput>) =>
  (await api.owner('POST /admin/team', { body: member(values) })).data;

const { addOffer, setHours, listed } = coachingOffers(api);

const publicTeam = async () => (await api.visitor('GET /team', {})).data;

const upload = (id: string, bytes: Buffer, query: { agreed: 'true' } = { agreed: 'true' }) =>
  api.owner('PUT /admin/team/{id}/portrait', {
    path: { id },
    query,
    body: new Blob([new Uint8Array(bytes)]),
  });

const addCourse = (values: object = {}) =>
  api.owner('POST /courses', {
    body: { title: 'PMP', description: 'Live classes.', price: 4499, ...values },
  });

const keysOf = (...portraits: (string | undefined)[]) =>
  portraits.map((name) => `portraits/${name}`).toSorted();

const inMinutes = (minutes: number) => setClock(Date.now() + minutes * 60_000);

const jobs = ['refreshPages', 'deletePortraits', 'reindexItems'] as const;

/** Runs the jobs as often as the schedule does until nothing is left to do. */
async function runJobs(minutes: number, inOrder: readonly (typeof jobs)[number][] = jobs): Promise<void> {
  for (let turn = 0; turn < minutes; turn++) {
    inMinutes(1);
    for (const job of inOrder) await api.runSchedule(job);
  }
}

describe('POST /admin/team', () => {
  it('adds a person, who is listed last', async () => {
    const first = await add();
    expect(first).toEqual({ ...member(), id: first.id, createdAt: expect.any(String), version: 1 });
    inMinutes(1);
    await add({ name: 'Vikram Shah' });
    expect((await publicTeam()).map(({ name }) => name)).toEqual(['Asha Rao', 'Vikram Shah']);
  });

  it('adds a person once for the same Idempotency-Key', async () => {
    const call = { body: member(), idempotencyKey: 'once' };
    const [first, again] = [
      await api.owner('POST /admin/team', call),
      await api.owner('POST /admin/team', call),
    ];
    expect(again.data.id).toBe(first.data.id);
    expect(await publicTeam()).toHaveLength(1);
    const other = { ...call, body: member({ name: 'Other' }) };
    await expect(api.owner('POST /admin/team', other)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a name that’s too long', { name: 'A'.repeat(101) }, 'name'],
    ['a line that’s too long', { line: 'A'.repeat(91) }, 'line'],
    ['a biography of 61 words', { biography: 'word '.repeat(61) }, 'biography'],
    ['an unknown task', { tasks: ['king'] }, 'tasks.0'],
    ['the same task twice', { tasks: ['coach', 'coach'] }, 'tasks'],
    ['tasks as text', { tasks: 'coach' }, 'tasks'],
    ['hidden as text', { isHidden: 'yes' }, 'isHidden'],
  ])('refuses %s', async (_, values, field) => {
    const body = { ...member(), ...values } as MemberInput;
    await expect(api.owner('POST /admin/team', { body })).rejects.toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
    expect(await publicTeam()).toEqual([]);
  });

  it('adds no more than 50 people', async () => {
    for (let i = 0; i < 50; i++) await add({ name: `Person ${i}` });
    await expect(add()).rejects.toMatchObject({
      status: 409,
      message: 'The team can have up to 50 people.',
    });
  });

  it('is only for the owner', async () => {
    await expect(api.visitor('POST /admin/team', { body: member() })).rejects.toMatchObject({ status: 401 });
  });
});

describe('GET /team', () => {
  it('has nothing but what the site shows', async () => {
    const { id } = await add({ tasks: ['coach'] });
    await upload(id, webp());
    expect(await publicTeam()).toEqual([
      {
        ...member({ tasks: ['coach'] }),
        id,
        portrait: expect.stringMatching(/^[0-9a-f]{8}\/[0-9a-f]{16}\.webp$/),
      },
    ]);
  });
});

describe('a hidden person', () => {
  const body = member({ isHidden: true, tasks: ['coach'] });

  it('is in no public list, and can be shown again', async () => {
    const { id } = await add({ tasks: ['coach'] });
    await setHours(id);
    await addOffer({ coachId: id });
    expect(await listed()).toHaveLength(1);
    await api.owner('PUT /admin/team/{id}', { path: { id }, body });
    expect(await publicTeam()).toEqual([]);
    expect(await listed()).toEqual([]);
    expect((await api.owner('GET /admin/team', {})).data).toMatchObject([{ id, isHidden: true }]);
    expect(await (await api.render('/about')).text()).not.toContain('Asha Rao');

    await api.owner('PUT /admin/team/{id}', { path: { id }, body: member() });
    const [shown] = await publicTeam();
    expect(shown).not.toHaveProperty('isHidden');
    expect(await listed()).toHaveLength(1);
  });

  it('has offers that can’t be bought, even by their address', async () => {
    const { id } = await add();
    await setHours(id);
    const offer = await addOffer({ coachId: id });
    const path = { id: offer.id };
    await api.owner('PUT /admin/team/{id}', { path: { id }, body });
    await expect(api.visitor('GET /coaching/offers/{id}/times', { path })).rejects.toMatchObject({
      status: 404,
    });
    const order = { userId: 'u1', amount: offer.rupees, name: 'Rekha Nair', email: 'rekha@example.com' };
    const buying = api.visitor('POST /coaching/offers/{id}/orders', {
      path,
      body: { ...order, mobile: '+919876543210' },
    });
    await expect(buying).rejects.toMatchObject({
      status: 409,
      message: 'This offer isn’t available at the moment.',
    });
  });

  it('stays a course’s instructor, but isn’t shown', async () => {
    const { id } = await add();
    const course = (await addCourse({ instructorId: id })).data;
    await api.owner('PUT /admin/team/{id}', { path: { id }, body });
    for (const path of ['/courses', `/course/${course.id}`]) {
      const page = await api.render(path);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('Asha Rao');
    }
    const { id: _, createdAt: _at, version: _version, ...kept } = course;
    const saved = await api.owner('PUT /courses/{id}', { path: { id: course.id }, body: kept });
    expect(saved.data.instructorId).toBe(id);
  });
});

describe('GET /admin/team', () => {
  it('has the time when the owner confirmed the consent', async () => {
    const { id } = await add();
    await upload(id, webp());
    const [listed] = (await api.owner('GET /admin/team', {})).data;
    expect(listed).toMatchObject({ version: 1, agreedAt: expect.any(String) });
    await expect(api.visitor('GET /admin/team', {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('PUT /admin/team/{id}', () => {
  it('replaces the text and keeps the portrait', async () => {
    const { id } = await add();
    await upload(id, webp());
    const body = { name: 'Asha Nair', role: 'Coach', line: 'Listens.', tasks: ['coach' as const] };
    const { data } = await api.owner('PUT /admin/team/{id}', { path: { id }, body, ifMatch: 1 });
    expect(data).toMatchObject({ ...body, version: 2, portrait: expect.any(String) });
    expect(data).not.toHaveProperty('biography');
  });

  it('refuses a version that isn’t the latest, and an unknown person', async () => {
    const { id } = await add();
    const change = (ifMatch: number, name: string, of = id) =>
      api.owner('PUT /admin/team/{id}', { path: { id: of }, body: member({ name }), ifMatch });
    const both = await Promise.allSettled([change(1, 'One'), change(1, 'Two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(change(1, 'Three')).rejects.toMatchObject({ status: 412 });
    await expect(change(1, 'Four', 'unknown')).rejects.toMatchObject({ status: 404 });
    expect(['One', 'Two']).toContain((await publicTeam())[0]?.name);
  });

  it('refreshes the pages that show the team', async () => {
    await add();
    await api.runSchedule('refreshPages');
    const [refreshed] = api.invalidations;
    for (const path of [
      '/',
      '/courses',
      '/course/*',
      '/certifications/pmp',
      '/services',
      '/resume',
      '/about',
    ])
      expect(refreshed?.paths).toContain(path);
    expect(refreshed?.paths).not.toContain('/interview-questions');
  });
});

describe('PUT /admin/team/{id}/portrait', () => {
  it.each([
    ['a lossless WebP', webp(), 'webp', 'image/webp'],
    ['a lossy WebP', lossyWebp({ width: 640, height: 640 }), 'webp', 'image/webp'],
    ['a JPEG', jpeg(), 'jpg', 'image/jpeg'],
    ['a WebP of exactly 60 kB', webp({ bytes: 59_980 }), 'webp', 'image/webp'],
  ])('stores %s under the hash of its bytes', async (_, bytes, extension, mediaType) => {
    const { id } = await add();
    const { data } = await upload(id, bytes);
    expect(data.portrait).toMatch(new RegExp(`\\.${extension}$`));
    const key = `portraits/${data.portrait}`;
    expect([...api.s3.objects.keys()]).toEqual([key]);
    expect(api.s3.objects.get(key)).toEqual(bytes);
    expect(api.s3.headers.get(key)).toEqual({
      mediaType,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  const exif = Buffer.from('Exif\0\0II*\0');
  it.each([
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(400, 'x'), 'latin1'), 'must be a WebP or JPEG'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'must be a WebP or JPEG',
    ],
    ['a GIF', Buffer.from('GIF89a'.padEnd(400, 'x')), 'must be a WebP or JPEG'],
    ['nothing', Buffer.alloc(0), 'must be a WebP or JPEG'],
    ['HTML after the start of a JPEG', Buffer.from('\xff\xd8\xff<html>', 'latin1'), 'damaged'],
    ['a WebP that isn’t square', webp({ height: 321 }), 'must be a square'],
    ['a JPEG that isn’t square', jpeg({ width: 400 }), 'must be a square'],
    ['a WebP that’s too small', webp({ width: 319, height: 319 }), 'must be a square'],
    ['a JPEG that’s too large', jpeg({ width: 641, height: 641 }), 'must be a square'],
    ['a WebP that’s cut off', webp().subarray(0, 500), 'damaged'],
    ['a JPEG that’s cut off', jpeg().subarray(0, 500), 'damaged'],
    ['a WebP with something behind it', Buffer.concat([webp(), Buffer.from('<script>')]), 'damaged'],
    ['a JPEG with something behind it', Buffer.concat([jpeg(), Buffer.from('<script>')]), 'damaged'],
    ['a WebP without pixels', webp().subarray(0, 12), 'damaged'],
    ['a WebP with EXIF', webp({ extra: chunk('EXIF', exif) }), 'metadata'],
    ['a WebP with XMP', webp({ extra: chunk('XMP ', Buffer.from('<x/>')) }), 'metadata'],
    ['an animated WebP', webp({ extra: chunk('ANIM', Buffer.alloc(6)) }), 'metadata'],
    ['a JPEG with EXIF', jpeg({ extra: segment(0xe1, exif) }), 'metadata'],
    ['a JPEG with a comment', jpeg({ extra: segment(0xfe, Buffer.from('by Asha')) }), 'metadata'],
    ['a JPEG with a thumbnail', jpeg({ extra: segment(0xe0, Buffer.from('JFXX\0......')) }), 'metadata'],
  ])('refuses %s', async (_, bytes, sentence) => {
    const { id } = await add();
    const before = await api.rows('TEAM_MEMBER');
    await expect(upload(id, bytes)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(sentence),
    });
    expect(await api.rows('TEAM_MEMBER')).toEqual(before);
    expect(api.s3.objects.size).toBe(0);
  });

  it('refuses more than 60 kB, another media type, and a portrait without consent', async () => {
    const { id } = await add();
    await expect(upload(id, webp({ bytes: 60_000 }))).rejects.toMatchObject({
      status: 413,
      message: 'A file can be up to 60 kB.',
    });
    await expect(upload(id, webp(), {} as never)).rejects.toMatchObject({
      status: 400,
      message: 'Confirm that this person agreed to have the portrait on the site.',
    });
    await expect(upload(id, webp(), { agreed: 'false' } as never)).rejects.toMatchObject({ status: 400 });
    const headers = { cookie: await api.signIn(), 'content-type': 'image/svg+xml' };
    const path = `/api/admin/team/${id}/portrait?agreed=true`;
    const answer = await api.send(path, { method: 'PUT', headers, body: '<svg/>' });
    expect(answer.status).toBe(415);
    expect(api.s3.objects.size).toBe(0);
  });

  it('stores nothing for an unknown person or a stranger', async () => {
    await expect(upload('unknown', webp())).rejects.toMatchObject({ status: 404 });
    const { id } = await add();
    const call = {
      path: { id },
      query: { agreed: 'true' },
      body: new Blob([new Uint8Array(webp())]),
    } as const;
    await expect(api.visitor('PUT /admin/team/{id}/portrait', call)).rejects.toMatchObject({ status: 401 });
    expect(api.s3.objects.size).toBe(0);
  });

  it('replaces the old portrait, which is deleted once the pages show the new one', async () => {
    const { id } = await add();
    const { portrait: old } = (await upload(id, webp())).data;
    const { portrait } = (await upload(id, jpeg())).data;
    await runJobs(3);
    expect([...api.s3.objects.keys()].toSorted()).toEqual(keysOf(old, portrait));
    await runJobs(8);
    expect([...api.s3.objects.keys()]).toEqual(keysOf(portrait));
    const invalidated = api.invalidations.flatMap(({ paths }) => paths);
    expect(invalidated).toContain(portraitAddress(old ?? ''));
    expect(invalidated).not.toContain(portraitAddress(portrait ?? ''));
  });

  it('is deleted if two runs overlap', async () => {
    const { id } = await add();
    const { portrait: old = '' } = (await upload(id, webp())).data;
    const { portrait } = (await upload(id, jpeg())).data;
    await runJobs(4);
    inMinutes(5);
    await Promise.all([api.runSchedule('deletePortraits'), api.runSchedule('deletePortraits')]);
    expect([...api.s3.objects.keys()]).toEqual(keysOf(portrait));
    await runJobs(8);
    expect(api.invalidations.flatMap(({ paths }) => paths)).toContain(portraitAddress(old));
    expect([...api.s3.objects.keys()]).toEqual(keysOf(portrait));
  });

  it('keeps the portrait of another person with the same bytes', async () => {
    const [one, two] = [await add(), await add({ name: 'Vikram Shah' })];
    await upload(one.id, webp());
    const { portrait } = (await upload(two.id, webp())).data;
    await api.owner('DELETE /admin/team/{id}/portrait', { path: { id: one.id } });
    await runJobs(8);
    expect([...api.s3.objects.keys()]).toEqual(keysOf(portrait));
  });

  it('says so if S3 fails, keeps the old portrait, and leaves no object', async () => {
    const { id } = await add();
    const { portrait } = (await upload(id, webp())).data;
    api.failOn('PutObject');
    await expect(upload(id, jpeg())).rejects.toMatchObject({ status: 503 });
    api.recover();
    expect((await publicTeam())[0]?.portrait).toBe(portrait);
    await runJobs(8);
    expect([...api.s3.objects.keys()]).toEqual(keysOf(portrait));
  });

  it('deletes an object whose person was deleted before the upload was complete', async () => {
    const { id } = await add();
    await upload(id, webp());
    await api.owner('DELETE /admin/team/{id}', { path: { id } });
    await runJobs(8);
    expect(api.s3.objects.size).toBe(0);
  });
});

describe('DELETE /admin/team/{id}/portrait', () => {
  it('removes the portrait and the consent, and can be repeated', async () => {
    const { id } = await add();
    await upload(id, webp());
    for (let turn = 0; turn < 2; turn++) {
      const { data } = await api.owner('DELETE /admin/team/{id}/portrait', { path: { id } });
      expect(data).not.toHaveProperty('portrait');
      expect(data).not.toHaveProperty('agreedAt');
    }
    await runJobs(8);
    expect(api.s3.objects.size).toBe(0);
    await expect(
      api.owner('DELETE /admin/team/{id}/portrait', { path: { id: 'unknown' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('DELETE /admin/team/{id}', () => {
  const remove = (id: string) => api.owner('DELETE /admin/team/{id}', { path: { id } });

  it.each([
    ['search', jobs],
    ['pages', jobs.toReversed()],
  ])(
    'deletes a person who isn’t named anywhere, and nothing is left if the job for %s runs last',
    async (_, order) => {
      const { id } = await add();
      await remove(id);
      expect(await publicTeam()).toEqual([]);
      await expect(remove(id)).rejects.toMatchObject({ status: 404 });
      await runJobs(3, order);
      expect(await api.rows('TEAM_MEMBER')).toEqual([]);
    },
  );

  it('refuses someone with a task until they don’t have it, and says which', async () => {
    const { id } = await add({ tasks: ['pmp-director', 'coach'] });
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message: 'Asha Rao is still PMP programme director and coach. Choose someone else there first.',
    });
    await api.owner('PUT /admin/team/{id}', { path: { id }, body: member() });
    await remove(id);
  });

  it('refuses an offer’s coach until the offer has another, even if the offer is hidden', async () => {
    const [{ id }, other] = [await add(), await add({ name: 'Vikram Shah' })];
    const offer = await addOffer({ coachId: id, title: 'Career hour', isHidden: true });
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message: 'Asha Rao is still coach of “Career hour”. Choose someone else there first.',
    });
    const path = { id: offer.id };
    await api.owner('PUT /admin/coaching/offers/{id}', { path, body: offerOf(other.id) });
    await remove(id);
    await api.owner('DELETE /admin/coaching/offers/{id}', { path });
    await remove(other.id);
  });

  it('refuses a coach with sessions to come until the last one is over', async () => {
    const { id } = await add();
    const start = Date.now() + 200 * 24 * 3_600_000;
    const span = {
      start: new Date(start).toISOString(),
      end: new Date(start + 3_600_000).toISOString(),
      of: 'o1',
    };
    const sk = `${id}#${dayInIndia(start)}`;
    await api.put({ pk: 'COACH_DAY', sk, coachId: id, sessions: { b1: span } });
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message:
        'Asha Rao has coaching sessions to come. Hide them from the site for now, and delete them after the last session.',
    });
    setClock(start + 3_600_000);
    await remove(id);
  });

  it('refuses a course’s instructor until the course has another, even if the course is hidden', async () => {
    const [{ id }, other] = [await add(), await add({ name: 'Vikram Shah' })];
    const course = (await addCourse({ instructorId: id, isHidden: true })).data;
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message: 'Asha Rao is still instructor of “PMP”. Choose someone else there first.',
    });
    const { title, description, price } = course;
    const body = { title, description, price, instructorId: other.id };
    await api.owner('PUT /courses/{id}', { path: { id: course.id }, body });
    await remove(id);
    await expect(remove(other.id)).rejects.toMatchObject({ status: 409 });
  });
});

describe('POST /courses', () => {
  it('accepts only an instructor from the team', async () => {
    const { id } = await add();
    expect((await addCourse({ instructorId: id })).data.instructorId).toBe(id);
    await expect(addCourse({ instructorId: 'unknown' })).rejects.toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field: 'instructorId' })],
    });
    expect((await api.owner('GET /admin/courses', {})).data).toHaveLength(1);
  });
});

describe('POST /admin/search', () => {
  const search = async (text: string) =>
    (await api.owner('POST /admin/search', { body: { text } })).data.customers;

  it('finds someone in the team by name, until they have another name or are deleted', async () => {
    const { id } = await add();
    const found = { name: 'Asha Rao', latest: { kind: 'member', id, title: 'Instructor, PMP' } };
    expect(await search('rao')).toMatchObject([found]);
    expect(await search('Asha')).toMatchObject([found]);
    await api.owner('PUT /admin/team/{id}', { path: { id }, body: member({ name: 'Asha Nair' }) });
    expect(await search('rao')).toEqual([]);
    expect(await search('nair')).toHaveLength(1);
    await api.owner('DELETE /admin/team/{id}', { path: { id } });
    expect(await search('asha')).toEqual([]);
  });
});

describe('the pages', () => {
  it('name the instructor, the director, the writer and the coach, and show everyone', async () => {
    const ids: Record<string, string> = {};
    for (const [key, { drawing: _, tasks, ...sample }] of Object.entries(samples))
      ids[key] = (await add({ ...sample, tasks: [...tasks] })).id;
    const { portrait = '' } = (await upload(ids.networks ?? '', webp())).data;
    const { id } = (await addCourse({ instructorId: ids.networks })).data;
    const text = async (path: string) => (await api.render(path)).text();
    expect(await text(`/course/${id}`)).toContain(`src="${portraitAddress(portrait)}"`);
    expect(await text('/courses')).toContain('Vikram Shah (sample)');
    expect(await text('/certifications/pmp')).toContain('Revathi Nair (sample)');
    expect(await text('/certifications/pmp')).not.toContain('Anjali Namuna');
    expect(await text('/resume')).toContain('Arjun Sen (sample)');
    expect(await text('/services')).toContain('Sunita Kale (sample)');
    const about = await text('/about');
    for (const { name } of Object.values(samples)) expect(about).toContain(name);
  });

  it('are complete with an empty team', async () => {
    const { id } = (await addCourse()).data;
    for (const path of [
      '/',
      '/courses',
      `/course/${id}`,
      '/certifications/pmp',
      '/resume',
      '/services',
      '/about',
    ]) {
      const page = await api.render(path);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toMatch(/Instructor<|Who you’ll work with|<img[^>]*portraits/);
    }
    expect(await (await api.render('/certifications/pmp')).text()).toContain('Anjali Namuna');
  });
});

describe('the sample portraits', () => {
  it.each(Object.values(samples))('$drawing is what the upload accepts', ({ drawing }) => {
    expect(checkPortrait(readFileSync(`infra/local/seed/portraits/${drawing}.webp`))).toEqual({
      type: 'webp',
    });
  });

  it('show four people with different first names', () => {
    const people = Object.values(samples);
    expect(new Set(people.map(({ name }) => name.split(' ')[0])).size).toBe(4);
    for (const { name } of people) expect(name).toMatch(/ \(sample\)$/);
  });
});
