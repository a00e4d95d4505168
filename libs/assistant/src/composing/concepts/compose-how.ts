import { personalTime } from '@sefira/numerology/calendar/personal-time';
import type { MainPosition } from '@sefira/numerology/interpretations/main-positions';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { defaultSystem, ruleSetFor } from '@sefira/numerology/rules/registry';
import type { MapToolResult } from '../../tools/map-tool.ts';
import { basisOf } from '../basis.ts';
import { composeNumbers } from '../compose-number.ts';
import type { Composed, Composer } from '../composer.ts';
import { composeSource } from '../follow-ups/compose-source.ts';
import { beganIn } from '../period-facts.ts';
import { capital, numberOf } from '../speaker.ts';
import { factsOf, isMain, type Topic } from '../topics.ts';
import { composeConcept } from './compose-concept.ts';

/** How the last number was computed. */
export function composeHow(composer: Composer): Composed {
  const { act } = composer;
  const [label = 'eu'] = act.who;
  const found = composer.map(label);
  const asked = act.topics.find((one) => one !== 'mapa');
  const source = asked === undefined && act.of !== null ? composeSource(composer) : null;
  if (source !== null) return source;
  const topic = asked ?? (found?.map.expressao === undefined ? undefined : 'expressao');
  if (!topic || !found)
    return topic ? composeConcept(composer) : composeNumbers({ ...composer, act: { ...act, topics: ['destino'] } });
  const lines = basisOf(found.map, topic);
  if (lines.length === 0 || topic.endsWith('Pessoal')) return periodHow(composer, topic);
  const shown = { id: `conta.${topic}.${label}`, text: '' };
  if (!composer.isNew(shown)) return howAgain(found, topic);
  composer.pick(shown);
  const isDefault = composer.system === defaultSystem;
  const value = isMain(topic) ? found.map[topic] : undefined;
  const lead =
    isMain(topic) && isDefault && value
      ? `**${capital(numberOf(topic, value, composer.speaker(label)))} ${howLead[topic]}** A conta:`
      : 'Foi assim, passo a passo:';
  const totals = lines.filter((line) => line.startsWith('Total') || line.startsWith('Regra'));
  const short = lines.filter((line) => !totals.includes(line) && !line.startsWith('As escolas'));
  return {
    text: `${lead}\n\n${[...short, ...totals].map((line) => `- ${line}`).join('\n')}`,
    basis: lines.filter((line) => line.startsWith('As escolas')),
    results: [found],
    chips: ['E na prática, o que muda?', 'Explique com palavras mais simples'],
  };
}

/** The numbers that a number is added from. */
const addends: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  missao: ['expressao', 'destino'],
  talentoOculto: ['motivacao', 'expressao'],
};

/** A calculation that was shown already: of its parts, else in words. */
function howAgain(found: MapToolResult, topic: Topic): Composed {
  const parts = addends[topic] ?? [];
  const lines = (one: Topic) => basisOf(found.map, one).filter((line) => !/^(?:As escolas|Regra)/u.test(line));
  const chips = ['E na prática, o que eu faço com isso?', 'Por que outro site deu diferente?'];
  if (parts.length > 0)
    return {
      text: `**Por dentro da conta:** ela junta ${parts.map((one) => factsOf(one).label).join(' e ')}, e cada parte sai assim.\n\n${parts
        .flatMap((one) => lines(one).map((line) => `- ${factsOf(one).label}, ${line.replace(/^Total/u, 'total')}`))
        .join('\n')}`,
      results: [found],
      chips,
    };
  const [, sum = '', rest = ''] =
    /^Total: (\d+)(?: → (.+))?/u.exec(lines(topic).find((line) => line.startsWith('Total')) ?? '') ?? [];
  const listed = lines(topic)
    .filter((line) => !line.startsWith('Total'))
    .flatMap((line) => {
      const [, name, value] = /^([^:]{1,30}):.*?(\d+)$/u.exec(line) ?? [];
      return name && value ? [`${name} dá ${value}`] : [];
    });
  return {
    text: [
      `**Em palavras:** ${joinWords(listed)}; tudo junto, ${sum}.`,
      rest
        ? `Como ${sum} não é número de leitura, somam-se os algarismos dele: ${rest}.`
        : 'Esse já é número de leitura, e a conta para aí.',
      'É sempre a mesma tabela, para qualquer pessoa: refaça com um lápis e o resultado se repete.',
    ].join(' '),
    results: [found],
    chips,
  };
}

const howLead: Readonly<Record<MainPosition, string>> = {
  missao: 'nasce do encontro de dois números: a Expressão, que vem do nome, e o Destino, que vem da data.',
  destino: 'se calcula só com a data de nascimento: junta-se cada algarismo do dia, do mês e do ano.',
  expressao: 'sai do nome completo, letra por letra, com acento valendo.',
  motivacao: 'sai das vogais do nome, na ordem em que aparecem.',
  impressao: 'sai das consoantes do nome.',
};

function periodHow(composer: Composer, topic: Topic): Composed {
  const rules = composer.rules();
  const rule = rules[topic as keyof typeof rules];
  const person = composer.person(composer.act.who[0] ?? 'eu');
  const birth = person?.birthDate?.split('-').map(Number) ?? [];
  const turnsInJanuary = ruleSetFor(composer.system).anoPessoal.turns === 'january';
  const yearAdded = turnsInJanuary ? 'ano do calendário' : 'ano em que o aniversário caiu';
  const sum =
    birth.length === 3 ? ` Aqui entram o dia ${birth[2]} e o mês ${birth[1]} do nascimento, com o ${yearAdded}.` : '';
  const digits = turnsInJanuary || birth.length !== 3 ? '' : sumOfYear(composer, topic, birth);
  return {
    text: `${rule ? `Regra: ${rule.statement}` : 'É a soma da data, reduzida.'}${sum}${digits}`,
    chips: ['O que isso quer dizer?', 'E na prática?'],
  };
}

/** ` A conta: 1 + 4 + 8 + 2 + 0 + 2 + 6 = 23 → 2 + 3 = 5.` of the year in force; empty for other periods. */
function sumOfYear(
  { person, act, today, system }: Composer,
  topic: Topic,
  [, month = 0, day = 0]: readonly number[],
): string {
  const birthDate = person(act.who[0] ?? 'eu')?.birthDate;
  if (topic !== 'anoPessoal' || !birthDate) return '';
  const year = beganIn(birthDate, today);
  const digits = [...`${day}${month}${year}`].map(Number);
  const sum = digits.reduce((one, other) => one + other, 0);
  const { anoPessoal } = personalTime(birthDate, today, system);
  return ` A conta: ${digits.join(' + ')} = ${sum}, que se reduz a ${anoPessoal}.`;
}
