// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// This CloudFront Function runs on viewer requests to the API. It overwrites two headers with the visitor's address and
// the requested host, even if the caller sent them, so the Lambdas can trust them. A browser that opens a file's
// address without a session is redirected to the order page or the admin area, because API Gateway would return JSON.

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
