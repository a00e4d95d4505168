import arcanos from '../../../texts/arcanos/arcanos.json' with { type: 'json' };
import anoPessoal from '../../../texts/areas/anoPessoal.json' with { type: 'json' };
import destinoMissao from '../../../texts/pairs/destino-missao.json' with { type: 'json' };
import expressaoDestino from '../../../texts/pairs/expressao-destino.json' with { type: 'json' };
import mesNoAno from '../../../texts/time/mesNoAno.json' with { type: 'json' };
import type { BookTopic } from '../book-schema.ts';
import type { TextTable } from '../text-of.ts';

/** Imported, not read from files: browsers load this module too. */
const written: Partial<Record<BookTopic, object>> = {
  'arcanos/arcanos': arcanos,
  'areas/anoPessoal': anoPessoal,
  'pairs/destino-missao': destinoMissao,
  'pairs/expressao-destino': expressaoDestino,
  'time/mesNoAno': mesNoAno,
};

/** A family of the long portrait, as far as it is written; its schema is in `book-schema.ts`. */
export function bookTable<Value>(topic: BookTopic): TextTable<Value> {
  return JSON.parse(JSON.stringify(written[topic] ?? {}));
}

/** The entry of a family that may be unfinished. */
export function entryOf<Value>(table: TextTable<Value> | undefined, key: string | number): Value | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
