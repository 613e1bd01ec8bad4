import { type Operation, operations } from '#shared/api/contract.ts';

export const stage = 'api';

export interface Match {
  operation: Operation;
  pathParameters?: Record<string, string>;
}

/** Like API Gateway, prefers the route with the fewest parameters. */
export function matchRoute(request: Request): Match | undefined {
  const [, first, ...segments] = new URL(request.url).pathname.split('/').map(decodeURIComponent);
  if (first !== stage) return undefined;
  const route = routes.find(
    ({ method, template }) =>
      method === request.method &&
      template.length === segments.length &&
      template.every((part, i) => part === segments[i] || (isParameter(part) && segments[i] !== '')),
  );
  if (!route) return undefined;
  const parameters = route.template.flatMap((part, i) =>
    isParameter(part) ? [[part.slice(1, -1), segments[i] ?? '']] : [],
  );
  return {
    operation: route.operation,
    ...(parameters.length > 0 && { pathParameters: Object.fromEntries(parameters) }),
  };
}

const isParameter = (part: string) => part.startsWith('{');

const routes = operations
  .map((operation) => {
    const [method = '', path = ''] = operation.endpoint.route.split(' ');
    return { operation, method, template: path.split('/').slice(1) };
  })
  .sort((a, b) => a.template.filter(isParameter).length - b.template.filter(isParameter).length);
