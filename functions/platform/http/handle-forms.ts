import type { core, ZodMiniType } from 'zod/mini';
import { type FormEndpoint, type FormNotSentReason, formNotSent, formType } from '#shared/api/endpoint.ts';
import { invalid } from '../errors.ts';
import { bytesOf, mediaTypeOf, type RequestBody, startOf } from './body.ts';
import type { Answer, Event, Form } from './call.ts';
import { formCreationOf } from './creation.ts';
import type { HttpProblem } from './errors.ts';

/**
 * Responds to a form posted without JavaScript with a redirect to a page, because reloading any other response would
 * post the form again. The URL can include field names, but never values. A form from another site gets a problem
 * document. Only Lambdas that accept forms pass this to `handle`, so that the others don't load it.
 */
export function handleForms({ form, body }: FormEndpoint, event: Event): Form | undefined {
  if (mediaTypeOf(event) !== formType) return undefined;
  const fields = Object.keys(shapeOf(body));
  const refusedAt = (problem: HttpProblem | undefined): string =>
    'notSent' in form
      ? form.notSent
      : `${formNotSent(form.nameOf(new URLSearchParams(startOf(event))))}${why(problem, fields)}`;
  return {
    read: readForm,
    identify: formCreationOf,
    sent: seeOther(form.sent),
    notSent: (problem) =>
      problem?.status === 403 ? undefined : seeOther(refusedAt(problem), problem?.headers),
  };
}

const seeOther = (location: string, headers = {}): Answer => ({
  statusCode: 303,
  headers: { ...headers, location, 'cache-control': 'no-store' },
});

/** The query says why the form was refused, and the fragment scrolls to the message on the page. */
function why(problem: HttpProblem | undefined, fields: readonly string[]): string {
  if (!problem || problem.status >= 500) return reason('later');
  if (problem.status === 429) return reason('busy');
  const wrong = fields.filter((name) => problem.errors.some(({ field }) => field === name));
  return wrong.length > 0 ? `?fields=${wrong.join(',')}#${wrong[0]}` : '';
}

const reason = (name: FormNotSentReason) => `?reason=${name}#${name}`;

function readForm(request: RequestBody, schema: ZodMiniType): Record<string, unknown> {
  const fields = decode(bytesOf(request));
  const shape = shapeOf(schema);
  if (fields.some(([name]) => !Object.hasOwn(shape, name))) throw invalid('The form has an unknown field.');

  const repeated = Object.keys(shape).filter((own) => fields.filter(([name]) => name === own).length > 1);
  if (repeated.length > 0)
    throw invalid(
      'A form field was sent twice.',
      repeated.map((field) => ({ field, message: 'Send this only once.' })),
    );

  return Object.fromEntries(fields.map(([name, text]) => [name, typed(shape[name], text)]));
}

function shapeOf(schema: ZodMiniType): core.$ZodShape {
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
    throw invalid('The form isn’t well-formed, or isn’t in UTF-8.');
  }
}

// `URLSearchParams` isn't used, because it would silently replace invalid UTF-8.
const decodeText = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** Form fields are always strings, so this converts numbers as the schema requires and drops empty optional fields. */
function typed(schema: core.$ZodType | undefined, text: string): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return text === '' ? undefined : typed(def.innerType, text);
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    default:
      return text;
  }
}
