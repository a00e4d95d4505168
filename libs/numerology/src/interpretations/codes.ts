import lugaresENumeros from '../../texts/positions/lugaresENumeros.json' with { type: 'json' };
import type { CodeKind } from '../code-number.ts';
import { type TextTable, textOf } from './text-of.ts';

const codes: Record<CodeKind, TextTable<string>> = lugaresENumeros;

/** An address, a phone or a plate by its number, 1 to 9, 11, 22, 33. */
export function interpretCode(kind: CodeKind, number: number): string {
  return textOf(`lugaresENumeros ${kind}`, codes[kind], number);
}
