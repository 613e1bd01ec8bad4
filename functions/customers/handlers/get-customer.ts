import { getCustomer } from '#shared/api/customers.ts';
import { handle } from '../../platform/http/handle.ts';
import { customerOf } from '../customer.ts';

export const handler = handle(getCustomer, ({ body }) => customerOf(body));
