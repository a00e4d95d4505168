import relations from '../understanding/data/relations.json' with { type: 'json' };
import type { Understood } from '../understanding/read-message.ts';
import type { DialogueState, StatePerson } from './state.ts';
import { saidOfMe } from './who/focus.ts';

/** What an unclear message most likely asks for in this conversation; null where nothing was spoken of. */
export function impliedIntent(
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  focus: readonly string[],
): { intent: string; who: readonly string[] } | null {
  const hasData = (label: string) =>
    people.some((one) => one.label === label && (one.name !== null || one.birthDate !== null));
  if (message.words.split(' ').length < 2 && !message.trait) return null;
  const isOfChange = state.table.mode === 'assinatura' && /\bmud\w+\b/u.test(message.words);
  if (state.table.mode !== null) return { intent: isOfChange ? 'assinatura' : 'escolher', who: ['eu'] };
  if (focus.length > 1) return { intent: impliedOfSeveral(message), who: bothWithUser(message, focus) };
  const [label = 'eu'] = focus;
  if (label !== 'eu' && hasData(label)) return { intent: message.trait ? 'traco' : 'conviver', who: [label] };
  if (!hasData('eu')) return null;
  return (state.act === null ? null : impliedOfSelf(state.act.intent, message)) ?? guessedOfSelf(message, state);
}

const undecided = /\b(?:duvida|indecis[oa]|dividid[oa]) entre\b/u;

/** What an unclear message about two or more people asks of them. */
function impliedOfSeveral({ words, trait, pronoun }: Understood): string {
  if (undecided.test(words)) return 'quemMaisCombina';
  if (conflict.test(words)) return 'brigas';
  if (trait !== null) return 'quem';
  if (/\b(?:separ|termin|divorci)\w+/u.test(words)) return 'brigas';
  return pronoun === 'plural' ? 'completa' : 'melhorar';
}

function bothWithUser({ words }: Understood, focus: readonly string[]): readonly string[] {
  return undecided.test(words) ? ['eu', ...focus.filter((label) => label !== 'eu')] : focus;
}

/** A decision goes on; a question for a reason is one about the user. */
function impliedOfSelf(intent: string, message: Understood): { intent: string; who: readonly string[] } | null {
  if (intent === 'decisao' && !isStatement(message)) return { intent: 'decisao', who: ['eu'] };
  return /\b(?:por ?que|porque|motivo|razao)\b/u.test(message.words) ? { intent: 'porque', who: ['eu'] } : null;
}

const askedBy: readonly (readonly [RegExp, string])[] = [
  [/\bpor ?que\b|\bporque\b|\bmotivo\b|\brazao\b/u, 'porque'],
  [/^(?:e |mas |entao )*(?:sera que|devo|posso|da para|vou|e se)\b/u, 'decisao'],
  [/^(?:e |mas |entao )*(?:como|de que (?:jeito|forma)|o que (?:eu )?fac)/u, 'melhorar'],
  [/\b(?:sobre|de|em|para) mim\b|\b(?:qual|quais|que|o que)\b.*\b(?:eu|meus?|minhas?)\b/u, 'resumo'],
];

/** A question in the first person without known words: what its question word asks of the map. */
function guessedOfSelf(
  message: Understood,
  { mood }: DialogueState,
): { intent: string; who: readonly string[] } | null {
  if (mood !== null || isStatement(message) || message.words.split(' ').length < 3) return null;
  const isMine = message.isAboutMe || /\b(?:eu|me|minha|meu)\b/u.test(message.words);
  const intent = isMine ? askedBy.find(([pattern]) => pattern.test(message.words))?.[1] : undefined;
  return intent === undefined ? null : { intent, who: ['eu'] };
}

/** A relation without data that a statement is about: `meu marido é contra`. */
export function reportedOf(message: Understood, people: readonly StatePerson[], mood: string | null): string | null {
  if (mood !== null || isClearQuestion(message)) return null;
  const spoken = message.read.people.find(({ label, name, birthDate }) => label in relations && !name && !birthDate);
  if (!spoken || !isStatement(message) || /^e /u.test(message.words)) return null;
  const isKnown = people.some(({ label, birthDate }) => label === spoken.label && birthDate !== null);
  return !isKnown && new RegExp(`\\b${spoken.label} \\w`, 'u').test(message.words) ? spoken.label : null;
}

/** A statement: no question mark and no question word. */
export function isStatement({ text, words }: Understood): boolean {
  return (
    (!text.includes('?') || /^sabe (?:quando|aquel)/u.test(words)) &&
    words.split(' ').length > 2 &&
    !/^(?:e |mas |entao )?(?:qual|quais|que|quem|quando|como|onde|quanto|quantos|por que|porque|o que|devo|posso|da para|sera|me |fal[ae]|diz|faz|manda|mostra|explica|le |cont[ae]|analis|calcul|quero|queria|gostaria)/u.test(
      words,
    )
  );
}

/** Verbs of the first person: `comecei`, `estou reformando`, `trabalho com vendas`. */
const firstPerson =
  /\b(?:estou|fui|sou|tenho|trabalho|moro|cuido|ando|vim|sai|vivo|ganho|vendo|acabo|vou|fiz|tive|perdi|vendi|dividi|discuti|consegui|conheci)\b|\b\w{3,}(?<![aei]r)ei\b|\b(?:parei|tirei|virei)\b/u;
/** An event in a relative's life: `minha filha foi morar fora`. */
const familyEvent =
  /\b(?:meus?|minhas?|noss[oa]s?) \w+ (?:se )?(?:foi|foram|saiu|sairam|mudou|mudaram|casou|nasceu|viajou|passou|voltou|entrou|formou|cresceu|cresceram|aposentou|comecou|ganhou|comprou|largou|terminou)\b/u;
export const conflict =
  /\b(?:nunca (?:me|nos)|nao (?:me|nos|aceita|deixa|quer|fala|gosta|concorda)|contra|brig\w+|insuportav\w+|chat[oa]|dificil|implicante|folgad[oa]|gross[oa]|estressad[oa]|de cara (?:fechada|amarrada)|critic\w+|reclam\w+|grit\w+|implic\w+|peg(?:a|ando|ou) no (?:meu )?pe|persegu\w+|nao estamos bem|estamos mal|sumiu|se afast\w+|nos afast\w+|par(?:ou|ei) de falar|ciume\w*|mand\w+ em mim|me (?:cobra|critica|ignora|trata|irrita))\b/u;

/** A statement about the user's own life, without a question. */
export function isStory(message: Understood, { table: { mode }, mood }: DialogueState): boolean {
  const { words, likely, topics, read } = message;
  if (mode !== null || mood !== null || topics.length > 0 || !isStatement(message)) return false;
  if (read.people.some(({ name, birthDate }) => name || birthDate) || conflict.test(words)) return false;
  if (saidOfMe.test(words) || /^(?:e |mas )(?:[oa] |eu |el[ea] |se )/u.test(words)) return false;
  if (/\bnao sei\b|\bem duvida\b|\bindecis[oa]\b|\bou (?:nao|deixo|\w+[aei]r)$/u.test(words)) return false;
  const story = likely.find(({ intent }) => intent === 'conto')?.probability ?? 0;
  const [nearest] = likely;
  if (nearest?.intent === 'conto' && story >= 0.65) return true;
  // Verbs of the first person count where no question is clearer than the story.
  const isQuestion = nearest !== undefined && nearest.probability >= leastOfQuestion && story < 0.1;
  return !isQuestion && (firstPerson.test(words) || familyEvent.test(words));
}

/** A question as likely as this is not taken for a story or a report. */
const leastOfQuestion = 0.6;

/** Readings of a statement about another person, beside which it stays a report. */
const ofReports = new Set([
  'conviver',
  'relato',
  'conto',
  'traco',
  'irrita',
  'precisa',
  'brigas',
  'feedback',
  'crianca',
]);

function isClearQuestion({ likely: [nearest] }: Understood): boolean {
  return nearest !== undefined && nearest.probability >= leastOfQuestion && !ofReports.has(nearest.intent);
}
