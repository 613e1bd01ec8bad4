import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The address's parameter for the opened enquiry: `/admin?tab=manage-enquiries&enquiry=<id>`, as mails link it. */
const parameter = 'enquiry';

/** State of a history entry whose entry before is the list, so that closing leads back to that one. */
export const openedFromList = { isFromList: true };

/** Tells the enquiry that the address opens, the address that opens one, and closes it. The rest of the address stays. */
export function useEnquiryAddress() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedId = parameters.get(parameter) ?? undefined;
  const addressOf = (id: string): string => {
    const address = new URLSearchParams(parameters);
    address.set('tab', 'manage-enquiries');
    address.set(parameter, id);
    return `?${address}`;
  };
  const close = () => {
    if ((state as typeof openedFromList | null)?.isFromList) return navigate(-1);
    const address = new URLSearchParams(parameters);
    address.delete(parameter);
    navigate(`?${address}`, { replace: true });
  };
  return { openedId, addressOf, close };
}
