import { cabalisticaRules } from '@sefira/numerology/schools/cabalistica/references';
import destino from '@sefira/numerology/texts/positions/destino.json' with { type: 'json' };
import expressao from '@sefira/numerology/texts/positions/expressao.json' with { type: 'json' };
import impressao from '@sefira/numerology/texts/positions/impressao.json' with { type: 'json' };
import missao from '@sefira/numerology/texts/positions/missao.json' with { type: 'json' };
import motivacao from '@sefira/numerology/texts/positions/motivacao.json' with { type: 'json' };
import desafios from '@sefira/numerology/texts/summaries/desafios.json' with { type: 'json' };
import anoPessoal from '@sefira/numerology/texts/time/anoPessoal.json' with { type: 'json' };
import dividas from '@sefira/numerology/texts/traits/dividasCarmicas.json' with { type: 'json' };
import licoes from '@sefira/numerology/texts/traits/licoesCarmicas.json' with { type: 'json' };
import type { Passage } from '../passage.ts';

const titled: readonly (readonly [string, string, Readonly<Record<string, object>>])[] = [
  ['destino', 'Destino', destino],
  ['expressao', 'Expressão', expressao],
  ['motivacao', 'Motivação', motivacao],
  ['impressao', 'Impressão', impressao],
  ['missao', 'Missão', missao],
  ['anoPessoal', 'Ano pessoal', anoPessoal],
  ['licoesCarmicas', 'Lição cármica', licoes],
  ['desafios', 'Desafio', desafios],
  ['dividasCarmicas', 'Dívida cármica', dividas],
];

/** Every passage that may be cited: the rules and readings of the engine. */
export const allPassages: readonly Passage[] = [
  ...Object.entries(cabalisticaRules).map(([id, { title, statement }]) => ({
    key: `regra.${id}`,
    title: `Como se calcula: ${title}`,
    text: statement,
  })),
  ...titled.flatMap(([key, label, table]) =>
    Object.entries(table).map(([number, entry]) => ({
      key: `${key}.${number}`,
      title: `${label} ${number}`,
      text: proseOf(entry),
    })),
  ),
];

function proseOf(entry: object): string {
  const texts = Object.values(entry).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return texts.filter((value): value is string => typeof value === 'string').join(' ');
}
