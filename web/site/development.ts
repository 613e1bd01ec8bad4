/**
 * The styles of every page while they are developed, where no page has a sheet of its own: Vite puts them into the page,
 * and changes them there. Only `npm run dev` loads this.
 */
import '../styles/site.css';

// What others compose or overrule comes before them.
import.meta.glob('../ui/*.css', { eager: true });
import.meta.glob(['../forms/*.css', '../layout/*.css'], { eager: true });
import.meta.glob('../purchase/*.css', { eager: true });
import.meta.glob(['../pages/**/*.css', '../desk/login.module.css'], { eager: true });
