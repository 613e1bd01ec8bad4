import { brand } from '#shared/brand.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './not-found.module.css';

export const NotFoundPage = () => (
  <div className={`columns frame ${styles.page}`}>
    <div className="stack">
      <h1>This step is missing.</h1>
      <p>There’s no page at this address. It may have moved, or part of the link may be missing.</p>
      <div className="row">
        <LinkButton to="/courses" kind="primary">
          See the courses
        </LinkButton>
        <LinkButton to="/">Go to the home page</LinkButton>
      </div>
      <h2>You may be looking for</h2>
      <ul className="ledger touch-links">
        <li>
          <a href="/certifications">Certifications</a>, nine of them
        </li>
        <li>
          <a href="/resume">Resume plans</a> and prices
        </li>
        <li>
          <a href="/interview-questions">Interview questions</a> with answers
        </li>
        <li>
          <a href="/services">Coaching</a>, one-on-one
        </li>
        <li>
          <a href="/contact">Contact</a>, or call <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>
        </li>
      </ul>
    </div>
    <svg
      viewBox="0 0 320 320"
      width="320"
      height="320"
      aria-hidden="true"
      className={`drawing ${styles.drawing}`}
    >
      <path d={`M0 316${step.repeat(2)}v80zM200 316V156${step.repeat(3)}v280z`} className="drawing-shape" />
      <path d={`M0 316${step.repeat(2)}M200 156${step.repeat(3)}`} className="drawing-path" />
      <path d="M80 236v-40h60v-40h60" className={styles.gap} />
    </svg>
  </div>
);

const step = 'v-40h40';
