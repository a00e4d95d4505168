import { act, render, screen } from '@testing-library/react';
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

test('using the theme outside of its provider throws', () => {
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

test('without a stored choice the theme follows the system', async () => {
  const system = Object.assign(new EventTarget(), { ...window.matchMedia(''), matches: true });
  system.addEventListener = EventTarget.prototype.addEventListener;
  system.removeEventListener = EventTarget.prototype.removeEventListener;
  vi.spyOn(window, 'matchMedia').mockReturnValue(system);
  render(<Probe />, { wrapper: ThemeProvider });
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  system.matches = false;
  act(() => void system.dispatchEvent(new Event('change')));
  expect(await screen.findByRole('button', { name: 'light' })).toBeVisible();
});
