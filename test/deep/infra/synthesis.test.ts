import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { context, templates } from '../../built/infra/templates.ts';

const scratch = mkdtempSync(join(tmpdir(), 'synthesis-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('a synthesis', () => {
  it('needs no account or network, finds no fault and is repeatable', () => {
    const { status, stderr } = run({ throwaway: 'true' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const read = (file: string) => JSON.parse(readFileSync(join(scratch, file), 'utf8'));
    expect(read('manifest.json').missing).toBeUndefined();
    const again = templates({ throwaway: 'true' });
    expect(read('Data.template.json')).toEqual(again.data);
    expect(read('Api.template.json')).toEqual(again.api);
    expect(read('Work.template.json')).toEqual(again.work);
    expect(read('Admin.template.json')).toEqual(again.admin);
    expect(read('Web.template.json')).toEqual(again.web);
  });

  it('rejects an option in one sentence', () => {
    expect(run({ stage: 'Prod!' })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The context is invalid: stage must be .+\.\n$/),
    });
  });

  it('rejects a permanent stage with sample company values, naming each field', () => {
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^A stage that keeps its data can’t be deployed while [^\n]+\n$/);
    for (const field of [
      'name',
      'phone',
      'origin',
      'legal.name',
      'legal.cin',
      'legal.address',
      'offices.1.address',
    ])
      expect(stderr).toMatch(new RegExp(` ${field}[,:]`));
    for (const officer of ['legal.grievanceOfficer', 'legal.dataContact'])
      for (const field of ['name', 'designation', 'email', 'phone'])
        expect(stderr).toContain(`${officer}.${field}`);
  });

  it('says in one sentence that nothing is built', () => {
    expect(run({ throwaway: 'true' }, scratch)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^dist\/\S+ is missing: run `npm run build` first\.\n$/),
    });
  });

  function run(options: Record<string, string> = {}, cwd = '.') {
    const given = { ...context, ...options, 'aws:cdk:disable-asset-staging': true };
    return spawnSync(process.execPath, [resolve('infra/app.ts')], {
      cwd,
      encoding: 'utf8',
      env: { CDK_OUTDIR: scratch, CDK_CONTEXT_JSON: JSON.stringify(given) },
    });
  }
});
