import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedFunctionsFolder, cacheVariables, writeCompileCaches } from '#infra/build/compile-cache.ts';
import { resources, templates } from '../../infra/templates.ts';

const folderOf = (name: string) => join(cachedFunctionsFolder, name);

beforeAll(() => writeCompileCaches());

afterAll(() => rmSync(cachedFunctionsFolder, { recursive: true }));

describe('the compile cache', () => {
  it('is taken up by Node where Lambda unpacks it, which is another place', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'));
    cpSync(folderOf('listCourses'), folder, { recursive: true });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['-e', `require(${JSON.stringify(join(folder, 'index.js'))})`],
      {
        env: { AWS_REGION: 'ap-south-1', NODE_DEBUG_NATIVE: 'COMPILE_CACHE', ...cacheVariables(folder) },
        encoding: 'utf8',
      },
    );
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toMatch(/V8 code cache for CommonJS \S+index\.js was accepted/);
  });

  it('can be read by any user', () => {
    const cache = join(folderOf('listCourses'), 'compile-cache');
    const modes = readdirSync(cache, { recursive: true }).map(
      (entry) => statSync(join(cache, String(entry))).mode,
    );
    expect(modes).not.toEqual([]);
    for (const mode of modes) expect(mode & 0o555).toBe(0o555);
  });

  it('goes with every Lambda where it is asked for, and changes no template by being made again', async () => {
    const first = templates({ compileCache: 'true' }).api;
    const variables = resources(first, 'AWS::Lambda::Function').map(
      ({ Properties }) => Properties.Environment?.Variables,
    );
    expect(variables).not.toEqual([]);
    for (const each of variables) expect(each).toMatchObject(cacheVariables());
    await writeCompileCaches();
    expect(templates({ compileCache: 'true' }).api).toEqual(first);
  });

  it('is left out unless it is asked for', () => {
    expect(JSON.stringify(templates().api)).not.toContain('NODE_COMPILE_CACHE');
  });
});
