import * as z from 'zod/mini';
import { log } from './log.ts';

/** Reads the values of a third party, which may send tomorrow what it never sent before. */
export interface OpenReader {
  /** Reads a field. Logs a value that the schema doesn't know, and returns undefined. */
  known: <T>(schema: z.ZodMiniType<T>, field: string, value: unknown) => T | undefined;
  /** Reads a field that may be missing or null, as `known` does. */
  optional: <T>(schema: z.ZodMiniType<T>, field: string, value: unknown) => T | undefined;
  /** Reads the fields that nothing works without. Logs each that can't be read, and throws. */
  required: <T>(schema: z.ZodMiniType<T>, name: string, value: unknown) => T;
  logUnknown: (field: string, value: unknown) => void;
}

/** Opens a reader whose log lines name the third party. An alarm counts these lines (`infra/aws/operations/measures.ts`). */
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

/** A short word as it is. Of any other value only its type, as it could hold personal data. */
function loggable(value: unknown): string {
  if (typeof value === 'string' && /^[a-z_.]{1,40}$/i.test(value)) return value;
  return value === null ? 'null' : typeof value;
}
