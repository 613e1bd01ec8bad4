import { type HttpApi, type HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { operations } from '#shared/api/contract.ts';
import type { RouteKey } from '#shared/api/endpoint.ts';
import type { LambdaDefinition } from '../../definitions.ts';
import type { GuardedAuth } from '../../grants.ts';
import { LambdaInRole } from './gateway-role.ts';
import type { LambdaStack } from './lambda-stack.ts';

export type Authorizers = Record<GuardedAuth, HttpLambdaAuthorizer>;

interface RoutesProps {
  api: HttpApi;
  role: IRole;
  authorizers: Authorizers;
}

export const addRoutes = (
  stack: LambdaStack,
  definitions: readonly LambdaDefinition[],
  { api, role, authorizers }: RoutesProps,
): HttpRoute[] =>
  operations
    .filter(({ name }) => definitions.some((each) => each.name === name))
    .map(({ name, endpoint }) => {
      const lambda = stack.lambda(name);
      return new HttpRoute(lambda, 'Route', {
        httpApi: api,
        routeKey: keyOf(endpoint.route),
        integration: new LambdaInRole(lambda.function, role),
        ...(endpoint.auth !== 'public' && { authorizer: authorizers[endpoint.auth] }),
      });
    });

function keyOf(route: RouteKey): HttpRouteKey {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return HttpRouteKey.with(path, method);
}
