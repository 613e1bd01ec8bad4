import { createRoot } from 'react-dom/client';
import { ReceiptPage } from './page.tsx';

const mount = document.getElementById('receipt');
if (mount)
  createRoot(mount).render(<ReceiptPage order={new URLSearchParams(location.search).get('order')} />);
