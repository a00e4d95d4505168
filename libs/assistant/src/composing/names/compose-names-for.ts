import { destinyRelation } from '@sefira/numerology/harmony';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';
import { basisFor, judge, relationTo } from './judged.ts';

const mostNames = 3;

/** The names spoken of beside one person: `e com o pai, Diego Braga, 11/11/1992?` */
export function composeNamesFor(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const found = composer.map(label);
  const destino = found?.map.destino;
  if (!found || !destino) return askFor(label, composer, 'date', 'comparar o nome com essa pessoa');
  const judged = (act.names.length > 0 ? act.names : state.table.names.slice(-mostNames)).map((name) =>
    judge(name, composer),
  );
  const rank = { favoravel: 0, neutro: 1, desfavoravel: 2 } as const;
  const [best, ...others] = [...judged].sort(
    (one, other) => rank[destinyRelation(destino, one.number || 1)] - rank[destinyRelation(destino, other.number || 1)],
  );
  if (!best) return { text: 'Escreva o nome, e eu comparo com essa pessoa.', isFree: true };
  const speaker = composer.speaker(label);
  const { number } = best;
  const isClear = others.every(
    (one) => destinyRelation(destino, one.number || 1) !== destinyRelation(destino, number || 1),
  );
  const isTied = others.every((one) => one.number === number);
  return {
    text: [
      others.length > 0
        ? `**${speaker.isMine ? 'Com você' : `Com ${speaker.called}`}, ${isClear ? `quem combina mais é ${best.name}` : isTied ? `os nomes empatam, e eu ficaria com ${best.name}` : `${best.name} sai na frente por pouco`}: soma ${number}, de ${textsOf(number || 1).palavra}.**`
        : `**${best.name} soma ${number}, de ${textsOf(number || 1).palavra}.**`,
      relationTo(composer, label, number),
      sentence(
        `O ${number}`,
        composer.pick(numberPassage(number || 1, 'essencia'), numberPassage(number || 1, 'forca')),
      ),
      others.length > 0 ? `${others.map((one) => `${one.name} soma ${one.number}`).join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged.flatMap(basisFor),
    results: [...judged.map(({ result }) => result), { tool: found.tool, facts: found.facts, card: null, sources: [] }],
    chips: ['Qual você escolheria?', `O que significa o número ${number}?`],
    title: `O nome ${best.name}`.slice(0, 60),
  };
}
