/**
 * Stands in for `@aws-sdk/middleware-endpoint-discovery`: asking DynamoDB which address to ask, which is off
 * unless somebody turns it on, and brings a cache with two libraries of its own.
 */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config) => config;

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => false,
  default: false,
};
