// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`, and wants `catch` to name its error.
// CloudFront Function, viewer request of the site: from the address a person sees to the file that holds
// the page. The runtime knows no modules and only part of today's JavaScript (no destructuring, no for-of).

// Route to file, from the web build's manifest; a route such as /course/{id} stands for one path segment.
const pages = __PAGES__;
// The folder of this build's pages.
const release = __RELEASE__;

function handler(event) {
  const request = event.request;
  // A page is reached by its clean address alone, so .html counts as no file here.
  if (/\.(?!html$)[^./]+$/.test(request.uri)) return request;

  const clean = withoutTrailingSlash(request.uri);
  const file = fileOf(decoded(clean));
  // Only an address that leads somewhere is redirected: nothing a caller makes up becomes a Location.
  if (file && clean !== request.uri) return redirect(clean + search(request.querystring));
  request.uri = release + (file || '/404.html');
  return request;
}

function withoutTrailingSlash(path) {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    return '';
  }
}

function fileOf(path) {
  if (pages[path]) return pages[path];
  const routes = Object.keys(pages);
  for (let i = 0; i < routes.length; i++) {
    const parts = routes[i].split(/\{\w+\}/);
    if (parts.length === 2 && matches(path, parts[0], parts[1])) return pages[routes[i]];
  }
  return undefined;
}

function matches(path, before, after) {
  if (!path.startsWith(before) || !path.endsWith(after)) return false;
  const segment = path.slice(before.length, path.length - after.length);
  return segment !== '' && segment.indexOf('/') < 0;
}

// CloudFront hands the parameters over as they were written, encoded.
function search(parameters) {
  const pairs = [];
  Object.keys(parameters).forEach((name) => {
    const parameter = parameters[name];
    (parameter.multiValue || [parameter]).forEach((entry) => {
      pairs.push(entry.value === '' ? name : `${name}=${entry.value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function redirect(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
