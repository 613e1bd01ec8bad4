import { IndianRupee } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Asked, askAddress } from './use-asking.ts';

interface Props {
  asked: Asked;
  /** Id of the element that names the row. */
  describedBy?: string;
}

/** Leads to the form that asks for a payment, with what is known of it. */
export const AskLink = ({ asked, describedBy }: Props) => (
  <Link to={askAddress} state={{ asked }} aria-describedby={describedBy} className="tap">
    <IndianRupee aria-hidden="true" size={16} />
    Ask for a payment
  </Link>
);
