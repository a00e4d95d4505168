import { destinyRelation } from '@sefira/numerology/harmony';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { childIdeas } from './compose-child-names.ts';
import { composeCompany } from './compose-company.ts';
import { basisFor, fit, type Judged, judge, own, ownDestino } from './judged.ts';
/** One of the names spoken of, with the reason. */
export function composeNameChoice(composer: Composer): Composed {
  const { state, today, act } = composer;
  const names = act.names.length > 1 ? act.names : state.names.slice(-3);
  const judged = names.map((name) => judge(name, today));
  const destino = state.mode === 'bebe' ? null : ownDestino(composer);
  const wanted = state.mode === 'empresa' ? [8, 5, 1, 6, 3] : state.mode === 'bebe' ? [3, 6, 1, 9] : [3, 8, 1, 6];
  const worth = ({ number }: Judged) =>
    (destino === null
      ? 0
      : destinyRelation(destino, number) === 'favoravel'
        ? 5
        : destinyRelation(destino, number) === 'desfavoravel'
          ? -5
          : 0) +
    Math.max(0, 4 - wanted.indexOf(number)) * (wanted.includes(number) ? 1 : 0);
  const [best, ...others] = [...judged].sort((one, other) => worth(other) - worth(one));
  if (!best) return state.mode === 'bebe' ? childIdeas(composer) : composeCompany(composer);
  const other = others[0];
  return {
    text: [
      `**Eu ficaria com ${best.name}.**`,
      sentence(
        `O ${best.number}, de ${textsOf(best.number || 1).palavra},`,
        composer.pick(
          numberPassage(best.number || 1, 'forca'),
          areaPassage(best.number || 1, 'trabalho', 'support'),
          numberPassage(best.number || 1, 'papel'),
          areaPassage(best.number || 1, 'trabalho', 'claim'),
          areaPassage(best.number || 1, 'interior', 'support'),
        ),
      ),
      state.mode === 'bebe' ? '' : fit(composer, best.number),
      other && other.number !== best.number
        ? sentence(
            `${other.name}, com o ${other.number}, tem outro tom:`,
            composer.pick(
              areaPassage(other.number || 1, 'trabalho', 'support'),
              numberPassage(other.number || 1, 'papel'),
              numberPassage(other.number || 1, 'essencia'),
            ),
          )
        : 'Os números empatam, então vale o ouvido: diga os nomes em voz alta e escolha o que soa seu.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged.flatMap(basisFor),
    results: [...judged.map(({ result }) => result), ...own(composer)],
    chips: ['Por quê?', 'Como se calcula a expressão?'],
  };
}
