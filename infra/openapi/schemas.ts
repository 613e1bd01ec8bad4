import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { OrderInput } from '#shared/domain/orders/order-input.ts';
import { listedRupees } from '#shared/domain/orders/pricing.ts';
import { optionalPhone, phone } from '#shared/domain/text/contact-fields.ts';
import { FileQuery } from '#shared/domain/work/file-query.ts';
import { noticeVersion } from '#shared/policies.ts';

export type Json = Record<string, unknown>;

export const schemas: Record<'Problem' | 'Refusal', Json> = {
  Problem: {
    description: 'Why a call failed (RFC 9457), and which fields are invalid.',
    type: 'object',
    properties: {
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string', description: 'A message that can be shown to the user.' },
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
    description: 'An error returned by API Gateway itself.',
    type: 'object',
    properties: { message: { type: 'string' } },
    required: ['message'],
  },
};

export const inputSchema = (schema: NonNullable<Endpoint['body']>): Json => jsonSchema(schema, 'input');

export const formSchema = (schema: NonNullable<Endpoint['body']>): Json => ({
  ...inputSchema(schema),
  additionalProperties: false,
});

export const outputSchema = (schema: NonNullable<Endpoint['response']>): Json => jsonSchema(schema, 'output');

function jsonSchema(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, customSchemas.get(zodSchema));
      // The format is enough; the generated pattern lists the possible days of every month.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return json;
}

// People type all kinds of text around a phone number, but fewer than eight characters can't contain one.
const phonePattern = '[\\s\\S]{8,}';

const noticeVersions = Array.from({ length: noticeVersion }, (_, before) => String(before + 1));

/** For checks written as functions, which Zod can't convert to JSON Schema. */
const customSchemas: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [phone, { pattern: `^${phonePattern}$` }],
  [optionalPhone, { pattern: `^(?:${phonePattern})?$` }],
  [FileQuery.def.shape.noticeVersion, { enum: noticeVersions }],
  [OrderInput.def.shape.amount, { enum: [...listedRupees()].toSorted((a, b) => a - b) }],
]);
