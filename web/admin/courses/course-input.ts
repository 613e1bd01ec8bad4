import type { Values } from '../../forms/submission.ts';
import { parsePrice } from './parse-price.ts';

/** What the form's fields say, as the API takes it. */
export const courseInput = ({
  title = '',
  description = '',
  price = '',
  startDate,
  duration,
  timings,
}: Values) => ({ title, description, price: parsePrice(price), startDate, duration, timings });
