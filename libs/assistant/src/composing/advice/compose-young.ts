import { personalTime } from '@sefira/numerology/calendar/personal-time';
import childhood from '../../../texts/infancia.json' with { type: 'json' };
import { traitNumbers } from '../../understanding/data/areas.ts';
import { portrait, withFacts } from '../compose-person.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { childPassage, numberPassage, textsOf, type Wording } from '../passage-bank.ts';
import { yearOf, yearPassage } from '../period-facts.ts';
import { capital, numberOf, type PlacedNumber, type Speaker } from '../speaker.ts';
import { factsOf, isMain } from '../topics.ts';
import { asksForMatter } from './child-matters.ts';
import { isYoung } from './compose-guidance.ts';

interface Child {
  readonly speaker: Speaker;
  readonly first: PlacedNumber;
  readonly second: PlacedNumber;
  readonly numbers: readonly PlacedNumber[];
  readonly isBaby: boolean;
}

const babyPair = (value: number) =>
  Object.entries(childhood.bebe).find(([number]) => Number(number) === value)?.[1] ??
  childhood.bebe[String(((value - 1) % 9) + 1) as keyof typeof childhood.bebe];
const babyPassage = (value: number, kind: 'sign' | 'care'): Wording => ({
  id: `${value}.bebe.${kind}`,
  text: babyPair(value)[kind === 'sign' ? 0 : 1] ?? '',
});

const childChips = ['E como aprende melhor?', 'Do que gosta de brincar?'];
const babyChips = ['O que eu posso ensinar?', 'E o meu mapa?'];

/** `A Expressão 6 do Theo gosta de cuidar…` */
function said({ speaker }: Child, { position, value }: PlacedNumber, text: string, lead = ''): string {
  return sentence(lead, numberOf(position, value, speaker), text);
}

function answer(composer: Composer, { isBaby }: Child, ...parts: readonly string[]): Composed {
  return withFacts(composer, parts.filter(Boolean).join(' '), isBaby ? babyChips : childChips);
}

/** What a number shows at this age; of a baby, once that was said, what comes later. */
function shown({ pick, isNew }: Composer, { isBaby }: Child, { value }: PlacedNumber): string {
  const sign = babyPassage(value, 'sign');
  if (isBaby && isNew(sign)) return pick(sign);
  if (isBaby) return `mais adiante ${pick(childPassage(value, 'plays'), childPassage(value, 'learns'))}`;
  return pick(numberPassage(value, 'simples'), childPassage(value, 'plays'), childPassage(value, 'learns'));
}

/** What the adults can do, by the numbers of the child. */
function care({ pick }: Composer, { numbers, isBaby }: Child): string {
  return isBaby
    ? pick(
        ...numbers.map(({ value }) => babyPassage(value, 'care')),
        ...childhood.cuidado.map((text, index) => ({ id: `bebe.cuidado.${index}`, text })),
      )
    : pick(
        ...(['teach', 'comforts', 'limits'] as const).flatMap((kind) =>
          numbers.map(({ value }) => childPassage(value, kind)),
        ),
      );
}

function composeGift(composer: Composer, child: Child): Composed {
  const { speaker, first, second } = child;
  return answer(
    composer,
    child,
    `**O melhor ${speaker.of} já dá sinais.**`,
    said(child, first, shown(composer, child, first)),
    said(child, second, shown(composer, child, second), 'Junto,'),
    care(composer, child),
  );
}

function composeHardSide(composer: Composer, child: Child): Composed {
  const { first, second, isBaby } = child;
  const step = isBaby
    ? care(composer, child)
    : `${composer.pick(childPassage(first.value, 'limits'), childPassage(second.value, 'limits'))} ${composer.pick(childPassage(first.value, 'comforts'), childPassage(second.value, 'comforts'))}`;
  return answer(
    composer,
    child,
    isBaby
      ? '**Bebê não tem defeito: tem ritmo, e o mapa dá uma pista dele.**'
      : '**Nessa idade, defeito é força que ainda não sabe a medida.**',
    said(child, first, shown(composer, child, first)),
    step,
  );
}

/** `Ele é teimoso?` */
function composeLeaning(composer: Composer, child: Child): Composed {
  const { first, second } = child;
  const trait = traitNumbers[composer.act.trait ?? ''];
  const leaning = [first, second].find(({ value }) => trait?.numbers.includes(value));
  const verdict =
    trait === undefined
      ? 'Sim ou não o mapa não responde; o jeito dá uma pista.'
      : leaning
        ? `Há inclinação para ${trait.noun}, sim, e nessa idade ela ainda se molda.`
        : `Os números não apontam ${trait.noun} como marca principal; nessa idade quase tudo é fase.`;
  const main = leaning ?? first;
  return answer(
    composer,
    child,
    `**${verdict}**`,
    said(child, main, shown(composer, child, main)),
    child.isBaby
      ? care(composer, child)
      : composer.pick(childPassage(main.value, 'limits'), childPassage(main.value, 'comforts')),
  );
}

/** The year of a child, which the adults around it live too. */
function composeYear(composer: Composer, child: Child): Composed | null {
  const { act, today, system } = composer;
  const birthDate = composer.person(act.who[0] ?? 'eu')?.birthDate;
  const [period] = act.periods;
  if (!birthDate || (period && period.span !== 'year')) return null;
  const [, now = today] = [birthDate, today].sort();
  const year = period && period.date.slice(0, 4) > now.slice(0, 4) ? Number(period.date.slice(0, 4)) : null;
  const number =
    year === null ? personalTime(birthDate, now, system).anoPessoal : yearOf(birthDate, year, system).opens;
  const text = childhood.ano[String(number) as keyof typeof childhood.ano];
  const { called } = child.speaker;
  return answer(
    composer,
    child,
    year === null
      ? `**${capital(called)} vive um Ano pessoal ${number}, de ${yearPassage(number, 'tema').text}.**`
      : `**Em ${year}, a partir do aniversário, ${called} entra num Ano pessoal ${number}, de ${yearPassage(number, 'tema').text}.**`,
    child.isBaby && year === null
      ? sentence('No começo da vida, quem sente o ano é a família:', composer.pick(yearPassage(number, 'casa')))
      : composer.pick({ id: `${number}.ano.crianca`, text }),
    care(composer, child),
  );
}

function composeLines(composer: Composer, child: Child): Composed {
  const { first, second } = child;
  return answer(
    composer,
    child,
    [
      said(child, first, shown(composer, child, first)),
      said(child, second, shown(composer, child, second)),
      sentence('Para quem cria:', care(composer, child)),
    ].join('\n'),
  );
}

/** How a baby is met; an older child has its own answers. */
function composeBaby(composer: Composer, child: Child): Composed | null {
  if (!child.isBaby || asksForMatter(composer.act.words)) return null;
  const { speaker, first, second } = child;
  return answer(
    composer,
    child,
    composer.pick(
      { id: 'bebe.0', text: `**${capital(speaker.called)} acabou de chegar, e o mapa é só um esboço.**` },
      { id: 'bebe.1', text: '**Nessa idade, o que mais ajuda é ritmo e colo.**' },
      { id: 'bebe.2', text: '**Um passo pequeno por vez, e sempre o mesmo gesto.**' },
    ),
    said(child, first, shown(composer, child, first)),
    said(child, second, shown(composer, child, second)),
    care(composer, child),
  );
}

/** `Como elogio ele?` */
function composePraise(composer: Composer, child: Child): Composed {
  return answer(
    composer,
    child,
    '**Elogie a cena, e na hora: “vi você tentar de novo”.** O esforço que se vê volta a acontecer.',
    said(child, child.first, shown(composer, child, child.first)),
    care(composer, child),
  );
}

/** `Esse número é bom?` */
function composeWorthOfNumber(composer: Composer, child: Child): Composed {
  const placed = child.numbers.find(({ value }) => value === composer.act.number) ?? child.first;
  return answer(
    composer,
    child,
    '**Sim: nessa idade todo número é bom, e a medida dele ainda se aprende.**',
    said(child, placed, shown(composer, child, placed)),
    care(composer, child),
  );
}

/** What a number of the map means at this age. */
function composeNumberOfChild(composer: Composer, child: Child): Composed | null {
  const [label = 'eu'] = composer.act.who;
  const position = composer.act.topics.find(isMain);
  const value = position && composer.map(label)?.map[position];
  if (position === undefined || !value) return null;
  return answer(
    composer,
    child,
    `**${factsOf(position).label} ${value}, de ${textsOf(value).palavra}, ainda em semente.**`,
    said(child, { position, value }, shown(composer, child, { position, value })),
    care(composer, child),
  );
}

/** The hidden talent of a child, in what it shows. */
function composeTalent(composer: Composer, child: Child): Composed | null {
  const value = composer.map(composer.act.who[0] ?? 'eu')?.map.talentoOculto;
  if (!composer.act.topics.includes('talentoOculto') || !value) return null;
  return answer(
    composer,
    child,
    `**O Talento oculto ${child.speaker.of} é ${value}, de ${textsOf(value).palavra}.**`,
    sentence(
      `Nessa idade, esse ${value}`,
      composer.pick(numberPassage(value, 'simples'), childPassage(value, 'plays')),
    ),
    care(composer, child),
  );
}

const byIntent: Readonly<Record<string, (composer: Composer, child: Child) => Composed | null>> = {
  forte: composeGift,
  fraco: composeHardSide,
  irrita: composeHardSide,
  traco: composeLeaning,
  resumo: composeLines,
  periodo: composeYear,
  momento: composeYear,
  crianca: (composer, child) =>
    child.isBaby && composer.act.trait !== null ? composeLeaning(composer, child) : composeBaby(composer, child),
  feedback: composePraise,
  valoracao: composeWorthOfNumber,
  significado: composeNumberOfChild,
  numero: composeTalent,
  conviver: composeBaby,
  precisa: (composer, child) => composeBaby(composer, child) ?? composeLines(composer, child),
  estuda: composeBaby,
  brinca: composeBaby,
  ensinar: composeBaby,
};

/** What is asked of a child, in the words of its age; null for adults and for any other question. */
export function composeYoung(composer: Composer): Composed | null {
  const [label = 'eu', ...more] = composer.act.who;
  const compose = byIntent[composer.act.intent];
  if (compose === undefined || label === 'eu' || more.length > 0 || !isYoung(composer, label)) return null;
  const found = portrait(composer, 'jeito');
  const [first, second = first] = found?.numbers ?? [];
  if (!found || !first || !second) return null;
  const numbers = found.numbers.slice(0, 3);
  const birthDate = composer.person(label)?.birthDate ?? composer.today;
  const nextYear = Number(birthDate.slice(0, 4)) + 1;
  const isBaby = composer.today < `${nextYear}-${birthDate.slice(5)}` || label === 'bebe';
  return compose(composer, { speaker: found.speaker, first, second, numbers, isBaby });
}
