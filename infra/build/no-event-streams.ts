/**
 * Replaces `@smithy/core/event-streams`, which isn't used and keeps esbuild from tree-shaking the SDK. The S3 client
 * calls these two functions when it's created.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config) => config;

export const eventStreamSerdeProvider = () => ({});
