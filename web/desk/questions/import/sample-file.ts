import { toCsv } from '#shared/domain/text/csv.ts';

/** A small file that can be imported, to be filled in. */
export const sampleFile = (): string =>
  toCsv(
    (['question', 'answer', 'category', 'publishOn'] as const).map((name) => ({
      name,
      value: (row: (typeof questions)[number]) => row[name],
    })),
    questions,
  );

const questions = [
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
