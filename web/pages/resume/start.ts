import { keepChoice } from './choice.ts';
import { keepToday } from './today.ts';

/** The script that this page carries beside every page's own (`web/site/start`). */
keepChoice();
keepToday();
