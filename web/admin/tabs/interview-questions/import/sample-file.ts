import { toCsv } from '#shared/domain/text/csv.ts';

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
      'A process has its own memory.\n\nThe threads of a process share its memory, so they can communicate quickly but also interfere with each other.',
    category: 'Operating systems',
    publishOn: '',
  },
  {
    question: 'What does a project charter do?',
    answer:
      'It names the project, says why it exists, and gives the project manager the authority to run it.',
    category: 'Project management',
    publishOn: '',
  },
];
