import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import cookies from 'js-cookie';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { onConfigurationRefresh } from '../api/endpoints/configuration-store.ts';
import { server } from './server.ts';

// Allows for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Missing in jsdom: search element, system theme, scrolling, sizes, popovers, windows, object addresses.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
// A promise, as in Chromium: an effect must not return it.
window.scrollTo = async () => undefined;
class StillObserver implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}
window.ResizeObserver = StillObserver;

class UnseenObserver extends StillObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
window.IntersectionObserver = UnseenObserver;
HTMLElement.prototype.hidePopover = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  // As in a browser, after what runs now.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
HTMLAnchorElement.prototype.click = () => undefined;
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  toast.remove();
  server.resetHandlers();
  localStorage.clear();
  for (const name of Object.keys(cookies.get())) cookies.remove(name);
});
afterAll(async () => {
  // A page may still load parts that no test of it waits for, and its environment ends with the file.
  await vi.dynamicImportSettled();
  // The process lives on: the interval of an application must find nothing to ask when no page is there.
  onConfigurationRefresh(() => undefined);
  server.close();
});
