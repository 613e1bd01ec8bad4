/** What shows courses, and is to be asked again when one has changed. */
export const courseReads = ['GET /courses', 'GET /courses/{id}'] as const;
