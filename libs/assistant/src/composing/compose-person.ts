import { traitNumbers } from '../understanding/data/areas.ts';
import { asksForWords, composeGuidance, composeOwnShare, composePhrase, isYoung } from './advice/compose-guidance.ts';
import { read } from './advice/reading.ts';
import { situationOf } from './advice/situation.ts';
import { composeWhy } from './advice/strengths.ts';
import { composeWhyTrait } from './advice/why-trait.ts';
import { askFor, type Composed, type Composer, pickNumber, sentence } from './composer.ts';
import { type Area, areaPassage, areas, dealingPassage, numberPassage, textsOf } from './passage-bank.ts';
import { bareNumber, capital, lowered, numberOf, numbersFor, type PlacedNumber, type Speaker } from './speaker.ts';

interface Portrait {
  readonly speaker: Speaker;
  readonly numbers: readonly PlacedNumber[];
}

export function portrait(composer: Composer, aspect: string, label = composer.act.who[0] ?? 'eu'): Portrait | null {
  const found = composer.map(label);
  return found ? { speaker: composer.speaker(label), numbers: numbersFor(aspect, found.map) } : null;
}

/** The numbers that an answer reads, said once of each person. */
export function numbersRead(composer: Composer, label: string, numbers: readonly string[]): string[] {
  const line = { id: `lidos.${label}.${numbers.join()}`, text: `Números lidos: ${numbers.join(', ')}.` };
  return numbers.length > 0 && composer.isNew(line) ? [composer.pick(line)] : [];
}

export function withFacts(composer: Composer, text: string, chips: readonly string[]): Composed {
  const results = composer.act.who.flatMap((label) => composer.map(label) ?? []);
  const used = composer.act.who.flatMap((label) => {
    const found = composer.map(label);
    const used = found
      ? numbersFor('jeito', found.map)
          .slice(0, 3)
          .map(({ position, value }) => numberOf(position, value, composer.speaker(label)))
      : [];
    return numbersRead(composer, label, used);
  });
  return { text, results, chips, basis: used };
}

/** `Como ela reage a isso?` */
const asksReaction = /\b(?:reag\w+|vai (?:achar|aceitar|entender|gostar|dizer|falar|ficar))\b/u;

/** What no number says of another person, where it is asked for. */
function limitOf(words: string): string {
  if (asksReaction.test(words)) return 'A reação de ninguém se adianta; o jeito dá uma pista. ';
  if (/\bconquist\w+/u.test(words)) return 'Ninguém se conquista por receita; conhecer o jeito ajuda. ';
  return /^(?:e |mas )*se (?:eu|el[ea]|[oa] \w+)\b/u.test(words)
    ? 'O que a outra pessoa responde não depende de você; o seu jeito de chegar, sim. '
    : '';
}

/** How to deal with a person, in the words that the question asks for. */
export function composeDealing(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = portrait(composer, 'jeito');
  if (!found) return askFor(label, composer, 'both', 'falar dessa pessoa');
  const { speaker } = found;
  const [a, b = found.numbers[0], c = found.numbers[0]] = found.numbers;
  if (!a || !b || !c) return askFor(label, composer, 'both', 'falar dessa pessoa');
  const { intent, words } = composer.act;
  const special = specialDealing(composer, label);
  if (special !== null) return special;
  const name = capital(speaker.called);
  const numbers = [a, b, c] as const;
  const chips = speaker.isMine
    ? ['Qual é o meu ponto fraco?', 'Me dá um conselho']
    : intent === 'irrita'
      ? [`O que ${speaker.called} precisa de mim?`, 'E o meu ponto fraco?']
      : [`O que irrita ${speaker.called}?`, 'Em que a gente se completa?'];
  const needed = pickNumber(composer, [b, c, a], (value) => [
    dealingPassage(value, 'needs'),
    numberPassage(value, 'forca'),
  ]);
  /** The second sentence about the person; a number that was just named is not named again. */
  const needsAfter = (shown: PlacedNumber | null) =>
    shown?.value === needed.placed.value
      ? sentence(`Esse ${needed.placed.value} também ${needed.text}`)
      : sentence(
          `${speaker.gender === 'f' ? 'Ela' : 'Ele'} traz ainda ${bareNumber(needed.placed)}, que ${needed.text}`,
        );
  const irritated = () =>
    pickNumber(composer, numbers, (value) => [dealingPassage(value, 'irritates'), numberPassage(value, 'fraqueza')]);
  const dealt = () => pickNumber(composer, numbers, (value) => [dealingPassage(value, 'deal')]);
  if (intent === 'irrita') {
    const { placed, text } = irritated();
    return withFacts(
      composer,
      `${sentence(`${name} tem ${bareNumber(placed)}, que ${text}`)} ${needsAfter(placed)}`,
      chips,
    );
  }
  if (intent === 'precisa') {
    const wish = wishOf(composer, label, a);
    return withFacts(
      composer,
      `${sentence(`${name} tem ${bareNumber(wish.placed)}, que ${wish.text}`)} ${needsAfter(wish.placed)} ${dealt().text}`,
      chips,
    );
  }
  if (intent === 'feedback') {
    const { placed, text } = irritated();
    return withFacts(
      composer,
      `Comece pelo que ${speaker.called} fez bem e fale de um ponto só, em particular. ${dealt().text} ${sentence('Evite o que fere:', numberOf(placed.position, placed.value, speaker), text)}`,
      chips,
    );
  }
  if (intent === 'tarefa') {
    const main = pickNumber(composer, numbers, (value) => [
      numberPassage(value, 'papel'),
      areaPassage(value, 'trabalho', 'claim'),
    ]);
    const other = pickNumber(composer, [main.placed === a ? b : a, c], (value) => [
      numberPassage(value, 'papel'),
      areaPassage(value, 'trabalho', 'support'),
    ]);
    return withFacts(
      composer,
      `${sentence(`${name}, com ${bareNumber(main.placed)}, ${main.text}`)} ${sentence('Para variar,', numberOf(other.placed.position, other.placed.value, speaker), other.text)} Combine prazo, medida de pronto e um ponto de conversa no meio.`,
      chips,
    );
  }
  const limit = limitOf(words);
  if (composer.state.situation?.id === 'doente' && composer.state.situation.who === label)
    return carerAnswer(composer, [b, c, a], speaker, chips);
  const isFresh = numbers.some(({ value }) => composer.isNew(dealingPassage(value, 'deal')));
  if (!isFresh) return withFacts(composer, anotherSide(composer, numbers, speaker), chips);
  const { placed, text } = dealt();
  const dealtWith = sentence(`Com ${speaker.called}, que tem ${bareNumber(placed)}, ${lowered(text)}`);
  const needs = sentence(`${name} tem ${bareNumber(needed.placed)}, que ${needed.text}`);
  const given = inSituation(composer, limit, dealtWith, needs);
  if (given !== null) return withFacts(composer, given, chips);
  return withFacts(composer, `${limit}${dealtWith} ${needsAfter(placed)}`, chips);
}

/** How to deal with a person in the situation of it; null without one, or after it was answered. */
function inSituation(composer: Composer, limit: string, dealtWith: string, needs: string): string | null {
  const given = situationOf(composer);
  if (given === null) return null;
  const middle = given.isCare ? needs : dealtWith;
  return [limit.trim() || composer.pick(given.opens), middle, composer.pick(given.step)].filter(Boolean).join(' ');
}

/** The user beside a sick person: the own load first, then what still does that person good. */
function carerAnswer(
  composer: Composer,
  theirs: readonly [PlacedNumber, ...PlacedNumber[]],
  speaker: Speaker,
  chips: readonly string[],
): Composed {
  const own = composer.map('eu');
  const [first, ...more] = own ? numbersFor('familia', own.map) : [];
  const load = first
    ? pickNumber(composer, [first, ...more], (value) => [
        areaPassage(value, 'familia', 'tension'),
        areaPassage(value, 'corpo', 'tension'),
      ])
    : null;
  const good = pickNumber(composer, theirs, (value) => [
    areaPassage(value, 'familia', 'support'),
    areaPassage(value, 'interior', 'support'),
    dealingPassage(value, 'needs'),
  ]);
  const composed = withFacts(
    composer,
    [
      load
        ? sentence(
            'Cuide primeiro do seu lado:',
            numberOf(load.placed.position, load.placed.value, composer.speaker('eu')),
            load.text,
          )
        : '',
      load
        ? composer.pick(
            areaPassage(load.placed.value, 'corpo', 'practice'),
            areaPassage(load.placed.value, 'familia', 'practice'),
          )
        : '',
      sentence(`O que ainda faz bem a ${speaker.called}:`, bareNumber(good.placed), good.text),
      composer.pick(
        {
          id: 'cuidador.0',
          text: 'Quem cuida também precisa de consulta, folga e alguém para ouvir: marque uma das três nesta semana.',
        },
        { id: 'cuidador.1', text: 'Peça uma coisa concreta a cada parente, com dia e hora; ajuda vaga não chega.' },
      ),
    ]
      .filter(Boolean)
      .join(' '),
    chips,
  );
  return { ...composed, results: [...(composed.results ?? []), ...(own ? [own] : [])] };
}

/** Words to say, the user's own share, or the rules of a child; null for any other dealing. */
function specialDealing(composer: Composer, label: string): Composed | null {
  const { intent, words } = composer.act;
  if (intent === 'irrita' && /\b(?:eu|mim|faco|fiz|errei|erro|meus?|minhas?)\b/u.test(words))
    return composeOwnShare(composer);
  if (intent !== 'conviver') return null;
  if (isYoung(composer, label)) return composeGuidance(composer);
  return asksForWords(words) ? composePhrase(composer) : null;
}

/** What a person looks for, in the area asked for. */
function wishOf(composer: Composer, label: string, otherwise: PlacedNumber) {
  const isLove = composer.act.area === 'amor' || /relac|amor/u.test(composer.act.words);
  const isPastime = /\b(?:hobby|lazer|passatempo|esporte|atividade|tempo livre)\b/u.test(composer.act.words);
  const area: Area = isPastime
    ? 'corpo'
    : isLove
      ? 'amor'
      : (areas.find((one) => one === composer.act.area) ?? 'interior');
  const found = composer.map(label);
  const [first = otherwise, ...rest] = found ? numbersFor('amor', found.map) : [];
  return pickNumber(composer, [first, ...rest], (value) => [
    areaPassage(value, area, 'claim'),
    areaPassage(value, area, 'support'),
  ]);
}

type Trait = (typeof traitNumbers)[string];

/** Whether the numbers lean to a trait, said first. */
function verdictOnTrait(
  { act, pick }: Composer,
  trait: Trait | undefined,
  leans: boolean,
  { isMine }: Speaker,
): string {
  if (trait === undefined)
    return pick(
      { id: 'traco.0', text: '**Sim ou não o mapa não responde; o jeito dá uma boa pista.**' },
      { id: 'traco.1', text: '**Tendência é costume, e costume se conversa.**' },
      { id: 'traco.2', text: '**Certeza ninguém tem; o que os números mostram é a inclinação.**' },
    );
  if (trait === traitNumbers.confianca && !isMine)
    return leans
      ? '**Há inclinação para cumprir a palavra, e confiança se prova em prazo e conta.**'
      : '**Os números não apontam a palavra cumprida como marca: confiança se prova em prazo e conta.**';
  if (leans) return `**Há inclinação para ${trait.noun}, sim**, embora nenhum número obrigue ninguém.`;
  return isMine && /\b(?:eu )?sou\b/u.test(act.words)
    ? `**Cabe, sim: o mapa mostra o que move você, e ${trait.noun} é o jeito de mostrar isso aos outros.**`
    : `**Os números não apontam ${trait.noun}** como marca principal, e a vida pode ter ensinado outra coisa.`;
}

/** Whether a person has a trait: no number proves it, some lean to it. */
export function composeTrait(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = portrait(composer, 'jeito');
  if (!found) return askFor(label, composer, 'both', 'falar desse jeito de ser');
  const { speaker } = found;
  const reading = /\bpor ?que\b|\bexplic\w+/u.test(composer.act.words) ? read(composer, 'jeito') : null;
  const why = reading && composeWhyTrait(composer, reading);
  if (why) return why;
  const trait = traitNumbers[composer.act.trait ?? ''];
  // `Por que ela é assim?` names no trait to have or to lack.
  if (trait === undefined && reading) return composeWhy(composer, reading);
  const leaning = found.numbers.find(({ value }) => trait?.numbers.includes(value));
  const [a = { position: 'destino', value: 1 } as const, b = a] = found.numbers;
  const shown = leaning ?? a;
  const name = capital(speaker.called);
  const verdict = verdictOnTrait(composer, trait, leaning !== undefined, speaker);
  const other = shown.value === b.value ? a : b;
  const area = areas.find((one) => one === trait?.area) ?? areaOfBond(composer.person(label)?.bond);
  return withFacts(
    composer,
    [
      verdict,
      sentence(
        `${name} tem ${bareNumber(shown)}, que`,
        composer.pick(
          ...(trait?.isGood && leaning
            ? [numberPassage(shown.value, 'forca'), areaPassage(shown.value, area, 'claim')]
            : [areaPassage(shown.value, area, 'tension'), numberPassage(shown.value, 'fraqueza')]),
          numberPassage(shown.value, 'essencia'),
        ),
      ),
      sentence(
        'E',
        numberOf(other.position, other.value, speaker),
        composer.pick(
          numberPassage(other.value, 'forca'),
          numberPassage(other.value, 'papel'),
          examplePassage(other.value),
        ),
      ),
    ].join(' '),
    speaker.isMine
      ? ['Como eu melhoro isso?', 'Qual é o meu ponto forte?']
      : ['Como lido com essa pessoa no dia a dia?', `O que ${speaker.called} precisa de mim?`],
  );
}

function examplePassage(value: number) {
  return { id: `${value}.exemplo`, text: textsOf(value).exemplo };
}

/** The area of life in which a person is met. */
function areaOfBond(bond: string | null | undefined): Area {
  if (bond === 'equipe' || bond === 'socios') return 'trabalho';
  return bond === 'familia' || bond === 'irmaos' ? 'familia' : 'amor';
}

/** How to deal with a person once every way was said: what to avoid, and the number in daily life. */
function anotherSide(
  composer: Composer,
  numbers: readonly [PlacedNumber, ...PlacedNumber[]],
  speaker: Speaker,
): string {
  const irritated = pickNumber(composer, numbers, (value) => [dealingPassage(value, 'irritates')]);
  const shown = pickNumber(composer, numbers, (value) => [
    numberPassage(value, 'simples'),
    areaPassage(value, 'familia', 'claim'),
    areaPassage(value, 'interior', 'support'),
    areaPassage(value, 'trabalho', 'claim'),
    areaPassage(value, 'amor', 'support'),
  ]);
  const lead = composer.pick(
    { id: 'outroLado.0', text: `O principal com ${speaker.called} já está dito; falta o que evitar.` },
    { id: 'outroLado.1', text: 'Olhe agora pelo outro lado, o do que fere.' },
    { id: 'outroLado.2', text: 'Uma conversa curta, com hora para acabar, resolve mais que três longas.' },
  );
  return [
    lead,
    sentence(numberOf(irritated.placed.position, irritated.placed.value, speaker), irritated.text),
    sentence('No dia a dia,', bareNumber(shown.placed), shown.text),
  ].join(' ');
}
