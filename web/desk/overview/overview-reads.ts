/** The owner's figures, which are to be asked again when what they count has changed. */
export const overviewReads = ['GET /admin/overview'] as const;
