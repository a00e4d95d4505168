import type { Segment } from '../../understanding/read-message.ts';
import { ofPeriods, othersNamed, peopleKnown, periodTopics, phases } from '../number-view.ts';
import type { Raises } from './raise.ts';

const probabilityOf = ({ likely }: Segment, intent: string) =>
  likely.find((one) => one.intent === intent)?.probability ?? 0;

/** Examples speak for it at all: `boa noite, o que faço hoje?` has the words of a good day alone. */
const isLikely = (segment: Segment, intent: string) => probabilityOf(segment, intent) >= 0.1;

const isLikelier = (segment: Segment, intent: string, other: string) =>
  probabilityOf(segment, intent) > 0.5 && probabilityOf(segment, intent) > probabilityOf(segment, other);

/** `Que mês é esse pra mim?`, `em que ano eu tô?`: the one in force. */
const asksWhichNow =
  /^(?:e |em |mas |n[ao] )*(?:que|qual) (?:mes|ano|dia) (?:(?:e|seria) (?:ess[ea]|est[ea])|(?:eu )?(?:estou|to|tou|vivo|ando))\b(?! (?:bo[am]|melhor))/u;

/** Questions about periods that features of a message and of the conversation speak for, by act. */
export const timeRaises: Raises = {
  compararPeriodos: [
    // `Qual o melhor ano da minha vida daqui pra frente?`
    [
      9,
      ({ segment, message }) =>
        segment.periods.length === 0 &&
        message.read.people.every(({ label }) => label === 'eu') &&
        /\b(?:melhor(?:es)?|pior(?:es)?|mais (?:forte|dificil|puxado|facil|leve)) anos?\b(?! (?:para|pra) (?:todos|nos))|\banos? (?:mais (?:forte|dificil|puxado|facil|leve)|melhor|pior)\b/u.test(
          segment.words,
        ),
    ],
    [
      7.5,
      ({ segment, message }) =>
        /\b(?:que|qual) ano\b/u.test(segment.words) &&
        message.purpose !== null &&
        !/\bano pessoal\b/u.test(segment.words),
    ],
    [
      7,
      ({ segment, state }) =>
        /\bcompar\w+ (?:isso )?com\b/u.test(segment.words) &&
        segment.periods.length === 1 &&
        state.time.last.length > 0,
    ],
    [
      8.2,
      ({ state, segment, message }) =>
        state.act?.intent === 'compararPeriodos' &&
        message.isEllipsis &&
        state.time.recent.length > 1 &&
        /\b(?:pior|melhor|mais (?:forte|fraco|facil|dificil|puxado|pesado|leve|tranquilo|calmo|tenso|corrido))\b/u.test(
          segment.words,
        ),
    ],
    [
      7,
      ({ segment, message }) =>
        segment.periods.length === 0 &&
        othersNamed(message) === 0 &&
        /\b(?:melhor|pior) ano\b(?! pessoal)/u.test(segment.words),
    ],
    // `Peço demissão agora ou em 2027?`: two times that a decision is weighed for.
    [
      7,
      ({ scores, segment }) =>
        scores.has('decisao') &&
        segment.periods.length > 1 &&
        segment.periods.every(({ span }) => span === segment.periods[0]?.span) &&
        /\bou\b/u.test(segment.words),
    ],
    // `Para vender o carro, 2027 ou 2030?`
    [9, ({ message }) => /\b20\d\d ou (?:em |n?o ano de |espero |deixo para )?20\d\d\b/u.test(message.words)],
    [4.8, ({ segment }) => segment.periods.length > 1 && !isLikelier(segment, 'melhorDia', 'compararPeriodos')],
    [
      7.2,
      ({ scores, segment }) =>
        scores.has('melhorDia') &&
        !isLikelier(segment, 'melhorDia', 'compararPeriodos') &&
        segment.periods.filter(({ span }) => span === 'day').length > 1,
    ],
    [6, ({ scores, state }) => scores.has('escolher') && state.table.mode === null && state.time.recent.length > 1],
    [
      7.3,
      ({ message, segment }) =>
        message.purpose !== null &&
        message.periods.filter(({ span }) => span === 'day').length === 2 &&
        /\bqual\b|\bmelhor\b/u.test(segment.words),
    ],
  ],
  diaBom: [
    [
      7.7,
      ({ segment, scores }) =>
        isLikely(segment, 'diaBom') &&
        segment.periods.some(({ span }) => span === 'day') &&
        /\b(?:bom|boa|ruim|legal|favoravel|propici[oa]|serve|da certo)\b/u.test(segment.words) &&
        !scores.has('compararPeriodos') &&
        !/\b(?:melhor|qual|quais|que dia|quando|que horas?|horario)\b/u.test(segment.words),
    ],
    [
      5.6,
      ({ segment }) =>
        segment.periods.some(({ span }) => span === 'day') &&
        /\b(?:tenho|vou ter|e|sera) (?:\w+ )?(?:prova|entrevista|reuniao|apresentacao|exame de direcao|encontro|viagem|concurso|audiencia|casamento|vestibular|enem)\b/u.test(
          segment.words,
        ),
    ],
  ],
  porquePeriodo: [
    [
      5.8,
      ({ own, segment }) =>
        own.includes('anoPessoal') &&
        /\b(?:por causa|culpa|sera que e|e por isso|tem a ver|sera por)\b/u.test(segment.words),
    ],
    [
      5.6,
      ({ scores, state, segment }) =>
        scores.has('porque') &&
        (segment.periods.length === 0
          ? ofPeriods.has(state.act?.intent ?? '')
          : segment.periods.every(({ span }) => span === 'year')) &&
        /\b(?:foi|esta|e|anda|vai ser|tao|tanto|dificil|pesad\w+|ruim|travad\w+)\b/u.test(segment.words),
    ],
  ],
  periodo: [
    // `Ano que vem melhora pra nós?`
    [
      8.6,
      ({ segment }) =>
        segment.periods.some(({ span }) => span === 'year') &&
        /\b(?:melhora|piora|alivia)\b (?:para|com) (?:nos|a gente)$/u.test(segment.words),
    ],
    [9.2, ({ segment }) => asksWhichNow.test(segment.words)],
    [4.7, ({ own }) => own.length === 1 && own.every((topic) => periodTopics.has(topic))],
    [3.8, ({ segment }) => segment.periods.length > 0],
    [
      4.3,
      ({ segment }) =>
        segment.periods.length > 0 &&
        /\b(?:previs\w+|esperar|vai ser|como|energia|ano|mes|dia|vibe)\b/u.test(segment.words),
    ],
    [
      6.4,
      ({ segment }) =>
        /\b(?:que|qual) ano (?:pessoal )?(?:e que )?(?:eu )?(?:estou|vivo|estava)\b/u.test(segment.words),
    ],
    [
      8.3,
      ({ segment }) =>
        /\b(?:ano|mes|fase|momento|epoca) (?:\w+ )?(?:bo[am]|favoravel|cert[oa]|ruim|propici[oa]) (?:para|de)\b/u.test(
          segment.words,
        ) &&
        !/\b(?:qual|quais|que|quem|melhor) (?:\w+ )?(?:ano|mes|fase|momento|epoca)\b|^(?:e )?quem\b/u.test(
          segment.words,
        ),
    ],
  ],
  melhorMes: [
    [
      8.8,
      ({ segment }) =>
        /\bproximo mes (?:\w+ )?(?:bom|melhor|favoravel|forte|tranquilo)\b/u.test(segment.words) &&
        segment.periods.length === 0,
    ],
    [
      7.8,
      ({ segment }) =>
        segment.periods.some(({ span, until }) => span === 'month' && until !== undefined) &&
        /\bqual mes\b|\bque mes\b/u.test(segment.words),
    ],
    [4.8, ({ segment }) => segment.periods.some(({ span, until }) => span === 'month' && until !== undefined)],
    [
      7,
      ({ scores, segment }) =>
        scores.has('compararPeriodos') &&
        segment.periods.some(({ span, until }) => span === 'month' && until !== undefined),
    ],
  ],
  melhorDia: [
    // A day for the firm on the table: `e pra que dia a gente marca a inauguração`.
    [
      8.2,
      ({ state, segment, message }) =>
        (state.table.mode ?? state.table.spoken) === 'empresa' &&
        message.read.days.length === 0 &&
        /\b(?:que|qual|melhor|bom) (?:\w+ )?(?:dia|data)\b(?=.*\b(?:inaugur|abr|marc|lanc|registr)\w*)|\bquando\b.*\b(?:re)?(?:inaugur|abr|lanc)\w*|\b(?:inaugur|abr|lanc)\w*\b.*\b(?:que|qual) dia\b/u.test(
          segment.words,
        ),
    ],
    [
      8.6,
      ({ segment, message }) =>
        segment.periods.some(({ span, until }) => span === 'week' && until !== undefined) &&
        !/\bfi(?:m|nal) de semana\b/u.test(segment.words) &&
        (message.purpose !== null || /\b(?:bo[am]|melhor|certo|favoravel|pior|evit\w+)\b/u.test(segment.words)),
    ],
    [
      6.5,
      ({ scores, segment }) =>
        scores.has('melhorDia') &&
        !isLikelier(segment, 'periodo', 'melhorDia') &&
        !/\d{4} ou|\bano\b(?! pessoal)/u.test(segment.words),
    ],
  ],
  faseProxima: [
    [7.2, ({ segment }) => /\bproxim[oa] (?:ciclo|momento decisivo|desafio|arcano)\b/u.test(segment.words)],
  ],
  quandoMuda: [[7, ({ scores, segment }) => scores.has('quandoMuda') && /\bano pessoal\b/u.test(segment.words)]],
  faseFim: [
    [
      8.2,
      ({ segment, message }) =>
        /\bquando (?:\w+ ){0,2}(?:muda|mudar|acaba|acabar|termina|terminar|vira)\b/u.test(segment.words) &&
        segment.periods.length === 0 &&
        message.topics.length > 0 &&
        message.topics.every((topic) => phases.includes(topic)),
    ],
    [
      6.2,
      ({ scores, state, segment }) =>
        (scores.has('quandoMuda') || /\b(?:acaba|termina|ate quando)\b/u.test(segment.words)) &&
        state.act?.intent !== 'momento' &&
        (state.act?.topics ?? []).some((topic) => phases.includes(topic)) &&
        segment.topics.length === 0,
    ],
  ],
  quemAno: [
    [
      7.2,
      ({ segment, state, message }) =>
        peopleKnown(state, message) > 0 &&
        /\b(?:quem|qual (?:dos (?!proximos)|das (?!proximas)|deles|delas|de nos))\b.*\b(?:ano|fase|momento|mes)\b/u.test(
          segment.words,
        ),
    ],
  ],
};
