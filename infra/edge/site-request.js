// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`, and `catch` must name its error.
// This CloudFront Function runs on viewer requests to the site, and maps the address that a visitor sees to the page's
// file. The runtime has no modules and only supports part of modern JavaScript (no destructuring, no for-of).

const pages = __PAGES__;
// Fallback files for rendered pages.
const rendered = __RENDERED__;
// Patterns for the parameters of some routes. Other routes accept any segment.
const forms = __FORMS__;
const link = __LINK__;
const release = __RELEASE__;

function handler(event) {
  const request = event.request;
  const clean = withoutTrailingSlash(request.uri);
  const path = decoded(clean);
  const standIn = fileOf(rendered, path, pages);
  // Files are served under their names, but pages only have addresses without an extension.
  if (!standIn && /\.(?:avif|css|ico|js|png|svg|txt|webmanifest|woff2|xml)$/.test(request.uri))
    return request;

  const file = standIn || fileOf(pages, path, {});
  // Only known addresses are redirected, so a caller can't inject text into the Location header.
  if (file && clean !== request.uri) return redirect(clean + search(request.querystring));
  const meant = file ? undefined : meantBy(path);
  if (meant) return redirect(meant);
  request.uri = release + (file || '/404.html');
  // Both origins get the same request: renderPage reads the parameter, and the bucket uses the path. The rest of the
  // query is dropped so that CloudFront caches each page once.
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

// Email apps, keyboards and trackers change links: they encode the #, capitalise letters, or add a full stop or space.
// Returns the page's address, followed by the # and the signed link if it's well-formed.
function meantBy(path) {
  let text = path;
  for (let i = 0; i < 3 && text.indexOf('%') >= 0; i++) text = decoded(text);
  const page = text
    .split('#')[0]
    .replace(/[^a-z0-9]+$/i, '')
    .toLowerCase();
  if (!pages[page] && !rendered[page]) return undefined;
  const found = link.exec(text.slice(page.length));
  return found ? `${page}#${found[0]}` : page;
}

function encoded(path) {
  return encodeURIComponent(path).replace(/%2F/g, '/');
}

// A path that's listed in `others` doesn't match a route with a parameter.
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

// CloudFront passes parameters as they were sent, so they are still encoded.
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
