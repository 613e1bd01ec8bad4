import { listTeam } from '#shared/api/team.ts';
import * as members from '../../members/store.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(listTeam, ({ page }) => members.listVisible(page));
