import { shortDate } from '@sefira/numerology/calendar/calendar';
import { defaultSystem } from '@sefira/numerology/rules/registry';
import type { Dialogue } from '../../dialogue/dialogue.ts';
import { schoolInWords } from '../../dialogue/school.ts';
import { readMap } from '../../tools/map-tool.ts';
import { isYoung } from '../advice/compose-guidance.ts';
import type { Composer } from '../composer.ts';
import { isMain } from '../topics.ts';
import { careLead } from './compose-manner.ts';

/** Said once when the conversation goes on in another school than the default one. */
function schoolLead({ system, said, pick }: Composer): string {
  const id = `escola.${system}`;
  if (system === defaultSystem || said.has(id)) return '';
  return pick({ id, text: `Leio pela ${schoolInWords(system)}.` });
}

/** What comes before the answer: care, the school, or what was set right. */
export function leadOf({ manner, corrected, state }: Dialogue, composer: Composer): string {
  // What calms the user is no help to a child that is asked about.
  if (manner !== null && composer.act.who.some((label) => label !== 'eu' && isYoung(composer, label))) return '';
  if (manner !== null) return careLead(manner, composer);
  const school = schoolLead(composer);
  if (school !== '') return school;
  if (corrected === null) return '';
  const person = state.people.find(({ label }) => label === corrected);
  const date = person?.birthDate ? shortDate(person.birthDate) : undefined;
  const before = state.corrected;
  if (corrected === 'eu' && person?.name && before?.name && person.name !== before.name)
    return composer.pick({ id: `corrigido.nome.${person.name}`, text: sameAfter(person.name, composer) });
  return composer.pick({
    id: `corrigido.${date}.${person?.name}`,
    text:
      person?.name && corrected !== 'eu'
        ? `Corrigido: ${person.name}${date ? `, ${date}` : ''}.`
        : `Corrigido${date ? `: ${date}` : ''}.`,
  });
}

/** `Anotado: Sélia Regina Dutra`, and whether the new letters change the number that was asked for. */
function sameAfter(name: string, { map, act, state, today, system }: Composer): string {
  const [topic] = act.topics.filter(isMain);
  const before = state.corrected;
  const now = topic && map('eu')?.map[topic];
  const was =
    topic && before?.name
      ? readMap({ called: '', name: before.name, birthDate: before.birthDate }, today, system).map[topic]
      : undefined;
  return now !== undefined && now === was
    ? `Anotado: ${name}. Com a troca, o número continua o mesmo.`
    : `Anotado: ${name}.`;
}
