import { brand } from '#shared/brand.ts';
import { Opening } from '../../ui/opening.tsx';
import { AboutAnswers } from './answers.tsx';
import { AboutName } from './name.tsx';
import { AboutOffices } from './offices.tsx';
import { AboutTerms } from './terms.tsx';

/** Who the company is, what it answers to, and where it works. */
export const AboutPage = () => (
  <>
    <Opening title="About Us">{brand.purpose}</Opening>
    <AboutName />
    <AboutAnswers />
    <AboutTerms />
    <AboutOffices />
  </>
);
