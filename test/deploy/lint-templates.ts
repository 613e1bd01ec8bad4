import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pythonTool } from './python-tool.ts';

/** Holds the synthesized templates against CloudFormation's own schemas: `npm run lint:templates`. */

const templates = globSync('cdk.out/*.template.json');
if (templates.length === 0) throw new Error('There is no template: run `npm run synth` first.');

const { status } = spawnSync(
  pythonTool('cfn-lint==1.58.0', 'cfn-lint'),
  // W3005: a Lambda depends on its role twice over, as the CDK writes it. It harms nothing.
  ['--ignore-checks', 'W3005', '--', ...templates],
  { stdio: 'inherit' },
);
if (status === 0) console.log(`cfn-lint finds nothing in ${templates.length} templates.`);
process.exitCode = status ?? 1;
