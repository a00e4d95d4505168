import { drawRadar } from '@sefira/drawings/radar';
import type { CompanyResult } from '@sefira/numerology/block-results';
import { interpretCompanyResult } from '@sefira/numerology/interpretations/company';
import { recommendCompany } from '@sefira/numerology/interpretations/recommend-business';
import type { DestinyRelation } from '@sefira/numerology/map-result';
import { drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { facts, measure, threeNumbers } from '../parts/figures.ts';
import { steps } from '../parts/steps.ts';
import { type CompanyReport, sectorOf } from './input.ts';

const indicators = [
  ['successPotential', 'Potencial de sucesso'],
  ['growthPotential', 'Potencial de crescimento'],
  ['financialOutlook', 'Perspectiva financeira'],
  ['compatibility', 'Compatibilidade'],
] as const;

const relations: Readonly<Record<DestinyRelation, string>> = {
  favoravel: 'favorável',
  neutro: 'neutra',
  desfavoravel: 'pede ajuste',
};

/** The three numbers, the radar and the facts. */
export function panorama(report: CompanyReport): Chapter {
  const { result } = report;
  const { destino, caminhoOrigem, numeroPoderoso } = result.calculations;
  return chapter({
    id: 'panorama',
    title: 'A empresa em uma página',
    part: 'Panorama',
    content: [
      threeNumbers([
        { name: 'Expressão · o nome', number: destino },
        { name: 'Destino · a fundação', number: caminhoOrigem },
        { name: 'Número poderoso · os dois', number: numeroPoderoso },
      ]),
      h('div', { className: 'figure', style: { width: '104mm' } }, drawing(radarOf(result), '')),
      facts([
        ['Setor', sectorOf(report)],
        ['Números do setor', result.sectorNumbers.length === 0 ? 'qualquer um' : list(result.sectorNumbers)],
        ['Nome e fundação', relations[result.nameWithFoundation]],
        ['Nome e quem dirige', result.nameWithOwner === null ? 'não informado' : relations[result.nameWithOwner]],
        ['Ano da empresa', String(result.personalYear)],
        ['Nome fantasia', result.tradeMap ? `${result.tradeMap.name} · ${result.tradeMap.expressao}` : 'o mesmo'],
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

/** The four percentages with what they say, and what to do. */
export function outlook(report: CompanyReport): Chapter {
  const { result } = report;
  const texts = interpretCompanyResult(result, sectorOf(report));
  return chapter({
    id: 'perspectivas',
    title: 'Perspectivas',
    part: 'Panorama',
    lead: 'Quatro medidas de 0 a 100 de quanto os números da empresa se apoiam. Elas descrevem o terreno; quem planta é a gestão.',
    content: [
      h(
        'div',
        { className: 'grid two' },
        ...each(indicators, ([key, title]) => measure(title, result[key], texts[key] ?? '')),
      ),
      section('O que fazer agora', steps(recommendCompany(result))),
    ],
  });
}
