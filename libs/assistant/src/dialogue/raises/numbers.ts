import { asksPlainNumber, namedTopics, ofNumbers, othersNamed, periodTopics } from '../number-view.ts';
import type { Raises } from './raise.ts';

const ofLetters = /\b(?:acentos?|til|cedilha|circunflexo|agudo|crase|ypsilon|ipsilon)\b/u;

/** Questions about numbers and the map that features of a message and of the conversation speak for, by act. */
export const numbersRaises: Raises = {
  // `Quais são os meus arcanos?`: the one of the whole life and the one in force.
  doisArcanos: [
    [
      8,
      ({ segment, own }) =>
        own.every((topic) => topic === 'arcanoRegente') &&
        /\b(?:meus|quais|todos|seus|nossos|d?os) (?:\w+ )*?arcanos\b(?! \d)/u.test(segment.words) &&
        !/\bo que (?:e|sao)\b|\bcomo\b/u.test(segment.words),
    ],
  ],
  numeroDeCasa: [
    [
      8.8,
      ({ segment, state }) =>
        state.table.mode === null &&
        !/\d/u.test(segment.words) &&
        /\b(?:qual|que) (?:numero de )?(?:placa|casa|apartamento|telefone|celular) (?:\w+ ){0,2}(?:bo[am]|melhor|combina\w*|serve|ideal)\b/u.test(
          segment.words,
        ),
    ],
  ],
  conceito: [
    [
      6.4,
      ({ scores, own, message, segment, state }) =>
        scores.has('significado') &&
        own.length > 0 &&
        segment.number === null &&
        !message.isAboutMe &&
        message.pronoun === null &&
        othersNamed(message) === 0 &&
        own.some((topic) => !(state.act?.topics ?? []).some((before) => before === topic)),
    ],
    [
      7,
      ({ own, segment, message }) =>
        own.length > 1 &&
        /\b(?:diferenca|difere|diferente|mesma coisa|iguais)\b/u.test(segment.words) &&
        !message.isAboutMe,
    ],
    // `E dívida?` after what a lesson is.
    [
      7.4,
      ({ own, state, message, segment }) =>
        own.length > 0 &&
        state.act?.intent === 'conceito' &&
        /^(?:e|mas)\b/u.test(segment.words) &&
        segment.words.split(' ').length < 6 &&
        !/\b(?:eu|meus?|minhas?|tenho|el[ea])\b/u.test(segment.words) &&
        message.read.people.length === 0,
    ],
    [
      7.2,
      ({ segment }) =>
        /\bcabala\b|\bpitagor\w*|\bcabalistica\b|\b(?:quem|quando|onde) (?:\w+ )?(?:inventou|criou|nasceu|surgiu|comecou) (?:a )?numerologia|\b(?:origem|historia) d[ae] (?:numerologia|cabala)/u.test(
          segment.words,
        ),
    ],
  ],
  numero: [
    // `Minha amiga calculou meu destino e deu 7`
    [
      8.6,
      ({ own, segment }) =>
        own.length > 0 &&
        /\b(?:calculou|tirou|viu|leu|fez|achou) (?:o |a )?(?:meu|minha) \w+ e deu \d/u.test(segment.words),
    ],
    [4.7, ({ own }) => own.length > 1 || own.some((topic) => !periodTopics.has(topic))],
    [6, ({ own, segment }) => own.length > 0 && /\bnumero d[aeo]\b/u.test(segment.words)],
    [
      4.6,
      ({ scores, message }) =>
        scores.has('numero') && message.read.people.some(({ label, name }) => label !== 'eu' && name !== null),
    ],
    [
      7,
      ({ scores, own, message, segment }) =>
        own.length > 0 && scores.has('melhorDia') && message.purpose === null && segment.periods.length === 0,
    ],
    [7, ({ own }) => own.some((topic) => namedTopics.includes(topic))],
  ],
  significado: [
    [8.2, ({ segment }) => asksPlainNumber.test(segment.words)],
    // `E se fosse Missão 8?`
    [
      8.2,
      ({ segment, hasBirth }) =>
        segment.number !== null &&
        !hasBirth &&
        /\bse (?:fosse|eu (?:fosse|tivesse)|(?:a minha|o meu) fosse)\b/u.test(segment.words),
    ],
    [6, ({ scores, segment }) => scores.has('significado') && segment.number !== null],
    [3, ({ segment, hasBirth }) => segment.number !== null && !hasBirth],
  ],
  valoracao: [
    // `Tem boa vibração?`, `o 7 dá sorte?`
    [
      8.2,
      ({ segment, state }) =>
        state.table.mode === null &&
        segment.periods.length === 0 &&
        (/\b(?:bo[am]s?|bons|ruim|ruins|pesad[oa]|positiv[oa]|negativ[oa]) (?:numeros?|vibra\w+|energia|vibe)\b|\b(?:numeros?|vibra\w+|energia|vibe|mapa|destino) (?:e |sao )?(?:bo[am]s?|bons|ruim|ruins|pesad[oa]|positiv[oa]|negativ[oa])\b/u.test(
          segment.words,
        ) ||
          (segment.number !== null && /\bd[ao] (?:sorte|azar)\b/u.test(segment.words))),
    ],
    [
      6,
      ({ state, segment }) =>
        state.act !== null &&
        /^(?:e |mas |isso )*(?:e )?(?:isso )?(?:e )?(?:grave|normal|serio|preocupante|comum|raro|bom sinal|mau sinal)$/u.test(
          segment.words,
        ),
    ],
  ],
  numeroMestre: [
    [
      9,
      ({ segment }) =>
        /\b(?:tem|tenho|ha|existe|possuo)\b.*\bmestres?\b/u.test(segment.words) &&
        /\b(?:meus?|minha|mapa|eu|tenho|possuo)\b/u.test(segment.words),
    ],
  ],
  // `Como vocês tratam o ç?`, `e o til?`
  regra: [
    [
      8.6,
      ({ state, message, segment }) =>
        message.read.names.length === 0 &&
        ofLetters.test(segment.words) &&
        !/\b(?:meu|minha|tir\w+|coloc\w+)\b/u.test(segment.words) &&
        (state.act?.intent === 'regra'
          ? segment.words.split(' ').length < 6
          : /\b(?:trat\w+|cont\w+|consider\w+|voces)\b/u.test(segment.words)),
    ],
  ],
  diferencaNumeros: [
    [
      9,
      ({ own, state, segment }) =>
        own.length > 0 &&
        (own.length > 1 || ofNumbers.has(state.act?.intent ?? '')) &&
        /\b(?:sao|dao) (?:iguais|diferentes|[oa]s? mesm[oa]s?)\b|\b(?:diferenca|difere|diferente)\b(?: \w+)? (?:entre |d)(?:el[ea]|iss[oa]|ess[ea]|est[ea])\b|\bdiferente d(?:[oa]|e) (?:meu |minha )?\w+$|\b(?:mesm[ao]|igual)(?: (?:coisa|numero))? (?:que|ao?) (?:o |a )?(?:meu |minha )?\w+/u.test(
          segment.words,
        ),
    ],
    [
      8,
      ({ own, message, state, segment }) =>
        own.length > 0 &&
        ofNumbers.has(state.act?.intent ?? '') &&
        message.read.people.length === 0 &&
        /\b(?:relacao|ligacao|a ver|convers\w+|combin\w+|bat\w+|encaix\w+|concord\w+|brig\w+) com (?:o |a )?(?:meu |minha )?/u.test(
          segment.words,
        ),
    ],
  ],
  simples: [
    [
      7.3,
      ({ own, segment }) =>
        own.length > 0 && /\bexplic\w+ .*\b(?:como se (?:eu )?(?:fosse|tivesse)|crianca)\b/u.test(segment.words),
    ],
  ],
  pesoDosNumeros: [
    [
      9,
      ({ state, segment }) =>
        state.numbers.length > 1 &&
        ofNumbers.has(state.act?.intent ?? '') &&
        /^(?:e |mas )*(?:qual )?d(?:os dois|as duas|el[ea]s|ess[ea]s) (?:qual )?(?:\w+ )?(?:manda|pesa|vale|conta|fala|chama) mais\b/u.test(
          segment.words,
        ),
    ],
    [
      7,
      ({ scores, state }) =>
        scores.has('escolher') &&
        state.table.mode === null &&
        state.time.last.length < 2 &&
        (state.act?.topics.length ?? 0) > 1,
    ],
  ],
  // `O que falta?` of the numbers of a map.
  faltam: [
    [
      8,
      ({ segment, state }) =>
        state.table.mode === null &&
        ofNumbers.has(state.act?.intent ?? '') &&
        /^(?:e |mas )*(?:o que|qual|quais)(?: numeros?)? (?:me |que )?faltam?$/u.test(segment.words),
    ],
  ],
  // `Tem algum repetido?` of the numbers of a map.
  repetidos: [
    [
      9.2,
      ({ segment, state }) =>
        state.table.mode === null &&
        ofNumbers.has(state.act?.intent ?? '') &&
        /\brepet\w+\b/u.test(segment.words) &&
        !/\b(?:sequencias?|triangulo|nomes?|letras?|fal\w+|diz\w*|voce|resposta)\b/u.test(segment.words),
    ],
  ],
  mapa: [
    [
      8,
      ({ segment }) =>
        /\b(?:que|quais(?: sao)?(?: os)?) (?:meus )?numeros (?:que )?(?:eu )?(?:tenho|possuo)\b|^(?:e |oi )?quais (?:sao )?(?:os )?meus numeros\b/u.test(
          segment.words,
        ) && !/\b(?:nomes?|letras?|sorte|vezes)\b/u.test(segment.words),
    ],
    [4, ({ own, segment }) => own.length === 0 && segment.topics.includes('mapa')],
  ],
};
