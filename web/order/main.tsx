import { createRoot } from 'react-dom/client';
import '../ui/apps.css';
import { OrderPage } from './page.tsx';

const place = document.getElementById('order');
if (place) createRoot(place).render(<OrderPage />);
