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

/**
 * The whole API in process: the web's own client, the local gateway, the handlers, and AWS behind mocked
 * clients that refuse whatever the running Lambda is not granted.
 */

export const adminPassword = 'correct horse battery staple';

export const originSecret = 'only the edge knows this';

const site = 'https://site.example';

interface Options {
  /** The table, which is empty before every test; in memory unless given (`memory-table.ts`). */
  table?: TestTable;
  /** Applies the throttles of API Gateway; without them a test may do a day's work at once. */
  isThrottled?: boolean;
  /** Makes each call to AWS, or lets it fail. */
  around?: AroundCall;
}

/** Sets up the API for a test file. */
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
    // Lambda's console adds its own columns, so that a line there is not JSON any more.
    for (const level of ['info', 'warn', 'error'] as const)
      jest
        .spyOn(console, level)
        .mockImplementation((...parts) => void logged.push(['now', 'id', level, ...parts].join('\t')));
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      logged.push(String(text).trimEnd());
      return true;
    });
    // The ids are new for every test, as Lambdas remember a secret for a minute.
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

  /**
   * Sends a request like the edge, or with another `secret` like somebody else. A change has the site's own `origin` unless
   * another is given; null leaves the header out.
   */
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

  const drawPage = createFunctionUrl(load, definitionOf('drawPage'));

  // A caller only learns that the call failed; the reader of a failed test needs the log too.
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

  /** Signs in, and returns the session's cookie in the form in which a browser sends it back. */
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
    // A test's clock may have gone past the end of a session.
    if (!session || Math.abs(Date.now() - session.since) > 5 * 60_000)
      session = { cookie: signIn(), since: Date.now() };
    return clientWith(await session.cookie)(...call);
  };

  return {
    ...aws,
    /** The lines that the Lambdas have logged since the test began. */
    logged,
    rotatePassword: (password: string) => {
      aws.secrets[process.env.ADMIN_SECRET_ID ?? ''] = password;
    },
    send,
    signIn,
    /** Makes the Lambdas read the key of links again, which each remembers for a minute. */
    forgetLinkKey: () => {
      const key = aws.secrets[process.env.LINKS_SECRET_ID ?? ''] ?? '';
      process.env.LINKS_SECRET_ID += '-again';
      aws.secrets[process.env.LINKS_SECRET_ID ?? ''] = key;
    },
    /** Gives the stage other variables for the rest of the test. */
    setStageVariables: (variables: StageVariables) => {
      stageVariables = variables;
    },
    /** Calls AWS as a Lambda with these grants. */
    runAs: <T>(name: string, grants: Grants, act: () => Promise<T>): Promise<T> =>
      running.run({ ...definitionOf('checkHealth'), name, grants } as LambdaDefinition, act),
    /** Draws the page of a path, as CloudFront asks for it. */
    draw: (path: string) => drawPage(new Request(`${site}/page.html?path=${encodeURIComponent(path)}`)),
    /** Calls `drawPage` at an address of its function URL. */
    drawAt: (address: string) => drawPage(new Request(site + address)),
    /** Runs a job. Its counts are in the line that it logs. */
    runSchedule: (name: LambdaName) => withLog(invoke(load, definitionOf(name), {})),
    /** Runs a Lambda with an event of EventBridge. */
    runEvent: (name: LambdaName, event: object) => withLog(invoke(load, definitionOf(name), event)),
    visitor: clientWith(),
    visitorFrom: (address: string) => clientWith(undefined, address),
    withCookie: (cookie: string) => clientWith(cookie),
    /** The owner, signed in. */
    owner,
    /** Forgets what was done, and the owner's session with it. */
    forget: () => {
      aws.forget();
      signOut();
    },
    /** Posts any body unchanged. */
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
  };
}

interface Sent extends RequestInit {
  address?: string;
  secret?: string | null;
  origin?: string | null;
}
