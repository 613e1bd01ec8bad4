import { originHeaders } from '#shared/edge.ts';
import { type EdgeFunction, edgeFunctions } from '../../../edge/functions.ts';
import { edgeHeaders, familyOf, type HeaderFamily } from '../../../edge/headers.ts';
import type { BuiltSite } from '../../../edge/manifest.ts';
import type { Answer } from '../../http-server.ts';
import { createFunction } from './cloudfront-function.ts';
import { headersOf, valuesOf, viewerRequest } from './function-event.ts';
import { serveFile } from './serve-file.ts';
import type { SiteFiles } from './site-files.ts';

interface Origins {
  manifest: BuiltSite;
  files: SiteFiles;
  api: (request: Request) => Promise<Response>;
  /** The secret that shows the API that a request came this way. */
  originSecret: string;
}

/**
 * CloudFront in front of the site's files and the API: the behaviors by path, each with the very functions and
 * headers that CDK gives it. It has no cache.
 */
export function createEdge({ manifest, files, api, originSecret }: Origins): Answer {
  const texts = edgeFunctions(manifest);
  const run = (name: EdgeFunction) => createFunction(texts[name]);
  const apiRequest = run('api-request');
  const siteRequest = run('site-request');
  const siteResponse = run('site-response');

  const answerApi: Answer = (request, address) => {
    const passed = apiRequest(viewerRequest(request, address));
    if ('statusCode' in passed) return generated(passed);
    const headers = headersOf(passed);
    headers.set(originHeaders.secret, originSecret);
    return api(new Request(request, { headers }));
  };

  const answerPage: Answer = async (request, address) => {
    const event = viewerRequest(request, address);
    const passed = siteRequest(event);
    if ('statusCode' in passed) return generated(passed);
    const found = await serveFile(files, passed.uri, request.headers);
    // CloudFront runs no viewer-response function where the origin answers an error.
    if (found.status >= 400) return found;
    const response = { statusCode: found.status, headers: valuesOf(found.headers) };
    const answer = siteResponse({ ...event, response });
    return generated('statusCode' in answer ? answer : response, found.body);
  };

  const answerFor = (family: HeaderFamily): Answer => {
    if (family === 'api') return answerApi;
    if (family === 'assets')
      return onlyReads((request) => serveFile(files, pathOf(request), request.headers));
    return onlyReads(answerPage);
  };

  const headers = edgeHeaders(manifest);
  return async (request, address) => {
    const family = familyOf(pathOf(request));
    const response = await answerFor(family)(request, address);
    for (const [name, value] of Object.entries(headers[family])) response.headers.set(name, value);
    return response;
  };
}

const pathOf = (request: Request) => new URL(request.url).pathname;

/** The behaviors in front of S3 let nothing else through. */
const onlyReads =
  (answer: Answer): Answer =>
  (request, address) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answer(request, address)
      : new Response('The site can only be read.', { status: 403 });

const generated = (
  { statusCode, headers }: { statusCode: number; headers: Record<string, { value: string }> },
  body: BodyInit | null = null,
) => new Response(body, { status: statusCode, headers: headersOf({ headers, cookies: {} }) });
