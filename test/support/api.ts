import { AsyncLocalStorage } from 'node:async_hooks';
import { definitionOf, type LambdaDefinition, type LambdaName, lambdas } from '#infra/definitions.ts';
import type { Grants } from '#infra/grants.ts';
import { createFunctionUrl } from '#infra/local/aws/function-url.ts';
import type { StageVariables } from '#infra/local/aws/gateway/events.ts';
import { createGateway } from '#infra/local/aws/gateway/gateway.ts';
import { invoke, type Load } from '#infra/local/aws/gateway/invoke.ts';
import { createThrottles } from '#infra/local/aws/gateway/throttles.ts';
import { type Call, createClient } from '#shared/api/client.ts';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { type AroundCall, mockAws } from './aws.ts';
import type { TestTable } from './table.ts';

export const adminPassword = 'correct horse battery staple';

export const originSecret = 'only the edge knows this';

const site = 'https://site.example';

interface Options {
  table?: TestTable;
  isThrottled?: boolean;
  around?: AroundCall;
}

/** Runs the whole API in this process, with mocked AWS clients that enforce the running Lambda's grants. */
export function startApi({ table, isThrottled = false, around }: Options = {}) {
  const running = new AsyncLocalStorage<LambdaDefinition>();
  const aws = mockAws(() => running.getStore(), table, around);

  const logged: string[] = [];
  let stageVariables: StageVariables = {};
  let admit = createThrottles();
  let tests = 0;
  beforeEach(() => {
    logged.length = 0;
    admit = isThrottled ? createThrottles() : () => true;
    // On Lambda, the console puts columns before the text, so the line isn't valid JSON.
    for (const level of ['info', 'warn', 'error'] as const)
      jest
        .spyOn(console, level)
        .mockImplementation((...parts) => void logged.push(['now', 'id', level, ...parts].join('\t')));
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      logged.push(String(text).trimEnd());
      return true;
    });
    process.env.ADMIN_SECRET_ID = `admin-${++tests}`;
    aws.secrets[process.env.ADMIN_SECRET_ID] = adminPassword;
    process.env.LINKS_SECRET_ID = `links-${tests}`;
    aws.secrets[process.env.LINKS_SECRET_ID] = JSON.stringify({ current: 'the key of links' });
    stageVariables = { [originSecretVariables.current]: originSecret };
  });

  const load: Load = async (file) => {
    const lambda = lambdas.find((each) => each.file === file);
    const { handler } = await import(`../../${file}`);
    return {
      handler: (...invocation) => running.run(lambda as LambdaDefinition, () => handler(...invocation)),
    };
  };

  const send = (path: string, init: Sent = {}) => {
    const { address = '203.0.113.7', secret = originSecret, method = 'GET', origin = site } = init;
    const headers = new Headers(init.headers);
    if (method !== 'GET' && origin !== null && !headers.has('origin')) headers.set('origin', origin);
    headers.set(originHeaders.viewerAddress, address);
    headers.set(originHeaders.viewerHost, new URL(site).host);
    if (secret !== null) headers.set(originHeaders.secret, secret);
    const gateway = createGateway(load, stageVariables, admit);
    return gateway(new Request(site + path, { ...init, headers }));
  };

  const renderPage = createFunctionUrl(load, definitionOf('renderPage'));

  const withLog = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error) => {
      if (!(error.status < 500)) error.cause = logged.join('\n');
      throw error;
    });

  const clientWith = (cookie?: string, address?: string): Call => {
    const call = createClient((path, init) => {
      const headers = new Headers(init?.headers);
      if (cookie) headers.set('cookie', cookie);
      return send(String(path), { ...init, headers, ...(address && { address }) });
    });
    return (...request) => withLog(call(...request));
  };

  const signIn = async (password = adminPassword): Promise<string> => {
    const response = await send('/api/admin/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  let session: { cookie: Promise<string>; since: number } | undefined;
  const signOut = () => {
    session = undefined;
  };
  beforeEach(signOut);
  const owner: Call = async (...call) => {
    // The test may have moved the clock past the end of the session.
    if (!session || Math.abs(Date.now() - session.since) > 5 * 60_000)
      session = { cookie: signIn(), since: Date.now() };
    return clientWith(await session.cookie)(...call);
  };

  return {
    ...aws,
    logged,
    rotatePassword: (password: string) => {
      aws.secrets[process.env.ADMIN_SECRET_ID ?? ''] = password;
    },
    send,
    signIn,
    forgetLinkKey: () => {
      const key = aws.secrets[process.env.LINKS_SECRET_ID ?? ''] ?? '';
      process.env.LINKS_SECRET_ID += '-again';
      aws.secrets[process.env.LINKS_SECRET_ID ?? ''] = key;
    },
    setStageVariables: (variables: StageVariables) => {
      stageVariables = variables;
    },
    runAs: <T>(name: string, grants: Grants, act: () => Promise<T>): Promise<T> =>
      running.run({ ...definitionOf('checkHealth'), name, grants } as LambdaDefinition, act),
    render: (path: string) => renderPage(new Request(`${site}/page.html?path=${encodeURIComponent(path)}`)),
    renderAt: (address: string) => renderPage(new Request(site + address)),
    runSchedule: (name: LambdaName) => withLog(invoke(load, definitionOf(name), {})),
    runEvent: (name: LambdaName, event: object) => withLog(invoke(load, definitionOf(name), event)),
    visitor: clientWith(),
    visitorFrom: (address: string) => clientWith(undefined, address),
    withCookie: (cookie: string) => clientWith(cookie),
    owner,
    forget: () => {
      aws.forget();
      signOut();
    },
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
  };
}

interface Sent extends RequestInit {
  address?: string;
  secret?: string | null;
  origin?: string | null;
}
