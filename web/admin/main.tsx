import { BrowserRouter } from 'react-router-dom';
import { mountApp } from '../ui/mount-app.tsx';
import { AdminPage } from './admin.tsx';

mountApp(
  'admin-panel',
  <BrowserRouter>
    <AdminPage />
  </BrowserRouter>,
);
