import type { Dialogue } from '../../dialogue/dialogue.ts';
import { isMourning } from '../../dialogue/hardship.ts';
import type { Hardship } from '../../dialogue/state.ts';
import { productAspect } from '../../dialogue/subject/product-aspects.ts';
import { studioOf } from '../../dialogue/subject/studio.ts';
import { namesIn } from '../../dialogue/subject/titles.ts';
import type { Passage } from '../../passage.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { hasFamily, numberPassage, type Wording, wordingsOf } from '../passage-bank.ts';
import { composePlans, plansAspect } from '../product/compose-plans.ts';
import { productAnswer, studioAnswer } from '../product/compose-product.ts';
import { withArticle } from '../product/with-article.ts';
import { bareNumber, numbersFor } from '../speaker.ts';
import { chipsFor, titles } from './manner-chips.ts';
import { familyOf } from './manner-family.ts';

const free = new Set([
  'crise',
  'criseDeOutro',
  'violenciaDeOutro',
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
    const text = composer.pick(...wordingsOf(namedIn[mood ?? ''] ?? 'nome-companhia')).replaceAll('{nome}', name);
    return { text, isFree: true, chips: [] };
  }
  const sum = manner === 'conta' ? sumOf(dialogue.message.words) : null;
  if (sum !== null) return { text: sum, isFree: true, chips: chipsFor('receita'), title: 'Uma conta' };
  return familyAnswer(family, manner, dialogue, composer);
}

/** Who is named in a mood: the ill one, the one who left, else company. */
const namedIn: Readonly<Record<string, string>> = {
  doencaDeOutro: 'nome-doente',
  rompimento: 'nome-ausente',
  traicaoVivida: 'nome-ausente',
  afastamento: 'nome-ausente',
};

/** `Odeio minha vida`, `não aguento mais`: less than a danger, and more than a bad day. */
const despair =
  /\bodeio (?:a )?minha vida\b|\bnao (?:aguento|suporto) mais(?: (?:nada|isso|viver|essa vida))?$|\bcans(?:ei|ad[oa]) d[ea] (?:tudo|viver|vida)\b|\bsumir\b/u;
const ofDespair: Wording = {
  id: 'cuidado.188.agora',
  text: 'Se pesar demais, ligue **188**: o CVV escuta de graça, dia e noite.',
};

/** What a family says, with the discovery that was asked for. */
function familyAnswer(family: string, manner: string, dialogue: Dialogue, composer: Composer): Composed {
  // Guilt after a loss is another matter than a name that would bring bad luck.
  if (family === 'culpa' && blamesNumber(composer, dialogue.message.words))
    return {
      text: composer.pick(...wordingsOf('culpaDoNumero')),
      isFree: true,
      chips: chipsFor('humor'),
      title: 'Culpa do número',
    };
  // Guilt outside of a loss has no physician to ask.
  const said = family === 'culpa' && !isMourning(dialogue.state) ? 'aflicao-remorso' : family;
  const blamed = asksBlame.test(dialogue.message.words) && !/crise|violencia|abuso|Urgente|selecaoJusta/u.test(family);
  const text = `${blamed ? 'Não: nenhum número causa isso. ' : ''}${composer.pick(...wordingsOf(said))}`;
  const whole =
    family === 'receita' && /descobriu o brasil/u.test(dialogue.message.words)
      ? `Pedro Álvares Cabral, em 1500, segundo a escola. ${text}`
      : text;
  const care = despair.test(dialogue.message.words) && !whole.includes('188') ? ` ${composer.pick(ofDespair)}` : '';
  return {
    text: `${whole}${care}`,
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
  const trait = reply === 'heranca' ? traitOfDead(dialogue.state.people, composer) : null;
  const title = 'Um momento difícil';
  const own = { isFree: true, chips: [], title } as const;
  return trait === null ? { text, ...own } : { ...trait, text: `${trait.text} ${text}`, ...own };
}

/** A trait in the map of the one who is mourned, if name and date were given. */
function traitOfDead(people: Dialogue['state']['people'], composer: Composer): Composed | null {
  const label = people.findLast((one) => one.label !== 'eu' && one.name !== null && one.birthDate !== null)?.label;
  const found = label === undefined ? null : composer.map(label);
  const [placed] = found ? numbersFor('jeito', found.map) : [];
  if (label === undefined || !found || !placed) return null;
  const { of } = composer.speaker(label);
  const text = composer.pick(numberPassage(placed.value, 'forca'), numberPassage(placed.value, 'essencia'));
  return { text: sentence(`No mapa ${of}, ${bareNumber(placed)}`, text), results: [found] };
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

/** Bad luck that a name or a number would bring, outside of a loss. */
const blamesNumber = ({ state }: Composer, words: string) => asksBlame.test(words) && !isMourning(state);

/** One sentence of care that leads into a reading. */
export function careLead(manner: string, composer: Composer): string {
  if (['mente', 'previsao', 'traicao', 'volta', 'mudanca'].includes(manner))
    return composer.pick(...wordingsOf(manner));
  const isOfNumber = manner === 'culpa' && blamesNumber(composer, composer.act.words);
  const short = wordingsOf(isOfNumber ? 'culpaDoNumero' : manner).map(
    ({ id, text }): Wording => ({
      id: `${id}.curta`,
      text: text.match(/^[^.!?]+[.!?](?:\s[^.!?]+[.!?])?/u)?.[0] ?? text,
    }),
  );
  const care: Wording = { id: 'cuidado.188', text: 'Se pesar demais, o CVV escuta de graça pelo **188**.' };
  const isHeavy =
    ['tristeza', 'rompimento', 'luto', 'solidao', 'culpa'].includes(manner) && !isOfNumber && composer.isNew(care);
  return isHeavy ? `${composer.pick(...short)} ${composer.pick(care)}` : composer.pick(...short);
}
