/**
 * Replaces `@aws-sdk/middleware-endpoint-discovery`, which is off by default and pulls in a cache with two libraries.
 */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config) => config;

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => false,
  default: false,
};
