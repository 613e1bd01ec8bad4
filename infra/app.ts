import { App } from 'aws-cdk-lib';
import { RefusedInput } from './aws/refused-input.ts';
import { addStacks } from './aws/stacks.ts';

/** The app that the CDK's command line runs (`cdk.json`). */

const app = new App();
try {
  addStacks(app);
} catch (error) {
  if (!(error instanceof RefusedInput)) throw error;
  console.error(error.message);
  process.exit(1);
}
