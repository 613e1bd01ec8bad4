import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { OrderInput } from '#shared/domain/orders/payment.ts';
import { listedPrices } from '#shared/domain/orders/pricing.ts';
import { optionalPhone, phone } from '#shared/domain/text/fields.ts';

/** A JSON object of the document. */
export type Json = Record<string, unknown>;

/** Schemas that many answers share. */
export const schemas: Record<'Problem' | 'Refusal', Json> = {
  Problem: {
    description: 'Why a call was refused (RFC 9457), and which fields are at fault.',
    type: 'object',
    properties: {
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string', description: 'A sentence a person can read.' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, message: { type: 'string' } },
          required: ['field', 'message'],
        },
      },
    },
    required: ['title', 'status', 'detail'],
  },
  Refusal: {
    description: 'A refusal by API Gateway.',
    type: 'object',
    properties: { message: { type: 'string' } },
    required: ['message'],
  },
};

/** The JSON Schema of a body that a caller sends. */
export const inputSchema = (schema: NonNullable<Endpoint['body']>): Json => jsonSchema(schema, 'input');

/** The JSON Schema of a form that a browser posts without a script: it has no other fields. */
export const formSchema = (schema: NonNullable<Endpoint['body']>): Json => ({
  ...inputSchema(schema),
  additionalProperties: false,
});

/** The JSON Schema of a body that the API answers with. */
export const outputSchema = (schema: NonNullable<Endpoint['response']>): Json => jsonSchema(schema, 'output');

function jsonSchema(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, unstated.get(zodSchema));
      // The format is enough; the pattern counts the days of every month.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      // The pattern is what the API checks; tools differ on what an address is.
      if (jsonSchema.format === 'email') delete jsonSchema.format;
      if (jsonSchema.pattern) jsonSchema.pattern = portable(jsonSchema.pattern);
    },
  });
  return json;
}

// 6 to 15 digits with the usual marks, or a number in E.164, whose plus may be 00.
const telephone = '(?:[^0-9०-९]*[0-9०-९]){6,17}[^0-9०-९]*';

/** The checks of schemas by functions, which JSON Schema cannot derive. */
const unstated: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [phone, { pattern: `^${telephone}$` }],
  [optionalPhone, { pattern: `^(?:${telephone})?$` }],
  [OrderInput.def.shape.amount, { enum: [...listedPrices].toSorted((a, b) => a - b) }],
]);

/** A pattern that other languages can read: JavaScript's named classes are written as ranges. */
function portable(pattern: string): string {
  const spelt = pattern.replace(/\\p\{(\w+)\}/g, (name, key: string) => ranges.get(key) ?? name);
  if (/\\p\{/i.test(spelt)) throw new Error(`The pattern ${pattern} has a class that is not spelt out here.`);
  return spelt;
}

const ranges: ReadonlyMap<string, string> = new Map([
  ['Cc', '\\u0000-\\u001F\\u007F-\\u009F'],
  // Half a character, which no well-formed text has.
  ['Cs', ''],
]);
