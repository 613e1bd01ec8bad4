import { syncControls } from './price-list-controls.ts';
import { removeExpired } from './today.ts';

syncControls();
removeExpired();
