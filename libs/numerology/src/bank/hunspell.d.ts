/** The part of hunspell-asm that `spelling.ts` uses: types stay checked where the package is not installed. */
declare module 'hunspell-asm' {
  interface Speller {
    spell(word: string): boolean;
    dispose(): void;
  }
  interface SpellerFactory {
    mountBuffer(contents: Uint8Array, fileName: string): string;
    create(affixFile: string, dictionaryFile: string): Speller;
  }
  export function loadModule(options: { timeout: number }): Promise<SpellerFactory>;
}
