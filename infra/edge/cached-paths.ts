/**
 * Paths of the API, as CloudFront's behaviors have them, whose good answers visitors share for a minute. Each
 * path that the contract marks `cached` fits one of them; what else does is answered `no-store`.
 */
export const cachedPaths = ['/api/courses*', '/api/reviews/public', '/api/interview-questions'] as const;
