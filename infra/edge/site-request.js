// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler`, and wants `catch` to name its error.
// The CloudFront Function at viewer requests of the site turns the address that a person sees into the file of the page.
// The runtime has no modules and only a part of today's JavaScript (no destructuring, no for-of).

// The parameter of /course/{id} is one segment.
const pages = __PAGES__;
// Fallback files of rendered pages.
const rendered = __RENDERED__;
// By route; any segment matches the others.
const forms = __FORMS__;
const link = __LINK__;
const release = __RELEASE__;

function handler(event) {
  const request = event.request;
  const clean = withoutTrailingSlash(request.uri);
  const path = decoded(clean);
  const standIn = fileOf(rendered, path, pages);
  // Files keep their names; pages have only clean addresses.
  if (!standIn && /\.(?:avif|css|ico|js|png|svg|txt|webmanifest|woff2|xml)$/.test(request.uri))
    return request;

  const file = standIn || fileOf(pages, path, {});
  // Only known addresses are redirected, so that no caller's text becomes a Location.
  if (file && clean !== request.uri) return redirect(clean + search(request.querystring));
  const meant = file ? undefined : meantBy(path);
  if (meant) return redirect(meant);
  request.uri = release + (file || '/404.html');
  // Both origins get one address: renderPage reads the parameter, the bucket the path. Dropping the rest of the query
  // lets CloudFront cache each page once.
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

// Email apps, keyboards and trackers alter links: they encode the #, add a capital, full stop or space. Returns a
// page's address, with only a valid signed link after the #.
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

// A path listed in `others` belongs to them.
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

// As sent, encoded.
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
