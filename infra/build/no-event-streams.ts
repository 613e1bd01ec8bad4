/**
 * Stands in for `@smithy/core/event-streams`: no answer that the product asks AWS for is a stream of events, and being
 * imported late they keep much of the SDK whole. S3's client, which has such answers too, wants these two when it is made.
 */
export const resolveEventStreamSerdeConfig = <Config>(config: Config) => config;

export const eventStreamSerdeProvider = () => ({});
