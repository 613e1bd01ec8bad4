import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';

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
    description: 'What API Gateway says when it lets a call go no further.',
    type: 'object',
    properties: { message: { type: 'string' } },
    required: ['message'],
  },
};

/** The JSON Schema of a body that a caller sends. */
export const inputSchema = (schema: NonNullable<Endpoint['body']>): Json => jsonSchema(schema, 'input');

/** The JSON Schema of a body that the API answers with. */
export const outputSchema = (schema: NonNullable<Endpoint['response']>): Json => jsonSchema(schema, 'output');

function jsonSchema(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // The format says it already; the pattern counts the days of every month.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return json;
}
