import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { RoutePage } from './loading/route-page.tsx';
import { routes } from './routes.tsx';
import '../styles/site.css';

/** The whole site: the layout around whichever page the address names. */
export const Site = () => (
  <Layout>
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutePage key={route.path} route={route} />} />
      ))}
    </Routes>
  </Layout>
);
