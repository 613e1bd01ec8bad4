import type { core } from 'zod/mini';

/**
 * Copies the parts of a value that a schema names, at every depth, so that no table key and no private field gets out. A
 * value of another shape, such as an object where the schema has a text, is left out. Nothing else is validated, because
 * limits are for what comes in.
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
    // The contract's other schemas describe a single value.
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

/** Whether a value has the shape of a union's option. The literal fields distinguish objects. */
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
