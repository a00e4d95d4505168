import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type ThemeName = 'light' | 'dark';

interface ThemeValue {
  /** Null until the page knows (a prerendered page is the same file for both). */
  readonly theme: ThemeName | null;
  readonly toggle: () => void;
}

const ThemeContext = createContext<ThemeValue | null>(null);
const storageKey = 'theme';

/** Gives the theme: the stored choice, else the system's, which is followed only while nothing is stored. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [theme, setTheme] = useState<ThemeName | null>(null);

  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(storedTheme() ?? (system.matches ? 'dark' : 'light'));
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);

  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(storageKey, next);
    fade(() => {
      document.documentElement.dataset.theme = next;
      setTheme(next);
    });
  };

  return <ThemeContext value={{ theme, toggle }}>{children}</ThemeContext>;
}

/** The theme and its switch. Throws outside of ThemeProvider. */
export function useTheme(): ThemeValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used within a ThemeProvider');
  return value;
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
