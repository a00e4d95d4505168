import type { Dialogue } from '../dialogue/dialogue.ts';
import { isMourning, ofMinor } from '../dialogue/hardship.ts';
import type { Hardship, Studio } from '../dialogue/state.ts';
import { productAspect } from '../dialogue/subject/product-aspects.ts';
import { studioOf } from '../dialogue/subject/studio.ts';
import { namesIn } from '../dialogue/subject/titles.ts';
import type { Passage } from '../passage.ts';
import type { Composed, Composer } from './composer.ts';
import { hasFamily, type Wording, wordingsOf } from './passage-bank.ts';
import { composePlans, plansAspect, studioPrice } from './product/compose-plans.ts';
import { withArticle } from './product/with-article.ts';

/** Families that set the tone of the next messages. */
const continuedMoods: Readonly<Record<string, string>> = {
  crise: 'crise-segue',
  violencia: 'violencia-segue',
  luto: 'luto-segue',
  perdaGestacional: 'luto-segue',
  rompimento: 'rompimento',
  traicaoVivida: 'traicaoVivida-segue',
  reprovacao: 'humor',
  desvalorizado: 'humor',
  tristeza: 'tristeza',
  solidao: 'solidao',
  medo: 'medo',
  ansiedade: 'ansiedade',
  raiva: 'raiva',
  doencaDeOutro: 'doencaDeOutro',
  demissao: 'demissao-segue',
  dividas: 'dividas',
  vicio: 'vicio-segue',
  dependencia: 'dependencia',
  culpa: 'luto-segue',
  assedio: 'assedio-segue',
  criseDeOutro: 'criseDeOutro-segue',
};
const free = new Set([
  'crise',
  'criseDeOutro',
  'violencia',
  'abuso',
  'perseguicao',
  'medoSaude',
  'emergencia',
  'luto',
  'lutoNumero',
  'perdaGestacional',
  'assedio',
  'vicio',
  'culpa',
  'desacordo',
  'concorda',
  'perdido',
  'relato-eu',
  'autocritica',
  'saudacao',
  'agradecimento',
  'despedida',
  'enchimento',
  'risada',
  'desculpas',
  'insulto',
  'humor',
  'esquecer',
  'alegria',
  'piada',
  'gostos',
  'repeticao',
  'meusDados',
  'segredo',
]);

/** Courtesies and limits after which what weighs still weighs. */
const besideGrief = new Set(['agradecimento', 'enchimento', 'fe', 'gravidez', 'saude', 'medoSaude']);
const partsOfGrief = new Set(['tristeza', 'ansiedade', 'medo', 'solidao', 'culpa', 'raiva']);

/** The mood that holds on after a manner; null where it does not. */
export function moodAfter(manner: string, before: string | null): string | null {
  if (manner.startsWith('amparo.') || ['humor', 'lutoNumero', 'alem', 'saudade'].includes(manner)) return before;
  // A sleepless night or a fear after a death or in danger is a part of it; so is a word of thanks.
  const isHeavy = before !== null && ['luto', 'perdaGestacional', 'violencia', 'crise'].includes(before);
  if (before === 'doencaDeOutro' && partsOfGrief.has(manner)) return before;
  if (isHeavy && (partsOfGrief.has(manner) || besideGrief.has(manner))) return before;
  if (manner === 'abuso' || manner === 'perseguicao') return 'violencia';
  return manner in continuedMoods ? manner : null;
}

/** A manner in words that were not used yet. */
export function composeManner(
  manner: string,
  dialogue: Dialogue,
  composer: Composer,
  passages: readonly Passage[],
): Composed {
  const { mood } = dialogue.state;
  if (manner.startsWith('amparo.')) return hardshipAnswer(manner.slice('amparo.'.length), dialogue, composer);
  if (productAspect(manner, dialogue.message.words) !== null)
    return withArticle(productAnswer(manner, composer, dialogue.message.words), passages);
  const aspect = plansAspect(manner);
  if (aspect !== null && composer.prices !== null)
    return composePlans(aspect, composer.prices, composer, dialogue.message.words);
  const family = aspect === null || manner in titles ? familyOf(manner, dialogue) : 'produtoPreco';
  const studio = studioOf(family);
  if (studio !== null) return studioAnswer(family, studio, composer, dialogue.message);
  if (family.startsWith('produto'))
    return withArticle(productAnswer(family, composer, dialogue.message.words), passages);
  const own = ownNameAnswer(family, dialogue, composer);
  if (own !== null) return own;
  const name = mood === null ? null : spokenName(dialogue);
  if (
    name !== null &&
    !dialogue.message.text.includes('?') &&
    manner !== 'alem' &&
    mood !== 'crise' &&
    mood !== 'violencia'
  ) {
    if (isMourning(dialogue.state)) return hardshipAnswer('nome', dialogue, composer);
    const text = composer
      .pick(...wordingsOf(mood === 'doencaDeOutro' ? 'nome-doente' : 'nome-companhia'))
      .replaceAll('{nome}', name);
    return { text, isFree: true, chips: [] };
  }
  return familyAnswer(family, manner, dialogue, composer);
}

/** What a family says, with the sum or the discovery that was asked for. */
function familyAnswer(family: string, manner: string, dialogue: Dialogue, composer: Composer): Composed {
  const blamed = asksBlame.test(dialogue.message.words) && !/crise|violencia|abuso|Urgente/u.test(family);
  const text = `${blamed ? 'Não: nenhum número causa isso. ' : ''}${composer.pick(...wordingsOf(family))}`;
  const sum = family === 'conta' ? sumOf(dialogue.message.words) : null;
  if (sum !== null) return { text: sum, isFree: true, chips: chipsFor('receita'), title: 'Uma conta' };
  const whole =
    family === 'receita' && /descobriu o brasil/u.test(dialogue.message.words)
      ? `Pedro Álvares Cabral, em 1500, segundo a escola. ${text}`
      : text;
  return {
    text: whole,
    isFree: free.has(manner),
    chips: chipsFor(family),
    title: titles[family] ?? titles[manner] ?? 'Conversa',
  };
}

/** Families of the replies to a hardship, the closest first. */
const familiesOf: Readonly<Record<Hardship, readonly string[]>> = {
  grief: ['luto', 'aflicao'],
  unborn: ['perda', 'luto', 'aflicao'],
  violence: ['violencia'],
  minor: ['menor', 'violencia'],
  distress: ['aflicao'],
};

/** What is said to someone in grief, distress or danger: no number, and nothing to click. */
function hardshipAnswer(reply: string, dialogue: Dialogue, composer: Composer): Composed {
  const families = familiesOf[dialogue.state.hardship ?? 'distress'];
  const name = reply === 'nome' ? spokenName(dialogue) : null;
  const asked = reply === 'nome' && name === null ? 'segue' : reply;
  const family = families.map((one) => `${one}-${asked}`).find(hasFamily) ?? 'humor';
  const text = composer.pick(...wordingsOf(family)).replaceAll('{nome}', name ?? '');
  return { text, isFree: true, chips: [], title: 'Um momento difícil' };
}

const asksOwnName = /\b(?:sabe|lembra|qual e?|como)\b.*\b(?:meu nome|eu me chamo|me chamo)\b/u;

/** `Você sabe meu nome?` */
function ownNameAnswer(family: string, { message }: Dialogue, composer: Composer): Composed | null {
  const name = composer.person('eu')?.name;
  if (family !== 'meusDados' || !name || !asksOwnName.test(message.words)) return null;
  return {
    text: `Sei: você é **${name}**, pelo que está no seu perfil ou nesta conversa. Quer ver um número desse nome?`,
    isFree: true,
    chips: chipsFor('saudacao'),
  };
}

/** `17 x 23`: the one sum of another subject that costs nothing to answer. */
function sumOf(words: string): string | null {
  const [, one = '', sign = '', other = ''] = /(\d{1,6}) (x|vezes|mais|menos) (\d{1,6})/u.exec(words) ?? [];
  if (one === '') return null;
  const [a, b] = [Number(one), Number(other)];
  const result = sign === 'mais' ? a + b : sign === 'menos' ? a - b : a * b;
  return `Dá ${result}. Conta comum eu até faço; o meu ofício é somar nomes e datas. Quer ver o número do seu nome?`;
}

/** `Isso é culpa do meu número?` is answered first. */
const asksBlame =
  /\b(?:culpa|causa|por causa) d[oae] (?:meu |minha )?(?:numeros?|mapa|destino|ano|nome)\b|\b(?:numeros?|mapa|destino) (?:explica|causa|tem culpa|provoca)\b/u;
/** What a message says in a crisis or after violence; null for anything else. */
function familyOfDistress(mood: string | null, words: string): string | null {
  if (mood === 'crise' && /\b(?:melhor|mais calm\w+|liguei)\b/u.test(words)) return 'crise-alivio';
  if (mood === 'crise' && /\bobrigad\w+/u.test(words)) return 'crise-obrigado';
  if (mood === 'violencia') {
    if (ofMinor.test(words)) return 'violencia-menor';
    if (/\bnumeros?\b/u.test(words)) return 'violencia-mapa';
  }
  return null;
}

/** Violence by a parent or a relative: Disque 100 for a minor beside the 180. */
const byFamily = /\b(?:padrasto|madrasta|meu (?:pai|tio|avo|irmao|padrinho)|minha (?:mae|tia|avo|irma))\b/u;

/** What goes on saying the same to someone in a mood. */
function continuedFamily({ mood, hardship }: Dialogue['state']): string | null {
  if (mood === 'perdaGestacional' && hardship === 'unborn') return 'perda-segue';
  if (mood === 'violencia' && hardship === 'minor') return 'menor-segue';
  return mood === null ? null : (continuedMoods[mood] ?? 'humor');
}

/** Feelings that belong to what was said before. */
function isPartOf(mood: string | null, manner: string): boolean {
  if (mood === 'crise' || mood === 'violencia')
    return ['solidao', 'tristeza', 'medo', 'raiva', 'culpa', 'agradecimento'].includes(manner);
  if (mood !== 'luto' && mood !== 'perdaGestacional') return false;
  return partsOfGrief.has(manner) || ['saudade', 'outroSaber'].includes(manner);
}

function familyOf(manner: string, { message, state }: Dialogue): string {
  const { mood } = state;
  const ofDistress = familyOfDistress(mood, message.words);
  if (ofDistress !== null) return ofDistress;
  if (manner === 'violencia' && mood !== 'violencia' && byFamily.test(message.words)) return 'violencia-familia';
  const continued = continuedFamily(state);
  if (continued !== null && [mood, 'humor', 'enchimento'].includes(manner)) return continued;
  if (manner === 'conta') return 'conta';
  if (manner === 'investimento' && /\b(?:emprestimo|consignado|agiota|refinanci\w+)\b/u.test(message.words))
    return 'emprestimo';
  if (continued !== null && isPartOf(mood, manner)) return continued;
  if (manner === 'limiteSuave' || !hasFamily(manner)) return 'perdido';
  return manner === 'saudacao' && message.words.split(' ').length > 6 ? 'perdido' : manner;
}

/** The name of the one spoken of: "ele se chamava Bidu". */
function spokenName({ message }: Dialogue): string | null {
  const text = message.text.replace(/\bde graça/giu, '');
  const [name] = namesIn(text).filter(({ name: one }) => !/^(?:Ele|Ela|Era|Minha|Meu|Nossa|Hoje|Deus)$/u.test(one));
  const lower =
    /(?<!\p{L})(?:chama(?:va|ria|r)?|nome (?:d\w+ )?(?:\w+ )?(?:era|é|seria|ia ser)|era o|era a)(?: de)? (?:[oa] )?(?:dona |seu )?(\p{L}{3,})/iu.exec(
      text,
    )?.[1];
  const found = name?.name.split(' ')[0] ?? lower;
  return found ? found.charAt(0).toUpperCase() + found.slice(1) : null;
}

function productAnswer(family: string, composer: Composer, words: string): Composed {
  const aspect = productAspect(family, words);
  return {
    text: aspect === null ? composer.pick(...wordingsOf(family)) : composer.pick(aspect),
    isFree: true,
    title: titles[family] ?? 'Ajuda com a Sefira',
    chips:
      family === 'produtoContato'
        ? ['Como cancelo?', 'Quais são os planos?']
        : ['Como falo com a equipe?', 'Como baixo o meu relatório?'],
  };
}

/** A page of the product: what was asked of it, and where to go on. */
function studioAnswer(family: string, studio: Studio, composer: Composer, message: Dialogue['message']): Composed {
  const name = studioNames[studio];
  const [, aspect] = family.split('.');
  const next = [
    `Quanto custa ${name}?`,
    `${name.charAt(0).toUpperCase()}${name.slice(1)} tem PDF?`,
    `Como funciona ${name}?`,
  ];
  const asked = { preco: 0, pdf: 1, como: 2 }[aspect ?? ''];
  return {
    text:
      (composer.prices === null ? null : studioPrice(family, composer.prices, message)) ??
      composer.pick(...wordingsOf(family)),
    isFree: true,
    title: name.replace(/^[ao] (?:página |estudo )?/u, ''),
    chips: next.filter((_, index) => index !== asked).slice(0, 2),
  };
}

const studioNames: Readonly<Record<Studio, string>> = {
  produtoAtlas: 'o Atlas da vida',
  produtoDatas: 'a Data certa',
  produtoLivro: 'o Livro do ano',
  produtoAssinatura: 'a página Assinatura',
  produtoBebe: 'o estudo Nome do bebê',
  produtoMarca: 'a página da Marca',
  produtoPainel: 'o Painel do profissional',
  produtoPlanos: 'o plano Premium',
};

const titles: Readonly<Record<string, string>> = {
  produtoPreco: 'Planos e preços',
  produtoPagamento: 'Pagamento',
  produtoLiberacao: 'Pagamento que não liberou',
  produtoCancelar: 'Cancelar o plano',
  produtoReembolso: 'Reembolso',
  produtoRelatorio: 'Relatórios em PDF',
  produtoPerfil: 'Dados do perfil',
  produtoSenha: 'Senha e acesso',
  produtoExcluir: 'Excluir a conta',
  produtoAplicativo: 'Instalar o aplicativo',
  produtoCreditos: 'Créditos',
  produtoContato: 'Falar com a equipe',
  produtoNota: 'Recibo e nota fiscal',
  produtoProfissional: 'Sefira para quem atende',
  dinheiroDeParente: 'Emprestar ou não',
  produtoAparelhos: 'A conta em vários aparelhos',
  abuso: 'Um momento difícil',
  perseguicao: 'Um momento difícil',
  medoSaude: 'Um momento difícil',
  emergencia: 'Telefones de emergência',
  luto: 'Um momento difícil',
  crise: 'Um momento difícil',
  violencia: 'Um momento difícil',
  ceticismo: 'Numerologia funciona?',
  identidade: 'Quem é a Sefira',
  saude: 'Números e saúde',
  fe: 'Numerologia e fé',
};

const chipsOf: Readonly<Record<string, readonly string[]>> = {
  desacordo: ['Como você chegou nesse número?', 'Qual é a minha Motivação?'],
  concorda: ['E o meu ponto fraco?', 'E na prática, o que eu faço com isso?'],
  outroSaber: ['Quais são as minhas cores?', 'Quais são os meus dias favoráveis?'],
  horario: ['Quais são os meus dias favoráveis?', 'Como está o meu momento?'],
  alegria: ['Que dia é bom para comemorar?', 'O que o meu ano pede agora?'],
  astrologia: ['Qual é o meu planeta?', 'Qual é o meu número de Destino?'],
  taro: ['Qual é o meu Arcano regente?', 'Qual é o meu Arcano vigente?'],
  piada: ['Qual é o meu número de Destino?', 'Como está o meu momento?'],
  gostos: ['Qual é o meu número de Destino?', 'Como está o meu momento?'],
  repeticao: ['Me dá um exemplo', 'Qual é o meu ponto fraco?'],
  parto: ['Nome de menina que dê 6', 'Como está o meu momento?'],
  cnpj: ['Sugira nomes para empresa com número 8', 'Qual é o meu número de Destino?'],
  pessoaPublica: ['Qual é o meu número de Destino?', 'Como está o meu momento?'],
  assedio: [],
  'assedio-segue': ['Qual é o meu ponto forte?', 'Que profissão combina comigo?'],
  valor: ['Quais são os planos?', 'Resume o meu mapa em três linhas'],
};

function chipsFor(family: string): string[] {
  const own = chipsOf[family];
  if (own !== undefined) return [...own];
  if (
    /crise|violencia|abuso|perseguicao|luto|traicaoVivida|doencaDeOutro|[sS]aude|emergencia|perda|culpa|alem|vicio/u.test(
      family,
    )
  )
    return [];
  if (['identidade', 'ajuda', 'saudacao', 'perdido', 'injecao', 'receita'].includes(family))
    return ['Qual é o meu número de Destino?', 'Como está o meu momento?'];
  if (
    [
      ...['tristeza', 'medo', 'ansiedade', 'solidao', 'rompimento', 'demissao', 'dividas', 'raiva', 'volta'],
      ...['reprovacao', 'desvalorizado'],
    ].includes(family)
  )
    return ['O que os meus números dizem do momento?', 'Um passo pequeno, qual?'];
  return ['Como está o meu momento?', 'Me dá um conselho'];
}

/** One sentence of care that leads into a reading. */
export function careLead(manner: string, composer: Composer): string {
  if (['mente', 'previsao', 'traicao', 'volta'].includes(manner)) return composer.pick(...wordingsOf(manner));
  const short = wordingsOf(manner).map(
    ({ id, text }): Wording => ({
      id: `${id}.curta`,
      text: text.match(/^[^.!?]+[.!?](?:\s[^.!?]+[.!?])?/u)?.[0] ?? text,
    }),
  );
  const care: Wording = { id: 'cuidado.188', text: 'Se pesar demais, o CVV escuta de graça pelo **188**.' };
  const isHeavy = ['tristeza', 'rompimento', 'luto', 'solidao', 'culpa'].includes(manner) && composer.isNew(care);
  return isHeavy ? `${composer.pick(...short)} ${composer.pick(care)}` : composer.pick(...short);
}
