import { portrait, withFacts } from '../compose-person.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { childPassage, dealingPassage, numberPassage } from '../passage-bank.ts';
import { answerOf } from '../shorten.ts';
import { bareNumber, capital, numberOf } from '../speaker.ts';
import { asksForMatter } from './child-matters.ts';
import { composeGuidance, isYoung } from './compose-guidance.ts';

const ofUpbringing =
  /\b(?:educ\w+|cri(?:o|ar|amos|acao)\b|limites?|castigo|birra\w*|celular|tela|tablet|video ?game|obedec\w+|teim\w+|malcria\w+|bronca|chor\w+|raiva|grit\w+|mord\w+|bate\b|medo|pesadelo\w*)\b/u;

const early: Readonly<Record<string, string>> = {
  amor: 'de namoro',
  trabalho: 'de trabalho',
  dinheiro: 'de dinheiro',
};

/** Love, work and money of a child: too early, and what already shows at this age; null for any other question. */
export function composeEarly(composer: Composer): Composed | null {
  const { act } = composer;
  const [label = 'eu', ...more] = act.who;
  const area = { profissao: 'trabalho', quemCombina: 'amor' }[act.intent] ?? (act.intent === 'area' ? act.area : null);
  const subject = early[area ?? ''];
  const found = subject === undefined || label === 'eu' || more.length > 0 ? null : portrait(composer, 'jeito');
  const [a, b = a] = found?.numbers ?? [];
  if (!found || !a || !b || !isYoung(composer, label)) return null;
  const { speaker } = found;
  return withFacts(
    composer,
    [
      `**Ainda é cedo para falar ${subject}; o que já aparece é o jeito ${speaker.of}.**`,
      sentence(
        capital(numberOf(a.position, a.value, speaker)),
        composer.pick(childPassage(a.value, 'plays'), numberPassage(a.value, 'simples')),
      ),
      sentence(
        'Já',
        numberOf(b.position, b.value, speaker),
        composer.pick(childPassage(b.value, 'learns'), numberPassage(b.value, 'simples')),
      ),
      composer.pick(childPassage(a.value, 'teach'), childPassage(b.value, 'teach')),
    ].join(' '),
    ['E como aprende melhor?', 'Do que gosta de brincar?'],
  );
}

/** `Por que ela é assim?` of a child: two numbers as they show at this age, and what helps. */
export function composeWhyChild(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = portrait(composer, 'jeito');
  const [a, b = a] = found?.numbers ?? [];
  if (!found || !a || !b) return askFor(label, composer, 'both', 'falar dessa criança');
  const part = (placed: typeof a) =>
    `${numberOf(placed.position, placed.value, found.speaker)}, que ${composer.pick(numberPassage(placed.value, 'simples'), childPassage(placed.value, 'plays'))}`;
  return withFacts(
    composer,
    answerOf(
      composer,
      ['claim', `Uma parte vem d${part(a)}`],
      ['tension', a === b ? '' : `A outra vem d${part(b)}`],
      ['practice', composer.pick(childPassage(a.value, 'comforts'), childPassage(a.value, 'teach'))],
    ),
    ['E como aprende melhor?', 'Do que gosta de brincar?'],
  );
}

/** A child: how it is, learns and plays, and what to teach. */
export function composeChild(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = portrait(composer, 'jeito');
  if (!found) return askFor(label, composer, 'both', 'falar dessa criança');
  const { speaker } = found;
  const [a, b = found.numbers[0]] = found.numbers;
  if (!a || !b) return askFor(label, composer, 'both', 'falar dessa criança');
  const { intent, words } = composer.act;
  const guidance =
    intent !== 'brinca' && (ofUpbringing.test(words) || asksForMatter(words)) && isYoung(composer, label)
      ? composeGuidance(composer)
      : null;
  if (guidance !== null) return guidance;
  const name = capital(speaker.called);
  const chips = ['E como aprende melhor?', 'O que eu posso ensinar?'];
  const second = sentence(
    'Já',
    numberOf(b.position, b.value, speaker),
    composer.pick(
      childPassage(b.value, intent === 'brinca' ? 'plays' : 'learns'),
      numberPassage(b.value, 'simples'),
      childPassage(b.value, intent === 'brinca' ? 'learns' : 'plays'),
    ),
  );
  if (intent === 'ensinar') {
    return withFacts(
      composer,
      [
        `**O que ${speaker.called} mais aproveita de você é o exemplo.**`,
        composer.pick(childPassage(a.value, 'teach'), childPassage(b.value, 'teach')),
        sentence(
          numberOf(a.position, a.value, speaker),
          composer.pick(numberPassage(a.value, 'simples'), childPassage(a.value, 'learns')),
        ),
      ].join(' '),
      ['E como aprende melhor?', 'Do que gosta de brincar?'],
    );
  }
  if (intent === 'brinca')
    return withFacts(
      composer,
      [
        sentence(
          `**${name}**, com ${bareNumber(a)},`,
          composer.pick(childPassage(a.value, 'plays'), numberPassage(a.value, 'simples')),
        ),
        second,
      ].join(' '),
      chips,
    );
  if (intent === 'estuda')
    return withFacts(
      composer,
      [
        sentence(
          `**${name}**, com ${bareNumber(a)},`,
          composer.pick(childPassage(a.value, 'learns'), numberPassage(a.value, 'simples')),
        ),
        second,
        'Ajude com hora fixa, mesa limpa e elogio ao caminho, mais que à nota.',
      ].join(' '),
      ['O que eu posso ensinar?', 'Do que gosta de brincar?'],
    );
  return withFacts(
    composer,
    [
      sentence(
        `**${name}** traz ${bareNumber(a)}, que`,
        composer.pick(
          numberPassage(a.value, 'simples'),
          numberPassage(a.value, 'essencia'),
          childPassage(a.value, 'plays'),
        ),
      ),
      sentence(
        'Por dentro,',
        numberOf(b.position, b.value, speaker),
        composer.pick(
          numberPassage(b.value, 'simples'),
          childPassage(b.value, 'learns'),
          dealingPassage(b.value, 'needs'),
        ),
      ),
      'É um esboço: quem cria conhece mais que qualquer número.',
    ].join(' '),
    chips,
  );
}
