import { createRoot } from 'react-dom/client';
import '../ui/apps.css';
import { OrderPage } from './page.tsx';

const mount = document.getElementById('order');
if (mount) createRoot(mount).render(<OrderPage />);
