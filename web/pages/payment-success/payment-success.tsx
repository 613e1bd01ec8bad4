import { Island } from '../../island.tsx';
import { Confirmation } from './confirmation.tsx';

/** Thanks a buyer after a verified payment; with an order in the address, it shows the state of that order. */
export const PaymentSuccessPage = () => (
  <Island name="pages/payment-success/confirmation" component={Confirmation} props={{}} wakes="load" />
);
