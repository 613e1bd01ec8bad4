import type { RouteKey } from '#shared/api/endpoint.ts';

export interface RecordedCall {
  route: RouteKey;
  path: string;
  body: unknown;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
}

type Script = (call: RecordedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;
type ScriptedAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

export const fileAnswer = (name: string, text: string) => ({
  body: new Blob([text], { type: 'application/pdf' }),
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

export type Answers = Partial<Record<RouteKey, ScriptedAnswer | Script>>;

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
    if (!script) throw new TypeError(`No response is scripted for ${route}.`);
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
    callsTo: (route: RouteKey) => calls.filter((call) => call.route === route),
    answer: (route: RouteKey, script: ScriptedAnswer | Script) => {
      answers[route] = script;
    },
  };
}

const quietDesk: Answers = {
  'GET /courses': { body: [] },
  'GET /reviews/public': { body: [] },
  'GET /reviews/summary': { body: { published: 0, ratings: [0, 0, 0, 0, 0], courses: [] } },
  'GET /courses/{id}/reviews': { body: [] },
  'GET /team': { body: [] },
  'GET /coaching/offers': { body: [] },
  'GET /admin/team': { body: [] },
  'GET /admin/coaching/offers': { body: [] },
  'GET /admin/enquiries/counts': { body: [] },
  'GET /admin/unmatched-payments': { body: [] },
  'GET /admin/mail': { body: { missing: [], waiting: { count: 0, isMore: false } } },
  'GET /admin/settings': { body: { holidays: [], templates: [], version: 0 } },
};

export const problem = (status: number, detail: string, errors?: { field: string; message: string }[]) => ({
  status,
  body: { title: 'Refused', status, detail, ...(errors && { errors }) },
});

const message = 'Enter the code from your authenticator app to continue.';

export const needsCode = problem(403, message, [{ field: 'code', message }]);

/** Answers guarded calls only after `code` has been sent to `POST /admin/session/proof`. */
export function codeGuard(code = '123456') {
  let isProven = false;
  return {
    guard:
      (script: Script, refuse: Script = () => needsCode): Script =>
      (call) =>
        isProven ? script(call) : refuse(call),
    proof: {
      'POST /admin/session/proof': ({ body }: RecordedCall) => {
        isProven = (body as { code: string }).code === code;
        return isProven ? { status: 204 } : needsCode;
      },
    },
  };
}

/** A response that arrives when `release` is called. */
export function held(answer: ScriptedAnswer) {
  let release = () => {};
  const script = () =>
    new Promise<ScriptedAnswer>((resolve) => {
      release = () => resolve(answer);
    });
  return { script, release: () => release() };
}

/** The header of a page of a list that has a next page. */
export const hasNext = (path: string) => ({ headers: { link: `</api${path}>; rel="next"` } });

function routeOf(asked: string, routes: string[]): RouteKey {
  if (routes.includes(asked)) return asked as RouteKey;
  const found = routes.find((route) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked));
  return (found ?? asked) as RouteKey;
}
