/** A program that is compiled, and can be instantiated many times. */
interface WebAssemblyModule {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module';
}

/** Node's own, of which @types/node leaves the declaration to the DOM library. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WebAssemblyModule>;
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};
