import { drawCover } from '@sefira/drawings/covers/cover';
import { drawRadar } from '@sefira/drawings/radar';
import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import type { BusinessType, CompanyResult } from '@sefira/numerology/block-results';
import { monthNames } from '@sefira/numerology/calendar/calendar';
import { interpretCompanyResult } from '@sefira/numerology/interpretations/company';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { interpretMonth, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { recommendCompany, recommendCompanyProfile } from '@sefira/numerology/interpretations/recommend-business';
import type { DestinyRelation } from '@sefira/numerology/map-result';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, compactReadings, readings, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { facts, measure, threeNumbers } from '../parts/figures.ts';
import { type Calculated, method } from '../parts/method.ts';
import { comingMonths } from '../parts/months.ts';
import { mandalaOf } from '../parts/people.ts';
import { personPage } from '../parts/person.ts';
import { steps } from '../parts/steps.ts';
import { letters } from '../personal/letters.ts';

interface Input {
  readonly input: { readonly businessType: BusinessType | null; readonly foundationDate: string };
  readonly result: CompanyResult;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

const INDICATORS = [
  ['successPotential', 'Potencial de sucesso'],
  ['growthPotential', 'Potencial de crescimento'],
  ['financialOutlook', 'Perspectiva financeira'],
  ['compatibility', 'Compatibilidade'],
] as const;

const RELATIONS: Readonly<Record<DestinyRelation, string>> = {
  favoravel: 'favorável',
  neutro: 'neutra',
  desfavoravel: 'pede ajuste',
};

/** A company: its name, its foundation, its sector, who directs it, its year. Pure in its input. */
export function renderCompanyReport(given: Input, printing: Printing): RenderedReport {
  const { referenceDate, ruleSet } = given;
  const name = printableName(given.result.map.name);
  const result = { ...given.result, map: { ...given.result.map, name } };
  const input = { ...given, result };
  const owner = result.ownerMap && { ...result.ownerMap, name: printableName(result.ownerMap.name) };
  return compose(
    {
      title: `Análise da empresa ${name}`,
      eyebrow: 'Análise de empresa',
      subject: name,
      under: `Fundada em ${dateInWords(given.input.foundationDate)}`,
      art: (palette) => drawCover(mandalaOf(result.map), { palette }),
      chapters: [
        panorama(input),
        numbers(input),
        outlook(input),
        { ...letters(result, company), part: 'A empresa' },
        ...(owner
          ? [
              personPage(owner, {
                id: 'direcao',
                part: 'Quem dirige',
                note: `Quem dirige a empresa, com Destino ${owner.destino}.`,
              }),
            ]
          : []),
        year(input),
        calendar(input),
        method(calculations(result), ruleSet),
      ],
      guide: {
        title: 'Como ler este relatório',
        text:
          'O nome mostra como o mercado percebe a empresa; a data de fundação, de onde ela vem; a soma dos dois, a força que tem quando age inteira. ' +
          `As porcentagens comparam números por regras escritas no apêndice. ${symbolicNote}`,
      },
      closing: {
        number: result.calculations.numeroPoderoso,
        title: 'A empresa é de quem a faz',
        paragraphs: [
          'Números não substituem plano, caixa e gente boa. Eles ajudam a dar nome ao estilo da casa e a escolher com mais consciência o momento de cada passo.',
          'Volte a estas páginas no aniversário da fundação, quando o ano da empresa muda.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('company') },
    },
    printing,
  );
}

const company = {
  lead: 'Cada letra do nome tem um valor. As vogais, em cima, mostram o que a empresa busca; as consoantes, embaixo, o que o público percebe; o nome inteiro, o que ela sabe fazer.',
};

function panorama({ input, result }: Input): Chapter {
  const { destino, caminhoOrigem, numeroPoderoso } = result.calculations;
  return chapter({
    id: 'panorama',
    title: 'A empresa em uma página',
    part: 'Panorama',
    content: [
      threeNumbers([
        { name: 'Destino · o nome', number: destino },
        { name: 'Caminho de origem · a fundação', number: caminhoOrigem },
        { name: 'Número poderoso · os dois', number: numeroPoderoso },
      ]),
      h('div', { className: 'figure', style: { width: '104mm' } }, drawing(radarOf(result), '')),
      facts([
        ['Setor', input.businessType ?? 'Outros'],
        ['Números do setor', list(result.sectorNumbers)],
        ['Afinidade com o setor', `${result.sectorFit}%`],
        ['Nome e fundação', RELATIONS[result.nameWithFoundation]],
        ['Número de quem dirige', result.ownerNumber === null ? 'não informado' : String(result.ownerNumber)],
        ['Nome e quem dirige', result.nameWithOwner === null ? 'não informado' : RELATIONS[result.nameWithOwner]],
        ...(result.tradeMap
          ? ([['Nome fantasia', `${printableName(result.tradeMap.name)} · ${result.tradeMap.expressao}`]] as const)
          : []),
        ['Ano da empresa', `${result.personalYear} · ${interpretYear(result.personalYear).phase}`],
      ]),
    ],
  });
}

function radarOf(result: CompanyResult) {
  return drawRadar(
    {
      name: 'Perspectivas da empresa',
      axes: ['Sucesso', 'Crescimento', 'Finanças', 'Compatibilidade', 'Setor'],
      series: [
        {
          name: 'Perspectivas',
          values: [
            result.successPotential,
            result.growthPotential,
            result.financialOutlook,
            result.compatibility,
            result.sectorFit,
          ],
        },
      ],
      maximum: 100,
    },
    { palette: reportPalette },
  );
}

function numbers({ input, result }: Input): Chapter {
  const { destino, caminhoOrigem, numeroPoderoso } = result.calculations;
  const texts = interpretCompanyResult(result, input.businessType ?? 'Outros');
  const reading = (number: number, label: string, text = '') => ({
    number,
    label,
    passage: { title: keywordOf(number), text },
  });
  return chapter({
    id: 'numeros',
    title: 'Os números da empresa',
    part: 'A empresa',
    lead: 'O que o nome comunica, o que a fundação traz e o que os dois fazem juntos.',
    content: [
      readings([
        reading(destino, 'Destino · como o mercado percebe', texts.destino),
        reading(caminhoOrigem, 'Caminho de origem · de onde vem', texts.caminhoOrigem),
        reading(numeroPoderoso, 'Número poderoso · a força do conjunto', texts.numeroPoderoso),
        ...(result.ownerNumber === null
          ? []
          : [reading(result.ownerNumber, 'Quem dirige · o Destino da pessoa', texts.ownerNumber)]),
      ]),
      section('O que combina com a empresa', steps(recommendCompanyProfile(result))),
    ],
  });
}

function outlook({ input, result }: Input): Chapter {
  const texts = interpretCompanyResult(result, input.businessType ?? 'Outros');
  return chapter({
    id: 'perspectivas',
    title: 'Perspectivas',
    part: 'A empresa',
    lead: 'Quatro medidas de quanto os números da empresa se apoiam. Elas descrevem o terreno; quem planta é a gestão.',
    content: [
      h(
        'div',
        { className: 'grid two' },
        ...each(INDICATORS, ([key, title]) => measure(title, result[key], texts[key] ?? '')),
      ),
      section('O setor', h('p', {}, texts.setor ?? '')),
      section('O que fazer agora', steps(recommendCompany(result))),
    ],
  });
}

function year({ result }: Input): Chapter {
  const text = interpretYear(result.personalYear);
  const months = comingMonths(result.map);
  return chapter({
    id: 'ano',
    title: `O ano ${result.personalYear} da empresa`,
    part: 'O tempo',
    lead: text.phase,
    content: [
      h('p', {}, text.description),
      section(
        'Mês a mês',
        compactReadings(
          months.map(({ number, name }) => ({ number, label: name, passage: interpretMonth(number) })),
          true,
        ),
      ),
    ],
  });
}

function calendar({ result, referenceDate }: Input): Chapter {
  const months = comingMonths(result.map);
  const span = `de ${months[0]?.name ?? ''} a ${months.at(-1)?.name ?? ''}`;
  return chapter({
    id: 'calendario',
    title: 'Os melhores dias',
    part: 'O tempo',
    lead: 'Em cada casa, o dia do mês em pequeno e o dia da empresa em cor. As casas contornadas são os dias favoráveis.',
    content: [
      drawing(
        drawYearCalendar({ span, personalYear: result.personalYear, months }, { palette: reportPalette }),
        'calendar smaller',
      ),
      section(`Os próximos noventa dias a partir de ${dateInWords(referenceDate)}`, bestDays(result.bestDays)),
    ],
  });
}

function bestDays(days: readonly string[]): Content {
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  return facts(
    [...months].map(([month, own]) => [
      `${monthNames[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`,
      list(own.map((day) => Number(day.slice(8)))),
    ]),
    'one',
  );
}

function calculations(result: CompanyResult): readonly Calculated[] {
  const { map, ownerMap, explanations } = result;
  return [
    { explanation: map.explanations.expressao, of: 'Destino da empresa' },
    { explanation: map.explanations.destino, of: 'Caminho de origem' },
    ...Object.values(explanations).map((explanation) => ({ explanation })),
    { explanation: map.explanations.motivacao },
    { explanation: map.explanations.impressao },
    { explanation: map.explanations.anoPessoal, of: 'da empresa' },
    { explanation: map.explanations.diasFavoraveis, of: 'da empresa' },
    ...(ownerMap ? [{ explanation: ownerMap.explanations.destino, of: 'quem dirige' }] : []),
  ];
}
