import { polyfillCommands } from './commands.ts';
import { hydrateIslands } from './islands.ts';
import { closeMenu } from './menu.ts';
import { showOwner } from './owner.ts';
import { showQuery } from './query.ts';
import { rememberTexts } from './texts.ts';

/** This file is inlined into every document and runs before the first interaction. */
rememberTexts();
showOwner();
showQuery();
closeMenu();
polyfillCommands();
hydrateIslands(document.currentScript?.dataset.scripts?.split(' ') ?? []);
