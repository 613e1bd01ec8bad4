import type { core, ZodMiniType } from 'zod/mini';
import { invalid } from '../errors.ts';
import { bytesOf, type Message } from './body.ts';

/**
 * Reads a form of at most 64 KB as the values that a schema takes, each field once and none that it does not have, or
 * throws the problem that tells what is wrong with it.
 */
export function readForm(message: Message, schema: ZodMiniType): Record<string, unknown> {
  const fields = decode(bytesOf(message));
  const shape = shapeOf(schema);
  if (fields.some(([name]) => !Object.hasOwn(shape, name)))
    throw invalid('The form has a field that is not one of its own.');

  const repeated = Object.keys(shape).filter((own) => fields.filter(([name]) => name === own).length > 1);
  if (repeated.length > 0)
    throw invalid(
      'The form has a field twice.',
      repeated.map((field) => ({ field, message: 'It can be sent once.' })),
    );

  return Object.fromEntries(fields.map(([name, text]) => [name, typed(shape[name], text)]));
}

/** The schemas of a form's fields, by name and in their order. */
export function shapeOf(schema: ZodMiniType): core.$ZodShape {
  const { def } = (schema as unknown as core.$ZodTypes)._zod;
  if (def.type !== 'object') throw new Error('A form is an object of fields.');
  return def.shape;
}

function decode(bytes: Buffer): [name: string, text: string][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decodeText(name), decodeText(value.join('='))];
      });
  } catch {
    throw invalid('The form is not well-formed, or not in UTF-8.');
  }
}

// Not by `URLSearchParams`, which replaces what is no UTF-8.
const decodeText = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** A form has texts alone: reads a number where the schema has one; an optional field that was left empty is absent. */
function typed(schema: core.$ZodType | undefined, text: string): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return text === '' ? undefined : typed(def.innerType, text);
    case 'number':
      // Another text stays one, for the schema to say so.
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    default:
      return text;
  }
}
