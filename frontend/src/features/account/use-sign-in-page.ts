import { useLocation } from 'react-router-dom';
import type { Door } from '../../login-origin.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const plain: Door = { search: '', state: null };

/** Address and origin of login or registration, once the page, the same file for everybody, may show them. */
export function useDoor(): Door {
  const { search, state } = useLocation();
  return useHydrated() ? { search, state } : plain;
}
