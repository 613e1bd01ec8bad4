import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocally } from '../../support/local-run.ts';

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(data, { recursive: true }));

describe('npm run dev', () => {
  it('serves site and API from their sources, without a build', async () => {
    const run = await startLocally({ PORT: '0', DATA_DIR: data }, { parameters: ['--dev'] });
    expect(run.output().stderr).toBe('');
    const text = async (path: string) => (await fetch(run.site + path)).text();
    const courses: { id: string; title: string }[] = JSON.parse(await text('/api/courses'));
    expect(courses.length).toBeGreaterThanOrEqual(9);
    const [{ id, title } = { id: '', title: '' }] = courses;
    for (const path of ['/courses', `/course/${id}`]) {
      const page = await text(path);
      expect(page).toContain('/@vite/client');
      expect(page).toContain(title.replaceAll('&', '&amp;'));
      expect(page).toMatch(/<link rel="stylesheet" href="\/[^"]+\.css/);
    }
    expect(await text('/about')).toContain('/@vite/client');
    expect(await text('/robots.txt')).toContain('Sitemap:');
    expect(await text('/sitemap-pages.xml')).toContain(`/course/${id}</loc>`);
    expect(await text('/admin')).toContain('/admin/main.tsx');
    const status = async (path: string) => (await fetch(run.site + path)).status;
    expect([await status('/course/unknown'), await status('/nowhere')]).toEqual([404, 404]);
    expect(await text('/site/hydrate.tsx')).toContain('import');
    expect(await text('/admin/main.tsx')).toContain('import');
    const sheet = (await text('/courses')).match(/<link rel="stylesheet" href="(\/[^"]+\.css[^"]*)"/)?.[1];
    const style = await fetch(run.site + sheet, { headers: { accept: 'text/css' } });
    expect(style.headers.get('content-type')).toBe('text/css');
    expect(await text('/mail')).toContain('No emails yet.');
    expect(await text('/mail?from=x')).toContain('No emails yet.');
    expect(JSON.parse(await text('/mail/messages'))).toEqual([]);
    expect(JSON.parse(await text('/api/nowhere'))).toEqual({ message: 'Not Found' });
    expect(await run.stop()).toBe(0);
  });
});
