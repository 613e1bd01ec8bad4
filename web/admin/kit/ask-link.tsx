import { IndianRupee } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Asked, askAddress } from './addresses.ts';

interface Props {
  asked: Asked;
  describedBy?: string;
}

export const AskLink = ({ asked, describedBy }: Props) => (
  <Link to={askAddress} state={{ asked }} aria-describedby={describedBy} className="touch-link">
    <IndianRupee aria-hidden="true" size={16} />
    Ask for a payment
  </Link>
);
