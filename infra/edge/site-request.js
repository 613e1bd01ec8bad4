// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`, and wants `catch` to name its error.
// CloudFront Function, viewer request of the site: from the address a person sees to the file that holds
// the page. The runtime knows no modules and only part of today's JavaScript (no destructuring, no for-of).

// Route to file, from the web build's manifest; a route such as /course/{id} stands for one path segment.
const pages = __PAGES__;
// The same of pages that are drawn on request, where the file is what stands in for a page.
const drawn = __DRAWN__;
// The form of a path's parameter, by route; any segment fits the others.
const forms = __FORMS__;
// The folder of this build's pages.
const release = __RELEASE__;

function handler(event) {
  const request = event.request;
  const clean = withoutTrailingSlash(request.uri);
  const path = decoded(clean);
  const standIn = fileOf(drawn, path, pages);
  // What the build makes beside its pages, which are reached by their clean addresses alone.
  if (!standIn && /\.(?:avif|css|ico|js|png|svg|txt|webmanifest|woff2|xml)$/.test(request.uri))
    return request;

  const file = standIn || fileOf(pages, path, {});
  // Only an address that leads somewhere is redirected: nothing a caller makes up becomes a Location.
  if (file && clean !== request.uri) return redirect(clean + search(request.querystring));
  request.uri = release + (file || '/404.html');
  // One address for both origins: drawPage reads the parameter, the bucket the path. Nothing else of the query
  // tells answers apart, and every spelling of a path is kept once.
  request.querystring = standIn ? { path: { value: encoded(path) } } : {};
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

function encoded(path) {
  return encodeURIComponent(path).replace(/%2F/g, '/');
}

// A path that one of the routes `others` names in full is theirs.
function fileOf(files, path, others) {
  if (files[path]) return files[path];
  if (others[path]) return undefined;
  const routes = Object.keys(files);
  for (let i = 0; i < routes.length; i++) {
    const parts = routes[i].split(/\{\w+\}/);
    if (parts.length === 2 && matches(path, parts[0], parts[1], forms[routes[i]])) return files[routes[i]];
  }
  return undefined;
}

function matches(path, before, after, form) {
  if (!path.startsWith(before) || !path.endsWith(after)) return false;
  const segment = path.slice(before.length, path.length - after.length);
  return form ? form.test(segment) : segment !== '' && segment.indexOf('/') < 0;
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
