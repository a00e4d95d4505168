import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, dealingPassage, numberPassage } from '../passage-bank.ts';
import { answerOf } from '../shorten.ts';
import { bareNumber, capital, numberOf, numbersFor } from '../speaker.ts';
import { areaOfKind, kindOf } from './sides.ts';

const outward = /\b(?:eu (?:\w+ )?(?:vejo|enxergo|percebo)|meu olhar)\b/u;

/** How one person sees another: the number of the first impression of the one, and what the other looks for. */
export function composeView(composer: Composer): Composed {
  const [label = 'par'] = composer.act.who.filter((one) => one !== 'eu');
  const [seen, seer] = outward.test(composer.act.words) ? [label, 'eu'] : ['eu', label];
  const [shown, watching] = [composer.map(seen), composer.map(seer)];
  if (!shown) return askFor(seen, composer, 'both', 'dizer o que aparece primeiro');
  if (!watching) return askFor(seer, composer, 'both', 'dizer como esse olhar funciona');
  const [speaker, eyes] = [composer.speaker(seen), composer.speaker(seer)];
  const area = areaOfKind[kindOf(composer)];
  const impression = shown.map.impressao;
  const first = impression ? { position: 'impressao' as const, value: impression } : numbersFor('jeito', shown.map)[0];
  const sought = numbersFor('amor', watching.map)[0];
  if (!first || !sought) return askFor(seen, composer, 'both', 'dizer o que aparece primeiro');
  const who = eyes.isMine ? 'você vê' : `${eyes.called} vê`;
  const whom = speaker.isMine ? 'em você' : `em ${speaker.called}`;
  return {
    text: answerOf(
      composer,
      [
        'claim',
        sentence(
          `**${capital(who)} primeiro ${whom} ${numberOf(first.position, first.value, { ...speaker, of: '' })}**, que`,
          composer.pick(
            numberPassage(first.value, 'essencia'),
            areaPassage(first.value, area, 'claim'),
            numberPassage(first.value, 'forca'),
          ),
        ),
      ],
      [
        'tension',
        sentence(
          `${eyes.isMine ? 'O seu olhar' : `O olhar ${eyes.of}`} passa pel${bareNumber(sought)}, que`,
          composer.pick(dealingPassage(sought.value, 'needs')),
        ),
      ],
      [
        'support',
        sentence(
          `O que pode incomodar: ${speaker.isMine ? 'quando esse seu' : 'quando esse'} ${first.value}`,
          composer.pick(areaPassage(first.value, area, 'tension'), numberPassage(first.value, 'fraqueza')),
        ),
      ],
      [
        'practice',
        eyes.isMine
          ? 'É o começo do olhar: o resto se aprende convivendo.'
          : 'O sentimento mesmo, nenhum número lê: isso se pergunta a quem sente.',
      ],
    ),
    results: [shown, watching],
    chips: ['Onde a gente mais se desentende?', `O que ${composer.speaker(label).called} precisa de mim?`],
    title: speaker.isMine ? `Como ${eyes.called} vê você`.slice(0, 60) : `Como você vê ${speaker.called}`.slice(0, 60),
  };
}
