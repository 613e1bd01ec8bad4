import { hideExpired } from './hide-expired.ts';
import { syncControls } from './price-list-controls.ts';

syncControls();
hideExpired();
