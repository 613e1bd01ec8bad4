import { showOwnTimes } from './own-times.ts';

showOwnTimes();
