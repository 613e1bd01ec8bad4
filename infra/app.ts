import { App } from 'aws-cdk-lib';
import { RefusedInput, readOptions, refuseSampleBrand } from './aws/options.ts';
import { addStacks } from './aws/stacks.ts';

const app = new App();
try {
  refuseSampleBrand(readOptions(app));
  addStacks(app);
} catch (error) {
  if (!(error instanceof RefusedInput)) throw error;
  console.error(error.message);
  process.exit(1);
}
