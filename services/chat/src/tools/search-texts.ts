import type { ChatSource } from '@sefira/contracts/chat-message';
import { CABALISTICA } from '@sefira/numerology/rules/cabalistica';
import anoPessoal from '@sefira/numerology/texts/anoPessoal.json' with { type: 'json' };
import desafios from '@sefira/numerology/texts/desafios.json' with { type: 'json' };
import destino from '@sefira/numerology/texts/destino.json' with { type: 'json' };
import dividas from '@sefira/numerology/texts/dividasCarmicas.json' with { type: 'json' };
import expressao from '@sefira/numerology/texts/expressao.json' with { type: 'json' };
import impressao from '@sefira/numerology/texts/impressao.json' with { type: 'json' };
import licoes from '@sefira/numerology/texts/licoesCarmicas.json' with { type: 'json' };
import missao from '@sefira/numerology/texts/missao.json' with { type: 'json' };
import motivacao from '@sefira/numerology/texts/motivacao.json' with { type: 'json' };
import { fold } from '../assistant/fold.ts';

/** A passage of our own texts. */
export interface Passage {
  /** `destino.7`, `regra.missao`. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const TITLED: readonly (readonly [string, string, Readonly<Record<string, object>>])[] = [
  ['destino', 'Destino', destino],
  ['expressao', 'Expressão', expressao],
  ['motivacao', 'Motivação', motivacao],
  ['impressao', 'Impressão', impressao],
  ['missao', 'Missão', missao],
  ['anoPessoal', 'Ano Pessoal', anoPessoal],
  ['licoesCarmicas', 'Lição Cármica', licoes],
  ['desafios', 'Desafio', desafios],
  ['dividasCarmicas', 'Dívida Cármica', dividas],
];

const PASSAGES: readonly Passage[] = [
  ...Object.entries(CABALISTICA.rules).map(([id, { title, statement }]) => ({
    key: `regra.${id}`,
    title: `Como se calcula: ${title}`,
    text: statement,
  })),
  ...TITLED.flatMap(([key, label, table]) =>
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

const STOP_WORDS = new Set(
  'a o as os e de da do das dos em no na nos nas um uma que para por com se meu minha como qual quais ser sobre mais me eu voce isso esse essa este esta ao sua seu tem ter sou foi'.split(
    ' ',
  ),
);

/** A light stem: endings of plural, gender and common verbs off. */
function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(
    /(?:coes|cao|mente|ando|endo|indo|aram|eram|iram|avel|ivel|ismo|ista|idade|ador|adora|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|os|as|es|a|o|e|s)$/u,
    '',
  );
}

function termsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stem);
}

interface Indexed {
  readonly passage: Passage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

const INDEX: readonly Indexed[] = PASSAGES.map((passage) => {
  const terms = [...termsOf(passage.title), ...termsOf(passage.title), ...termsOf(passage.text)];
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { passage, counts, length: terms.length };
});
const AVERAGE_LENGTH = INDEX.reduce((sum, { length }) => sum + length, 0) / INDEX.length;
const DOCUMENTS_WITH = new Map<string, number>();
for (const { counts } of INDEX)
  for (const term of counts.keys()) DOCUMENTS_WITH.set(term, (DOCUMENTS_WITH.get(term) ?? 0) + 1);

/** The passages that fit a question best (BM25); none below a floor, so that nothing is cited for its own sake. */
export function searchTexts(question: string, limit = 3): Passage[] {
  const terms = [...new Set(termsOf(question))];
  const scored = INDEX.map(({ passage, counts, length }) => {
    let score = 0;
    for (const term of terms) {
      const count = counts.get(term) ?? 0;
      if (count === 0) continue;
      const rarity = Math.log(
        1 + (INDEX.length - (DOCUMENTS_WITH.get(term) ?? 0) + 0.5) / ((DOCUMENTS_WITH.get(term) ?? 0) + 0.5),
      );
      score += (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / AVERAGE_LENGTH));
    }
    return { passage, score };
  });
  return scored
    .filter(({ score }) => score > 3)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ passage }) => passage);
}

export function sourceOf({ key, title, text }: Passage): ChatSource {
  return { kind: 'text', title, ref: key, excerpt: text.length > 220 ? `${text.slice(0, 217).trimEnd()}…` : text };
}
