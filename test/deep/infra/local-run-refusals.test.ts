import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocally } from '../../support/local-run.ts';

const scratch = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function reasonToGiveUp(environment: Record<string, string>, folder = '.'): Promise<string> {
  const run = await startLocally({ PORT: '0', DATA_DIR: join(scratch, 'data'), ...environment }, { folder });
  const { stdout, stderr } = run.output();
  expect([run.exitCode(), stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[A-Z].*[.?]\n$/);
  return stderr.trim();
}

describe('the local run gives up', () => {
  it('if the port isn’t a number', async () => {
    expect(await reasonToGiveUp({ PORT: 'http' })).toBe('PORT is http. It must be a number from 0 to 65535.');
  });

  it('if a new password is too short, but accepts one set earlier', async () => {
    const environment = { PORT: '0', DATA_DIR: join(scratch, 'chosen'), ADMIN_PASSWORD: 'elevenchars' };
    const reason = 'A new data folder needs an ADMIN_PASSWORD with at least 12 characters.';
    for (const _ of [1, 2]) expect(await reasonToGiveUp(environment)).toBe(reason);

    await (await startLocally({ ...environment, ADMIN_PASSWORD: 'twelve chars' })).stop();
    const run = await startLocally(environment);
    const response = await fetch(`${run.site}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: run.site },
      body: JSON.stringify({ password: environment.ADMIN_PASSWORD }),
    });
    expect(await response.json()).toMatchObject({ hasShortPassword: true });
    await run.stop();
  });

  it('if the data folder can’t be written', async () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    expect(await reasonToGiveUp({ DATA_DIR: file })).toBe(
      `The data folder ${file} can’t be written to (EEXIST). Set DATA_DIR to another folder.`,
    );
    expect(await reasonToGiveUp({ DATA_DIR: join(file, 'below') })).toContain(
      'can’t be written to (ENOTDIR)',
    );
  });

  // A file size limit simulates a full disk.
  it('if the disk fills up while the table is filled', async () => {
    const limited = join(scratch, 'limited');
    writeFileSync(limited, `#!/bin/sh\nulimit -f 64\nexec ${process.execPath} "$@"\n`, { mode: 0o755 });
    const run = await startLocally({ PORT: '0', DATA_DIR: join(scratch, 'full') }, { command: limited });
    const { stdout, stderr } = run.output();
    expect([run.exitCode(), stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The data folder can't be written to: .+\. Free some disk space, or set DATA_DIR to a folder on another disk\.\n$/,
    );
  });

  it('if another run has the data open', async () => {
    const environment = { PORT: '0', DATA_DIR: join(scratch, 'shared') };
    const first = await startLocally(environment);
    expect(await reasonToGiveUp(environment)).toBe(
      'The data folder can’t be opened. Is the site already running and using it?',
    );
    expect(await first.stop()).toBe(0);
  });

  it('if nothing is built', async () => {
    const project = join(scratch, 'project');
    for (const part of ['infra', 'shared', 'package.json'])
      cpSync(part, join(project, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    expect(await reasonToGiveUp({}, project)).toMatch(
      /^The build is missing or incomplete \(\S+ wasn’t found\)\. Run "npm run build" first\.$/,
    );
  });
});
