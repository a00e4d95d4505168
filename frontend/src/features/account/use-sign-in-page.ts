import { useLocation } from 'react-router-dom';
import type { SignInEntry } from '../../shared/navigation/login-origin.ts';
import { useHydrated } from '../../ui/layout/use-hydrated.ts';

const plain: SignInEntry = { search: '', state: null };

/** Address and origin of login or registration; null until hydration, as the page is prerendered. */
export function useSignInEntry(): SignInEntry {
  const { search, state } = useLocation();
  return useHydrated() ? { search, state } : plain;
}
