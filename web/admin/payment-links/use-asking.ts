import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface Asked {
  courseId?: string;
  /** Course title, if its id isn't known. */
  title?: string;
  name?: string;
  email?: string;
  mobile?: string;
}

/** Personal data must not be in an address, so the history state holds it. */
export const askAddress = '?tab=payment-links';

/** Closing returns to where the form was opened. */
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
