import { longDate } from '#shared/domain/time/india-words.ts';

/** Where a figure of the site was published. Days are as `2026-03-01`. */
export interface ClaimSource {
  name: string;
  date: string;
  /** The day by which somebody looks whether the figure still holds. */
  reviewBy: string;
}

/** The figures of the PMP page, each with its source, which the owner of the site names. */
export const pmpClaims = {
  salaryGrowth: { figure: '23%', of: 'salary growth 2020 to 2025', source: undefined },
  jobListings: { figure: '33%', of: 'growth in job listings', source: undefined },
  projectRoles: { figure: '22 million', of: 'project roles by 2027', source: undefined },
  salaries: { uncertified: 76636, certified: 107289, source: undefined },
  /** Hours, questions, tests and days in the highlights: the programme's own figures. */
  highlights: { source: undefined },
} satisfies Record<string, { source: ClaimSource | undefined; [figure: string]: unknown }>;

/** The line beside a figure: where it comes from and as of when, or that the owner has yet to say it. */
export const sourceLine = (source: ClaimSource | undefined): string =>
  source
    ? `Source: ${source.name}, ${longDate(source.date)}. We look at it again by ${longDate(source.reviewBy)}.`
    : 'Source to be named by the owner.';
