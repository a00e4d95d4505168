import { shortDate } from '@sefira/numerology/calendar/calendar';
import { readCompany } from '../../tools/joint-tools.ts';
import { findCompanyNames } from '../../tools/name-tool.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { yearOf, yearPassage } from '../period-facts.ts';
import { basisFor, fit, judge, own } from './judged.ts';

function asksIdeas({ act: { intent, names, words }, state }: Composer): boolean {
  // `Algum que dê 5`, after ideas and before any name.
  const goesOn =
    names.length === 0 && state.table.target.number !== null && /\b(?:algum|outr[oa]s?|mais)\b/u.test(words);
  const isOpen = goesOn || (intent === 'nomesEmpresa' && names.length === 0);
  return isOpen || (names.length === 0 && /\bsug\w+|\bideias?\b|\boutros nomes\b|\bopcoes\b/u.test(words));
}

/** Years that open and years that sell; the others prepare. */
const helps = new Set([1, 3, 5, 8]);

/** `2027 vai ser bom pra ele?`, before the reasons. */
function yearVerdict(founded: string, date: string, { act, system }: Composer): string {
  if (!/\b(?:bo[am]|ruim|melhor|favor\w+|cresc\w+|vend\w+|ajud\w+|fort[ea]|pior)\b/u.test(act.words)) return '';
  const { opens } = yearOf(founded, Number(date.slice(0, 4)), system);
  return helps.has(opens)
    ? `**Sim, ${date.slice(0, 4)} ajuda a crescer.**`
    : `**${date.slice(0, 4)} pede mais preparo do que expansão.**`;
}

const legalForm = /^(?:ltda|limitada|eireli|mei|me|epp|s\.?\/?a\.?|cia)\.?$/iu;

/** `Ponho Ltda no nome?`: the name on the sign with and without it; null for any other name. */
export function composeLegalForm(composer: Composer): Composed | null {
  if (/\brazao social\b/u.test(composer.act.words) && composer.act.names.every((name) => legalForm.test(name)))
    return composeRegisteredName(composer);
  const [form = '', ...more] = composer.act.names;
  if (more.length > 0 || !legalForm.test(form)) return null;
  const name = composer.state.table.names.findLast((one) => !legalForm.test(one));
  const rule = `**${form}** é obrigação do registro, quando o tipo da empresa pede; a leitura fica no nome que o cliente vê.`;
  if (name === undefined)
    return { text: `${rule} Escreva o nome da placa, e eu somo.`, chips: ['Sugira nomes para empresa com número 8'] };
  const [without, full] = [judge(name, composer), judge(`${name} ${form}`, composer)];
  return {
    text: `${rule} **${name}** soma ${without.number}; ${full.name} soma ${full.number}. Na placa e no perfil, use ${name}, e deixe ${form} para o contrato.`,
    basis: [...basisFor(without), ...basisFor(full)],
    results: [without.result, full.result],
    chips: ['Por quê?', 'O nome combina comigo?'],
  };
}

/** `A razão social precisa ser igual?`: the registered name beside the one that customers see. */
function composeRegisteredName({ state: { table } }: Composer): Composed {
  const name = table.names.findLast((one) => !legalForm.test(one));
  return {
    text: `**Não: a razão social pode ser outra.** Ela fica no contrato, na nota e na Junta Comercial; o nome fantasia é o da placa, do perfil e da conversa com o cliente, e é nele que a leitura pesa mais. ${name === undefined ? 'Se quiser, escreva os dois nomes, e eu somo um ao lado do outro.' : `Se a razão social não for **${name}**, escreva como está no contrato, e eu somo uma ao lado do outro.`}`,
    isFree: true,
    chips: ['O nome combina comigo?', 'Sugira nomes para empresa com número 8'],
    title: 'Razão social e nome fantasia',
  };
}

/** The number of the day on which a firm opens, and what both make; nothing without its whole reading. */
function openedText(whole: ReturnType<typeof readCompany>['whole'] | undefined, founded: string): string {
  if (!whole) return '';
  return `Com a abertura em ${shortDate(founded)}, número ${whole.foundingNumber}, o número poderoso é ${whole.calculations.numeroPoderoso}.`;
}

/** A firm's name, alone or with its foundation date. */
export function composeCompany(composer: Composer): Composed {
  const { act, state, today } = composer;
  const names = act.names.length > 0 ? act.names : state.table.names.slice(-1);
  if (asksIdeas(composer)) return companyIdeas(composer);
  if (names.length === 0)
    return {
      text: 'Diga o **nome da empresa**, ou o que você pensa em dar. Se souber a data de abertura, ela entra na conta.',
      isFree: true,
      title: 'Nome da empresa',
    };
  const founded = state.table.founded;
  const asksYear = /\b(?:ano|fase|momento)\b/u.test(act.words);
  const year = act.periods.find(({ span }) => span === 'year') ?? (asksYear ? { date: today } : undefined);
  const judged = names.map((name) => judge(name, composer));
  const listed = judged
    .map(({ name, number }) => `**${name} soma ${number}**, de ${textsOf(number || 1).palavra}`)
    .join('; ');
  const [first] = judged;
  const number = first?.number || 1;
  const company = founded && first ? readCompany(first.name, founded, today, composer.system) : null;
  const opened = founded ? openedText(company?.whole, founded) : '';
  const time =
    founded && year
      ? sentence(
          yearVerdict(founded, year.date, composer),
          `Em ${year.date.slice(0, 4)}, o Ano pessoal da empresa é ${yearOf(founded, Number(year.date.slice(0, 4)), composer.system).opens},`,
          `de ${yearPassage(yearOf(founded, Number(year.date.slice(0, 4)), composer.system).opens, 'tema').text}.`,
        )
      : '';
  const owner = /\b(?:dono|dona|comigo|socia?|proprietari\w+|combina)\b/u.test(act.words);
  return {
    text: [
      judged.length > 0 && !time ? `${listed}.` : '',
      time,
      sentence(
        time ? `No nome, **${first?.name}**, o` : 'Para o negócio, esse',
        String(number),
        composer.pick(
          numberPassage(number, 'papel'),
          areaPassage(number, 'trabalho', 'claim'),
          numberPassage(number, 'forca'),
        ),
      ),
      sentence(
        `O cuidado do nome: o ${number}`,
        composer.pick(areaPassage(number, 'dinheiro', 'tension'), areaPassage(number, 'trabalho', 'tension')),
      ),
      opened,
      owner || !time ? fit(composer, number) : '',
    ]
      .filter(Boolean)
      .join(' '),
    basis: [
      ...judged.flatMap(basisFor),
      ...(company?.whole
        ? [
            `Potencial simbólico com a fundação: ${company.whole.successPotential}%; perspectiva financeira: ${company.whole.financialOutlook}%. Escolha da Sefira, sem valor de previsão.`,
          ]
        : []),
    ],
    results: [...judged.map(({ result }) => result), ...(company ? [company] : []), ...own(composer)],
    chips: ['Sugira nomes para empresa com número 8', judged.length > 1 ? 'Fica com qual?' : 'O nome combina comigo?'],
    title: `Empresa ${first?.name ?? ''}`.slice(0, 60).trim(),
  };
}

const industries: readonly (readonly [RegExp, Parameters<typeof findCompanyNames>[0]])[] = [
  [
    /\b(?:padaria|restaurante|lanchonete|confeitaria|cafe|cafeteria|bar|pizzaria|hamburgueria|docer\w+|doces|bolos?|comida|marmita\w*|sorveteria|acai|buffet|sabor|tempero)\b/u,
    'food',
  ],
  [
    /\b(?:clinica|consultorio|salao|estetica|barbearia|spa|academia|manicure|unhas|massag\w+|terapia|farmacia)\b/u,
    'health',
  ],
  [/\b(?:aplicativo|app|software|tecnologia|startup|informatica|sistemas?)\b/u, 'technology'],
  [/\b(?:escola|cursos?|creche|aulas?|reforco|idiomas)\b/u, 'education'],
  [
    /\b(?:loja|boutique|brecho|mercado|moda|roupas?|papelaria|calcados|bijuterias?|artesanato|plantas|floricultura)\b/u,
    'retail',
  ],
  [/\b(?:construtora|construcao|obras?|arquitetura|engenharia|reformas?|marcenaria)\b/u, 'construction'],
  [/\b(?:contabil\w+|financ\w+|seguros?|credito|investimentos?)\b/u, 'finance'],
  [/\b(?:agencia|marketing|publicidade|design|fotografia|eventos|midia)\b/u, 'marketing'],
  [/\b(?:consultoria|advocacia|escritorio|assessoria)\b/u, 'consulting'],
];

/** The trade that the question or a name on the table speaks of. */
function industryOf({ act, state, said }: Composer) {
  const words = [act.words, ...state.table.names.map(foldQuestion)].join(' ');
  const found = industries.find(([pattern, industry]) => said.has(`setor:${industry}`) || pattern.test(words))?.[1];
  if (found !== undefined) said.add(`setor:${found}`);
  return found ?? 'general';
}

const lengths = [
  [/\b(?:curt|pequen|breve|simples)\w*/u, 'short'],
  [/\blong\w*/u, 'long'],
] as const;

function companyIdeas(composer: Composer): Composed {
  const number = composer.state.table.target.number;
  const shown = [...composer.said].flatMap((id) => (id.startsWith('firma:') ? [id.slice(6)] : []));
  const targets = number === null ? [1, 5, 8] : [number];
  const length = lengths.find(([pattern]) => pattern.test(composer.act.words))?.[1];
  const found = findCompanyNames(industryOf(composer), targets, composer.system, shown, length);
  for (const { name } of found.suggestions) composer.said.add(`firma:${name}`);
  const lines = found.suggestions.map(({ name, numerologyNumber }) => `- **${name}** (${numerologyNumber})`);
  return {
    text: `Ideias ${length === undefined ? '' : `mais ${length === 'short' ? 'curtas' : 'longas'} `}para a empresa${number === null ? '' : ` com número ${number}`}:\n\n${lines.join('\n')}\n\nAntes de usar, confira no INPI e na Junta Comercial se está livre. Há mais no [Gerador de Nomes de Empresas](/gerador-nomes-empresas), e a [Marca](/marca) propõe nomes pelo seu ramo e pelos sócios.`,
    results: [found],
    proposed: found.suggestions.map(({ name }) => name),
    chips: ['Qual deles você escolheria?', 'O que significa o número 8?'],
    title: 'Nomes para empresa',
  };
}
