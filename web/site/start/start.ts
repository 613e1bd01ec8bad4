import { polyfillCommands } from './commands.ts';
import { hydrateIslands } from './islands.ts';
import { closeMenu } from './menu.ts';
import { showOwner } from './owner.ts';
import { showQuery } from './query.ts';
import { rememberTexts } from './texts.ts';

rememberTexts();
showOwner();
showQuery();
closeMenu();
polyfillCommands();
hydrateIslands(document.currentScript?.dataset.scripts?.split(' ') ?? []);
