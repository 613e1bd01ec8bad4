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
    expect(await text('/courses')).toContain('/@vite/client');
    expect(await text('/main.tsx')).toContain('import');
    expect(JSON.parse(await text('/api/courses')).length).toBeGreaterThanOrEqual(9);
    expect(JSON.parse(await text('/api/nowhere'))).toEqual({ message: 'Not Found' });
    expect(await run.stop()).toBe(0);
  });
});
