import { createRoot } from 'react-dom/client';
import { ReceiptPage } from './page.tsx';

const place = document.getElementById('receipt');
if (place)
  createRoot(place).render(<ReceiptPage order={new URLSearchParams(location.search).get('order')} />);
