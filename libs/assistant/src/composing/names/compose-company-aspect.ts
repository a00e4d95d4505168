import { shortDate } from '@sefira/numerology/calendar/calendar';
import { destinyRelation } from '@sefira/numerology/harmony';
import { readCompany } from '../../tools/joint-tools.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { basisFor, judge, own, relationTo } from './judged.ts';

/** Whether the opening date of a firm suits, and whether it agrees with the name. Null without a date. */
export function composeFounding(composer: Composer): Composed | null {
  const { state, act, today, system } = composer;
  const { founded } = state.table;
  const name = act.names[0] ?? state.table.names.at(-1);
  const company = founded && name ? readCompany(name, founded, today, system) : null;
  if (!founded || !name || !company?.whole) return null;
  const { foundingNumber, calculations } = company.whole;
  const judged = judge(name, composer);
  const relation = destinyRelation(foundingNumber, judged.number || 1);
  const how = {
    favoravel: `conversa bem com o nome: o ${foundingNumber} da data e o ${judged.number} do nome puxam para o mesmo lado`,
    neutro: `não briga com o nome: o ${foundingNumber} da data e o ${judged.number} do nome convivem`,
    desfavoravel: `puxa para outro lado que o nome: o ${foundingNumber} da data pede uma coisa, e o ${judged.number} do nome, outra`,
  }[relation];
  const day = shortDate(founded);
  return {
    text: [
      `**A abertura em ${day} dá ${foundingNumber}, de ${textsOf(foundingNumber).palavra}, e ${how}.**`,
      sentence(
        'Para o negócio, essa data',
        composer.pick(areaPassage(foundingNumber, 'trabalho', 'support'), numberPassage(foundingNumber, 'forca')),
      ),
      `Somados, nome e data dão o número poderoso ${calculations.numeroPoderoso}, de ${textsOf(calculations.numeroPoderoso).palavra}.`,
      relation === 'desfavoravel'
        ? 'Data não se muda: use o número poderoso como foco e cuide do que o nome promete.'
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    basis: basisFor(judged),
    results: [judged.result, company],
    chips: ['O nome combina comigo?', 'Como fica 2027 para a empresa?'],
    title: `A data de ${name}`.slice(0, 60),
  };
}

interface Aspect {
  readonly area: Area;
  readonly subject: string;
  /** What no name decides. */
  readonly decides: string;
  readonly step: string | null;
}

const aspects: readonly (readonly [RegExp, Aspect])[] = [
  [
    /\b(?:dinheiro|lucr\w+|caixa|fatur\w+|vend\w+|cobr\w+|divida\w*|prosper\w+|prejuizo)\b/u,
    { area: 'dinheiro', subject: 'o dinheiro', decides: 'o caixa', step: null },
  ],
  [
    /\b(?:client\w+|freg\w+|public\w+|atra(?:i\w*|em|cao)|cham\w+|fidel\w+|atend\w+|volt\w+|some\w*|movimento)\b/u,
    {
      area: 'familia',
      subject: 'os clientes',
      decides: 'quem volta',
      step: 'Para quem comprou uma vez voltar, chame pelo nome, mande uma mensagem depois de uma semana e ofereça um motivo para a segunda compra.',
    },
  ],
  [
    /\b(?:funcionari\w+|equipe|empregad\w+|vendedor\w*|colaborador\w*|pessoal|time)\b/u,
    {
      area: 'trabalho',
      subject: 'a equipe',
      decides: 'quem fica na equipe',
      step: 'Pergunte a quem saiu e a quem ficou o que pesou mais, se foi o horário, o salário ou o trato, e mude uma coisa neste mês.',
    },
  ],
];
const ofWork: Aspect = { area: 'trabalho', subject: 'o dia a dia', decides: 'o resultado', step: null };

/** What a firm's name says of its customers, its money or its work: a hint, and a step. */
export function composeCompanyAspect(composer: Composer): Composed | null {
  const { state, act } = composer;
  const name = act.names[0] ?? state.table.names.at(-1);
  if (name === undefined || state.table.mode !== 'empresa') return null;
  const judged = judge(name, composer);
  const number = judged.number || 1;
  const { area, subject, decides, step } = aspects.find(([pattern]) => pattern.test(act.words))?.[1] ?? ofWork;
  const isWhy = act.intent === 'porque' || /\bpor ?que\b|\bfrac[oa]\b/u.test(act.words);
  return {
    text: [
      isWhy
        ? `**O que pesa em ${name} é o ${number}, de ${textsOf(number).palavra}.** ${relationTo(composer, 'eu', number)}`
        : `**Um nome não decide ${decides}; dá uma pista.** ${name} soma ${number}, de ${textsOf(number).palavra}.`,
      sentence(
        `${subject === ofWork.subject ? 'No dia a dia' : `Com ${subject}`}, esse ${number}`,
        composer.pick(areaPassage(number, area, 'support'), areaPassage(number, area, 'claim')),
      ),
      sentence(
        'O cuidado: ele',
        composer.pick(areaPassage(number, area, 'tension'), numberPassage(number, 'fraqueza')),
      ),
      step ?? composer.pick(areaPassage(number, area, 'practice')),
    ].join(' '),
    basis: basisFor(judged),
    results: [judged.result, ...own(composer)],
    chips: ['O nome combina comigo?', 'Sugira nomes para empresa com número 8'],
    title: `O nome ${name}`.slice(0, 60),
  };
}
