import type { Question } from '../answerer.ts';
import { segmentsOf } from '../understanding/normalise.ts';
import { readMessage, type Understood } from '../understanding/read-message.ts';
import { choose } from './choose.ts';
import { startState } from './start.ts';
import type { DialogueState } from './state.ts';
import { withAccount } from './who/account.ts';
import { mergePeople } from './who/people.ts';

/** Questions of one message that are answered; more would be no conversation. */
const most = 4;
/** Score of a question that stands by itself, and of one that a question mark or a determiner marks. */
const leastClear = 4.85;
/** A number that is named is clear earlier. */
const leastNamed = 4.65;
const leastMarked = 4.2;

/** Questions that may stand beside others in one message. */
const answeredTogether = new Set([
  'numero',
  'periodo',
  'significado',
  'numeroMestre',
  'conceito',
  'forte',
  'fraco',
  'pratica',
  'conselho',
  'profissao',
  'area',
  'resumo',
  'quandoMuda',
  'momento',
  'letras',
  'melhorMes',
  'melhorDia',
  'quemCombina',
  'aprender',
  'decisao',
  'par',
  'brigas',
  'comum',
  'completa',
  'conviver',
  'quem',
]);

/** `E o da minha esposa?` asks the question before of another person. */
const pointer = /^(?:e )?(?:qual )?(?:e )?(?:o|a|os|as) d[aeo]s? /u;

/** Numbers and times side by side are read as one question for several. */
const kindOf = (intent: string) => (intent === 'numero' || intent === 'periodo' ? 'numbers' : intent);

/** Words that make one question of what they join: a comparison, a choice. */
const joins =
  /\b(?:fort\w+|qualidades?|virtudes?) (?:\w+ )?e (?:\w+ )?(?:frac\w+|defeitos?|fraquezas?)\b|\b(?:frac\w+|defeitos?|fraquezas?) (?:\w+ )?e (?:\w+ )?(?:fort\w+|qualidades?|virtudes?)\b|\b(?:diferen\w+|entre|compar\w+|combin\w+|juntos?|juntas|versus|ou|relacao|conversam?|qual d[oae]s)\b/u;

/** Words that ask; a statement belongs to the question beside it. */
const asks =
  /\?|\b(?:qual|quais|quanto|quantos|quando|quem|onde|como|sera|(?:o|por) que|me (?:diz|diga|fal[ae]|d[ae]|passa|mostra|explica|conta|manda)|quer(?:o|ia)|gostaria|preciso saber|pode(?:ria)?|devo|posso|vale|se (?:20\d\d|eu|vou|e)|[oa]s? (?:frac|fort|ruim|ruins|defeit|qualidad)\w*)\b/u;
/** `E o que ele diz do meu trabalho?` is answered with the number before it. */
const ofNumberBefore = /\b(?:ele|ela|isso|esse numero) (?:diz|fala|mostra)\b/u;
/** Words of an item in a list, which the words before the list ask for. */
const mostWordsOfItem = 6;

/** Where a list of questions may be cut: at commas, at `e`, and before a determiner that no verb and no preposition takes: `devo largar meu emprego?`, `quais são as minhas lições`, `diz do meu trabalho` */
const boundary =
  /(\s*[,;]\s+(?:e\s+)?|\s+(?:e|mais|tb|tbm|também|tambem)\s+|(?<![aei]r)(?<!\b(?:d[aeo]s?|n[ao]s?|com|para|pr[ao]|em|ao|sobre))(?<!\s(?:é|eh|são|sao|será|sera|seria|seriam|[oa]s?))\s+(?=(?:o |a |os |as )?(?:meu|minha|meus|minhas)\s)|\s+(?=(?:um|uma)\s+(?:conselho|dica)\b))/iu;

/** `Qual o ano dele e o meu?`: the same question for one more person. */
const another =
  /^(.{8,}\S)\s*,?\s+e\s+((?:[oa]s?\s+)(?:meus?|minhas?|d[aeo]s?\s+(?:meus?\s+|minhas?\s+)?[\p{L}]+|dele|dela|deles|delas)(?:\s+(?:tb|tbm|também|tambem))?)\s*\??$/iu;

/**
 * The questions of a message, in order, each in the words of the message; the message alone where it asks one.
 * A greeting, a name or a date belongs to the question beside it.
 */
export function splitQuestions(question: Question): readonly string[] {
  const { text, today } = question;
  if (segmentsOf(text).length < 2 && !boundary.test(text)) return [text];
  const state = withAccount(startState(question), text);
  if (text.length > 400 || text.split(/\s+/u).length < 4 || state.table.mode !== null || state.mood !== null)
    return [text];
  const period = state.time.last.at(-1) ?? null;
  const known = new Map<string, Understood>();
  const read = (part: string) => {
    const message = known.get(part) ?? readMessage(part, today, state.people, { language: state.language, period });
    known.set(part, message);
    return message;
  };
  const whole = read(text);
  const isCared = whole.care.some(({ intent }) => intent !== 'previsao');
  if (whole.language !== 'pt' || isCared || choose(whole, state).manner !== null) return [text];
  const parts = segmentsOf(text).flatMap((part) => listed(part, read, state));
  const questions = merged(parts, read, withPeopleOf(whole, state, today));
  return questions.length > 1 ? questions.slice(0, most) : withAnother(text, whole, state);
}

/** Two people that the message names are the pair of each of its questions: `e quem é mais bagunceira?` */
function withPeopleOf(whole: Understood, state: DialogueState, today: string): DialogueState {
  const dated = whole.read.people.filter(({ birthDate }) => birthDate !== null).map(({ label }) => label);
  return dated.length < 2 ? state : { ...state, people: mergePeople(state, whole, today), pair: dated, who: dated };
}

/** The items of a list of questions within one sentence; the sentence where it is no list. */
function listed(part: string, read: (text: string) => Understood, state: DialogueState): string[] {
  if (joins.test(read(part).words)) return [part];
  const chunks = part.split(boundary);
  const items: string[] = [];
  for (let at = 0; at < chunks.length; at += 2) {
    const [separator, item] = [at === 0 ? '' : (chunks[at - 1] ?? ''), chunks[at] ?? ''];
    const before = items.at(-1);
    if (before === undefined) items.push(item);
    else if (isAnotherQuestion(before, item, read, state)) items.push(item);
    else items[items.length - 1] = `${before}${separator}${item}`;
  }
  return items.filter((item) => /[\p{L}\d]/u.test(item));
}

function isAnotherQuestion(
  before: string,
  item: string,
  read: (text: string) => Understood,
  state: DialogueState,
): boolean {
  // `Meu ano, mês e dia`: one word belongs to the list before it.
  if (!/\S\s+\S/u.test(item.trim())) return false;
  const [first, second] = [intentIn(before, read, state, leastMarked), intentIn(item, read, state, leastMarked)];
  return first !== null && second !== null && kindOf(first) !== kindOf(second);
}

/** The question that a part asks clearly; null if it asks none by itself. */
function intentIn(
  part: string,
  read: (text: string) => Understood,
  state: DialogueState,
  least: number,
): string | null {
  const message = read(part);
  const { manner, intent, score } = choose(message, { ...state, act: null });
  const atLeast = intent === 'numero' ? Math.min(least, leastNamed) : least;
  const isClear = intent !== null && answeredTogether.has(intent) && score >= atLeast;
  return manner === null && isClear ? intent : null;
}

/** What a part asks by itself; null if it asks nothing. */
function askedKind(
  part: string,
  followsQuestion: boolean,
  isOfMany: boolean,
  read: (text: string) => Understood,
  state: DialogueState,
): string | null {
  const { words } = read(part);
  if (followsQuestion && pointer.test(words)) return 'pointer';
  if (followsQuestion && ofNumberBefore.test(words)) return null;
  const isItem = followsQuestion && part.split(' ').length <= mostWordsOfItem;
  if (!isItem && !part.includes('?') && !asks.test(words)) return null;
  const intent = intentIn(part, read, state, part.includes('?') || isOfMany ? leastMarked : leastClear);
  return intent === null ? null : kindOf(intent);
}

/** `Meu namorado é o Breno, 30/08/1994. E o dele?` */
const ofPerson = /^(?:e )?(?:qual )?(?:e )?(?:o|a|os|as) del[ea]s?$/u;

/** A name and a date that close a message, where no other person is spoken of; null if it closes otherwise. */
function ownData(text: string, read: (text: string) => Understood): string | null {
  const at = Math.max(text.lastIndexOf('?'), text.lastIndexOf('. '), text.lastIndexOf('! '));
  const data = at < 0 ? '' : text.slice(at + 1).trim();
  if (data === '') return null;
  const { people, names } = read(data).read;
  const isWhole = people.length === 1 && people.every(({ birthDate }) => birthDate !== null) && names.length < 2;
  const others = read(text.slice(0, at + 1)).read.people;
  return isWhole && others.every(({ label }) => label === 'eu') ? data : null;
}

/** Parts that ask nothing by themselves go with the question after them, at the end with the one before. */
function merged(parts: readonly string[], read: (text: string) => Understood, state: DialogueState): string[] {
  const questions: { text: string; kind: string }[] = [];
  let open = '';
  for (const part of parts) {
    const text = `${open} ${part}`.trim();
    const before = questions.at(-1);
    const kind = askedKind(part, before !== undefined && open === '', parts.length > 2, read, state);
    if (kind === null) open = text;
    else if (before && ofPerson.test(read(part).words)) before.text = `${before.text} ${text}`;
    else if (before?.kind === kind) before.text = `${before.text} ${text}`;
    else questions.push({ text, kind });
    if (kind !== null) open = '';
  }
  const last = questions.at(-1);
  if (last && open !== '') last.text = `${last.text} ${open}`;
  const [first] = questions;
  // `Qual meu talento e como uso? Simone Aguiar, 15/05/1978`: who asks is known before the first question.
  const data = last === first ? null : ownData(last?.text ?? '', read);
  if (first && last && data !== null) {
    first.text = `${first.text} ${data}`;
    last.text = last.text.replace(data, ' ').trim();
  }
  return questions.map(({ text }) => text);
}

function withAnother(text: string, { words }: Understood, { people }: DialogueState): readonly string[] {
  const [, asked, other] = another.exec(text.trim()) ?? [];
  if (asked === undefined || other === undefined || joins.test(words) || people.length === 0) return [text];
  return [asked, `e ${other}?`];
}
