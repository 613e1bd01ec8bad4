import { mountApp } from '../ui/mount-app.tsx';
import { OrderPage } from './page.tsx';

mountApp('order', <OrderPage />);
