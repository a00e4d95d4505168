import { phaseTopicOf, type Topic } from '../composing/topics.ts';
import type { Understood } from '../understanding/read-message.ts';
import type { Period } from '../understanding/read-periods.ts';
import type { DialogueState } from './state.ts';

/** A question about a time of life: an age, a year that is over, the year in which a number returns. */
export interface EpochQuestion {
  readonly intent: 'epoca' | 'anoDoNumero';
  readonly age: number | null;
  readonly periods: readonly Period[];
  readonly number: number | null;
}

const ages: Readonly<Record<string, number>> = {
  dez: 10,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};
const ageOf = new RegExp(
  `\\b(?:aos|com|na idade de|quando (?:\\w+ )?(?:tinha|tiver|tivesse|fizer|completar|fiz|completou|fez)) (?:os |uns |meus |seus )*(\\d{1,2}|${Object.keys(ages).join('|')})(?: anos?)?(?= |$)(?! (?:de|do|da|dias) )`,
  'u',
);
const ofTime =
  /\b(?:ciclos?|fases?|momentos?|arcanos?|anos? pessoa\w+|val(?:ia|eu|era)|viv(?:ia|i|o|e|eu|erei|er)|est(?:ava|ive|arei|aria|ou)|acontec\w+|regia|rege|epoca|periodo|em que ano|(?:que|qual) ano|como (?:foi|vai ser|vai estar|era|sera)|o que (?:foi|era|vai ser|sera|tinha)|foi|fui|sofri|passei)\b/u;
const isAnother = /\b(?:da tempo|tarde|velh[oa]|proxim\w+|seguinte|por ?que|porque|motivo|compar\w+|melhor|pior|ou)\b/u;
const same = /\b(?:n?(?:ess[ae]|mesm[ao]|aquel[ae])|naquel[ae]) (?:epoca|idade|ano|tempo|fase|periodo)\b/u;

const returning =
  /\b(?:quando|proxim[oa]|ultim[oa]|quanto tempo|(?:em )?que ano|volt\w+|cheg\w+|entr\w+)\b.*\bano (?:pessoal )?(?:numero |de numero )?(1|2|3|4|5|6|7|8|9|11|22)\b(?! de)/u;
const another = /^(?:e |mas )?(?:o |um |num |no )?(?:proximo |ultimo )?ano (?:pessoal )?(1|2|3|4|5|6|7|8|9|11|22)$/u;

/** The time of life that a message asks about; null if it asks about none. */
export function epochQuestion(message: Understood, state: DialogueState, today: string): EpochQuestion | null {
  const { words } = message;
  const number = (returning.exec(words) ?? (state.act?.intent === 'anoDoNumero' ? another.exec(words) : null))?.[1];
  if (number !== undefined) return { intent: 'anoDoNumero', age: null, periods: [], number: Number(number) };
  if (isAnother.test(words) || message.purpose !== null) return null;
  return ageAsked(message, state) ?? yearAsked(message, state, today);
}

const goesOn = ({ isEllipsis, words }: Understood) => isEllipsis && words.split(' ').length <= 6;
const isOfLife = ({ act }: DialogueState) =>
  act !== null && (act.intent === 'epoca' || act.intent.startsWith('fase') || act.topics.some(isPhase));

function ageAsked(message: Understood, state: DialogueState): EpochQuestion | null {
  const age = ageOf.exec(message.words)?.[1];
  if (age === undefined || message.corrects) return null;
  const continues = goesOn(message) && (isOfLife(state) || state.act?.intent === 'periodo');
  if (!continues && !ofTime.test(message.words)) return null;
  return { intent: 'epoca', age: ages[age] ?? Number(age), periods: [], number: null };
}

function yearAsked(message: Understood, state: DialogueState, today: string): EpochQuestion | null {
  const { words, topics } = message;
  const before = state.act?.intent ?? '';
  const continues = goesOn(message) && (before === 'periodo' || before === 'epoca');
  const periods = yearsOf(message, continues, today);
  if (periods.length === 1) {
    const isPast = periods.every(({ date }) => date.slice(0, 4) < today.slice(0, 4));
    const isOfPhase = topics.some(isPhase) || (isOfLife(state) && /^e (?:em|no ano|[oa]s? d[eo])\b/u.test(words));
    if (isOfPhase || (isPast && (ofTime.test(words) || goesOn(message))))
      return { intent: 'epoca', age: null, periods, number: null };
  }
  if (before !== 'epoca' || !same.test(words)) return null;
  return { intent: 'epoca', age: state.act?.age ?? null, periods: state.act?.periods ?? [], number: null };
}

/** The list of phases that a question goes on with: `e aos 60?` after a cycle. */
export function epochTopics({ topics, words, isEllipsis }: Understood, { act }: DialogueState): readonly Topic[] {
  return topics.length > 0 || !isEllipsis || ofTime.test(words) ? topics : (act?.topics ?? []);
}

const isPhase = (topic: Topic) => phaseTopicOf([topic]) !== undefined;

/** The years named; two digits where a question about a time goes on: `e em 97?` */
function yearsOf({ periods, words }: Understood, continues: boolean, today: string): readonly Period[] {
  const named = periods.filter(({ span, until }) => span === 'year' && until === undefined);
  const short = continues ? /\b(?:em|de|do ano) (?:19)?([3-9]\d)$/u.exec(words)?.[1] : undefined;
  if (named.length > 0 || short === undefined) return named.filter(({ date }) => date !== today);
  return [{ span: 'year', date: `19${short}-12-31` }];
}
