import { TintedSection } from '../../ui/tinted-section.tsx';
import styles from './rewrite.module.css';

export const ResumeRewrite = () => (
  <TintedSection>
    <h2>What a rewrite changes</h2>
    <figure className={styles.comparison}>
      <div className={`group ${styles.before}`}>
        <h3 className="note">Before</h3>
        <p>
          Responsible for core banking migration project and coordination with various teams and stakeholders.
        </p>
      </div>
      <div className={`group ${styles.after}`}>
        <h3 className="note">After</h3>
        <p>
          <mark>Moved 410 branches</mark> to a new core banking system in <mark>14 months</mark> (₹38 crore,
          46 people), <mark>two weeks ahead of plan</mark>.
        </p>
      </div>
      <figcaption>
        The verb says what you did, the figures how big it was, and the result how well it went.
      </figcaption>
    </figure>
  </TintedSection>
);
