// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// The CloudFront Function at viewer requests of the API adds the visitor's address and the requested host. It overwrites
// what the caller may have sent under these names, so the Lambdas can trust them.

function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
