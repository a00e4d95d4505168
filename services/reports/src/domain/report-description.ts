import type { reportTypes } from '@sefira/contracts/reports/reports';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { cyclesTitle } from '@sefira/numerology/cycles';
import { babyGroupNames } from '@sefira/numerology/interpretations/baby/group-names';
import { levelNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { brandGroupNames } from '@sefira/numerology/interpretations/brand/group-names';
import { interpretGroup } from '@sefira/numerology/interpretations/group';
import { interpretMain, keywordOf, type MainPosition } from '@sefira/numerology/interpretations/main-positions';
import { interpretMonth, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { interpretRelation, relationKey, wordOfBand } from '@sefira/numerology/interpretations/relations';
import { continued } from '@sefira/numerology/interpretations/text-of';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { foldText } from '@sefira/platform/text/fold';
import type { Reading, ReadingOf } from './readings.ts';

/** A report's text in the list. */
export interface ReportDescription {
  readonly type: (typeof reportTypes)[number];
  readonly title: string;
  readonly summary: string;
  readonly insights: readonly string[];
  readonly searchText: string;
}

type Words = Omit<ReportDescription, 'searchText'>;

/** Title, summary and highlights of a report. */
export function describeReading(reading: Reading): ReportDescription {
  const words = wordsOf(reading);
  return { ...words, searchText: searchTextOf(words.title, words.summary) };
}

/** Text that the search matches. */
export function searchTextOf(title: string, summary: string): string {
  return foldText(`${title} ${summary}`);
}

/** `Ana e Bia`, `Ana, Bia e Cris`. */
function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
}

function wordsOf(reading: Reading): Words {
  switch (reading.kind) {
    case 'personal':
      return personal(reading);
    case 'name':
      return name(reading);
    case 'compatibility':
      return compatibility(reading);
    case 'company':
      return company(reading);
    case 'cycles':
      return cycles(reading);
    case 'dates':
      return dates(reading);
    case 'atlas':
      return atlas(reading);
    case 'yearbook':
      return yearBook(reading);
    case 'signature':
      return signature(reading);
    case 'baby':
      return baby(reading);
    case 'brand':
      return brand(reading);
    case 'group':
      return group(reading);
  }
}

function personal({ map }: ReadingOf<'personal'>): Words {
  return {
    type: 'numerology',
    title: `Mapa numerológico de ${map.name}`,
    summary:
      `Motivação ${map.motivacao}, Impressão ${map.impressao}, Expressão ${map.expressao}, ` +
      `Destino ${map.destino} e Missão ${map.missao}.`,
    insights: [
      highlight('Motivação', 'motivacao', map),
      highlight('Expressão', 'expressao', map),
      highlight('Destino', 'destino', map),
      highlight('Missão', 'missao', map),
    ],
  };
}

function name({ result: { map, nameCompatibility } }: ReadingOf<'name'>): Words {
  return {
    type: 'names',
    title: `Análise do nome ${map.name}`,
    summary: `Expressão ${map.expressao}, Motivação ${map.motivacao} e Impressão ${map.impressao}; harmonia de ${nameCompatibility.score}% com o nascimento.`,
    insights: [
      highlight('Expressão', 'expressao', map),
      highlight('Motivação', 'motivacao', map),
      highlight('Impressão', 'impressao', map),
    ],
  };
}

function compatibility({ result: { people, pairs, level }, relation }: ReadingOf<'compatibility'>): Words {
  const { called } = relation;
  const best = pairs.toSorted((one, other) => other.score - one.score).slice(0, 3);
  return {
    type: 'compatibility',
    title: `${relation.name}: ${listNames(people.map((person) => person.name))}`,
    summary: `Compatibilidade de ${relation.name.toLocaleLowerCase('pt-BR')} em cinco eixos: ${wordOfBand(level).toLocaleLowerCase('pt-BR')}.`,
    insights: best.map(({ first, second, relation: bond, numbers }) => {
      const names = `${called[first]} e ${called[second]}`;
      return `${names}: ${numbers[0]} com ${numbers[1]}, ${interpretRelation(relationKey(bond, numbers)).title.toLocaleLowerCase('pt-BR')}`;
    }),
  };
}

function company({ input, result }: ReadingOf<'company'>): Words {
  const { destino, caminhoOrigem, numeroPoderoso } = result.calculations;
  return {
    type: 'company',
    title: `Análise da empresa ${input.companyName}`,
    summary: `Expressão ${destino}, Destino ${caminhoOrigem} e Número poderoso ${numeroPoderoso}; potencial de sucesso de ${result.successPotential}%.`,
    insights: [
      `Expressão ${destino}: ${keywordOf(destino)}`,
      `Destino ${caminhoOrigem}: ${keywordOf(caminhoOrigem)}`,
      `Número poderoso ${numeroPoderoso}: ${keywordOf(numeroPoderoso)}`,
    ],
  };
}

function cycles({ input, result: { yearly } }: ReadingOf<'cycles'>): Words {
  const months = yearly.months.filter(({ month }) => month === 1 || month === 7);
  return {
    type: 'numerology',
    title: cyclesTitle(input),
    summary: `Ano pessoal ${yearly.personalYear}: ${interpretYear(yearly.personalYear).phase}.`,
    insights: months.map(
      ({ month, personalMonth }) =>
        `${month === 1 ? 'Janeiro' : 'Julho'}, mês ${personalMonth}: ${interpretMonth(personalMonth).title}`,
    ),
  };
}

function dates({ input, result }: ReadingOf<'dates'>): Words {
  const { of, name } = occasionText(input.occasion);
  const named = listNames(result.participants.map((one) => one.name));
  const [best] = result.best;
  return {
    type: 'numerology',
    title: `Data certa para ${of}: ${named}`,
    summary: best ? `${name}: o melhor dia é ${shortDate(best.date)}, ${levelNames[best.level].toLowerCase()}.` : name,
    insights: result.best
      .slice(0, 3)
      .map(({ date, level }, index) => `${index + 1}ª opção, ${shortDate(date)}: ${levelNames[level].toLowerCase()}`),
  };
}

function atlas({ atlas: { map, lastAge }, words: { tracks } }: ReadingOf<'atlas'>): Words {
  const current = tracks.flatMap(({ title, segments }) =>
    segments.filter(({ tense }) => tense === 'present').map((segment) => ({ track: title, ...segment })),
  );
  return {
    type: 'numerology',
    title: `Atlas da vida de ${map.name}`,
    summary: `Do nascimento aos ${lastAge} anos, em ${tracks.length} trilhas.`,
    insights: current.slice(0, 4).map(({ track, number, title }) => `${track}, hoje ${number}: ${title}`),
  };
}

function yearBook({ input, book, words }: ReadingOf<'yearbook'>): Words {
  return {
    type: 'numerology',
    title: `Livro do ano de ${input.name}`,
    summary: `De ${shortDate(book.from)} a ${shortDate(book.to)}, dia a dia.`,
    insights: words.years.map(({ number, from, phase }) => `A partir de ${shortDate(from)}, ano ${number}: ${phase}`),
  };
}

function signature({ input, study, words }: ReadingOf<'signature'>): Words {
  const best = study.entries[study.best];
  return {
    type: 'names',
    title: `Assinatura de ${input.names[0]?.name ?? ''}`,
    summary: `${study.entries.length === 1 ? 'Um nome lido' : `${study.entries.length} nomes comparados`}: ${continued(words.recommendation.title)}.`,
    insights: (best ? [best, ...study.entries.filter((entry) => entry !== best)] : [])
      .slice(0, 3)
      .map((entry) => `${entry.map.name}: Expressão ${entry.map.expressao}, ${entry.score} pontos de 100`),
  };
}

function baby({ words, chosen }: ReadingOf<'baby'>): Words {
  const names = chosen.map(({ reading }) => reading.name);
  return {
    type: 'names',
    title: `Nome do bebê: ${words.surnames}`,
    summary: names.length === 0 ? words.lead : `Nomes lidos com os sobrenomes e as datas: ${listNames(names)}.`,
    insights: chosen
      .slice(0, 3)
      .map(
        ({ reading }) =>
          `${reading.name}: Expressão ${reading.numbers.expressao}, ${babyGroupNames[reading.group].toLowerCase()}`,
      ),
  };
}

function brand({ words }: ReadingOf<'brand'>): Words {
  const [best] = words.names;
  return {
    type: 'company',
    title: `Marca: ${best?.name ?? ''}`,
    summary: words.lead,
    insights: words.names
      .slice(0, 3)
      .map(
        ({ name, numbers, score, group }) =>
          `${name}: Expressão ${numbers.expressao}, ${score} pontos, ${brandGroupNames[group].toLowerCase()}`,
      ),
  };
}

function group({ input: { groupName }, result }: ReadingOf<'group'>): Words {
  const { members, groupNumber, overallCompatibility, synergyScore } = result;
  return {
    type: 'compatibility',
    title: groupName ? `Análise do grupo ${groupName}` : `Análise de um grupo de ${members.length} pessoas`,
    summary: `${members.length} pessoas, número do grupo ${groupNumber}, ${overallCompatibility}% de compatibilidade e ${synergyScore}% de sinergia.`,
    insights: [
      `Número ${groupNumber}: ${interpretGroup(groupNumber).title}`,
      ...members.slice(0, 3).map((member) => `${firstName(member.name)}: ${member.role}`),
    ],
  };
}

function firstName(whole: string): string {
  return whole.trim().split(/\s+/u)[0] ?? whole;
}

function highlight(label: string, position: MainPosition, map: NumerologyMap): string {
  return `${label} ${map[position]}: ${interpretMain(position, map[position]).title}`;
}
