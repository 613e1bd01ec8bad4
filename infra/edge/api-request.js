// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// CloudFront Function, viewer request of the API: says who is calling, and which host was asked. It overwrites
// what the caller may have sent under these names, so the functions can trust them.

function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
