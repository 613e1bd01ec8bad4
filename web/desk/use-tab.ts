import { useSearchParams } from 'react-router-dom';
import { staying } from './staying.ts';
import { type TabId, tabs } from './tabs.ts';

type Tab = (typeof tabs)[number];

/** The open tab, which the address names, and the way to another. What else the address says stays. */
export function useTab(): [Tab, (id: TabId) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = tabs.find(({ id }) => id === parameters.get('tab')) ?? tabs[0];
  const select = (id: TabId) => {
    if (id !== open.id) setParameters(withTab(id), staying);
  };
  return [open, select];
}

const withTab = (id: TabId) => (parameters: URLSearchParams) => {
  parameters.set('tab', id);
  return parameters;
};
