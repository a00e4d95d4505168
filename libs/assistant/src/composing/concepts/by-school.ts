import { defaultSystem, ruleSetFor } from '@sefira/numerology/rules/registry';
import type { RuleId } from '@sefira/numerology/rules/rule-set';
import { ownSections } from '@sefira/numerology/schools/own-sections';
import { showsRule } from '@sefira/numerology/schools/shown';
import { schoolInWords } from '../../dialogue/school.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { capital } from '../speaker.ts';
import { factsOf } from '../topics.ts';

/** Intents that read a part which some schools do not have. */
const ruleOfIntent: Readonly<Partial<Record<string, RuleId>>> = { arcano: 'arcanoRegente' };

/** What only the school of the conversation has, or a part that it lacks; null where the question is answered as ever. */
export function composeBySchool(composer: Composer): Composed | null {
  if (composer.system === defaultSystem) return null;
  return ownPart(composer) ?? lackingPart(composer);
}

function lackingPart({ act, system }: Composer): Composed | null {
  const { sections } = ruleSetFor(system);
  const shown = { secoes: [...sections] };
  const rule = ruleOfIntent[act.intent];
  const asked = act.topics.filter((topic) => topic !== 'mapa');
  const lacking = asked.find((topic) => !showsRule(shown, topic as RuleId));
  if (rule === undefined && lacking === undefined) return null;
  if (rule !== undefined && showsRule(shown, rule)) return null;
  const name = lacking === undefined ? 'arcanos' : factsOf(lacking).label;
  return {
    text: `**A ${schoolInWords(system)} não trabalha com ${name}.** É uma parte da ${schoolInWords(defaultSystem)}; se quiser, leio por ela.`,
    chips: [`E na ${schoolInWords(defaultSystem).split(' ').at(-1)}?`, 'Qual é o meu número de Destino?'],
    isFree: true,
    title: capital(name).slice(0, 60),
  };
}

/** A number that the school alone has, by its label: "qual é a minha maturidade?". */
function ownPart(composer: Composer): Composed | null {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const entries = found ? ownEntries(found.map) : [];
  const words = ` ${foldQuestion(composer.act.words)} `;
  const named = entries.filter((entry) => words.includes(` ${foldQuestion(entry.label)} `));
  if (!found || named.length === 0) return null;
  return {
    text: named.map((entry) => sentence(`**${entry.label}: ${entry.value}.**`, entry.text)).join('\n\n'),
    results: [found],
    title: capital(named[0]?.label ?? '').slice(0, 60),
    chips: ['E na prática, o que eu faço com isso?', 'Qual é o meu número de Destino?'],
  };
}

type SectionMap = Parameters<typeof ownSections>[0];

/** Entries of the school's own sections; none without name and birth date. */
export function ownEntries(map: Partial<SectionMap>) {
  return isWhole(map) ? ownSections(map).flatMap(({ entries }) => entries) : [];
}

function isWhole(map: Partial<SectionMap>): map is SectionMap {
  return map.missao !== undefined && map.letters !== undefined && map.birthDate !== undefined;
}
