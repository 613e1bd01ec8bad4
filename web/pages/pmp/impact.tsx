import { type ClaimSource, pmpClaims } from '#shared/brand.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './pmp.module.css';

export const PmpImpact = () => (
  <TintedSection className={`columns ${styles.impact}`}>
    <h2>Career impact</h2>
    <ul className={`ledger ${styles.figures}`}>
      {growth.map(({ figure, of, source }) => (
        <li key={of}>
          <p>
            <b>{figure}</b> {of}
          </p>
          <Source of={source} />
        </li>
      ))}
    </ul>
    <figure className={styles.salaries}>
      <figcaption>
        Average salary: {formatSalary(salaries.uncertified)} uncertified, {formatSalary(salaries.certified)}{' '}
        certified.
      </figcaption>
      <svg
        viewBox="0 0 300 150"
        width="300"
        height="150"
        role="img"
        aria-label={`Bar chart of average salaries: uncertified ${formatSalary(salaries.uncertified)}, certified ${formatSalary(salaries.certified)}`}
      >
        <Bar name="Uncertified" salary={salaries.uncertified} top={0} className={styles.uncertified} />
        <Bar name="Certified" salary={salaries.certified} top={78} className={styles.certified} />
        <path className={styles.zero} d="M1.5 0V150" />
      </svg>
      <Source of={salaries.source} />
    </figure>
  </TintedSection>
);

interface BarProps {
  name: string;
  salary: number;
  top: number;
  className: string | undefined;
}

const Bar = ({ name, salary, top, className }: BarProps) => (
  <>
    <text x="10" y={top + 22}>
      {name}
    </text>
    <text x="300" y={top + 22} textAnchor="end" className={styles.figure}>
      {formatSalary(salary)}
    </text>
    <rect
      x="2"
      y={top + 32}
      width={Math.round((298 * salary) / salaries.certified)}
      height="34"
      className={className}
    />
  </>
);

const { salaries, salaryGrowth, jobListings, projectRoles } = pmpClaims;

const growth = [salaryGrowth, jobListings, projectRoles];

function formatSalary(salary: number): string {
  const { currency } = salaries;
  const money = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return salary.toLocaleString('en-US', currency ? money : {});
}

const Source = ({ of: { name, date, reviewBy } }: { of: ClaimSource }) =>
  name && date && reviewBy ? (
    <p className="note">
      Source: {name}, {longDate(date)}. Next review by {longDate(reviewBy)}.
    </p>
  ) : null;
