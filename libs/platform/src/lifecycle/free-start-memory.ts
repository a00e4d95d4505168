/**
 * Collects what a start leaves behind, which V8 otherwise keeps until the heap grows again: a quarter of the heap. Only with
 * Node's flag `--expose-gc` (docs/decisions/0063-embedded-profile.md); without it, nothing.
 */
export function freeStartMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
