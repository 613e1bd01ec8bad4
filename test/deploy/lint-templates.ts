import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templates as templatesOf, withMail } from '../built/infra/templates.ts';
import { pythonTool } from './python-tool.ts';

const synthesized = globSync('cdk.out/*.template.json');
if (synthesized.length === 0) throw new Error('No templates found: run `npm run synth` first.');

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
const optional = Object.entries(templatesOf({ ...withMail, waf: 'true' })).map(([name, template]) => {
  const file = join(folder, `${name}.template.json`);
  writeFileSync(file, JSON.stringify(template, undefined, 1));
  return file;
});
const templates = [...synthesized, ...optional];

const { status } = spawnSync(
  pythonTool('cfn-lint==1.58.0', 'cfn-lint'),
  // W3005 reports redundant DependsOn entries, which the CDK generates.
  ['--ignore-checks', 'W3005', '--', ...templates],
  { stdio: 'inherit' },
);
rmSync(folder, { recursive: true });
if (status === 0) console.log(`cfn-lint finds nothing in ${templates.length} templates.`);
process.exitCode = status ?? 1;
