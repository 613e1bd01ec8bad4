import { removePortrait } from '#shared/api/team.ts';
import * as members from '../../members/store.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(removePortrait, async ({ path }) =>
  found(await members.setPortrait(path.id), 'We can’t find this person.'),
);
