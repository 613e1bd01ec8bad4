export const person = { name: 100, email: 254, phone: 200 } as const;
export const course = {
  title: 150,
  description: 5000,
  startDate: 40,
  duration: 100,
  timings: 200,
  lines: 12,
  line: 150,
  weeks: 104,
  seats: 999,
  rupees: 10_000_000,
} as const;
export const enquiry = {
  id: 100,
  message: 2000,
  courseId: 100,
  title: 150,
  reply: 5000,
  note: 2000,
  why: 200,
  settled: 1000,
} as const;
/** `bytes` is the limit for the history and emails together, because a DynamoDB item can hold only 400 KB. */
export const enquiryHistory = { entries: 200, bytes: 300_000 } as const;
export const spamPerCall = 50;
export const review = { message: 2000 } as const;
/** `people` is the limit for the whole team, so that every page can read it. */
export const member = {
  name: 100,
  role: 100,
  line: 90,
  biography: 600,
  biographyWords: 60,
  people: 50,
} as const;
export const interviewQuestion = { category: 60, question: 500, answer: 5000 } as const;
/** A Lambda function has to store all the rows in a file before it times out. */
export const questionImport = { rows: 1000 } as const;
/** If a part has more questions, the sitemap is split into smaller parts. */
export const sitemapPart = { questions: 1000 } as const;
export const order = { userId: 100 } as const;
export const refund = { reason: 200 } as const;
/**
 * `files` is the limit per order, `fileBytes` per file, and `entriesPerHour` per buyer. `bytes` is the limit for all of
 * an order's entries together, in UTF-8.
 */
export const work = {
  line: 150,
  text: 4000,
  link: 500,
  cv: 15_000,
  files: 10,
  fileBytes: 4_000_000,
  note: 500,
  entriesPerHour: 30,
  bytes: 150_000,
} as const;
export const paymentLink = { words: 150, rupees: 500_000, days: 90, why: 200, paidDaysAgo: 180 } as const;
export const classLimits = { batch: 150, joining: 4000, materials: 20, title: 150, link: 500 } as const;
export const holidays = 100;

/** `coaches` is the limit for coaches with offers, because a page reads the days of each of them. */
export const coaching = {
  offers: 30,
  coaches: 10,
  weekly: 21,
  blocked: 200,
  title: 100,
  description: 2000,
  sessions: 20,
  minutes: 240,
  rupees: 500_000,
  id: 100,
  place: 500,
} as const;
export const replyTemplates = { templates: 20, name: 60 } as const;
export const login = { password: 200, code: 20 } as const;

export { classLimits as class };
