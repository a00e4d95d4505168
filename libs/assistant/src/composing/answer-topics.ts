import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import type { DialoguePerson } from '../answerer.ts';
import type { Dialogue } from '../dialogue/dialogue-state.ts';
import { readMap } from '../tools/map-tool.ts';
import type { ToolResult } from '../tools/tool-result.ts';
import { callPerson } from '../understanding/person-reference.ts';
import { ofPerson, type Reference } from '../understanding/phrases.ts';
import { type Draft, draftOf } from './draft.ts';
import { answerPeriod, spanOf } from './period-answer.ts';
import { answerTopic } from './topic-answer.ts';
import { factsOf, type Topic } from './topics.ts';

/** The requested numbers and periods of all requested people. */
export function answerTopics(dialogue: Dialogue, today: string): Draft {
  const parts: string[] = [];
  const results: ToolResult[] = [];
  let isMissing = true;
  for (const label of dialogue.focus.slice(0, 3)) {
    const person = dialogue.people.get(label);
    const reference = callPerson(label, person);
    for (const topic of dialogue.topics) {
      const missing = missingFor(topic, person);
      if (missing !== null) {
        parts.push(askFor(missing, reference, topic));
        continue;
      }
      isMissing = false;
      parts.push(answerOne(dialogue, topic, { ...reference, ...known(person) }, today, results));
    }
  }
  return draftOf([...new Set(parts)].join('\n\n'), {
    results,
    isFree: isMissing,
    suggestions: isMissing ? [] : nextQuestions(dialogue.topics),
    title: titleOf(dialogue),
  });
}

interface Known {
  readonly name: string | null;
  readonly birthDate: string | null;
}

function known(person: DialoguePerson | undefined): Known {
  return { name: person?.name ?? null, birthDate: person?.birthDate ?? null };
}

function answerOne(
  dialogue: Dialogue,
  topic: Topic,
  who: Reference & Known,
  today: string,
  results: ToolResult[],
): string {
  const span = spanOf(topic);
  if (span !== null && who.birthDate !== null) {
    const { period, text } = answerPeriod({ ...who, birthDate: who.birthDate }, span, dialogue.time, today);
    results.push(period);
    return text;
  }
  const found = readMap({ called: calledInFacts(who), name: who.name, birthDate: who.birthDate }, today);
  if (!results.some((result) => result.card?.id === found.card?.id)) results.push(found);
  if (topic === 'mapa') return wholeMap(found, who);
  return answerTopic(topic, found.map, who) ?? askFor(factsOf(topic).needs, who, topic);
}

function calledInFacts({ isMine, called, name }: Reference & Known): string {
  return isMine ? (name?.split(' ')[0] ?? 'você') : called;
}

/** The main numbers in a list, each with its keyword. */
function wholeMap({ map, facts }: ReturnType<typeof readMap>, who: Reference & Known): string {
  const main = ['Destino', 'Expressão', 'Motivação', 'Impressão', 'Missão', 'Ano Pessoal'];
  const lines = main.flatMap((label) => {
    const fact = facts.find((one) => one.label === label);
    return typeof fact?.value === 'number' ? [`- **${label} ${fact.value}**${wordOf(fact.value)}`] : [];
  });
  const owner = who.isMine ? 'o seu mapa' : `o mapa ${ofPerson(who)}`;
  const lead = `Calculei ${owner}${who.name && who.birthDate ? '' : who.name ? ', só com o nome' : ', só com a data'}:`;
  const lists = [
    map.licoesCarmicas ? `- Lições cármicas: ${map.licoesCarmicas.join(', ') || 'nenhuma'}` : '',
    map.desafios ? `- Desafios: ${map.desafios.join(', ')}` : '',
    map.momentosDecisivos ? `- Momentos decisivos: ${map.momentosDecisivos.join(', ')}` : '',
  ].filter(Boolean);
  const missing =
    who.name === null ? askFor('name', who, 'mapa') : who.birthDate === null ? askFor('date', who, 'mapa') : '';
  return [
    lead,
    [...lines, ...lists].join('\n'),
    answerTopic(who.birthDate ? 'destino' : 'expressao', map, who) ?? '',
    missing,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function wordOf(value: number): string {
  return value === 0 ? '' : `: ${keywordOf(value).toLowerCase()}`;
}

/** Missing data of a person for a topic; null if complete. A map needs only the name or the date. */
function missingFor(topic: Topic, person: DialoguePerson | undefined): 'name' | 'date' | 'both' | null {
  const { needs } = factsOf(topic);
  const lacksName = needs !== 'date' && !person?.name?.includes(' ');
  const lacksDate = needs !== 'name' && !person?.birthDate;
  if (topic === 'mapa' && (person?.name || person?.birthDate)) return null;
  if (lacksName && person?.name && (needs === 'name' || !lacksDate)) return null;
  if (lacksName && lacksDate) return 'both';
  if (lacksName) return 'name';
  return lacksDate ? 'date' : null;
}

export function askFor(missing: 'name' | 'date' | 'both', reference: Reference, topic: Topic): string {
  const { isMine } = reference;
  const of = ofPerson(reference);
  const what = {
    name: isMine ? 'o seu **nome completo** de nascimento' : `o **nome completo** ${of}, como na certidão`,
    date: isMine ? 'a sua **data de nascimento**' : `a **data de nascimento** ${of}`,
    both: isMine
      ? 'o seu **nome completo** e a sua **data de nascimento**'
      : `o **nome completo** e a **data de nascimento** ${of}`,
  }[missing];
  const example = missing === 'name' ? '' : ' (por exemplo, 15/03/1990)';
  return `Para calcular ${topic === 'mapa' ? 'o mapa completo' : `o número de ${factsOf(topic).label}`}, me diga ${what}${example}.`;
}

function nextQuestions(topics: readonly Topic[]): string[] {
  const all: [Topic, string][] = [
    ['destino', 'Qual é o meu número de destino?'],
    ['expressao', 'E o meu número de expressão?'],
    ['anoPessoal', 'Como está o meu ano pessoal?'],
    ['licoesCarmicas', 'Quais são as minhas lições cármicas?'],
    ['diaPessoal', 'E o meu dia pessoal amanhã?'],
  ];
  return all
    .filter(([topic]) => !topics.includes(topic))
    .map(([, text]) => text)
    .slice(0, 3);
}

function titleOf(dialogue: Dialogue): string | null {
  const [topic] = dialogue.topics;
  const [label] = dialogue.focus;
  if (!topic || !label) return null;
  const reference = callPerson(label, dialogue.people.get(label));
  const { isMine } = reference;
  return isMine
    ? `Meu ${factsOf(topic).label}`
        .replace('Meu Lições', 'Minhas Lições')
        .replace('Meu Missão', 'Minha Missão')
        .slice(0, 60)
    : `${factsOf(topic).label} ${ofPerson(reference)}`.slice(0, 60);
}
