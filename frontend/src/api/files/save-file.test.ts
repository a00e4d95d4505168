import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

it('names the file, and keeps its content until a browser that reads late has read it', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveFile(new Blob(['x']), 'Mapa de Ana.pdf');
  expect(names).toEqual(['Mapa de Ana.pdf']);
  expect(document.querySelector('a[download]')).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledTimes(1);
  click.mockRestore();
  revoke.mockRestore();
  vi.useRealTimers();
});
