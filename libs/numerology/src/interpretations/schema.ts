import { z } from 'zod';
import { occasions } from '../best-days/occasions.ts';
import { roles } from '../block-results.ts';
import { letterSchemas } from '../letter/letter-schema.ts';
import { groupContexts } from '../relation/group-contexts.ts';
import { atlasSchemas } from './atlas/atlas-schema.ts';
import { bookSchemas } from './book-schema.ts';
import { cyclesSchemas } from './cycles-schema.ts';
import { namedSectors, organisationSchemas } from './organisation-schema.ts';
import { pairKeys, relationSchemas } from './relation-schema.ts';
import {
  digits,
  label,
  line,
  numbersFrom,
  oneOrSeveral,
  prose,
  quarterKeys,
  table,
  withAllMasters,
  withMasters,
  zeroToEight,
} from './schema-parts.ts';
import { yearBookSchemas } from './year-book/year-book-schema.ts';

const title = label;
const short = prose(25);

/** What a main number says. */
export const mainTextSchema = z.strictObject({
  title,
  summary: line.max(140),
  text: prose(60),
  keywords: z.array(label).min(3).max(5),
  strengths: z.array(label.max(90)).min(3).max(4),
  challenges: z.array(label.max(90)).min(2).max(3),
  advice: prose(8),
});

const traitText = prose(60, 80);

/** Of a child under 12, to the adults around, or of 12 to 17, to the reader; title and keywords are those of all ages. */
export const youngMainTextSchema = mainTextSchema
  .pick({ summary: true, strengths: true, challenges: true, advice: true })
  .extend({ text: prose(70, 105) });

export const titledTextSchema = z.strictObject({ title, text: short });
export const traitTextSchema = z.strictObject({ title, text: traitText });
export const practiceTextSchema = z.strictObject({ title, text: short, practice: prose(6) });
export const debtTextSchema = practiceTextSchema.extend({ text: prose(190, 250) });
export const lessonTextSchema = practiceTextSchema.extend({ text: traitText, cabalisticNote: prose(10).optional() });
export const tendencyTextSchema = z.strictObject({ title, text: traitText, keywords: z.array(label).length(3) });
export const vocationTextSchema = z.strictObject({ text: short, areas: z.array(label).length(4) });

export const personalYearTextSchema = z.strictObject({
  phase: label,
  description: prose(60),
  opportunities: z.array(label).min(3).max(4),
  challenges: z.array(label).min(2).max(3),
});
export const personalDayTextSchema = z.strictObject({
  message: line.max(60),
  text: short,
  energy: line,
  bestFor: line,
  avoid: line,
});
export const planetTextSchema = z.strictObject({ theme: label, text: short, energy: line, bestFor: line, avoid: line });

export const relationTextSchema = z.strictObject({
  title,
  summary: line.max(140),
  description: short,
  strengths: z.array(label).length(3),
  care: z.array(label).min(2).max(3),
});
export const describedSchema = z.strictObject({ title, description: short });
const descriptionOnly = z.strictObject({ description: short });

export const roleTextSchema = z.strictObject({
  description: short,
  contribution: prose(8),
  missing: prose(10),
  several: prose(10),
});
export const groupTextSchema = z.strictObject({
  title,
  description: short,
  strengths: z.array(label).length(3),
  challenges: z.array(label).length(2),
});
export const recommendationSchema = z.strictObject({ title, description: short });

const bandNames = ['Excelente', 'Muito Boa', 'Boa', 'Regular', 'Desafiadora'] as const;
const destinyRelations = ['favoravel', 'neutro', 'desfavoravel'] as const;
const relations = ['vibra', 'atrai', 'oposto', 'profundamenteOposto', 'passivo', 'igual', 'igual5'] as const;
const sequences = ['111', '222', '333', '444', '555', '666', '777', '888', '999'] as const;
const debts = ['13', '14', '16', '19'] as const;
const levels = ['alto', 'medio', 'baixo'] as const;
const indicators = ['financialOutlook', 'growthPotential', 'successPotential', 'compatibility'] as const;

const indexes = z.array(z.int().min(0)).min(1);
/** Texts of months and quarters for adults, by their indexes in a place. */
const placesOfYear = z.strictObject({
  meses: z.partialRecord(z.enum(digits), z.partialRecord(z.enum(withMasters), indexes)),
  trimestres: z.partialRecord(z.enum(digits), z.partialRecord(z.enum(quarterKeys), indexes)),
});
const yearWithoutPhase = personalYearTextSchema.omit({ phase: true });

function yearOfMinor(quarter: z.ZodString) {
  return z.strictObject({
    anos: table(digits, z.array(yearWithoutPhase).min(1)),
    // Several wordings a month: three years in a row have different ones.
    meses: table(withMasters, z.array(prose(60, 92)).min(6)),
    trimestres: table(digits, table(quarterKeys, oneOrSeveral(quarter))),
  });
}

const mainTable = table(withAllMasters, mainTextSchema);
const mainTableWithZero = table(['0', ...withAllMasters], mainTextSchema);
/** More texts for a main number, each with its practice; at least as long as the shortest that the first have. */
const moreMain = z.array(mainTextSchema.pick({ text: true, advice: true }).extend({ text: prose(85, 125) })).min(1);
const youngMain = table(withAllMasters, youngMainTextSchema);
const youngMainWithZero = table(['0', ...withAllMasters], youngMainTextSchema);
const moreYoungMain = youngMainTextSchema.pick({ text: true, advice: true });
const secondOfYoung = z.strictObject({
  motivacao: table(['0', ...withAllMasters], moreYoungMain),
  impressao: table(['0', ...withAllMasters], moreYoungMain),
  expressao: table(withAllMasters, moreYoungMain),
  destino: table(withAllMasters, moreYoungMain),
  missao: table(withAllMasters, moreYoungMain),
});
const childTrait = prose(55, 80);
const lessonsOfYoung = z.array(practiceTextSchema.pick({ practice: true }).extend({ text: traitText })).min(2);
const debtsOfYoung = table(
  debts,
  z.array(practiceTextSchema.pick({ practice: true }).extend({ text: prose(170, 250) })).min(2),
);
const portraitOfYoung = z.strictObject({
  talentos: table(withAllMasters, prose(52, 80)),
  vocacao: table(withAllMasters, vocationTextSchema),
  licoes: table(digits, lessonsOfYoung),
  tendencias: table(digits, z.array(traitText).min(2)),
  dividas: debtsOfYoung,
});
const degrees = ['em ascensao', 'elevado', 'rebaixado'] as const;
const personalRecommendations = z.strictObject({
  destino: table(withAllMasters, recommendationSchema),
  expressao: table(withAllMasters, recommendationSchema),
  licao: table(digits, recommendationSchema),
  anoPessoal: table(digits, recommendationSchema),
  nome: table(destinyRelations, recommendationSchema),
});
const recommendations = z.array(recommendationSchema);

/** The schema of every file of `texts/`, by file name without extension: an editor's tool and the tests validate by it. */
export const textSchemas = {
  ...bookSchemas,
  ...letterSchemas,
  ...relationSchemas,
  ...organisationSchemas,
  ...atlasSchemas,
  ...yearBookSchemas,
  ...cyclesSchemas,
  // 0: a name without a vowel, or without a consonant.
  'positions/motivacao': mainTableWithZero,
  'positions/impressao': mainTableWithZero,
  'positions/expressao': mainTable,
  'positions/destino': mainTable,
  'positions/missao': mainTable,
  'traits/diaNatalicio': table(numbersFrom(1, 31), traitTextSchema),
  'traits/numeroPsiquico': table(withMasters, traitTextSchema),
  'traits/talentoOculto': table(withAllMasters, traitTextSchema),
  'traits/aptidaoProfissional': table(withAllMasters, vocationTextSchema),
  'traits/licoesCarmicas': table(digits, lessonTextSchema),
  'traits/tendenciasOcultas': table(digits, tendencyTextSchema),
  'traits/respostaSubconsciente': table(digits, traitTextSchema),
  'traits/dividasCarmicas': table(debts, debtTextSchema),
  'childhood/retrato': portraitOfYoung,
  'adolescence/retrato': portraitOfYoung.extend({
    dias: table(numbersFrom(1, 31), traitText),
    psiquicos: table(withMasters, prose(46, 70)),
    respostas: table(digits, prose(46, 70)),
  }),
  'adolescence/posicoesMotivacao': youngMainWithZero,
  'adolescence/posicoesImpressao': youngMainWithZero,
  'adolescence/posicoesExpressao': youngMain,
  'adolescence/posicoesDestino': youngMain,
  'adolescence/posicoesMissao': youngMain,
  'traits/aptidaoDoIdoso': table(withAllMasters, vocationTextSchema),
  'childhood/posicoesMotivacao': youngMainWithZero,
  'childhood/posicoesImpressao': youngMainWithZero,
  'childhood/posicoesExpressao': youngMain,
  'childhood/posicoesDestino': youngMain,
  'childhood/posicoesMissao': youngMain,
  'childhood/detalhes': z.strictObject({
    dias: table(numbersFrom(1, 31), childTrait),
    psiquicos: table(withMasters, childTrait),
    respostas: table(digits, childTrait),
    primeiroNome: table(digits, prose(36, 60)),
    nomeENascimento: table(destinyRelations, childTrait),
    ascensao: table(degrees, prose(50, 80)),
  }),
  'childhood/recomendacoes': personalRecommendations,
  'adolescence/recomendacoes': personalRecommendations.pick({ expressao: true, anoPessoal: true, nome: true }),
  'elders/recomendacoes': personalRecommendations.pick({ expressao: true, anoPessoal: true, nome: true }),
  'summaries/desafios': table(zeroToEight, practiceTextSchema),
  'summaries/ciclosDeVida': table(['1', '2', '3'], table(withMasters, titledTextSchema)),
  'summaries/momentosDecisivos': table(['1', '2', '3', '4'], table(withAllMasters, titledTextSchema)),
  'time/anoPessoal': table(digits, personalYearTextSchema),
  'time/anoDaCrianca': yearOfMinor(prose(105, 155)),
  'time/anoDoAdolescente': yearOfMinor(prose(77, 104)),
  'time/anoDoIdoso': z.strictObject({
    anos: table(digits, z.array(yearWithoutPhase).min(2)),
    // Besides the texts for adults that suppose no job.
    meses: z.partialRecord(z.enum(digits), z.partialRecord(z.enum(withMasters), z.array(prose(68, 92)).min(1))),
    trimestres: z.partialRecord(z.enum(digits), z.partialRecord(z.enum(quarterKeys), z.array(prose(77, 104)).min(1))),
  }),
  'time/viradaDoAno': z.strictObject({
    adult: table(digits, oneOrSeveral(prose(77, 104))),
    teen: table(digits, oneOrSeveral(prose(77, 104))),
    child: table(digits, oneOrSeveral(prose(105, 155))),
  }),
  'time/suposicoes': z.strictObject({ emprego: placesOfYear, filhos: placesOfYear, mocidade: placesOfYear }),
  'variants/licoesCarmicas': table(digits, z.array(lessonTextSchema.pick({ text: true, practice: true })).min(2)),
  'variants/tendenciasOcultas': table(digits, z.array(traitText).min(2)),
  'variants/dividasCarmicas': table(debts, z.array(debtTextSchema.pick({ text: true, practice: true })).min(2)),
  'variants/detalhes': z.strictObject({
    grauDeAscensao: table(degrees, z.array(short).min(2)),
    respostaSubconsciente: table(['6', '7', '8'], z.array(traitText).min(1)),
    nomeNascimento: table(['favoravel', 'neutro', 'desfavoravel'], z.array(short).min(1)),
    favoraveis: z.strictObject({
      numerosHarmonicos: z.array(short).min(1),
      numerosNeutros: z.array(prose(18)).min(1),
      diasFavoraveis: z.array(short).min(1),
    }),
  }),
  'variants/anos': table(digits, z.array(yearWithoutPhase).min(2)),
  'variants/posicoesMotivacao': table(['0', ...withAllMasters], moreMain),
  'variants/posicoesImpressao': table(['0', ...withAllMasters], moreMain),
  'variants/posicoesExpressao': table(withAllMasters, moreMain),
  'variants/posicoesDestino': table(withAllMasters, moreMain),
  'variants/posicoesMissao': table(withAllMasters, moreMain),
  'variants/posicoesDaCrianca': secondOfYoung,
  'variants/posicoesDoAdolescente': secondOfYoung,
  'time/mesPessoal': table(withMasters, titledTextSchema),
  'time/diaPessoal': table(withMasters, personalDayTextSchema),
  'time/planetas': table(['Sol', 'Lua', 'Marte', 'Mercúrio', 'Júpiter', 'Vênus', 'Saturno'], planetTextSchema),
  'arcanos/arcanoRegente': table(digits, titledTextSchema),
  'arcanos/sequenciasNegativas': table(sequences, titledTextSchema),
  'traits/relacaoIntervalos': table(digits, short),
  'traits/grauDeAscensao': table(degrees, titledTextSchema),
  'relations/harmonia': table(relations, relationTextSchema),
  'relations/harmoniaPares': table(pairKeys, short),
  'relations/compatibilidade': z.strictObject({
    bands: table(bandNames, descriptionOnly.extend({ word: label })),
    group: descriptionOnly,
    note: prose(8),
  }),
  'traits/nomeNascimento': z.strictObject({
    favoravel: describedSchema,
    neutro: describedSchema,
    desfavoravel: describedSchema,
    scoreBands: table(bandNames, prose(14)),
    noSuggestion: prose(10),
    otherSignatures: prose(10),
    suggestionIntro: prose(10),
  }),
  'group/papeisDoGrupo': table(roles, roleTextSchema),
  // Of a team; the other contexts have their own.
  'group/numeroDoGrupo': table(withAllMasters, groupTextSchema),
  'group/numeroPorContexto': table(
    groupContexts.filter((context) => context !== 'team'),
    table(withAllMasters, groupTextSchema.omit({ title: true })),
  ),
  // In place of texts on meetings and deliveries where most are under 14.
  'group/grupoDeCriancas': z.strictObject({
    numero: table(withAllMasters, groupTextSchema.omit({ title: true }).extend({ advice: recommendationSchema })),
    papeis: table(roles, roleTextSchema.pick({ missing: true, several: true })),
    sinergia: table(['alta', 'media', 'baixa'], recommendationSchema),
  }),
  'company/empresa': table(['nome', 'fundacao', 'poderoso'], table(withAllMasters, short)),
  // `aFundar`: the growth of a company that opens later.
  'company/indicadoresDaEmpresa': table([...indicators, 'aFundar'], table(levels, short)),
  'company/setores': z.strictObject({
    ...Object.fromEntries(
      namedSectors.map((sector) => [sector, z.strictObject({ favoravel: short, desfavoravel: short })]),
    ),
    Outros: z.strictObject({ neutro: short }),
  }),
  'positions/lugaresENumeros': table(['address', 'phone', 'plate'], table(withAllMasters, short)),
  'traits/favoraveis': z.strictObject({
    cores: table(digits, short),
    coresEvitar: short,
    coresUso: prose(10),
    numerosHarmonicos: short,
    numerosNeutros: short,
    diasFavoraveis: short,
  }),
  'dates/ocasioes': table(
    occasions,
    z.strictObject({
      name: label,
      of: label,
      lead: line,
      care: prose(15),
      steps: z.array(line).length(4),
      numbers: table(withMasters, z.array(line).length(2)),
    }),
  ),
  'dates/metodo': z.strictObject({
    steps: z.array(z.strictObject({ title: label, text: prose(15), certainty: label })).length(6),
    note: prose(10),
  }),
  'signature/serventia': table(withMasters, prose(10)),
  'signature/assinatura': z.strictObject({
    steps: z.array(prose(12)).length(4),
    method: z.array(z.strictObject({ title: label, text: prose(15), certainty: label })).length(5),
    note: prose(10),
  }),
  'positions/legendaDosNumeros': table(withAllMasters, label),
  'recommendations/recomendacoesPessoais': personalRecommendations,
  'recommendations/recomendacoesDeCompatibilidade': z.strictObject({
    relacao: table(relations, recommendationSchema),
    variasPessoas: recommendations.length(2),
  }),
  'recommendations/recomendacoesDaEmpresa': z.strictObject({
    numero: table(withAllMasters, recommendationSchema),
    anoPessoal: table(digits, recommendationSchema),
    setor: table(destinyRelations, recommendationSchema),
    direcao: table(destinyRelations, recommendationSchema),
    semDirecao: recommendationSchema,
    indicador: table(indicators, recommendationSchema),
    dias: recommendationSchema,
    // In place of the descriptions that speak of customers and contracts there already are.
    abertura: z.strictObject({ anoPessoal: table(digits, prose(20, 40)), crescimento: prose(20, 40) }),
  }),
  // In place of meetings and deliveries in a family and among friends.
  'recommendations/recomendacoesDeCasa': z.strictObject({
    numero: table(withAllMasters, recommendationSchema),
    papeis: table(roles, roleTextSchema.pick({ missing: true, several: true })),
  }),
  'recommendations/recomendacoesDoGrupo': z.strictObject({
    numero: table(withAllMasters, recommendationSchema),
    sinergia: table(['alta', 'media', 'baixa'], recommendationSchema),
    papelAusente: label,
    papelRepetido: label,
  }),
};

export type TextTopic = keyof typeof textSchemas;
export type MainText = z.infer<typeof mainTextSchema>;
export type TitledText = z.infer<typeof titledTextSchema>;
export type PracticeText = z.infer<typeof practiceTextSchema>;
export type LessonText = z.infer<typeof lessonTextSchema>;
export type TendencyText = z.infer<typeof tendencyTextSchema>;
export type VocationText = z.infer<typeof vocationTextSchema>;
export type { ArcanoText } from './book-schema.ts';
export type PersonalYearText = z.infer<typeof personalYearTextSchema>;
export type PersonalDayText = z.infer<typeof personalDayTextSchema>;
export type PlanetText = z.infer<typeof planetTextSchema>;
export type RelationText = z.infer<typeof relationTextSchema>;
export type DescribedText = z.infer<typeof describedSchema>;
export type RoleText = z.infer<typeof roleTextSchema>;
export type GroupText = z.infer<typeof groupTextSchema>;
export type Recommendation = z.infer<typeof recommendationSchema>;
