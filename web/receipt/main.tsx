import { mountApp } from '../ui/mount-app.tsx';
import { ReceiptPage } from './page.tsx';

mountApp('receipt', <ReceiptPage order={new URLSearchParams(location.search).get('order')} />);
