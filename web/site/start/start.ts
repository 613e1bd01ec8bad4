import { keepCommands } from './commands.ts';
import { keepIslands } from './islands.ts';
import { keepMenu } from './menu.ts';
import { showOwner } from './owner.ts';
import { showQuery } from './query.ts';
import { rememberTexts } from './texts.ts';

/** The script that every document carries in its head: all that a visitor's page runs before somebody touches it. */
rememberTexts();
showOwner();
showQuery();
keepMenu();
keepCommands();
keepIslands(document.currentScript?.dataset.scripts?.split(' ') ?? []);
