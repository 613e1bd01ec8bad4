import * as z from 'zod/mini';

/** `z.int` isn't marked as free of side effects, so a schema that called it would stay in every bundle. */
export const wholeNumber = z.int();
