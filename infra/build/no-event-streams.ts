/**
 * Replaces `@smithy/core/event-streams`: the product asks AWS for no stream of events, and the late import of this module
 * keeps esbuild from leaving parts of the SDK out. S3's client calls these two functions when it is made.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config) => config;

export const eventStreamSerdeProvider = () => ({});
