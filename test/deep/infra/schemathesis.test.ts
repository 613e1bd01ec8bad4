import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openApi } from '#infra/openapi/openapi.ts';
import { pythonTool } from '../../deploy/python-tool.ts';
import { startLocally } from '../../support/local-run.ts';

const password = 'owner-for-schemathesis';

const seconds = 120;

const seed = process.env.SCHEMATHESIS_SEED ?? '2026';

const support = resolve('test/support/schemathesis');

describe('the API, according to the OpenAPI document,', () => {
  it('answers schemathesis’s generated calls as documented', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'));
    const document = join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(openApi()));
    const run = await startLocally({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ADMIN_PASSWORD: password,
      SWEEP_SECONDS: '3600',
    });
    const site = run.site.replace('localhost', '127.0.0.1');
    const child = spawn(
      pythonTool('schemathesis==4.32.5', 'schemathesis'),
      [
        ...['--config-file', join(support, 'schemathesis.toml'), 'run', document, '--url', `${site}/api`],
        ...['--phases', 'examples,coverage,fuzzing', '--continue-on-failure', '--max-time', String(seconds)],
        ...['--seed', seed],
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          SITE: site,
          ADMIN_PASSWORD: password,
          PYTHONPATH: support,
          PYTHONDONTWRITEBYTECODE: '1',
          SCHEMATHESIS_HOOKS: 'hooks',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let report = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        report += chunk;
      });
    const [status] = await once(child, 'close');
    await run.stop();
    await rm(folder, { recursive: true });
    console.log(report.slice(report.indexOf('= SUMMARY =')));
    expect({ status, report: status === 0 ? '' : report }).toEqual({ status: 0, report: '' });
  });
});
