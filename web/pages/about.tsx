import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { Opening } from '../ui/opening.tsx';
import { Prose } from '../ui/prose.tsx';

/** Who the company is and where it works. */
export const AboutPage = () => (
  <>
    <Opening title="About Us">{brand.purpose}</Opening>
    <Prose>
      <p>
        Some people come for a certificate, others for a resume that says what they have done. Many come with
        a question: what is the next step from where I am? We answer it in{' '}
        <Link to="/services">one-on-one coaching sessions</Link>, in <Link to="/courses">courses</Link> and on{' '}
        <Link to="/resume">paper</Link>.
      </p>
      <p>We have two offices, in Nagpur and Bangalore. Their addresses and maps are below.</p>
    </Prose>
  </>
);
