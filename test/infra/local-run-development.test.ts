import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocally } from '../support/local-run.ts';

jest.setTimeout(30_000);

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(data, { recursive: true }));

describe('npm run dev', () => {
  it('serves site and API from their sources, without a build', async () => {
    const run = await startLocally({ PORT: '0', DATA_DIR: data }, { parameters: ['--dev'] });
    expect(run.output().stderr).toBe('');
    const text = async (path: string) => (await fetch(run.site + path)).text();
    const courses = await text('/courses');
    expect(courses).toContain('/@vite/client');
    expect(courses).toContain('data-scripts="/site/wake.tsx"');
    const listed = JSON.parse(await text('/api/courses'));
    expect(listed.length).toBeGreaterThanOrEqual(9);
    expect(courses).toContain(`href="/course/${listed[0].id}"`);
    expect(await text(`/course/${listed[0].id}`)).toContain(`<h1>${listed[0].title}</h1>`);
    expect((await fetch(`${run.site}/course/none`)).status).toBe(404);
    expect((await fetch(`${run.site}/nowhere`)).status).toBe(404);
    expect(await text('/certifications/pmp')).toContain('PMP exam training');
    expect(await text('/sitemap.xml')).toContain(`/course/${listed[0].id}</loc>`);
    expect(await text('/robots.txt')).toContain('Sitemap:');
    expect(await text('/admin')).toContain('src="/desk/main.tsx"');
    for (const script of ['/site/wake.tsx', '/site/development.ts', '/desk/main.tsx'])
      expect(await text(script)).toContain('import');
    expect(JSON.parse(await text('/api/nowhere'))).toEqual({ message: 'Not Found' });
    expect(run.output().stderr).toBe('');
    expect(await run.stop()).toBe(0);
  });
});
