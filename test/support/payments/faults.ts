import { AsyncLocalStorage } from 'node:async_hooks';
import Razorpay from 'razorpay';
import { errorResponse, unknownId } from '#infra/local/razorpay/api-error.ts';

/** Each command has its own asynchronous context, so a fault affects only that command. */

export interface Fault {
  with: FaultKind;
  after: number;
  of?: string;
  lasting?: boolean;
}

/** With `repeated`, the first response is lost and the client tries again. */
export type FaultKind =
  | 'refused'
  | 'throttled'
  | 'timed out before'
  | 'timed out after'
  | 'answer lost'
  | 'repeated'
  | 'killed before'
  | 'killed after'
  | 'key refused'
  | 'id unknown'
  | 'answered by a page'
  | 'answered by nothing'
  | 'answered by another entity';

const awsFaults: FaultKind[] = [
  ...['refused', 'throttled', 'timed out before', 'timed out after', 'answer lost', 'repeated'],
  ...['killed before', 'killed after'],
] as FaultKind[];

const razorpayFaults: FaultKind[] = [
  ...['key refused', 'id unknown'],
  ...['answered by a page', 'answered by nothing', 'answered by another entity'],
] as FaultKind[];

export const faultKinds: FaultKind[] = [...awsFaults, ...razorpayFaults];

export const faultsOf = (call: string): FaultKind[] =>
  isOfRazorpay(call) ? [...awsFaults.filter((kind) => kind !== 'repeated'), ...razorpayFaults] : awsFaults;

export const canLast = (kind: FaultKind) => !kind.startsWith('killed') && kind !== 'repeated';

const isOfRazorpay = (call: string) => / /.test(call);

interface Ran<T> {
  outcome: T | undefined;
  calls: string[];
  failed: Set<'aws' | 'razorpay'>;
}

interface Running extends Pick<Ran<unknown>, 'calls' | 'failed'> {
  fault: Fault | undefined;
  counted: number;
  isKilled: boolean;
}

const running = new AsyncLocalStorage<Running>();

export const faultHeader = 'x-fault';

export async function withFault<T>(fault: Fault | undefined, act: () => Promise<T>): Promise<Ran<T>> {
  const ran: Running = { calls: [], failed: new Set(), isKilled: false, fault, counted: 0 };
  const outcome = await running.run(ran, act);
  const { calls, failed, isKilled } = ran;
  return { outcome: isKilled ? undefined : outcome, calls, failed };
}

export async function callAws<T>(call: string, act: () => Promise<T>): Promise<T> {
  const kind = await begin(call);
  switch (kind) {
    case undefined:
      return act();
    case 'killed before':
      return die();
    case 'killed after':
      await act();
      return die();
    case 'repeated':
      await act();
      return act();
    case 'answer lost':
    case 'timed out after':
      await act();
  }
  const names = {
    throttled: call === 'GetSecretValue' ? 'ThrottlingException' : 'ProvisionedThroughputExceededException',
    refused: 'InternalServerError',
  } as Partial<Record<FaultKind, string>>;
  throw Object.assign(new Error('AWS timed out.'), { name: names[kind] ?? 'TimeoutError' });
}

const { addResources } = Razorpay.prototype as unknown as { addResources: (this: Client) => void };

export function watchRazorpayClient(): void {
  jest
    .spyOn(Razorpay.prototype as unknown as { addResources: () => void }, 'addResources')
    .mockImplementation(function (this: Client) {
      this.api.rq.interceptors.request.use(beginRequest);
      this.api.rq.interceptors.response.use(
        (response) => endRequest(response.config, response),
        (error) => endRequest(error.config, Promise.reject(error)),
      );
      return addResources.call(this);
    });
}

async function beginRequest(config: RequestConfig): Promise<RequestConfig> {
  const kind = await begin(`${config.method.toUpperCase()} ${config.url}`);
  if (kind === 'killed before') return die();
  if (kind) config.headers[faultHeader] = kind;
  if (kind?.startsWith('timed out')) config.timeout = 50;
  return config;
}

const endRequest = async <T>(config: RequestConfig | undefined, answer: T): Promise<Awaited<T>> => {
  if (config?.headers[faultHeader] !== 'killed after') return await answer;
  await Promise.allSettled([answer]);
  return die();
};

interface RequestConfig {
  method: string;
  url: string;
  timeout: number;
  headers: Record<string, string>;
}

interface Client {
  api: {
    rq: {
      interceptors: {
        request: { use: (begin: (config: RequestConfig) => Promise<RequestConfig>) => void };
        response: {
          use: (
            done: (response: { config: RequestConfig }) => unknown,
            failed: (error: { config?: RequestConfig }) => unknown,
          ) => void;
        };
      };
    };
  };
}

export async function answerFaulty(
  kind: FaultKind,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  switch (kind) {
    case 'refused':
      return Response.json({ error: { code: 'SERVER_ERROR' } }, { status: 500 });
    case 'throttled':
      return Response.json({ error: { code: 'BAD_REQUEST_ERROR' } }, { status: 429 });
    case 'key refused':
      return errorResponse({ description: 'Authentication failed', status: 401 });
    case 'id unknown':
      return errorResponse(unknownId);
    case 'timed out before':
      return new Promise(() => {});
  }
  const answered = await answer();
  switch (kind) {
    case 'timed out after':
      return new Promise(() => {});
    case 'answer lost':
      return Response.error();
    case 'answered by a page':
      return new Response('<html><body>Please sign in to the network.</body></html>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'answered by nothing':
      return Response.json({});
    case 'answered by another entity':
      return Response.json({ entity: 'item', id: 'item_00000000000000', items: null });
    default:
      return answered;
  }
}

async function begin(call: string): Promise<FaultKind | undefined> {
  const ran = running.getStore();
  if (!ran) return undefined;
  if (ran.isKilled) return die();
  ran.calls.push(call);
  const { fault } = ran;
  if (!fault || !call.startsWith(fault.of ?? '')) return undefined;
  const turn = ran.counted++;
  const isMet = fault.lasting ? turn >= fault.after : turn === fault.after;
  if (!isMet || !faultsOf(call).includes(fault.with)) return undefined;
  ran.failed.add(isOfRazorpay(call) ? 'razorpay' : 'aws');
  return fault.with;
}

function die(): never {
  const ran = running.getStore();
  if (ran) ran.isKilled = true;
  throw new Error('The process was killed.');
}
