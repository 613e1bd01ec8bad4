import { companySamples, sampleFields } from '#shared/domain/company/sample-fields.ts';
import type { Options } from './options.ts';
import { RefusedInput } from './refused-input.ts';

/**
 * Refuses a stage that keeps its data while the company's file has samples: its visitors would read an invented name and
 * complain to an officer who does not exist. The sentence names each field.
 */
export function refuseSampleBrand({ throwaway }: Pick<Options, 'throwaway'>, company?: object): void {
  const samples = company ? sampleFields(company) : companySamples();
  if (throwaway || samples.length === 0) return;
  throw new RefusedInput(
    `A stage that keeps its data cannot be deployed while shared/brand.ts has samples in ${samples.join(', ')}: put the company’s own values there, or try the site out with -c throwaway=true.`,
  );
}
