import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface Asked {
  courseId?: string;
  /** The course's title, if its id isn't known. */
  title?: string;
  name?: string;
  email?: string;
  mobile?: string;
}

/** Personal data must not appear in a URL, so it's passed in the location state. */
export const askAddress = '?tab=payment-links';

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
