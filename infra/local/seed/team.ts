import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberInput } from '#shared/domain/team/member.ts';

interface SampleMember extends MemberInput {
  /** The name of its files in `portraits`. The upload takes only the WebP file, which is made from the SVG. */
  drawing: 'collar' | 'straps' | 'dupatta' | 'tie';
}

export const team = {
  pmp: {
    name: 'Revathi Nair (sample)',
    role: 'Programme director and instructor, PMP',
    line: 'Ran rail and metro projects for 16 years, and still plans on paper first.',
    biography:
      'A sample biography. Revathi led signalling projects in Kochi and Chennai before she began to teach. She plans the study weeks, reads every mock test with her group, and answers questions about project hours herself.',
    tasks: ['pmp-director'],
    drawing: 'collar',
  },
  networks: {
    name: 'Vikram Shah (sample)',
    role: 'Instructor, networks',
    line: 'Breaks a lab network each evening, so that you can find out why.',
    biography:
      'A sample biography. Vikram kept the network of a hospital group running for nine years. His labs are built from faults he has seen, and he repeats subnetting until it’s easy.',
    tasks: [],
    drawing: 'straps',
  },
  coach: {
    name: 'Sunita Kale (sample)',
    role: 'Career coach',
    line: 'Rehearses the difficult sentences with you until they’re not difficult.',
    biography:
      'A sample biography. Sunita hired engineers in Pune for twelve years. She now sits on your side of the table: offers, interviews, first teams.',
    tasks: ['coach'],
    drawing: 'dupatta',
  },
  writer: {
    name: 'Arjun Sen (sample)',
    role: 'Resume writer',
    line: 'Asks what changed because of you, then writes that in one line.',
    biography:
      'A sample biography. Arjun edited a business daily in Kolkata before he wrote resumes. He reads every draft aloud, and cuts what you wouldn’t say.',
    tasks: ['resume-writer'],
    drawing: 'tie',
  },
} as const satisfies Record<string, SampleMember>;

export type TeamIds = Record<keyof typeof team, string>;

export const samplePortrait = (drawing: SampleMember['drawing']): Blob =>
  new Blob([readFileSync(join(import.meta.dirname, 'portraits', `${drawing}.webp`))]);
