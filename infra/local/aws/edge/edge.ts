import { originHeaders } from '#shared/edge.ts';
import { fallbackStatuses } from '../../../edge/drawn-pages.ts';
import { type EdgeFunction, edgeFunctions } from '../../../edge/functions.ts';
import { edgeHeaders } from '../../../edge/headers.ts';
import type { BuiltSite } from '../../../edge/manifest.ts';
import { familyOf, familyPaths, type PathFamily } from '../../../edge/path-families.ts';
import type { Answer, Send } from '../../http-server.ts';
import { createFunction, type FunctionRequest } from './cloudfront-function.ts';
import { headersOf, searchOf, valuesOf, viewerRequest } from './function-event.ts';
import { sendFile, serveFile } from './serve-file.ts';
import type { SiteFiles } from './site-files.ts';

interface Origins {
  manifest: BuiltSite;
  files: SiteFiles;
  api: Send;
  /** The function URL of `drawPage`. */
  drawPage: Send;
  /** The secret by which the API knows a request of the edge. */
  originSecret: string;
}

/** Answers a request for a page, which the edge's function rewrote. */
type PageOrigin = (rewritten: FunctionRequest, request: Request) => Promise<Response>;

/**
 * CloudFront in front of the site's files, the pages that are drawn on request and the API: each path has the functions and
 * headers that the CDK gives its behavior. There is no cache, so a change is seen at once.
 */
export function createEdge({ manifest, files, api, drawPage, originSecret }: Origins): Answer {
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

  const bucket: PageOrigin = ({ uri }, { headers }) => serveFile(files, uri, headers);

  const drawing: PageOrigin = async (rewritten, request) => {
    const address = `http://drawing${rewritten.uri}${searchOf(rewritten)}`;
    const drawn = await drawPage(new Request(address, { method: request.method }));
    if (fallbackStatuses.includes(drawn.status)) return bucket(rewritten, request);
    if (drawn.status !== 200) return drawn;
    const body = Buffer.from(await drawn.arrayBuffer());
    return sendFile({ body, headers: Object.fromEntries(drawn.headers) }, request.headers);
  };

  const answerPage =
    (origin: PageOrigin): Answer =>
    async (request, address) => {
      const event = viewerRequest(request, address);
      const passed = siteRequest(event);
      if ('statusCode' in passed) return generated(passed);
      const found = await origin(passed, request);
      // CloudFront runs no viewer-response function where the origin answers an error.
      if (found.status >= 400) return found;
      const response = { statusCode: found.status, headers: valuesOf(found.headers) };
      const answer = siteResponse({ ...event, response });
      return generated('statusCode' in answer ? answer : response, found.body);
    };

  const answers: Record<PathFamily, Answer> = {
    api: answerApi,
    assets: onlyReads((request) => serveFile(files, pathOf(request), request.headers)),
    checkout: onlyReads(answerPage(drawing)),
    drawn: onlyReads(answerPage(drawing)),
    site: onlyReads(answerPage(bucket)),
  };

  const headers = edgeHeaders(manifest);
  const paths = familyPaths();
  return async (request, address) => {
    const family = familyOf(paths, pathOf(request));
    const response = await answers[family](request, address);
    // The caller has gone, so the answer needs no headers.
    if (response.type === 'error') return response;
    const { always, byDefault } = headers[family];
    for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
    for (const [name, value] of Object.entries(byDefault))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };
}

const pathOf = (request: Request) => new URL(request.url).pathname;

/** Refuses everything but reads, as the behaviors in front of S3 do. */
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
