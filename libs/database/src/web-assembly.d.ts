/** Node's own, of which @types/node leaves the declaration to the DOM library. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};
