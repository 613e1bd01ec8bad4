/**
 * Replaces `@aws-sdk/middleware-endpoint-discovery`, which asks DynamoDB for an address to call. It is off by default, and
 * brings a cache with two libraries of its own.
 */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config) => config;

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => false,
  default: false,
};
