/** What shows interview questions, and is to be asked again when one has changed. */
export const questionReads = ['GET /admin/interview-questions', 'GET /interview-questions'] as const;
