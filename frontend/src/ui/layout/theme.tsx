import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type ThemeName = 'light' | 'dark';
/** `system` follows the device. */
export type ThemeChoice = ThemeName | 'system';

interface ThemeValue {
  /** Null before hydration: a prerendered page is the same file for both themes. */
  readonly theme: ThemeName | null;
  readonly toggle: () => void;
  readonly choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeValue | null>(null);
const storageKey = 'theme';

/** Provides the theme: the stored choice, else the system's, which is followed while none is stored. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [theme, setTheme] = useState<ThemeName | null>(null);

  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(storedTheme() ?? systemTheme());
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);

  const choose = (choice: ThemeChoice) => {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
    const next = choice === 'system' ? systemTheme() : choice;
    if (next === theme) return;
    fade(() => {
      document.documentElement.dataset.theme = next;
      setTheme(next);
    });
  };
  const toggle = () => choose(theme === 'dark' ? 'light' : 'dark');

  return <ThemeContext value={{ theme, toggle, choose }}>{children}</ThemeContext>;
}

/** The theme and its switch. Throws outside of ThemeProvider. */
export function useTheme(): ThemeValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used within a ThemeProvider');
  return value;
}

function systemTheme(): ThemeName {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function storedTheme(): ThemeName | null {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function fade(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change));
}
