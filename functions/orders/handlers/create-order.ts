import { createOrder } from '#shared/api/orders.ts';
import { paiseOf } from '#shared/domain/money/money.ts';
import { handle } from '../../platform/http/handle.ts';
import { openCheckout } from '../checkout/checkout.ts';

export const handler = handle(createOrder, async ({ body, creation, address }) => {
  const { userId, amount, plan, name, email, mobile, noticeVersion, isRepeatConfirmed } = body;
  const asked = {
    // Stored as a string, because a JSON number can be outside DynamoDB's range.
    ...{ userId: String(userId), paise: paiseOf(amount), noticeVersion, isRepeatConfirmed },
    ...(plan && { plan }),
    ...(name && email && mobile && { buyer: { name, email, mobile } }),
  };
  return openCheckout(asked, { creation, address });
});
