import { type HttpApi, type HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { operations } from '#shared/api/contract.ts';
import type { RouteKey } from '#shared/api/endpoint.ts';
import type { LambdaName } from '../../definitions.ts';
import type { GuardedAuth } from '../../grants.ts';
import { LambdaInRole } from './gateway-role.ts';
import type { GrantedFunction } from './granted-function.ts';

/** The authorizers of the routes that not everybody may call. */
export type Authorizers = Record<GuardedAuth, HttpLambdaAuthorizer>;

interface RoutesProps {
  api: HttpApi;
  /** The Lambdas of one stack. The route of an operation of the contract stands in the same stack. */
  lambdas: ReadonlyMap<LambdaName, GrantedFunction>;
  /** The role in which API Gateway invokes the Lambdas. */
  role: IRole;
  authorizers: Authorizers;
}

/** The routes of the contract that lead to these Lambdas. */
export const addRoutes = ({ api, lambdas, role, authorizers }: RoutesProps): HttpRoute[] =>
  operations.flatMap(({ name, endpoint }) => {
    const lambda = lambdas.get(name);
    if (!lambda) return [];
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
