// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// CloudFront Function, viewer request of the API: says who is calling. It overwrites what the caller may
// have sent under that name, so the functions can trust it.

function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
