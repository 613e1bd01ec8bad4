import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { context, templates } from '../../built/infra/templates.ts';

const scratch = mkdtempSync(join(tmpdir(), 'synthesis-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The app as the CDK's command line runs it, which has it hold the templates to CloudFormation's rules. */
describe('a synthesis', () => {
  it('needs no account and no network, finds no fault, and gives the same templates twice', () => {
    const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts'], {
      encoding: 'utf8',
      env: {
        CDK_OUTDIR: scratch,
        CDK_CONTEXT_JSON: JSON.stringify({
          ...context,
          throwaway: 'true',
          'aws:cdk:disable-asset-staging': true,
        }),
      },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const read = (file: string) => JSON.parse(readFileSync(join(scratch, file), 'utf8'));
    expect(read('manifest.json').missing).toBeUndefined();
    const again = templates({ throwaway: 'true' });
    expect(read('Data.template.json')).toEqual(again.data);
    expect(read('Api.template.json')).toEqual(again.api);
    expect(read('Work.template.json')).toEqual(again.work);
    expect(read('Web.template.json')).toEqual(again.web);
  });
});
