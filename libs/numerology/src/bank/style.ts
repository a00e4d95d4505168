import type { TextTopic } from '../interpretations/schema.ts';
import { isProse, type Passage } from './read-bank.ts';

/** Words with no place in a text for a paying reader: illness, threats, fate, promises. Whole words, accents as written. */
const forbidden =
  /(?<!\p{L})(doenças?|enfermidades?|câncer|infarto|diabetes|depressão|ansiedade|tumor(es)?|avc|cura(r|m|va)?|remédios?|diagnóstico médico|mort[eo]s?|morrer|falecer|azar(es)?|fatal|fatais|fatalmente|fatalidade|castigos?|castigad[oa]s?|puniç(ão|ões)|maldiç(ão|ões)|amaldiçoad[oa]s?|desgraças?|tragédias?|inevit(ável|áveis|avelmente)|garant\p{L}*|enriquecimento|ficar ric[oa]|lucro certo|dinheiro fácil|sina|destinad[oa]s? a|predestinad[oa]s?|está escrito|condenad[oa]s?|perigos?|perigos[oa]s?|terrível|inferno|pecados?|vítimas?|fracass\p{L}*|sempre será|nunca será|jamais|cartas? (natal|natais|astra(l|is))|batismo|universo conspira|energias? cósmicas?)(?!\p{L})/giu;

/** Words that assume the reader's gender where a neutral turn exists, and forms in parentheses. */
const gendered =
  /(?<!\p{L})(sozinh[oa]s?|você mesm[oa]|si mesm[oa]|bem-vind[oa]s?|(você|seja|ser|está|esteja|ficar|fica|sente-se) (muito |mais |tão )?(obrigad|cansad|lembrad|preparad|atent|dispost|cercad|rodead|apaixonad|compreendid|ouvid|satisfeit|honest|sincer|quiet|acostumad|chamad|reconhecid|amad)[oa])(?!\p{L})|\([oa]s?\)|\p{L}+[oa]\/[oa]/giu;

/** “Não é X, é Y” and its relatives. */
const contrast = /(?<!\p{L})(não é [^.;:!?]{2,60}[,:] é |não se trata [^.;:!?]{2,80}, (e sim|mas) )/giu;

const typing = /—|["']| {2}|^\s|\s$|\.\.|,\./u;
const ended = /[.!?”]$/u;

/** A verb or an image that comes too readily: each may stand in one text of 60. */
const reflexes = ['convid', 'costum', 'equilibr', 'ganh'] as const;
const textsPerReflex = 60;

/** Every breach of the bank's manner, as `path: what`. */
export function styleFindings(passages: readonly Passage[]): string[] {
  return passages.flatMap((passage) => {
    const { path, text } = passage;
    // The thirteenth card has its traditional name; its text may not use the word.
    const threats = /arcanos\/13\/title$/u.test(path) ? [] : (text.match(forbidden) ?? []);
    const found = [...threats, ...(text.match(gendered) ?? []), ...(text.match(contrast) ?? [])];
    if (typing.test(text)) found.push('typing');
    if (isProse(passage) && !ended.test(text)) found.push('no end');
    return found.map((finding) => `${path}: ${finding}`);
  });
}

/** Reflex words above their share, as `stem: count of limit`. */
export function reflexFindings(passages: readonly Passage[]): string[] {
  const prose = passages.filter(isProse);
  const limit = Math.floor(prose.length / textsPerReflex);
  return reflexes.flatMap((stem) => {
    const pattern = new RegExp(`(?<!\\p{L})${stem}\\p{L}*`, 'giu');
    const paths = prose.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    return paths.length > limit ? [`${stem}: ${paths.length} of ${limit}: ${paths.join(', ')}`] : [];
  });
}

const ofFirms = /^(company\/|recommendations\/recomendacoesDaEmpresa$)/u;
/** Words of a household: a firm reads of business only. “Está em casa no setor” and “sentir-se em casa” are figures. */
const household =
  /(?<!\p{L})((?<!está |sentir |sentir-se )em casa|dormir|sono|marido|esposa|namor\p{L}*|noivad?[oa]s?|seu casamento|seu amor|filh[oa]s?|mãe|pais?|sogr[oa]s?|convive com vocês|domingos?|jantem|férias escolares)(?!\p{L})/giu;

/** Every word of private life in a text on a company, as `path: what`. */
export function householdFindings(passages: readonly Passage[]): string[] {
  return passages
    .filter(({ topic }) => ofFirms.test(topic))
    .flatMap(({ path, text }) => (text.match(household) ?? []).map((finding) => `${path}: ${finding}`));
}

/** Lists shown under “Para treinar” hold goals, those under “Quando exagera” or “Cuidados” hold faults. */
const goalLists: readonly [TextTopic, string][] = [
  ['positions/motivacao', 'challenges'],
  ['positions/impressao', 'challenges'],
  ['positions/expressao', 'challenges'],
  ['positions/destino', 'challenges'],
  ['positions/missao', 'challenges'],
  ['childhood/posicoesMotivacao', 'challenges'],
  ['childhood/posicoesImpressao', 'challenges'],
  ['childhood/posicoesExpressao', 'challenges'],
  ['childhood/posicoesDestino', 'challenges'],
  ['childhood/posicoesMissao', 'challenges'],
  ['adolescence/posicoesMotivacao', 'challenges'],
  ['adolescence/posicoesImpressao', 'challenges'],
  ['adolescence/posicoesExpressao', 'challenges'],
  ['adolescence/posicoesDestino', 'challenges'],
  ['adolescence/posicoesMissao', 'challenges'],
  ['relations/harmonia', 'care'],
];
const faultLists: readonly [TextTopic, string][] = [
  ['time/anoPessoal', 'challenges'],
  ['variants/anos', 'challenges'],
  ['group/numeroDoGrupo', 'challenges'],
  ['group/numeroPorContexto', 'challenges'],
];
const fault =
  /(?<!\p{L})(demais|exager\p{L}*|excess\p{L}*|falta de|dificuldade|impaci\p{L}*|por impulso|por medo|desconfianças?|descuid\p{L}*|dispers\p{L}*|sobrecarreg\p{L}*|sobrecarga|magoar-se|isolar-se|endurecer|dramatizar|apegar-se|interfer\p{L}*|adiar|gastar|romper|perder|arriscar|resist\p{L}*|antes da hora|sem (medir|limite|pausa|necessidade)|não termina|concluir pouco|antes de pensar|exigir|disputa|demora|evitar|promessas|distância|sem conclusão|jogos|pouco espaço|idealização|tensão|autoexigência|travar|cansaço|alimentar)(?!\p{L})/iu;
/** Goals that name the fault they leave: “evitar o tom de quem corrige”. */
const leavesFault =
  /(?<!\p{L})(sem|não|evitar|antes de|resistir|trocar|dosar|reduzir|aceitar|suportar|menos|separar|acalmar|proteger-se|persistir|perder o medo|sair d[oe])(?!\p{L})/iu;
/** A goal opens with what to do. */
const infinitive = /^(não )?(se )?\p{L}*([aei]r|por|pôr)(-se)?(?!\p{L})/iu;

/** List items that point the other way than their list. */
export function polarityFindings(passages: readonly Passage[]): string[] {
  const inLists = (lists: readonly [TextTopic, string][]) =>
    passages.filter((one) => lists.some(([topic, key]) => one.topic === topic && one.key === key));
  return [
    ...inLists(goalLists)
      .filter(({ text }) => !infinitive.test(text) || (fault.test(text) && !leavesFault.test(text)))
      .map(({ path, text }) => `${path} is no goal: ${text}`),
    ...inLists(faultLists)
      .filter(({ text }) => !fault.test(text))
      .map(({ path, text }) => `${path} is no fault: ${text}`),
  ];
}
