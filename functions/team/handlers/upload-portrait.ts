import { uploadPortrait } from '#shared/api/team.ts';
import * as members from '../../members/store.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as portraits from '../portraits.ts';

/** The item says that an object is expected, then the object is stored, then the item shows it. */
export const handler = handle(uploadPortrait, async ({ path, raw }) => {
  const portrait = portraits.prepare(raw.bytes);
  found(await members.expectPortrait(path.id, portrait.name), 'We can’t find this person.');
  await portraits.store(portrait);
  return found(await members.setPortrait(path.id, portrait.name), 'We can’t find this person.');
});
