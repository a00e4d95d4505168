import texts from '../../../texts/decisoes.json' with { type: 'json' };
import { type Composer, pickNumber, sentence } from '../composer.ts';
import { areaPassage, areas, numberPassage, type Wording } from '../passage-bank.ts';
import { purposeOf } from '../period-facts.ts';
import { areaOf, type Compose, done, practiceOf, say } from './reading.ts';

const steps = new Map<string, readonly string[]>(Object.entries(texts.passos));

/** Where to begin with what a decision is for. */
export const stepsFor = (purpose: string): Wording[] =>
  (steps.get(purpose) ?? []).map((text, index) => ({ id: `comeco.${purpose}.${index}`, text }));

/** After the loss of a job the beginning is work. */
const purposeOfLoss = ({ state }: Composer) => (state.said.some((id) => id.startsWith('demissao')) ? 'emprego' : null);

/** Where to begin with what was spoken of, and the number of the user that helps with it. */
export const composeBeginning: Compose = (composer, reading) => {
  const { speaker, first, second, third } = reading;
  const purpose = composer.act.purpose ?? purposeOfLoss(composer);
  const area = areas.find((one) => one === purposeOf(purpose).area) ?? areaOf(composer);
  const step =
    purpose === null ? practiceOf(composer, reading, area) : composer.pick(...stepsFor(purpose), ...stepsFor('geral'));
  const { placed, text } = pickNumber(composer, [first, second, third], (value) => [
    areaPassage(value, area, 'support'),
    numberPassage(value, 'papel'),
    numberPassage(value, 'forca'),
  ]);
  const [lead = step, ...rest] = step.split(/(?<=[:.;])\s/u);
  return done(
    composer,
    `**${lead}** ${rest.join(' ')} ${sentence('Ajuda nisso', `${say(placed, speaker)}, que`, text)}`,
    [placed],
    ['Qual o melhor mês para isso?', 'O que pode dar errado?'],
    'Por onde começar',
  );
};
