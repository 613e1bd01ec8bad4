import { screen, within } from '@testing-library/react';
import { programmeDirector } from '#shared/brand.ts';
import { course, member } from '../../support/web/samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const people = ['Vikram Shah', 'Asha Rao', 'Ravi Menon', 'Sunita Kale'].map((name, index) =>
  member({ id: String(index), name, ...(index === 0 && { portrait: 'a/b.webp', biography: 'Nine years.' }) }),
);

const section = () =>
  within(screen.getByRole('heading', { name: 'Who you’ll work with' }).closest('section') as HTMLElement);

describe('/about', () => {
  it.each([
    [1, '160'],
    [2, '96'],
    [3, '96'],
    [4, '96'],
  ])('shows %i people with portraits of %s pixels, or initials', async (count, size) => {
    scriptApi({ 'GET /team': { body: people.slice(0, count) } });
    await visit('/about');
    const shown = section().getAllByRole('listitem');
    expect(shown.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      people.slice(0, count).map(({ name }) => name),
    );
    const portrait = section().getByRole('img', { name: 'Portrait of Vikram Shah' });
    expect(portrait).toHaveAttribute('src', '/portraits/a/b.webp');
    expect(portrait).toHaveAttribute('width', size);
    const [biography, ...others] = section().getAllByRole('group');
    expect(others).toEqual([]);
    expect(biography).not.toHaveAttribute('open');
    expect(biography).toHaveTextContent(/^Biography of Vikram Shah.*Nine years\.$/);
    for (const initials of ['AR', 'RM', 'SK'].slice(0, count - 1))
      expect(section().getByText(initials)).toBeVisible();
  });

  it('has no such section if the team is empty', async () => {
    scriptApi({});
    await visit('/about');
    expect(screen.queryByRole('heading', { name: 'Who you’ll work with' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Why a flight of steps' })).toBeVisible();
  });
});

describe.each([
  ['/resume', 'resume-writer'],
  ['/services', 'coach'],
] as const)('%s', (path, task) => {
  it(`names who has the task ${task}, with a link to everyone`, async () => {
    const [named, other] = [member({ tasks: [task] }), member({ id: 'asha', name: 'Asha Rao' })];
    scriptApi({ 'GET /team': { body: [other, named] } });
    await visit(path);
    expect(screen.getByRole('link', { name: 'Vikram Shah' })).toHaveAttribute('href', '/about#team');
    expect(screen.getByText(named.line)).toBeVisible();
    expect(screen.queryByText('Asha Rao')).toBeNull();
  });
});

describe('/certifications/pmp', () => {
  it('has its director from the team, or else from the brand', async () => {
    scriptApi({ 'GET /team': { body: [member({ tasks: ['pmp-director'], portrait: 'a/b.webp' })] } });
    await visit('/certifications/pmp');
    expect(screen.getAllByText('Vikram Shah')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Portrait of Vikram Shah' })).toHaveLength(2);
    expect(screen.queryByText(programmeDirector.name)).toBeNull();
    scriptApi({ 'GET /team': { body: [member({ tasks: ['coach'] })] } });
    await visit('/certifications/pmp');
    expect(screen.getAllByText(programmeDirector.name)).toHaveLength(2);
  });
});

describe('/course/{id}', () => {
  it('is complete if its instructor has gone', async () => {
    scriptApi({ 'GET /courses/{id}': { body: course({ instructorId: 'gone' }) } });
    await visit('/course/pmp-1');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Instructor')).toBeNull();
  });
});
