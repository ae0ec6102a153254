import { useState } from 'react';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { useServices } from '../../services/services-context.ts';

const KEY = LOCAL_STORAGE_KEYS.navigationCollapsed;

/** Whether the navigation bar is collapsed, kept in local storage. */
export function useCollapsed(): readonly [isCollapsed: boolean, set: (isCollapsed: boolean) => void] {
  const { localStorage } = useServices();
  const [isCollapsed, setCollapsed] = useState(() => localStorage.read(KEY) === 'true');
  return [
    isCollapsed,
    (next) => {
      localStorage.write(KEY, String(next));
      setCollapsed(next);
    },
  ];
}
