import {
  createFunction,
  type FunctionEvent,
  type FunctionRequest,
} from '#infra/local/aws/edge/cloudfront-function.ts';
import { searchOf, valuesOf, viewerRequest } from '#infra/local/aws/edge/function-event.ts';
import { type Answer, bucketOf } from './bucket.ts';
import { type Behavior, distributionOf } from './distribution.ts';
import type { Template } from './templates.ts';

export type Render = (address: URL) => Answer;

export function deployedSite(web: Template, render: Render = broken): (request: Request) => Answer {
  const distribution = distributionOf(web);
  const bucket = bucketOf(web);

  const originAnswer = (behavior: Behavior, passed: FunctionRequest): Answer => {
    const group = distribution.groupOf(behavior);
    if (group) {
      const address = new URL(`https://renderer${passed.uri}${searchOf(passed)}`);
      const { QueryStringsConfig } = distribution.cacheOf(behavior).ParametersInCacheKeyAndForwardedToOrigin;
      for (const name of [...address.searchParams.keys()])
        if (!QueryStringsConfig.QueryStrings?.includes(name)) address.searchParams.delete(name);
      const rendered = render(address);
      if (!group.statuses.includes(rendered.status)) return rendered;
    }
    return bucket.get(keyOf(passed.uri));
  };

  const answered = (behavior: Behavior, request: Request): Answer => {
    const { AllowedMethods = ['GET', 'HEAD'] } = behavior;
    if (!AllowedMethods.includes(request.method)) return { status: 403, headers: {}, body: nothing };
    const code = distribution.codeOf(behavior);
    const event = viewerRequest(request, '203.0.113.9');
    const passed = code['viewer-request'] ? createFunction(code['viewer-request'])(event) : event.request;
    if ('statusCode' in passed) return written(passed, nothing);
    const found = originAnswer(behavior, passed);
    // CloudFront doesn't run the viewer-response function for errors.
    if (found.status >= 400 || !code['viewer-response']) return found;
    const context = { ...event.context, eventType: 'viewer-response' as const };
    const response = { statusCode: found.status, headers: valuesOf(new Headers(found.headers)) };
    const left = createFunction(code['viewer-response'])({ ...event, context, request: passed, response });
    if (!('statusCode' in left)) throw new Error('A viewer-response function returned a request.');
    return written(left, found.body);
  };

  return (request) => {
    const behavior = distribution.behaviorOf(new URL(request.url).pathname);
    const { status, headers, body } = answered(behavior, request);
    return {
      status,
      headers: { ...headers, ...distribution.headersOf(behavior, headers) },
      body: request.method === 'HEAD' ? nothing : body,
    };
  };
}

const nothing = Buffer.alloc(0);

const broken: Render = () => ({ status: 502, headers: {}, body: nothing });

const written = ({ statusCode, headers }: NonNullable<FunctionEvent['response']>, body: Buffer): Answer => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
  body,
});

function keyOf(uri: string): string {
  try {
    return decodeURIComponent(uri).slice(1);
  } catch {
    return uri.slice(1);
  }
}
