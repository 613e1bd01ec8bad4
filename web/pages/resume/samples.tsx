import { resumeSamples, samplePicture } from '../../content/resume-samples.ts';
import { Island } from '../../island.tsx';
import { SampleViewer } from './sample-viewer.tsx';
import styles from './samples.module.css';

export const ResumeSamples = () => (
  <section className={`frame stack ${styles.samples}`}>
    <h2>Five resumes, one for each level of experience</h2>
    <p>Sample resumes for fictional people. Education comes first early on, then results, then scope.</p>
    <ul className={`rising ${styles.gallery}`}>
      {resumeSamples.map((sample) => (
        <li key={sample.id}>
          <a
            href={samplePicture(sample, 'large')}
            className={styles.sample}
            data-sample={sample.id}
            data-hydrate-island="pages/resume/sample-viewer"
          >
            <img
              src={samplePicture(sample, 'small')}
              width="440"
              height="622"
              loading="lazy"
              decoding="async"
              alt={`Resume of ${sample.person}`}
            />
            <b>{sample.role}</b>
            <span className="note">{sample.band} years</span>
          </a>
        </li>
      ))}
    </ul>
    <Island name="pages/resume/sample-viewer" component={SampleViewer} props={{}} />
  </section>
);
