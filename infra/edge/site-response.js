// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`.
// This CloudFront Function runs on viewer responses and sets the status of error pages. The distribution can't have
// custom error pages, because they'd replace the API's errors too.

function handler(event) {
  const response = event.response;
  keepAtTheEdge(response.headers);
  const status = response.headers['x-amz-meta-status'];
  if (!status) return response;
  delete response.headers['x-amz-meta-status'];
  // A 304 keeps its status, because the browser already has the page.
  if (response.statusCode === 200) {
    response.statusCode = Number(status.value);
    response.statusDescription = status.value === '404' ? 'Not Found' : 'Service Unavailable';
  }
  return response;
}

// CloudFront may serve a stale page while it revalidates, but a browser mustn't, because invalidations don't reach it.
function keepAtTheEdge(headers) {
  const said = headers['cache-control'];
  if (said && said.value.indexOf('stale-') >= 0) said.value = 'public, max-age=0, must-revalidate';
}
