import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/apps.css';
import { AdminPage } from './admin.tsx';

const mount = document.getElementById('desk');
if (mount)
  createRoot(mount).render(
    <BrowserRouter>
      <AdminPage />
    </BrowserRouter>,
  );
