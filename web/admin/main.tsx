import { BrowserRouter } from 'react-router-dom';
import { mountApp } from '../ui/mount-app.tsx';
import { AdminPage } from './admin.tsx';
import { AdminPanel } from './admin-panel.tsx';

mountApp(
  'admin-panel',
  <BrowserRouter>
    <AdminPage>
      <AdminPanel />
    </AdminPage>
  </BrowserRouter>,
);
