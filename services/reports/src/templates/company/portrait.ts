import { drawLetterGrid } from '@sefira/drawings/letter-grid';
import { interpretCompanyResult } from '@sefira/numerology/interpretations/company';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { recommendCompanyProfile } from '@sefira/numerology/interpretations/recommend-business';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { bookChapter, type Entry, entry, flow } from '../book/flow.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { steps } from '../parts/steps.ts';
import { counts, gridOf } from '../personal/letters.ts';
import { type CompanyReport, sectorOf } from './input.ts';

export function lead(text: string): Content {
  return h('p', { className: 'lead' }, text);
}

/** What the name shows, where the foundation comes from, what both can. */
export function numbers(report: CompanyReport): Chapter {
  const { result } = report;
  const { destino, caminhoOrigem, numeroPoderoso } = result.calculations;
  const texts = interpretCompanyResult(result, sectorOf(report));
  const one = (label: string, number: number, text = ''): Entry => ({
    numbers: [number],
    label,
    title: keywordOf(number),
    paragraphs: [text],
  });
  return bookChapter({
    id: 'numeros',
    title: 'Os três números',
    part: 'A empresa',
    opening: lead(
      'O nome é a promessa feita ao mercado; a data, o jeito de trabalhar; a soma, a força de quando os dois agem juntos.',
    ),
    content: [
      flow([
        entry(one('Expressão do nome', destino, texts.destino)),
        entry(one('Destino da fundação', caminhoOrigem, texts.caminhoOrigem)),
        entry(one('Número poderoso', numeroPoderoso, texts.numeroPoderoso)),
      ]),
    ],
  });
}

/** The letters with their values, and how often each value comes. */
export function companyLetters({ result }: CompanyReport): Chapter {
  const { map } = result;
  const lacking = map.licoesCarmicas;
  return bookChapter({
    id: 'letras',
    title: 'As letras do nome',
    part: 'A empresa',
    opening: lead(
      'Cada letra tem um valor. As vogais, em cima, mostram o que a empresa busca; as consoantes, embaixo, o que o público percebe; o nome inteiro, o que ela sabe fazer.',
    ),
    content: [
      drawing(drawLetterGrid(gridOf(map), { palette: reportPalette }), 'grid-picture'),
      section('Quantas vezes cada valor aparece', counts(map)),
      section(
        lacking.length === 0 ? 'Nenhum valor falta' : 'O que o nome deixa para as pessoas',
        h(
          'p',
          {},
          lacking.length === 0
            ? 'As letras do nome têm os nove valores. Poucas marcas partem de um vocabulário tão amplo: o trabalho é escolher quais dessas qualidades o cliente vê primeiro, e repetir a escolha em cada anúncio, embalagem e proposta.'
            : `As letras não têm ${lacking.length === 1 ? 'o valor' : 'os valores'} ${list(lacking)}. O que cada ausência tira da marca entra pela equipe, pela sociedade ou pelo fornecedor; por isso vale ler esta página com a descrição das próximas vagas ao lado.`,
        ),
      ),
    ],
  });
}

/** The name's number in the sector, and what suits both. */
export function sector(report: CompanyReport): Chapter {
  const { result, reading } = report;
  const texts = interpretCompanyResult(result, sectorOf(report));
  const own = result.companyNumber;
  return bookChapter({
    id: 'setor',
    title: 'O setor',
    part: 'A empresa',
    opening: lead(`Setor ${sectorOf(report)}, Expressão ${own} no nome: o que a empresa vende bem e onde tropeça.`),
    content: [
      flow([
        entry({ numbers: [own], title: `O ${own} no setor`, paragraphs: [reading.sector] }),
        entry({
          numbers: [],
          title: `Os números do setor: ${list(result.sectorNumbers)}`,
          paragraphs: [texts.setor ?? ''],
        }),
      ]),
      section('O que combina com a empresa', steps(recommendCompanyProfile(result))),
    ],
  });
}

/** Who works, who buys, and the money. */
export function people({ result, reading }: CompanyReport): Chapter {
  const own = result.companyNumber;
  const named = [reading.owner, ...reading.partners].filter((read) => read !== null && read.axes.length > 0);
  return bookChapter({
    id: 'pessoas',
    title: 'Equipe, clientes e dinheiro',
    part: 'A empresa',
    opening: lead(`O que a Expressão ${own} atrai para dentro da casa, e por onde o caixa escapa.`),
    content: [
      flow([
        entry({ numbers: [own], title: 'A equipe', paragraphs: [reading.team] }),
        entry({ numbers: [own], title: 'Os clientes', paragraphs: [reading.clients] }),
        entry({ numbers: [own], title: 'O dinheiro', paragraphs: [reading.money] }),
      ]),
      // A page of an unnamed owner has room for it.
      named.length > 0 ? firstMeeting(named.length) : null,
    ],
  });
}

/** What those who direct agree on first. */
export function firstMeeting(people: number): Content {
  return section(
    'Três combinados para a primeira reunião',
    bullets([
      people > 1
        ? 'Quais decisões são de cada sócio, quais são de todos e até que valor cada pessoa assina.'
        : 'Quais decisões são da direção, quais são da equipe e até que valor cada uma assina.',
      'Quem responde pelo cliente quando a promessa do nome e a rotina da casa discordam.',
      'Em que dia do mês os números são lidos em voz alta, e por quem.',
    ]),
  );
}

/** Legal and trade name side by side; null without a trade name. */
export function names({ result, reading }: CompanyReport): Chapter | null {
  const { tradeMap, map, brandHarmony } = result;
  if (tradeMap === null || reading.names === null) return null;
  const { legal, trade, text } = reading.names;
  return bookChapter({
    id: 'nomes',
    title: 'Razão social e nome fantasia',
    part: 'A empresa',
    opening: lead(
      legal === trade
        ? `Os dois nomes somam ${legal}.`
        : `A razão social soma ${legal}; o nome que o cliente lê, ${trade}. Juntos, ${brandHarmony ?? ''}.`,
    ),
    content: [
      ...each([map, tradeMap], (one) => nameCard(one, one === map ? 'Razão social' : 'Nome fantasia')),
      flow([entry({ numbers: [trade], title: 'O que o cliente ouve e o que ele assina', paragraphs: [text] })]),
    ],
  });
}

function nameCard(map: NumerologyMap, label: string): Content {
  return h(
    'div',
    { className: 'name-card' },
    h('p', { className: 'eyebrow' }, label),
    h('h3', {}, map.name),
    drawing(drawLetterGrid(gridOf(map), { palette: reportPalette }), 'grid-picture'),
  );
}
