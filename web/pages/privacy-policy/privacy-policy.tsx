import { Policy, type PolicySection } from '../../ui/policy.tsx';
import { sharedData } from './shared.tsx';
import { storedData } from './stored.tsx';

/** What the site keeps of a person, for what, for how long, and who else sees it. */
export const PrivacyPolicyPage = () => (
  <Policy
    title="Privacy Policy"
    lead="What this site keeps of you, what for, how long, and how to have it deleted."
    sections={sections}
  />
);

const sections: readonly PolicySection[] = [...storedData, ...sharedData];
