import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeProvider, useTheme } from './theme.tsx';

function Probe() {
  const { theme, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle}>
      {theme}
    </button>
  );
}

test('outside of its provider the theme is an error', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Probe />)).toThrow('useTheme must be used within a ThemeProvider');
});

test('the stored choice wins, and the toggle stores the next one', async () => {
  localStorage.setItem('theme', 'dark');
  render(<Probe />, { wrapper: ThemeProvider });
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(screen.getByRole('button')).toHaveTextContent('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('without a stored choice the theme follows the system as it changes', async () => {
  const listeners = new Set<() => void>();
  const system: Partial<MediaQueryList> & { matches: boolean } = {
    matches: true,
    addEventListener: (_event: string, heard: () => void) => listeners.add(heard),
    removeEventListener: () => undefined,
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(system);
  render(<Probe />, { wrapper: ThemeProvider });
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  system.matches = false;
  for (const heard of listeners) heard();
  expect(await screen.findByRole('button', { name: 'light' })).toBeVisible();
});
