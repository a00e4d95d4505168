import { isChoosing, type View, weighsAnswer } from '../number-view.ts';
import { trades } from '../subject/firms.ts';
import { doubtsOwnName } from '../subject/kinds-of-names.ts';
import type { Raises } from './raise.ts';

/** Questions about names and codes that features of a message and of the conversation speak for, by act. */
export const namesRaises: Raises = {
  // What an example says of names counts more than the cues of other subjects while names are judged.
  sequencias: [
    [8.6, (view) => asksLikely('sequencias', view)],
    [
      8.6,
      ({ message }) =>
        /\bmeu nome (?:tem|carrega|traz) (?:\w+ ){0,2}(?:numeros?|coisas?|sequencias?|letras?) (?:rui(?:m|ns)|negativ\w+|pesad\w+)/u.test(
          message.words,
        ),
    ],
  ],
  nomeMuda: [
    [
      8.1,
      (view) =>
        view.state.table.mode !== null &&
        (asksLikely('nomeMuda', view) || (view.own.length > 0 && asksLikely('mudarNumero', view))),
    ],
  ],
  fundacao: [
    [
      8,
      (view) =>
        view.message.purpose !== 'casar' &&
        asksLikely('fundacao', view) &&
        !/\b(?:que|qual|melhor) dia\b/u.test(view.segment.words),
    ],
  ],
  nomeDiz: [[8, (view) => view.state.table.spoken === 'empresa' && asksLikely('nomeDiz', view)]],
  nomeMelhorou: [
    [8.2, ({ state, segment }) => state.table.mode === null && doubtsOwnName.test(segment.words)],
    [8, (view) => view.state.table.mode !== null && asksLikely('nomeMelhorou', view)],
  ],
  codigoLetra: [
    [
      8.6,
      ({ state, segment }) =>
        state.table.mode === 'codigo' &&
        /\b(?:melhor\w+|harmoniz\w+|equilibr\w+|mud\w+) (?:\w+ )?(?:energia|vibracao|numero|isso|ela)\b|\b(?:coloc\w+|bot\w+|por|puser|acrescent\w+|usar|tiver) (?:uma |a |mais uma )?letra\b/u.test(
          segment.words,
        ),
    ],
  ],
  codigo: [
    [
      5.5,
      ({ state, segment }) =>
        state.table.mode === 'codigo' &&
        /\b(?:\d{1,5}[a-z]?|[a-z]{3}\d[a-z0-9]\d{2})\b/u.test(segment.words) &&
        segment.periods.length === 0,
    ],
  ],
  escolher: [
    // `Quero a que atrai dinheiro`, among names.
    [
      9,
      ({ state, segment, message }) =>
        isChoosing(state) &&
        message.read.names.length === 0 &&
        /^(?:e |mas |entao )*(?:quero|prefiro|escolh\w+|queria|me da) (?:[oa]|um|uma) que (?:\w+ )?(?:atra|tra|d[ae]|cham|ajud|tenh|combin|som)\w*/u.test(
          segment.words,
        ),
    ],
    [7.5, ({ scores, state }) => scores.has('escolher') && state.table.mode !== null],
    [
      9,
      ({ state, segment, message }) =>
        isChoosing(state) &&
        message.read.names.length === 0 &&
        /^(?:e |mas )*(?:qual|quem) (?:d(?:eles|elas|os dois|as duas|esses|essas) )?(?:tem|traz|carrega|e) [oa] (?:\w+ )?(?:mais|melhor)\b/u.test(
          segment.words,
        ),
    ],
    [
      7,
      ({ state, segment, message }) =>
        isChoosing(state) &&
        !(message.isAboutMe && segment.topics.length > 0) &&
        /\bqual\b/u.test(segment.words) &&
        !/\b(?:dia|data|mes|ano|parecid\w+|numero)\b/u.test(segment.words) &&
        segment.periods.length === 0 &&
        message.read.names.length === 0 &&
        segment.number === null,
    ],
  ],
  nomeBom: [
    // `Alice é um bom nome?`, `esse nome presta?`, with the name in the question.
    [
      8.2,
      ({ segment, message }) =>
        message.read.names.length < 3 &&
        segment.isAsked &&
        !/\b(?:que|qual|quais) (?:\w+ )?nomes?\b|\bou\b/u.test(segment.words) &&
        /\b(?:e|eh|seria|da|acha) (?:um |uma )?(?:bom|bonito|belo|otimo) nome\b|\bnome (?:\w+ ){0,2}(?:e|eh|seria|ta|esta|fica) (?:bom|bonito|legal|forte|ruim)\b/u.test(
          segment.words,
        ),
    ],
    [
      7.6,
      ({ state, segment }) =>
        (state.table.mode === 'empresa' || state.table.mode === 'bebe' || state.table.mode === 'assinatura') &&
        state.table.names.length > 0 &&
        (weighsAnswer(segment.words) ||
          /^(?:e |mas |ele |sera que )*(?:esse nome |o nome |isso |ele )?(?:e|eh|seria|fica|da|ficou|vale) (?:um |uma |a )?(?:nome )?(?:bom|boa|bem|forte|legal|ruim|pena|sorte)(?: nome| ou ruim| ou nao| para \w+)?$/u.test(
            segment.words,
          )),
    ],
  ],
  nomeEsperanca: [
    [
      7.6,
      ({ state, segment }) =>
        state.table.mode === 'assinatura' &&
        /\bmais (?:dinheiro|sorte|amor|sucesso|clientes?|prosperidade)\b|\bficar ric/u.test(segment.words),
    ],
  ],
  nomesEmpresa: [
    [
      9,
      ({ segment, message }) =>
        message.read.names.length === 0 &&
        trades.test(segment.words) &&
        /\b(?:nao (?:sei|tenho|achei|decidi)|falta|sem|preciso de|quero) (?:\w+ ){0,2}nome\b|\bque nome (?:eu )?(?:por|ponho|boto|coloco|dou|uso)\b/u.test(
          segment.words,
        ),
    ],
    [
      7.8,
      ({ state, segment }) =>
        state.table.mode === 'empresa' && /\b(?:sug\w+|ideias?|outr[oa]s|opcoes|invent\w+)\b/u.test(segment.words),
    ],
  ],
  nomesBebe: [
    // `Que nome combina com o irmãozinho Bento Rocha Lima?`
    [
      9,
      ({ segment }) =>
        /\b(?:que|qual|quais|um|algum) nomes? (?:\w+ ){0,3}?combin\w+ (?:bem )?com (?:o |a |os |as )?(?:nomes? d[aeo] )?irma\w*/u.test(
          segment.words,
        ),
    ],
    [
      9,
      ({ state, segment }) =>
        (state.table.mode ?? state.table.spoken) === 'bebe' &&
        /\b(?:comec\w+|inici\w+) (?:com|por|pel[ao])(?: [ao])?(?: letra)? [a-z]\b/u.test(segment.words),
    ],
    [
      7.8,
      ({ state, segment }) =>
        state.table.mode === 'bebe' &&
        (/\b(?:sug\w+|ideias?|outr[oa]s|opcoes|lista)\b/u.test(segment.words) ||
          /\b(?:tem|qual|que|um) (?:\w+ )?nome (?:\w+ )?(?:que )?(?:\w+ )?combin/u.test(segment.words)),
    ],
  ],
  quantoDa: [[6.5, ({ scores, state }) => scores.has('quantoDa') && state.table.mode !== null]],
  empresa: [
    [
      6,
      ({ state, message, segment }) =>
        state.table.mode === 'empresa' &&
        message.isEllipsis &&
        state.table.names.length > 0 &&
        /\b(?:fosse|abrisse|virasse)\b/u.test(segment.words),
    ],
  ],
};

/** The likeliest reading of a message, by at least half. */
function asksLikely(intent: string, { segment: { likely } }: View): boolean {
  const [nearest] = likely;
  return nearest !== undefined && nearest.intent === intent && nearest.probability >= 0.5;
}
