// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// CloudFront Function, viewer response of the site: gives a file that stands for a refusal its status. The
// distribution can have no error pages of its own, as they would come in place of the API's refusals too.

function handler(event) {
  const response = event.response;
  keepAtTheEdge(response.headers);
  const status = response.headers['x-amz-meta-status'];
  if (!status) return response;
  delete response.headers['x-amz-meta-status'];
  // A revalidated page (304) stays what it is: the browser already has it under the right status.
  if (response.statusCode === 200) {
    response.statusCode = Number(status.value);
    response.statusDescription = status.value === '404' ? 'Not Found' : 'Service Unavailable';
  }
  return response;
}

// CloudFront may hand out a drawn page that is old, and knows by now how long. A browser would do so as well, and
// no invalidation reaches it.
function keepAtTheEdge(headers) {
  const said = headers['cache-control'];
  if (said && said.value.indexOf('stale-') >= 0) said.value = 'public, max-age=0, must-revalidate';
}
