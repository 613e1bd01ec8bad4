// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// CloudFront Function, viewer response of the site: gives the not-found page its status. The distribution
// can have no error responses of its own, as they would turn the API's refusals into pages too.

function handler(event) {
  const response = event.response;
  const status = response.headers['x-amz-meta-status'];
  if (!status) return response;
  delete response.headers['x-amz-meta-status'];
  // A revalidated page (304) stays what it is: the browser already has it under the right status.
  if (response.statusCode === 200) {
    response.statusCode = Number(status.value);
    response.statusDescription = 'Not Found';
  }
  return response;
}
