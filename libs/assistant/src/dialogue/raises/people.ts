import { othersNamed, peopleKnown, type View } from '../number-view.ts';
import { introducesPeople } from '../subject/names.ts';
import { saidOfMe } from '../who/focus.ts';
import { areAtOdds } from '../who/groups.ts';
import { asksHowLong, pairIntents } from '../who/pair-intents.ts';
import { takesAfterWhom } from '../who/special-focus.ts';
import type { Raises } from './raise.ts';

/** Words that ask, also without a question mark. */
const asksSomething =
  /\b(?:quem|qual|quais|como|quando|quanto|quantos|onde|por ?que|o que|que|oq|sera|devo|posso|vale|me (?:diz|fala|conta|mostra|explica|da)|calcul\w+|compar\w+|quero|queria|preciso|brig\w+|combin\w+|dao|da certo|parec\w+|entend\w+|resum\w+)\b/u;

/** `Meu sócio quer vender e eu não`. */
const atCrossPurposes =
  /\bquer\w* .*\b(?:e|mas) eu (?:nao|quero|prefiro)\b|\b(?:eu quero|eu prefiro) .*\b(?:e|mas) el[ea] (?:nao|quer|prefere)\b|\b(?:nao concord\w+|discord\w+) (?:em tudo|de tudo|sempre|comigo|dele|dela)\b/u;

/** Other people of a message with a birth date. */
const othersDated = ({ read }: View['message']) =>
  read.people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null).length;

/** `Quem é mais parecido comigo?` of several people. */
const likeMe =
  /\b(?:quem|qual)\b.*\b(?:parecid\w+|parece|puxou|saiu|igual|a minha cara)\b.*\b(?:mim|comigo|eu)\b|\b(?:quem|qual)\b.*\b(?:a minha cara|puxou a mim)\b/u;

/** Questions about people that features of a message and of the conversation speak for, by act. */
export const peopleRaises: Raises = {
  traco: [
    [
      5.4,
      ({ message, segment }) =>
        message.trait !== null &&
        othersNamed(message) === 1 &&
        /\b(?:el[ea]|[oa]|meu|minha|esse|essa) (?:\w+ ){0,3}?(?:e|eh|seria|parece|costuma|sera|fica)\b/u.test(
          segment.words,
        ) &&
        !/\b(?:noss[oa]|me|nao|a gente|nos|quem|qual|mais que|ou|menos|como|o que|por ?que|combina\w*)\b/u.test(
          segment.words,
        ),
    ],
    [3.5, ({ message }) => message.trait !== null && message.pronoun !== null && message.pronoun !== 'plural'],
    [
      8.5,
      ({ message, segment }) =>
        othersDated(message) === 1 && /\b(?:confio|posso confiar|da para confiar)\b/u.test(segment.words),
    ],
    [
      5.2,
      ({ message, segment }) =>
        message.trait === 'confianca' &&
        /\bconfi\w+/u.test(segment.words) &&
        (othersNamed(message) === 1 || message.pronoun === 'm' || message.pronoun === 'f'),
    ],
    [5.4, ({ message }) => message.trait !== null && saidOfMe.test(message.words)],
  ],
  par: [
    // `E se a Jéssica Dias, 03/03/1995, vier junto?` after two people.
    [
      8.5,
      ({ message, state, segment }) =>
        othersDated(message) === 1 &&
        pairIntents.has(state.act?.intent ?? '') &&
        message.purpose === null &&
        /^(?:e |mas )*se\b.*\b(?:junt[oa]s?|tambem|entr(?:ar|asse)|vier|viesse|melhor|certo)\b/u.test(segment.words),
    ],
    // `Tenho uma equipe com Joana (11/11/1990), Tito (02/02/1985) e Vera (19/07/1978)`, and no question.
    [
      8,
      ({ message, own }) =>
        othersDated(message) > 1 &&
        own.length === 0 &&
        !message.text.includes('?') &&
        !asksSomething.test(message.words),
    ],
    [8, ({ message }) => !message.text.includes('?') && message.read.births.length === 0 && introducesPeople(message)],
    // `… e Tereza, 22/07/1981, vão abrir um escritório. Seriam boas sócias?`
    [
      8.6,
      ({ message }) =>
        message.read.people.filter(({ birthDate }) => birthDate !== null).length > 1 &&
        /\b(?:soci[oa]s|sociedade|dupla|parceria)\b/u.test(message.words),
    ],
    // `Como eu me dou com minha filha?`
    [
      8.6,
      ({ message, segment }) =>
        othersNamed(message) > 0 && /\bcomo (?:(?:eu )?me dou|a gente se da|nos damos) com\b/u.test(segment.words),
    ],
    // `O que você acha de mim e do Leo?`
    [
      8,
      ({ message, segment }) =>
        othersNamed(message) === 1 && /\b(?:de|sobre|entre) mim e (?:d?[oae] )?/u.test(segment.words),
    ],
    [
      6.4,
      ({ message, state, segment }) =>
        (message.bond !== null || message.purpose === 'negocio') &&
        state.table.mode === null &&
        message.read.names.length === 0 &&
        peopleKnown(state, message) > 0 &&
        (/\b(?:a gente|junt[oa]s|nos dois|nos duas|com (?:ele|ela))\b/u.test(segment.words)
          ? /\be se\b|\babrir\b|\bsoci|\bmorar\b|\bcasar\b/u.test(segment.words)
          : state.pair.length > 1 && /^(?:e |mas )?(?:como|no|na|em|para|de) (?:\w+ )?\w+$/u.test(segment.words)),
    ],
    [
      8.4,
      ({ message, segment }) =>
        message.read.people.some(({ label, birthDate }) => label !== 'eu' && birthDate !== null) &&
        /\btrabalh\w+ (?:junto|comigo)\b.*\b(?:bo[am]|certo|ruim)\b|\bbo[am] para (?:o |a )?(?:meu |minha |nosso )?(?:negocio|empresa|loja|sociedade)\b/u.test(
          segment.words,
        ),
    ],
    [
      7.2,
      ({ segment, state, message }) => peopleKnown(state, message) > 0 && /^(?:e |mas )?comigo\b/u.test(segment.words),
    ],
    // `A gente vai ser amiga pra sempre?`
    [8.6, ({ message, segment, state }) => peopleKnown(state, message) > 0 && asksHowLong.test(segment.words)],
    // `E se ficar só eu e a Aline?`
    [
      8.5,
      ({ message, segment }) =>
        othersNamed(message) === 1 &&
        /^(?:e |mas )*(?:se )?(?:(?:ficar|ficasse|fosse|for|fossemos) )?(?:so |apenas )?eu e (?:[oa] )?\w+$/u.test(
          segment.words,
        ),
    ],
  ],
  quem: [
    [
      7,
      ({ message, state, segment, scores }) =>
        message.trait !== null &&
        segment.periods.length === 0 &&
        (/\b(?:quem|qual (?:del[ea]s|dos|das))\b/u.test(segment.words) ||
          (state.act?.intent === 'quem' && message.isEllipsis)) &&
        !scores.has('quemMaisCombina') &&
        !(othersNamed(message) === 1 && /^(?:e |mas )*(?:[oa] )?\w+ (?:e|eh|seria|parece) \w+$/u.test(segment.words)) &&
        (state.pair.length > 1 || peopleKnown(state, message) > 1),
    ],
    [
      8.4,
      ({ message, state, segment }) =>
        message.trait !== null &&
        peopleKnown(state, message) > 0 &&
        segment.periods.length === 0 &&
        (/\b(?:mais|menos|tao) \w+ (?:do )?(?:que|quanto|como) (?:eu|mim|el[ea]|[oa] \w+)\b/u.test(segment.words) ||
          (/\bquem (?:\w+ )?(?:e|deve|devia|fica|cuida|manda|tem|gasta|administra) (?:\w+ ){0,4}\w+$/u.test(
            segment.words,
          ) &&
            !/\bquem e (?:el[ea]|voce)\b/u.test(segment.words))),
    ],
    [6, ({ scores, state }) => scores.has('quem') && state.pair.length > 0],
    // `Estou entre duas pessoas pra vaga de vendas: …`
    [
      9,
      ({ message }) =>
        othersDated(message) > 1 &&
        (message.trait !== null || /\b(?:entre|qual|quem|escolh\w+|melhor)\b/u.test(message.words)) &&
        /\b(?:vagas?|cargo|candidat[oa]s?|contrat\w+)\b/u.test(message.words),
    ],
  ],
  conviver: [
    // `O que eu posso fazer no domingo, quando ela vier almoçar?`
    [
      8.5,
      ({ segment, message }) =>
        (message.pronoun === 'm' || message.pronoun === 'f') &&
        /^(?:e |mas |entao )*(?:o )?que (?:e que )?(?:eu )?(?:posso|devo|vou|da para) (?:fazer|dizer|falar)\b.*\bel[ea]\b/u.test(
          segment.words,
        ),
    ],
    // `Meu filho de 15 anos, Enzo Prado, 03/10/2011, não fala comigo.`
    [
      8.3,
      ({ segment, message }) =>
        (othersNamed(message) === 1 || message.pronoun === 'm' || message.pronoun === 'f') &&
        /\b(?:nao (?:fala|conversa|se abre) (?:mais )?comigo|me (?:ignora|evita)|so vive trancad[oa]|vive trancad[oa]|se fechou|chega atrasad[oa]|vive (?:atrasad[oa]|faltando|reclamando)|falta (?:muito|demais|sempre)|responde mal|nao (?:cumpre|entrega|obedece)|morre de ciumes?|nao (?:aguento|suporto|tolero)(?: mais)?(?: el[ea]| [oa] \w+)?|me tira do serio|me irrita (?:muito|demais))\b/u.test(
          segment.words,
        ),
    ],
    [
      4.7,
      ({ message, segment }) =>
        (message.pronoun === 'm' || message.pronoun === 'f') &&
        /^(?:e |mas |entao )?(?:e se el[ea] |como (?:e que )?(?:eu |a gente )?(?!esta|foi|sera|vai|ficou|fica)\w{3,} (?:\w+ ){0,3}(?:com |para |n|d)?el[ea]\b|o que (?:eu )?(?:falo|digo|respondo|escrevo) )/u.test(
          segment.words,
        ),
    ],
  ],
  quemMaisCombina: [
    [8.8, ({ message, state }) => takesAfterWhom.test(message.words) && othersDated(message) + state.people.length > 2],
    [8.7, ({ message, state }) => likeMe.test(message.words) && othersDated(message) + state.people.length > 2],
    [
      8.7,
      ({ message }) =>
        othersDated(message) > 1 &&
        /\bcom (?:quem|qual)(?: del[ea]s)? (?:eu )?(?:mais )?combino\b/u.test(message.words),
    ],
    [
      8.7,
      ({ state, segment, message }) =>
        peopleKnown(state, message) > 1 &&
        /\bquem puxou (?:a |para )?(?:quem|mim)\b|\b(?:puxou|parece|lembra) (?:\w+ )?(?:mais )?(?:a|com|de)? ?(?:mim|comigo)\b|\bmais (?:parecid\w+|proxim\w+|ligad\w+|semelhante) (?:comigo|de mim|a mim)\b|\b(?:qual|quem) (?:\w+ ){0,4}(?:eu )?sou mais (?:parecid\w+|proxim\w+)|\bse parece mais comigo\b|\bpareco (?:mais )?com (?:algum[a]?|qual|quem|uma? del[ea]s)\b/u.test(
          segment.words,
        ),
    ],
    [
      7.4,
      ({ state, segment, message }) =>
        peopleKnown(state, message) > 2 &&
        /\bel[ea] (?:\w+ )?(?:combina|parece|se da|puxou|entende)\w* (?:melhor |mais )?(?:com|a) (?:qual|quem)\b/u.test(
          segment.words,
        ),
    ],
    [
      8.7,
      ({ state, segment, message }) =>
        peopleKnown(state, message) > 1 &&
        /\bcom (?:qual|quem)(?: d\w+)? el[ea] (?:\w+ )?(?:combina|parece|se da|se entende|briga|fica)\w*/u.test(
          segment.words,
        ),
    ],
  ],
  brigas: [
    [8.6, ({ message, segment, state }) => peopleKnown(state, message) > 0 && atCrossPurposes.test(segment.words)],
    [
      8.4,
      ({ message, segment, state }) =>
        peopleKnown(state, message) > 0 &&
        message.trait === null &&
        (/\b(?:eles|elas|a gente|nos dois|nos duas) (?:\w+ ){0,2}brig\w+|\b(?:vivem|vivemos|ficam|so) (?:se )?(?:compet\w+|implic\w+|disputa\w+|discut\w+)/u.test(
          segment.words,
        ) ||
          /\b(?:a gente|nos) (?:\w+ )?nao se (?:acerta|entende|da|bate|gosta|suporta)\w*/u.test(segment.words) ||
          areAtOdds.test(segment.words)),
    ],
  ],
  resumo: [
    [
      8.5,
      ({ message, segment }) =>
        othersNamed(message) === 1 &&
        /^(?:e |mas )*(?:como (?:e|eh) (?:[oa] )?\w+|(?:[oa] )?\w+ como (?:e|eh)|(?:[oa] )?\w+ (?:e|eh) como)$/u.test(
          segment.words,
        ),
    ],
  ],
  comum: [
    // `O que os unia?`
    [
      8.4,
      ({ message, state, segment }) =>
        peopleKnown(state, message) > 1 && /\bo que (?:[oa]s|nos) un(?:e|ia|iu)\b/u.test(segment.words),
    ],
    [
      8.4,
      ({ message, segment, state }) =>
        peopleKnown(state, message) > 0 &&
        /\b(?:eu|nos|a gente|somos)\b.*\bparecid[oa]s?\b(?: \w+){0,3} em que\b|\b(?:em que|no que) (?:\w+ ){0,3}(?:parec\w+|se parece\w*)/u.test(
          segment.words,
        ),
    ],
  ],
  relato: [
    [
      8.4,
      ({ message, segment }) =>
        othersNamed(message) === 1 &&
        message.read.people.every(({ birthDate }) => birthDate === null) &&
        /\b(?:idiota|babaca|insuportavel|imbecil|ridicul[oa]|escrot[oa]|folgad[oa]|intrometid[oa]|um saco|uma cobra)\b/u.test(
          segment.words,
        ),
    ],
  ],
};
