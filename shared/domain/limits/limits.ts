/** The most that each field may hold, in characters unless said. Schemas and forms take the limits from here. */
export const limits = {
  person: { name: 100, email: 254, phone: 30 },
  course: {
    title: 150,
    description: 5000,
    startDate: 40,
    duration: 100,
    timings: 200,
    teacher: 100,
    weeks: 104,
    seats: 999,
    rupees: 10_000_000,
  },
  enquiry: { message: 2000, courseId: 100, title: 150, reply: 5000, note: 2000, why: 200, settled: 1000 },
  /** Acts about one enquiry, and bytes of its stored history and mails: an item of the table holds 400 KB. */
  enquiryHistory: { acts: 200, bytes: 300_000 },
  review: { message: 2000 },
  interviewQuestion: { category: 60, question: 500, answer: 5000 },
  /** Rows of one file: a Lambda stores them well within its time. */
  questionImport: { rows: 1000 },
  order: { userId: 100 },
  refund: { reason: 200 },
  /** Characters of an entry's fields, files of a buyer and bytes of each, a buyer's entries an hour, and UTF-8 bytes of all entries. */
  work: {
    line: 150,
    text: 4000,
    link: 500,
    cv: 15_000,
    files: 10,
    fileBytes: 4_000_000,
    note: 500,
    entriesAnHour: 30,
    bytes: 150_000,
  },
  paymentLink: { words: 150, rupees: 500_000, days: 90, why: 200 },
  class: { batch: 150, joining: 4000 },
  holidays: 100,
  replyTemplates: { templates: 20, name: 60 },
  login: { password: 200, code: 20 },
} as const;

/**
 * Rows of one page of an export. A Lambda may answer 6 MB, of JSON in JSON: a text of nothing but quotation marks
 * becomes eight times as long on its way, which makes 19 KB of the longest enquiry.
 */
export const exportedRows = 250;
