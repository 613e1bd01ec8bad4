import { createOrder } from '#shared/api/orders.ts';
import { paiseOf } from '#shared/domain/money/money.ts';
import { handle } from '../../platform/http/handle.ts';
import { openCheckout } from '../checkout/checkout.ts';

export const handler = handle(createOrder, async ({ body, creation, address }) => {
  const { userId, amount, plan, name, email, mobile, noticeVersion, isSecondMeant } = body;
  const asked = {
    // Stored as text, because a JSON number may be larger, or nearer to 0, than DynamoDB can hold.
    ...{ userId: String(userId), paise: paiseOf(amount), noticeVersion, isSecondMeant },
    ...(plan && { plan }),
    ...(name && email && mobile && { buyer: { name, email, mobile } }),
  };
  return openCheckout(asked, { creation, address });
});
