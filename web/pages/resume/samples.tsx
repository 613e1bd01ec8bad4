import { useState } from 'react';
import { resumeSamples, samplePicture } from '../../content/resume-samples.ts';
import { late } from '../../ui/late.tsx';
import styles from './samples.module.css';

/** A resume for each band to look at closely. Without a script a picture's link opens the picture itself. */
export function ResumeSamples() {
  const [shown, setShown] = useState<number>();
  return (
    <section className={styles.samples}>
      <h2>Five resumes, one for each step</h2>
      <p>
        Made for this page, of people we invented. What stands first changes with the years: study at the
        start, results in the middle, scope at the top.
      </p>
      <ul className={styles.sheets}>
        {resumeSamples.map((sample, index) => (
          <li key={sample.id}>
            <a
              href={samplePicture(sample, 'large')}
              className={styles.sheet}
              onClick={(event) => {
                event.preventDefault();
                setShown(index);
              }}
            >
              <img
                src={samplePicture(sample, 'small')}
                width="440"
                height="622"
                loading="lazy"
                decoding="async"
                alt={sample.alt}
              />
              <b>{sample.role}</b>
              <span>{sample.band} years</span>
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && <SampleViewer samples={resumeSamples} shown={shown} onShow={setShown} />}
    </section>
  );
}

const SampleViewer = late(() => import('./sample-viewer.tsx').then((file) => file.SampleViewer));
