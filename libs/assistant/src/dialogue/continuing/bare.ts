import { beganIn } from '../../composing/period-facts.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { Period } from '../../understanding/read-periods.ts';
import { actOf, continuedOf } from '../act.ts';
import { periodTopics, phases } from '../number-view.ts';
import type { Act, DialogueState } from '../state.ts';

const opens = '^(?:(?:e|mas|ta|ok|entao|ue|ah|hum|agora|ai) )*';
/** `Por que esse?`, `por que deu isso?` */
const reason = new RegExp(
  `${opens}por ?que(?: (?:isso|ess[ea]|est[ea]|el[ea]|deu|foi|e|da|justo|logo|tem que ser|numero|\\d+))*$`,
  'u',
);
/** `E isso veio de onde?`, `de onde saiu esse número?` */
const origin = new RegExp(
  `${opens}(?:(?:isso|ess[ea]|est[ea]|el[ea]) (?:(?:numero|valor|conta|resultado) )?)?(?:(?:vem|veio|sai|saiu|surgiu) (?:de onde|da onde|daonde)|(?:de onde|da onde|daonde) (?:(?:e que )?(?:vem|veio|sai|saiu|surgiu|tir\\w+|voce tirou))(?: (?:isso|ess[ea]|est[ea]|el[ea]))?(?: (?:numero|valor|conta|resultado|\\d+))?)$`,
  'u',
);
/** `E depois?`, `o que vem depois disso?` */
const next = new RegExp(`${opens}(?:o que vem )?(?:depois|em seguida)(?: (?:disso|dele|desse|que vem))?$`, 'u');
/** `Faz com a minha data`, `e com o meu nome?` */
const applied = new RegExp(
  `${opens}(?:(?:faz|faca|calcula|aplica|mostra|tenta|testa) (?:isso |a conta )?)?(?:com|na|no|para|pela|pelo) (?:a |o )?(?:minha|meu|meus) (?:data|nome|nascimento|dados|caso)\\b`,
  'u',
);
/** `Eu tenho esse número?` */
const owned = new RegExp(
  `${opens}(?:sera que )?(?:eu |el[ea] )?(?:tenho|tem|possuo) (?:ess[ea]|est[ea]|o|um) (?:mesmo )?(?:numero|\\d+)\\b`,
  'u',
);
/** `O que mudou de lá pra cá?` */
const since = new RegExp(
  `${opens}(?:o que )?mud(?:ou|aram?)\\b.*\\b(?:de la para ca|desde (?:la|entao)|ate (?:hoje|agora))$`,
  'u',
);
const ofTime = new Set(['periodo', 'momento', 'quandoMuda', 'porquePeriodo', 'epoca']);

/** The year after the one that was spoken of. */
function yearAfter({ act, time, people }: DialogueState, today: string): Period | null {
  const birthDate = people.find(({ label }) => label === act?.who[0])?.birthDate;
  // The turn was said: what comes after it is asked.
  if (act?.intent === 'quandoMuda' && birthDate)
    return { span: 'year', date: `${beganIn(birthDate, today) + 2}-12-31` };
  const [last] = act?.periods ?? [];
  const spoken = last ?? time.last.at(-1) ?? { span: 'year' as const, date: today };
  if (spoken.span !== 'year') return null;
  return { span: 'year', date: `${Number(spoken.date.slice(0, 4)) + 1}-12-31` };
}

/**
 * Short messages of function words, which say nothing by themselves: the question before with another period, its
 * reason, or its number looked for in one's own data. Decided by the conversation alone.
 */
export function bareFollowUp(message: Understood, state: DialogueState, today: string): Act | null {
  const { act, mood, table, time } = state;
  const { words } = message;
  if (act === null || mood !== null || table.mode !== null) return null;
  const again = (intent: string, change: Partial<Act>): Act => ({ ...act, intent, words, of: null, ...change });
  const own = act.topics.filter((topic) => topic !== 'mapa');
  const isOfPhase = own.some((topic) => phases.includes(topic));
  const before = continuedOf(act);
  if ((reason.test(words) || origin.test(words)) && own.length > 0 && act.intent === 'numero')
    return again('como', { of: 'numero' });
  const year = ofTime.has(act.intent) && !isOfPhase && next.test(words) ? yearAfter(state, today) : null;
  if (year !== null && act.intent !== 'momento') return again('periodo', { topics: [], periods: [year] });
  const last = time.last.at(-1);
  if (since.test(words) && last !== undefined && last.span === 'year' && last.date < today)
    return again('compararPeriodos', { topics: [], periods: [last, { span: 'year', date: today }] });
  if (applied.test(words) && own.length > 0 && ['como', 'conceito', 'numero', 'significado'].includes(before))
    return again(own.some((topic) => periodTopics.has(topic)) ? 'periodo' : 'numero', { who: ['eu'], topics: own });
  const { number } = act;
  if (owned.test(words) && number !== null && message.number === null)
    return { ...actOf('ondeEsta', message, message, message.pronoun === null ? ['eu'] : act.who), number, topics: [] };
  return null;
}
