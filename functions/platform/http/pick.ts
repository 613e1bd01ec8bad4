import type { core } from 'zod/mini';

/**
 * Copies only the fields that the schema names, at every depth, so that table keys and private fields are never
 * returned. Values of the wrong type are left out. Limits such as lengths aren't checked, because they only apply to
 * input.
 */
export function pick(schema: core.$ZodType, value: unknown): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (value === undefined) return def.type === 'default' ? def.defaultValue : undefined;
  if (value === null) return null;
  switch (def.type) {
    case 'object':
      return isRecord(value) ? pickFields(def.shape, value) : undefined;
    case 'record':
      return isRecord(value) ? mapFields(value, (field) => pick(def.valueType, field)) : undefined;
    case 'array':
      return Array.isArray(value) ? value.map((item) => pick(def.element, item)) : undefined;
    case 'optional':
    case 'nullable':
    case 'default':
      return pick(def.innerType, value);
    case 'union': {
      const option = def.options.find((each) => suits(each, value));
      return option && pick(option, value);
    }
    case 'unknown':
      return value;
    default:
      return typeof value === 'object' ? undefined : value;
  }
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && !Array.isArray(value);

const pickFields = (shape: core.$ZodShape, value: Fields) =>
  mapFields(shape, (schema, key) => pick(schema, value[key]));

const mapFields = <T>(fields: Record<string, T>, map: (field: T, key: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, map(field, key)]));

/** True if the value fits this option of a union. Objects are told apart by their literal fields. */
function suits(option: core.$ZodType, value: unknown): boolean {
  const { def } = (option as core.$ZodTypes)._zod;
  if (def.type !== 'object') return pick(option, value) !== undefined;
  return (
    isRecord(value) && Object.entries(def.shape).every(([key, schema]) => isLiteralOf(schema, value[key]))
  );
}

function isLiteralOf(schema: core.$ZodType, value: unknown): boolean {
  const { def } = (schema as core.$ZodTypes)._zod;
  return def.type !== 'literal' || def.values.some((literal) => literal === value);
}
