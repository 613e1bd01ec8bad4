import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/apps.css';
import { AdminPage } from './admin.tsx';

const place = document.getElementById('desk');
if (place)
  createRoot(place).render(
    <BrowserRouter>
      <AdminPage />
    </BrowserRouter>,
  );
