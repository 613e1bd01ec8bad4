import { ListChoice } from './list-choice.tsx';

interface Props {
  /** Names the rows that are not suspected, such as `Enquiries`. */
  name: string;
  isSuspected: boolean;
  onChange: (isSuspected: boolean) => void;
}

/** Chooses between the plain rows of a list and those whose sender filled in a field that no person sees. */
export const SpamFilter = ({ name, isSuspected, onChange }: Props) => (
  <ListChoice
    choices={[
      { id: 'plain', name },
      { id: 'suspected', name: 'Suspected spam' },
    ]}
    chosen={isSuspected ? 'suspected' : 'plain'}
    onChange={(id) => onChange(id === 'suspected')}
  />
);
