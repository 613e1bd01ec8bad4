import { originHeaders } from '#shared/edge.ts';
import { type EdgeFunction, edgeFunctions } from '../../../edge/functions.ts';
import { edgeHeaders } from '../../../edge/headers.ts';
import type { BuiltSite } from '../../../edge/manifest.ts';
import { familyOf, familyPaths, type PathFamily } from '../../../edge/path-families.ts';
import { fallbackStatuses } from '../../../edge/rendered-pages.ts';
import type { Answer, Send } from '../../http-server.ts';
import type { Objects } from '../s3/objects.ts';
import { createFunction, type FunctionRequest } from './cloudfront-function.ts';
import { headersOf, searchOf, valuesOf, viewerRequest } from './function-event.ts';
import { sendFile, serveFile, servePortrait } from './serve-file.ts';
import type { SiteFiles } from './site-files.ts';

interface Origins {
  manifest: BuiltSite;
  files: SiteFiles;
  media: Objects;
  api: Send;
  renderPage: Send;
  originSecret: string;
}

type PageOrigin = (rewritten: FunctionRequest, request: Request) => Promise<Response>;

/** Simulates CloudFront with the functions, headers and paths that are deployed, but without a cache. */
export function createEdge({ manifest, files, media, api, renderPage, originSecret }: Origins): Answer {
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

  const renderer: PageOrigin = async (rewritten, request) => {
    const address = `http://renderer${rewritten.uri}${searchOf(rewritten)}`;
    const rendered = await renderPage(new Request(address, { method: request.method }));
    if (fallbackStatuses.includes(rendered.status)) return bucket(rewritten, request);
    if (rendered.status !== 200) return rendered;
    const body = Buffer.from(await rendered.arrayBuffer());
    return sendFile({ body, headers: Object.fromEntries(rendered.headers) }, request.headers);
  };

  const answerPage =
    (origin: PageOrigin): Answer =>
    async (request, address) => {
      const event = viewerRequest(request, address);
      const passed = siteRequest(event);
      if ('statusCode' in passed) return generated(passed);
      const found = await origin(passed, request);
      // CloudFront doesn't run viewer-response functions for errors.
      if (found.status >= 400) return found;
      const response = { statusCode: found.status, headers: valuesOf(found.headers) };
      const answer = siteResponse({ ...event, response });
      return generated('statusCode' in answer ? answer : response, found.body);
    };

  const answers: Record<PathFamily, Answer> = {
    api: answerApi,
    assets: onlyReads((request) => serveFile(files, pathOf(request), request.headers)),
    checkout: onlyReads(answerPage(renderer)),
    portraits: onlyReads((request) => servePortrait(media, pathOf(request), request.headers)),
    rendered: onlyReads(answerPage(renderer)),
    site: onlyReads(answerPage(bucket)),
  };

  const headers = edgeHeaders(manifest);
  const paths = familyPaths();
  return async (request, address) => {
    const family = familyOf(paths, pathOf(request));
    const response = await answers[family](request, address);
    // The caller has closed the connection.
    if (response.type === 'error') return response;
    const { always, byDefault } = headers[family];
    for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
    for (const [name, value] of Object.entries(byDefault))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };
}

const pathOf = (request: Request) => new URL(request.url).pathname;

const onlyReads =
  (answer: Answer): Answer =>
  (request, address) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answer(request, address)
      : new Response('The site is read-only.', { status: 403 });

const generated = (
  { statusCode, headers }: { statusCode: number; headers: Record<string, { value: string }> },
  body: BodyInit | null = null,
) => new Response(body, { status: statusCode, headers: headersOf({ headers, cookies: {} }) });
