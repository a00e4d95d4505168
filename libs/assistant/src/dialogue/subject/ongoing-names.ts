import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import { pickedName } from '../continuing/listed.ts';
import type { DialogueState, NameMode, NameTable } from '../state.ts';
import { correctName } from '../who/people.ts';
import { asksWorst } from './asks-worst.ts';
import { ownName } from './changed-names.ts';
import { editedName, plainWords } from './name-edits.ts';
import type { NameTopic } from './names.ts';
import { namesIn, splitFirstNames } from './titles.ts';

const anyMode: readonly NameMode[] = ['assinatura', 'empresa', 'bebe'];

/** `Isso ajuda nas vendas?`, `funciona para atrair clientes?` */
const asksEffect =
  /^(?:e |mas |sera que )*(?:(?:isso|ess[ae]|el[ae]|o nome) (?:nome )?)?(?:me )?(?:ajuda|atrai|melhora|serve|funciona|muda|atrapalha)\b/u;
/** Short questions about the names spoken of that name none of them, by what the names are. */
const questions: readonly (readonly [intent: string, modes: readonly NameMode[], pattern: RegExp])[] = [
  ['escolher', anyMode, asksWorst],
  ['escolher', anyMode, /\bquem (?:\w+ )?(?:tem razao|esta cert[oa]|acertou)\b/u],
  ['nomeDiz', ['empresa'], /^(?:e |esse |isso )*(?:e |eh )?(?:um )?numero (?:de|da|do|bom (?:de|para)) \w+$/u],
  ['escolher', ['bebe'], /\bqual\b.*\bcombin\w+/u],
  ['quantoDa', ['bebe'], /\b(?:cada (?:um|nome)?|os dois|os tres)\b/u],
  [
    'sequencias',
    anyMode,
    /\b(?:menos|mais|tem|algum\w*|quais|que|qual)\b.*\b(?:negativ\w+|(?:numeros?|coisas?|cosas?|partes?|letras?|things|stuff) (?:rui(?:m|ns)|mal[oa]s|ma[us]?|pesad\w+)|sequencias?)\b|\bletras? (?:\w+ ){0,3}(?:caus\w+|fazem|dao|estrag\w+|atrapalh\w+|form\w+)\b|\bnumeros? (?:que )?(?:se )?repet\w+|\bless bad\b|\bmenos mal[oa]s?\b/u,
  ],
  ['razaoSocial', ['empresa'], /\brazao social\b/u],
  [
    'nomesEmpresa',
    ['empresa'],
    /^(?:e |mas |agora |quero |queria |manda |sugere |tem |uns |alguns |algum |outros |nomes? )*(?:(?:mais|bem|menos) )?(?:curt|long|pequen|simples|chique|modern)\w+(?: (?:por favor|que esses?))*$/u,
  ],
  [
    'nomesBebe',
    ['bebe'],
    /^(?:e |mas |agora |quero |queria |manda |sugere |tem |uns |alguns |algum |outros |nomes? )*(?:(?:mais|bem|menos) )?(?:curt|long|pequen|compost)\w+(?: (?:por favor|que esses?))*$/u,
  ],
  [
    'desfazer',
    ['assinatura', 'bebe'],
    /^(?:e |mas )*(?:como (?:eu |que )?|da para |tem como )(?:tir|elimin|livr|resolv|consert|desfa|evit|arrum|acab|sum)\w*/u,
  ],
  [
    'escolher',
    anyMode,
    /^(?:e |mas |entao |afinal |no fim |com )*(?:qual|quais) (?:d[aeo]s (?:dois|duas|tres|quatro|nomes|grafias|formas|opcoes|versoes|assinaturas)|d?el[ae]s|nome|grafia|forma|versao|assinatura|voce)(?: \w+){0,5}$|^(?:com )?qual (?:eu )?(?:fico|uso|escolho|boto|coloco|ponho|assino|registro)\b/u,
  ],
  [
    'nomeDiz',
    ['empresa'],
    /\b(?:tem (?:algo |alguma coisa )?a ver|por causa d\w+|e por isso|culpa|influenci\w+|atrapalh\w+|o que o nome (?:\w+ )?(?:fala|diz))\b/u,
  ],
  ['quantoDa', ['empresa'], /\bo que (?:\w+ ){0,3}(?:fala|diz|acha|ve) (?:d[aeo]|dess[ae]|ness[ae])\b(?! nome)/u],
  ['nomesEmpresa', ['empresa'], /\bo que (?:eu )?(?:mudo|troco|tiro|coloco|faco n)\w*\b.*\b(?:nome|melhor\w*)\b/u],
  ['nomeDiz', ['empresa'], asksEffect],
  ['nomeMuda', ['assinatura'], asksEffect],
  ['nomeMuda', ['assinatura'], /\bo que (?:\w+ )?(?:muda|melhora|piora|ganho|perco|atrai|traz)\b/u],
  [
    'nomesBebe',
    ['bebe'],
    /^(?!(?:e |mas )*qual\b).*\b(?:tem|quero|manda|da|sugere|diz|fala) (?:\w+ ){0,2}(?:mais|outr[oa]s?|alguns|algum com|diferente\w*)\b|\b(?:muito|bem|tao) comu(?:m|ns)\b/u,
  ],
  [
    'quantoDa',
    ['bebe'],
    /^(?:e |mas |sera que )*(?:como )?(?:ele|ela|[oa] (?:bebe|crianca|menin[oa])) (?:vai ser|seria|sera|e)\b/u,
  ],
];

/** Cares that a word about a name may resemble: `é culpa do nome?`, a shop called `Amigo Bicho`. */
const ofNames = new Set(['culpa', 'azar', 'sorteio', 'futebol', 'previsao', 'gravidez']);

/** Too many words for a follow-up. */
const mostWords = 14;

/** `Nasci 30 do 9 de 92`, after a signature: it is weighed again with the Destino. */
const ownBirth = /^(?:eu )?(?:nasci|sou de|minha data \w+|\d)[\w ]{0,30}$/u;

/** `Sou Ana Campos Lima, 22/01/1986, tirar o Campos muda o quê?`: a change of the name that the same message gives. */
function editedIntroduction({ read, text }: Understood): OfNames | null {
  const own = read.people.find(({ label }) => label === 'eu')?.name;
  // `Vou tirar o Moreira e botar o Guimarães`: words that go into the name, and no people.
  const areParts = read.people.every(
    ({ label, name, birthDate }) =>
      label === 'eu' || (birthDate === null && !(label in relations) && name?.includes(' ') === false),
  );
  if (!own?.includes(' ') || !areParts || !text.includes(own)) return null;
  const rest = [own, ...read.births].reduce((left, part) => left.replace(part, ' '), text);
  const asks = /\b(?:tir|cort|remov|bot|coloc|acrescent|adicion|abrevi)\w* (?:o|a|so|um|uma|esse|mais|d[aeo]s?)\b/u;
  const edited = asks.test(plainWords(rest)) ? editedName(rest, own) : null;
  return edited === null ? null : { topic: { mode: 'assinatura', names: [edited], baseName: own }, intent: 'quantoDa' };
}

/** The words without the user's birth date, where it comes beside a question: `qual é melhor pra mim? nasci 15/11/1997`. */
function besideBirth({ words, read }: Understood): string | null {
  const isOwn = read.people.every(({ label, name }) => label === 'eu' && name === null);
  if (!isOwn || read.births.length !== 1) return null;
  const rest = words
    .replace(foldQuestion(read.births[0] ?? ''), ' ')
    .replace(/\b(?:eu )?(?:nasci|sou)(?: (?:em|de|no|dia|no dia))?(?= |$)/u, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  return rest === '' ? null : rest;
}

interface OfNames {
  readonly topic: NameTopic;
  readonly intent: string;
}

/** A change of the names spoken of, or a short question about them; null for any other message. */
export function ongoingNames(message: Understood, state: DialogueState): OfNames | null {
  const { table, mood } = state;
  if (mood !== null || message.care.some(({ intent }) => !ofNames.has(intent))) return null;
  const introduced = editedIntroduction(message);
  if (introduced !== null) return introduced;
  const mode = table.mode ?? table.spoken ?? (editsOwnName(message, state) ? 'assinatura' : null);
  if (mode === null || mode === 'codigo' || message.words.split(' ').length > mostWords) return null;
  const found = hasBirth(message) ? askedBesideBirth(message, state) : givenOrAsked(message, state, mode);
  if (found === null) return null;
  const topic = { mode, baseName: table.base, family: table.family, former: table.former, names: found.names };
  return { topic, intent: found.intent };
}

const hasBirth = ({ read }: Understood) =>
  read.people.some(({ birthDate }) => birthDate !== null) || read.loose.birthDate !== null;

interface Found {
  readonly names: readonly string[];
  readonly intent: string;
}

/** The user's birth date beside signatures: they are weighed again, or what is asked beside it is answered. */
function askedBesideBirth(message: Understood, { table }: DialogueState): Found | null {
  if (table.mode !== 'assinatura') return null;
  if (ownBirth.test(message.words)) return { names: [], intent: 'quantoDa' };
  const rest = besideBirth(message);
  const intent = rest === null ? null : askedIn(rest, table.mode);
  return intent === null ? null : { names: [], intent };
}

/** A name that is picked, changed or proposed, else a short question about those spoken of. */
function givenOrAsked(message: Understood, state: DialogueState, mode: NameMode): Found | null {
  const { words, topics, text, number } = message;
  const { names } = state.table;
  if (whyNot.test(words) && names.length > 1 && namesIn(text).every(({ name }) => names.includes(name)))
    return { names: [], intent: 'escolher' };
  const picked = pickedName(message, state);
  if (picked !== null) return { names: [picked], intent: 'quantoDa' };
  const edited = withBothSurnames(words, state) ?? changed(message, state);
  if (edited !== null)
    return { names: mode === 'assinatura' ? [edited.now] : [edited.now, edited.before], intent: 'quantoDa' };
  const proposed = proposedNames(message, state);
  if (proposed.length > 0) return { names: proposed, intent: 'quantoDa' };
  if (fitsOwnMap(words) && names.length > 0 && mode !== 'bebe' && namesIn(text).length === 0)
    return { names: [], intent: 'nomeCom' };
  const isOther =
    topics.length > 0 || message.periods.length > 0 || number !== null || /\bmeu (?:mapa|nome)\b/u.test(words);
  if (isOther || namesIn(text).length > 0 || (names.length === 0 && mode !== 'assinatura')) return null;
  const intent = askedIn(words, mode);
  return intent === null ? null : { names: [], intent };
}

/** `Por que não Banho de Mato?`, `por que não o outro?` */
const whyNot = /^(?:e |mas |ta |ue )*por ?que nao\b/u;

/** `Combina com meu destino?`, `meu destino combina com qual?`, `e com meu destino, bate?` of the names spoken of. */
function fitsOwnMap(words: string): boolean {
  const isOfMap = /\b(?:meu|minha) (?:destino|data|mapa|nascimento|numero)\b/u.test(words);
  const asksFit = /\b(?:combina\w*|conversa|bate|encaixa|da certo|(?:casa|briga) com)\b/u.test(words);
  return isOfMap && asksFit && words.split(' ').length <= 9;
}

/** The short question that words ask about names of this kind; null for none. */
const askedIn = (words: string, mode: NameMode): string | null =>
  questions.find(([, modes, pattern]) => modes.includes(mode) && pattern.test(words))?.[0] ?? null;

/** `Tirar o Fernando`, `botar Ferreira no nome`, before any signature was spoken of: a change of the user's own name. */
function editsOwnName({ words, text, read }: Understood, state: DialogueState): boolean {
  const own = ownName(state);
  const asks =
    /^(?:e |mas |se |eu |sera que |devo |posso |quero |queria |vou |que tal )*(?:tir|cort|remov|bot|coloc|acrescent|adicion|abrevi)\w+ /u;
  const isOwn = read.people.every(({ birthDate, label }) => birthDate === null && !(label in relations));
  return own?.includes(' ') === true && isOwn && asks.test(words) && editedName(text, own) !== null;
}

const proposes =
  /^(?:e |ou |mas |entao |talvez |agora |ai )*(?:(?:eu )?(?:estou )?(?:pens|penso|quer|prefir|ach)\w* (?:tambem )?(?:(?:em|que|de) )?)?(?:s[ei] (?:eu |le |if )?)?(?:(?:pon|put|call|name|for|fosse|fic|tir|mud|troc|us|cham|bot|coloc|por|vir|que tal)\w* )+(?:(?:o nome )?(?:para|pra|por|de|em) )?/u;

/** Names for what is judged; after another question only those that share a word with the names before. */
function fits(names: readonly string[], { mode, spoken, names: known }: NameTable): boolean {
  const isShared = names.some((name) =>
    known.some((one) => one.split(' ').some((word) => word.length > 2 && name.includes(word))),
  );
  return mode === 'assinatura' || mode === 'empresa' || (mode === null && spoken === 'empresa' && isShared);
}

/** `E se mudar pra Gi Cabelos`: other names for what is judged; none of a person who was read. */
function proposedNames({ text, words, read }: Understood, { people, table }: DialogueState): readonly string[] {
  // `E se eu colocar o do meu marido, Tavares?` gives a surname for the name, and no name.
  if (/\b[oa] d[oa] (?:meu|minha)\b/u.test(words)) return [];
  if (!proposes.test(words) || read.people.some(({ birthDate }) => birthDate !== null)) return [];
  // Where names are judged, `mudar pra Gi Cabelos` moves to no place.
  const spoken = text.replace(/\bmud\p{L}+ (?:para|pra|pro) /giu, 'usar ');
  const names = splitFirstNames(namesIn(spoken), spoken).map(({ name }) => name);
  const known = people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null);
  const isPartOf = (name: string) =>
    !name.includes(' ') &&
    names.some((one) => one.includes(' ')) &&
    table.names.some((one) => one.split(' ').includes(name));
  const given = names.filter((name) => !isPartOf(name));
  return given.some((name) => known.some((one) => one.name?.startsWith(name))) || !fits(given, table) ? [] : given;
}

/** `E se eu ficar com os dois?` after a surname that replaces another: the certificate's name with the new one at its end. */
function withBothSurnames(words: string, state: DialogueState): { now: string; before: string } | null {
  const { mode, spoken, base, names } = state.table;
  const known = base ?? ownName(state);
  const last = names.at(-1);
  const asks =
    /\b(?:com|manter|mantenho|mantendo|usar|usando|deixar|deixo|junt\w+) (?:os dois|as duas|ambos)(?: (?:sobre)?nomes)?$/u;
  if ((mode ?? spoken) !== 'assinatura' || known === null || last === undefined || !asks.test(words)) return null;
  const added = last.split(' ').filter((word) => !known.split(' ').includes(word));
  return added.length > 0 ? { now: `${known} ${added.join(' ')}`, before: last } : null;
}

/** The name that a change is asked of: the last one that the message points to, else the last one. */
function changed({ text }: Understood, state: DialogueState): { now: string; before: string } | null {
  const { table } = state;
  const spoken = [...table.names].reverse();
  const plain = ` ${plainWords(text)} `;
  const pointed = spoken.filter((name) => plain.includes(` ${plainWords(name.split(' ')[0] ?? '')} `));
  const given = namesIn(text).filter(({ name }) => !name.includes(' ') && !table.names.includes(name));
  for (const before of given.length === 1 ? spoken : []) {
    const word = given[0]?.name ?? '';
    // Three letters are near to every short name: `Tom` is no spelling of `Jô`.
    const now = word.length > 3 || before.startsWith(word.charAt(0)) ? correctName(before, word) : null;
    if (now !== null && now.split(' ')[0] !== before.split(' ')[0]) return { now, before };
  }
  const isOfSignature = (table.mode ?? table.spoken ?? 'assinatura') === 'assinatura';
  const own = isOfSignature ? [table.base, ownName(state)] : [];
  // `Artur com h?`: a first name of this message is itself the one to change.
  const fresh =
    table.mode === 'bebe'
      ? given.filter(({ name }) => isFirstName(name)).map(({ name }) => [name, table.family].filter(Boolean).join(' '))
      : [];
  for (const before of [...pointed, ...fresh, ...spoken, ...own]) {
    const isWhole = before !== null && namesIn(text).every(({ name }) => isPart(name, before, plain));
    const now = isWhole ? editedName(text, before) : null;
    const isOfOther = given.some(({ name }) => isFirstName(name) && ![before, now].some((one) => holds(one, name)));
    if (before !== null && now !== null && !isOfOther) return { now, before };
  }
  return null;
}

/** Whether a name has this word. */
const holds = (whole: string | null, word: string) => ` ${plainWords(whole ?? '')} `.includes(` ${plainWords(word)} `);

/** `E se eu tirar o Hair?`, `bota Maria antes`: a single word, or a part of the name that is changed. */
function isPart(name: string, whole: string, plain: string): boolean {
  const isIn = ` ${plainWords(whole)} `.includes(` ${plainWords(name)} `);
  return isIn || (!name.includes(' ') && plain.split(' ').length <= mostWords);
}
