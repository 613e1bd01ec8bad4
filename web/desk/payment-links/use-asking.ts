import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The facts of a payment that are known before it is asked for. */
export interface Asked {
  courseId?: string;
  /** The title of a course, where its id is not known. */
  title?: string;
  name?: string;
  email?: string;
  mobile?: string;
}

/** The address of the form. Somebody's name or telephone belongs in no address: the history's entry keeps what is asked. */
export const askAddress = '?tab=payment-links';

/** Tells what the form that asks for a payment is about, where it is open, and closes it: back to where it was opened. */
export function useAsking(): { asked: Asked | undefined; close: () => void } {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHere = parameters.get('tab') === 'payment-links';
  return {
    asked: isHere ? (state as { asked?: Asked } | null)?.asked : undefined,
    close: () => navigate(-1),
  };
}
