import { askFor, type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { numberPassage } from '../passage-bank.ts';
import { bareNumber, numberOf, numbersFor } from '../speaker.ts';

/** What to ask a candidate: a strength to confirm and a weakness to look into. */
export function composeInterview(composer: Composer): Composed {
  const label = composer.act.who.find((one) => one !== 'eu') ?? 'eu';
  const found = label === 'eu' ? null : composer.map(label);
  const [first, ...rest] = found ? numbersFor('forca', found.map) : [];
  if (!found || !first) return askFor(label === 'eu' ? 'par' : label, composer, 'both', 'preparar a entrevista');
  const speaker = composer.speaker(label);
  const strength = pickNumber(composer, [first, ...rest], (value) => [numberPassage(value, 'forca')]);
  const weakness = pickNumber(composer, [first, ...rest], (value) => [numberPassage(value, 'fraqueza')]);
  return {
    text: [
      sentence(
        `**Peça histórias, e não opiniões.** Com ${speaker.called}, a primeira confirma ${bareNumber(strength.placed)}, que ${strength.text}`,
        'Pergunte: “Quando isso resolveu um problema, e o que você fez primeiro?”',
      ),
      sentence(
        `A segunda olha o outro lado: ${bareNumber(weakness.placed)}`,
        weakness.text,
        'Pergunte: “Quando isso já atrapalhou, e o que você mudou depois?”',
      ),
      'Faça as mesmas perguntas a todo mundo, para a comparação ser justa.',
    ].join(' '),
    results: [found],
    basis: [
      `Números lidos: ${[...new Set([strength, weakness].map(({ placed }) => numberOf(placed.position, placed.value, speaker)))].join(', ')}.`,
    ],
    chips: [`O que irrita ${speaker.called}?`, 'Onde eles mais se desentendem?'].slice(
      0,
      composer.state.pair.length > 1 ? 2 : 1,
    ),
    title: `Entrevista com ${speaker.called}`.slice(0, 60),
  };
}
