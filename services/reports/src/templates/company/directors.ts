import type { CompanyNameFit, ConjugalRelation } from '@sefira/numerology/block-results';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import type { OwnerReading } from '@sefira/numerology/interpretations/organisation/owner-reading';
import type { DestinyRelation } from '@sefira/numerology/map-result';
import { toDigit } from '@sefira/numerology/reduction';
import { bookChapter, entry, flow } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { threeNumbers } from '../parts/figures.ts';
import type { CompanyReport } from './input.ts';
import { firstMeeting, lead } from './portrait.ts';

const relationWords: Readonly<Record<ConjugalRelation, string>> = {
  vibra: 'vibram juntos',
  atrai: 'atraem-se',
  igual: 'iguais',
  passivo: 'neutros',
  oposto: 'opostos, pedem acordo',
  profundamenteOposto: 'muito opostos, pedem acordo escrito',
};

const destinyWords: Readonly<Record<DestinyRelation, string>> = {
  favoravel: 'favorável',
  neutro: 'neutra',
  desfavoravel: 'pede ajuste',
};

/** Who directs the company, a page each, beside its name. */
export function directors(report: CompanyReport): Chapter[] {
  const { owner, partners } = report.reading;
  const all = [...(owner ? [owner] : []), ...partners];
  return all.map((read, index) => director(report, read, { index, all }));
}

const ofEqualNumbers = [
  'Escrevam três tarefas que só uma das duas pessoas faz, e não as troquem por um trimestre.',
  'Na divergência, decide quem atendeu o cliente; a outra pessoa apoia em público e discorda depois.',
  'Chamem para as decisões alguém de número diferente: a direção, aqui, olha sempre pela mesma janela.',
];

/** A text stands once: a director with the numbers of an earlier one is referred to that page. */
function director(
  { result }: CompanyReport,
  read: OwnerReading,
  { index, all }: { readonly index: number; readonly all: readonly OwnerReading[] },
): Chapter {
  const people = all.length;
  const before = all.slice(0, index).find(({ text }) => text === read.text);
  const position = read.position === 'expressao' ? 'Expressão' : 'Destino';
  const who = read.name ?? 'quem dirige';
  const cards = [
    { name: `${position} de quem dirige`, number: read.number },
    { name: 'Expressão do nome', number: read.companyNumber },
  ];
  return bookChapter({
    id: index === 0 ? 'direcao' : `direcao-${index + 1}`,
    title: people > 1 ? `${who} e o nome` : 'Quem dirige e o nome',
    part: 'A direção',
    opening: lead(`${position} ${read.number} de ${who}, Expressão ${read.companyNumber} de ${result.map.name}.`),
    content: [
      read.axes.length > 0 ? axesTable(read) : threeNumbers(cards),
      flow([
        entry({
          numbers: [read.number],
          title: 'Como os dois trabalham juntos',
          paragraphs: [
            before
              ? `O número é o de ${before.name}, e o encontro com a empresa também: vale aquela leitura.`
              : read.text,
          ],
          note: before ? undefined : rootsNote([read.number, read.companyNumber]),
        }),
      ]),
      before ? section('Para dois números iguais na direção', bullets(ofEqualNumbers)) : null,
      read.brings.length > 0 ? section('O que chega pela direção', bullets(read.brings)) : null,
      read.missing === null
        ? null
        : section(people > 1 ? 'O que falta a todos' : 'O que falta aos dois', h('p', {}, read.missing)),
      read.axes.length === 0 ? firstMeeting(people) : null,
    ],
  });
}

function axesTable({ axes, name, number, companyNumber }: OwnerReading): Content {
  return comparison(
    ['Número', 'Empresa', name?.split(' ')[0] ?? 'Quem dirige', 'Como se encontram'],
    [
      ...axes.map(({ axis, company, owner, relation }) => [
        axis,
        String(company),
        String(owner),
        relationWords[relation],
      ]),
      [
        'As duas Expressões somadas',
        String(toDigit(number + companyNumber)),
        '',
        keywordOf(toDigit(number + companyNumber)),
      ],
    ],
  );
}

/** Masters are read by their root in the text of owner and company. */
function rootsNote(numbers: readonly number[]): string | undefined {
  const masters = [...new Set(numbers.filter((number) => number > 9))];
  if (masters.length === 0) return undefined;
  return `Neste encontro, o número mestre entra pela raiz: ${list(masters.map((number) => `${number} como ${toDigit(number)}`))}.`;
}

const beforeDeciding = [
  'Leiam os nomes em voz alta, ao telefone, para alguém que nunca os viu, e peçam que a pessoa escreva o que ouviu.',
  'Desenhem cada um na fachada, na nota fiscal e na tela do celular: o que encolhe sem perder letra dura mais.',
  'Deem uma semana a cada nome na boca da equipe. O que vira apelido sozinho já tem meio caminho andado.',
];

function verdictOn(names: readonly CompanyNameFit[]): string {
  const best = names.find(({ isBest }) => isBest);
  const equals = names.filter(({ fit }) => fit === best?.fit).map(({ name }) => name);
  const by = 'Pelo ajuste com a fundação, com o setor e com quem dirige';
  if (equals.length < 2) return `${by}, ${best?.name} combina mais.`;
  const isAhead = names.every((name) => name === best || name.successPotential < (best?.successPotential ?? 0));
  const ahead = isAhead ? `; no potencial de sucesso, ${best?.name} sai na frente` : '';
  return `${by}, ${list(equals)} empatam${ahead}.`;
}

/** Up to three names of the company side by side; null where one was given. */
export function comparedNames({ result, reading }: CompanyReport): Chapter | null {
  const { names } = result;
  if (names.length === 0) return null;
  const others = names.flatMap(({ name, companyNumber }, index) => {
    // The sector's chapter reads the number of the company's own name.
    const isRead = names.findIndex((one) => one.companyNumber === companyNumber) < index;
    const { keyword = '', text = '' } = reading.candidates[index] ?? {};
    if (isRead || companyNumber === result.companyNumber) return [];
    return [entry({ numbers: [companyNumber], label: keyword, title: name, paragraphs: [text] })];
  });
  return bookChapter({
    id: 'nomes-lado-a-lado',
    title: 'Os nomes lado a lado',
    part: 'A empresa',
    opening: lead(verdictOn(names)),
    content: [
      comparison(['', ...names.map(({ name }) => name)], rowsOf(names)),
      h(
        'p',
        { className: 'small muted' },
        'O ajuste é a média, de 0 a 100, do nome com a fundação, com o setor e com cada pessoa que dirige. Antes de escolher, vejam o registro da marca no INPI e o endereço no Registro.br.',
      ),
      others.length > 0 ? flow(others) : section('Antes de decidir', bullets(beforeDeciding)),
    ],
  });
}

function rowsOf(names: readonly CompanyNameFit[]): string[][] {
  const row = (title: string, value: (name: CompanyNameFit) => string) => [title, ...names.map(value)];
  const founders = names[0]?.withFounders ?? [];
  return [
    row('Ajuste', ({ fit }) => `${fit}%`),
    row('Expressão', ({ companyNumber }) => String(companyNumber)),
    row('Motivação', ({ motivacao }) => String(motivacao)),
    row('Impressão', ({ impressao }) => String(impressao)),
    row('Número poderoso', ({ numeroPoderoso }) => String(numeroPoderoso)),
    row('Com a fundação', ({ withFoundation }) => destinyWords[withFoundation]),
    ...founders.map(({ name }, index) =>
      row(`Com ${name?.split(' ')[0] ?? 'quem dirige'}`, ({ withFounders }) => {
        const relation = withFounders[index]?.relation;
        return relation ? destinyWords[relation] : '';
      }),
    ),
    row('Com o setor', ({ sectorFit }) => `${sectorFit}%`),
    row('Potencial de sucesso', ({ successPotential }) => `${successPotential}%`),
    row('Faltam nas letras', ({ lacks }) => (lacks.length === 0 ? 'nenhum' : list(lacks))),
    ...(names.some(({ openingDay }) => openingDay)
      ? [row('Melhor dia para abrir', ({ openingDay }) => (openingDay ? shortDate(openingDay) : ''))]
      : []),
  ];
}

function comparison(heads: readonly string[], rows: readonly (readonly string[])[]): Content {
  return h(
    'table',
    { className: 'compared' },
    h('thead', {}, h('tr', {}, ...each(heads, (head) => (head ? h('th', { scope: 'col' }, head) : h('td', {}))))),
    h(
      'tbody',
      {},
      ...each(rows, ([first, ...rest]) =>
        h('tr', {}, h('th', { scope: 'row' }, first), ...each(rest, (cell) => h('td', {}, cell))),
      ),
    ),
  );
}
