const mebibyte = 1024 ** 2;
/** Measured with the complete map: 350 to 570 MB of the process itself and 415 MB of Chromium for one page, 776 MB for two. */
const processBytes = 512 * mebibyte;
const pageBytes = 384 * mebibyte;

/** Documents that are printed at once: one for each processor, as far as the memory lets, at least 1. */
export function renderConcurrency(processors: number, memoryBytes: number): number {
  return Math.max(1, Math.min(processors, Math.floor((memoryBytes - processBytes) / pageBytes)));
}
