import type { RouteKey } from '#shared/api/endpoint.ts';

/** A call of a page. */
export interface RecordedCall {
  route: RouteKey;
  /** The path and query behind `/api`. */
  path: string;
  body: unknown;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
}

/** An answer of the API: a body with status 200, or a whole answer. */
type Script = (call: RecordedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;
type ScriptedAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** The answer with a file to download. */
export const fileAnswer = (name: string, text: string) => ({
  body: new Blob([text], { type: 'application/pdf' }),
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

/** The answer of each route. */
export type Answers = Partial<Record<RouteKey, ScriptedAnswer | Script>>;

/** The one fake of `fetch`: an API with the test's answers for each route, which records the calls. */
export function scriptApi(scripts: Answers) {
  const calls: RecordedCall[] = [];
  const answers: Answers = { ...quietDesk, ...scripts };

  window.fetch = (async (address: string, request: RequestInit = {}) => {
    const path = address.replace(/^\/api/, '');
    const route = routeOf(`${request.method} ${path.split('?')[0]}`, Object.keys(answers));
    const headers = request.headers as Record<string, string> | undefined;
    const call: RecordedCall = {
      route,
      path,
      body: typeof request.body === 'string' ? JSON.parse(request.body) : request.body,
      idempotencyKey: headers?.['idempotency-key'],
      ifMatch: headers?.['if-match'],
    };
    calls.push(call);
    const script = answers[route];
    if (!script) throw new TypeError(`Nothing answers ${route}.`);
    const {
      status = 200,
      body,
      headers: sent = {},
    } = typeof script === 'function' ? await script(call) : script;
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => sent[name] ?? null },
      json: async () => body,
      blob: async () => body,
    };
  }) as typeof fetch;

  return {
    /** The calls of a route so far. */
    callsTo: (route: RouteKey) => calls.filter((call) => call.route === route),
    /** Changes the answer of a route. */
    answer: (route: RouteKey, script: ScriptedAnswer | Script) => {
      answers[route] = script;
    },
  };
}

/**
 * Most tests are about a shop whose money all comes by its orders, whose mails leave, that has settled nothing and that
 * has no course and no review.
 */
const quietDesk: Answers = {
  'GET /courses': { body: [] },
  'GET /reviews/public': { body: [] },
  'GET /admin/enquiries/counts': { body: [] },
  'GET /admin/unmatched-payments': { body: [] },
  'GET /admin/mail': { body: { missing: [], waiting: { count: 0, isMore: false } } },
  'GET /admin/settings': { body: { holidays: [], templates: [], version: 0 } },
};

/** A refusal in the API's form. */
export const problem = (status: number, detail: string, errors?: { field: string; message: string }[]) => ({
  status,
  body: { title: 'Refused', status, detail, ...(errors && { errors }) },
});

function routeOf(asked: string, routes: string[]): RouteKey {
  // An exact route comes before a route with a parameter, as at the gateway.
  if (routes.includes(asked)) return asked as RouteKey;
  const found = routes.find((route) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked));
  return (found ?? asked) as RouteKey;
}
