/**
 * Replaces `@smithy/core/event-streams`, which is unused and whose late import stops esbuild from shaking the SDK.
 * S3's client calls these two functions when created.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config) => config;

export const eventStreamSerdeProvider = () => ({});
