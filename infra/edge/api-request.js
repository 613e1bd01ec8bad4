// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// The CloudFront Function at viewer requests of the API adds the visitor's address and the requested host. It overwrites
// what the caller may have sent under these names, so the Lambdas can trust them.
// A browser that opens a file's address without a session is sent to the page of the order or the admin area: API Gateway
// would answer it in JSON.

function handler(event) {
  const request = event.request;
  const opened = /^\/api\/(order|admin)\/(?:.+\/)?files\/[^/]+$/.exec(request.uri);
  const accepted = request.headers.accept ? request.headers.accept.value : '';
  if (opened && accepted.includes('text/html') && !request.cookies[`__Host-${opened[1]}`])
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: `/${opened[1]}` } },
    };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
