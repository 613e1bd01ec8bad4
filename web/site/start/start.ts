import { keepIslands } from './islands.ts';
import { keepMenu } from './menu.ts';
import { showOwner } from './owner.ts';

/** The script that every document carries in its head: all that a visitor's page runs before somebody touches it. */
showOwner();
keepMenu();
keepIslands(document.currentScript?.dataset.scripts?.split(' ') ?? []);
