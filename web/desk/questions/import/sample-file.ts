import { toCsv } from '#shared/domain/csv.ts';
import { columns, type RawQuestion } from './question-file.ts';

/** A small file that can be imported, to be filled in. */
export const sampleFile = (): string => questionsCsv(questions);

/** Questions as a file that can be imported again. */
export const questionsCsv = (rows: readonly RawQuestion[]): string => toCsv(questionColumns, rows);

/** The columns of a question in a CSV file. */
export const questionColumns = columns.map((name) => ({
  name,
  value: (row: RawQuestion) => row[name] ?? '',
}));

const questions: readonly RawQuestion[] = [
  {
    question: 'What is the difference between a process and a thread?',
    answer:
      'A process has memory of its own.\n\nThe threads of a process share its memory, so they talk to each other fast and can also get in each other’s way.',
    category: 'Operating systems',
    publishOn: '',
  },
  {
    question: 'What does a project charter do?',
    answer: 'It names the project, says why it exists, and gives the project manager the authority to begin.',
    category: 'Project management',
    publishOn: '',
  },
];
