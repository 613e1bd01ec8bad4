import * as z from 'zod/mini';
import { log } from './log.ts';

interface OpenReader {
  known: <T>(schema: z.ZodMiniType<T>, field: string, value: unknown) => T | undefined;
  optional: <T>(schema: z.ZodMiniType<T>, field: string, value: unknown) => T | undefined;
  required: <T>(schema: z.ZodMiniType<T>, name: string, value: unknown) => T;
  logUnknown: (field: string, value: unknown) => void;
}

/** The log lines name the third party, and an alarm counts them (`infra/aws/operations/measures.ts`). */
export function readerOf(from: 'Razorpay' | 'Amazon SES'): OpenReader {
  const logUnknown = (field: string, value: unknown) =>
    log({ event: 'unknown value', from, field, value: loggable(value) });
  const known = <T>(schema: z.ZodMiniType<T>, field: string, value: unknown) => {
    const read = z.safeParse(schema, value);
    if (!read.success) logUnknown(field, value);
    return read.data;
  };
  return {
    known,
    optional: (schema, field, value) =>
      value === undefined || value === null ? undefined : known(schema, field, value),
    required: (schema, name, value) => {
      const read = z.safeParse(schema, value);
      if (read.success) return read.data;
      for (const { path } of read.error.issues)
        logUnknown([name, ...path].join('.'), path.reduce(valueAt, value));
      throw read.error;
    },
    logUnknown,
  };
}

const valueAt = (value: unknown, name: PropertyKey) => (value as Record<PropertyKey, unknown> | null)?.[name];

/** Returns short words as they are, but only the type of any other value, because it could be personal data. */
function loggable(value: unknown): string {
  if (typeof value === 'string' && /^[a-z_.]{1,40}$/i.test(value)) return value;
  return value === null ? 'null' : typeof value;
}
