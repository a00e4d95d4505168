import { fieldIn, oneMoreOption } from '../../understanding/read-options.ts';
import { gaveNumber, othersNamed, weighsAnswer } from '../number-view.ts';
import { saidOfMe } from '../who/focus.ts';
import type { Raises } from './raise.ts';

/** `Ela quer fazer medicina, dá certo?` */
const wantsCalling =
  /\b(?:quer|quero|pensa em|penso em|vai|vou|sonha em|gostaria de) (?:\w+ )?(?:fazer|ser|cursar|estudar|prestar|virar|trabalhar com)\b/u;
const asksFit = /\b(?:da certo|combina|serve|leva jeito|e bo[am]|tem perfil|vai bem|vale a pena|nasceu para)\b/u;

/** `Vou contratar a Simone pra ser vendedora`, `ela serve pro caixa?` */
const hires =
  /\b(?:contrat(?:ar|o|ando|asse)|admitir|promover|vaga de)\b.*\b(?:para|como|de|no|na)\b|\b(?:serve|presta|daria certo|da conta) (?:para|de|no|na|como)\b/u;
/** `E se eu virasse professor?` */
const supposesCalling =
  /\bse (?:eu |el[ea] )?(?:virasse|virar|fosse|for|trabalhasse|trabalhar|fizesse|mudasse para|estudasse|cursasse)\b|\b(?:de )?eu (?:ser|virar|fazer|trabalhar|estudar|cursar)\b|\b(?:dou|daria|seria) (?:para |uma? )?(?:bo[am] )?\w+$/u;

/** `Casa 77 ou apartamento 504?` weighs numbers, and no way to live. */
const ofAddress = /\b(?:casa|apartamento|apto?|sala|bloco|lote|chacara) (?:de )?(?:numero )?\d/u;

/** Something that may be taken or left. */
const isOffered =
  /\b(?:proposta|oferta|convite|oportunidade|chance de|vaga (?:de|em|n[ao])|me (?:chamaram|convidaram|ofereceram)|fui (?:chamad|convidad|aprovad|promovid)[oa]|(?:to|estou|fico) entre|na duvida entre)\b/u;
const asksWhatToDo =
  /\b(?:(?:o )?que (?:eu )?(?:faco|devo fazer|fazer)|aceito|vou ou (?:nao|fico)|fico ou vou|nao sei (?:o que fazer|se (?:vou|aceito|fico|devo))|me ajuda a decidir|devo (?:aceitar|ir|ficar)|vale a pena)\b/u;

/** Questions about the person of a map that features of a message and of the conversation speak for, by act. */
export const selfRaises: Raises = {
  entreOpcoes: [
    [
      9,
      ({ message, state }) =>
        message.options.length > 1 &&
        !ofAddress.test(message.words) &&
        state.table.mode === null &&
        othersNamed(message) === 0 &&
        message.topics.every((topic) => topic === 'aptidaoProfissional'),
    ],
    [
      9,
      ({ message, state }) =>
        state.act?.intent === 'entreOpcoes' && message.periods.length === 0 && oneMoreOption(message.words) !== null,
    ],
  ],
  profissao: [
    [8.4, ({ message: { words }, state }) => gaveNumber(state) && weighsAnswer(words) && fieldIn(words) !== null],
    [
      8.2,
      ({ message: { words, options } }) =>
        options.length < 2 && wantsCalling.test(words) && fieldIn(words) !== null && asksFit.test(words),
    ],
    [
      8.2,
      ({ message: { words, options } }) =>
        options.length < 2 && (hires.test(words) || supposesCalling.test(words)) && fieldIn(words) !== null,
    ],
    [
      8.2,
      ({ message: { words, isEllipsis }, state }) =>
        isEllipsis && state.act?.intent === 'profissao' && (oneMoreOption(words) !== null || fieldIn(words) !== null),
    ],
  ],
  area: [
    [
      8.2,
      ({ message: { words, purpose }, segment, state }) =>
        gaveNumber(state) && weighsAnswer(words) && (segment.areas.length > 0 || purpose === 'negocio'),
    ],
    [
      5.4,
      ({ scores, segment }) => scores.has('forte') && segment.areas.length > 0 && !/\bponto\b/u.test(segment.words),
    ],
    [
      5,
      ({ own, segment }) =>
        own.length === 0 &&
        /\b(?:mapa|numeros?|numerologia)\b.{0,30}\b(?:sobre isso|disso|nisso|pra isso|para isso)\b/u.test(
          segment.words,
        ),
    ],
    [4.3, ({ own, segment }) => own.length === 0 && segment.topics.includes('mapa') && segment.areas.length > 0],
    [2.6, ({ segment }) => segment.areas.length > 0],
  ],
  porque: [
    // `Por que gasto tanto?`: the reason, in that area of life.
    [
      8,
      ({ own, segment }) =>
        own.length === 0 &&
        segment.areas.length > 0 &&
        segment.periods.length === 0 &&
        /^(?:e |mas |entao )*(?:por ?que|porque) (?:eu )?(?!ess|est|iss|el[ea]|o |a |meu|minha|voc)\w+/u.test(
          segment.words,
        ),
    ],
    [
      7.4,
      ({ scores, state, segment }) =>
        (state.act?.topics ?? []).length === 0 &&
        ['porque', 'conselho', 'area', 'fraco', 'forte', 'pratica', 'melhorar', 'resumo'].includes(
          state.act?.intent ?? '',
        ) &&
        (/\bisso (?:\w+ )?(?:esta|aparece|vem|fica) (?:mesmo )?(?:no|do|em) (?:meu )?(?:mapa|numero)/u.test(
          segment.words,
        ) ||
          (scores.has('pesoDosNumeros') &&
            /\bqual numero (?:mostra|diz|fala|explica|tem|faz|causa|traz)/u.test(segment.words))),
    ],
  ],
  conselho: [
    // `Ainda dá tempo de começar algo novo?`
    [
      9.6,
      ({ segment }) =>
        /\bainda da tempo\b|\btarde (?:demais )?para\b|\bvelh[oa] (?:demais )?para\b/u.test(segment.words),
    ],
    // `Preciso ser mais organizada, o que meu mapa ajuda?`
    [
      6,
      ({ own, segment, hasBirth, message }) =>
        own.length === 0 &&
        message.read.people.every(({ label }) => label === 'eu') &&
        /\b(?:preciso|quero|queria|tento) (?:ser|ficar|me tornar) (?:mais |menos )\w+/u.test(segment.words) &&
        (hasBirth || /\bmapa\b|\bnumeros?\b|\bajud\w+|\bcomo\b/u.test(segment.words)),
    ],
  ],
  pratica: [
    // `Como desenvolvo o 2?`
    [
      8.8,
      ({ segment }) =>
        /\bcomo (?:eu )?(?:posso )?(?:desenvolv|trabalh|us|fortale|equilibr|ativ|melhor|trein|lid)\w* (?:com |melhor )?(?:o|esse|meu) (?:numero )?\d{1,2}$/u.test(
          segment.words,
        ),
    ],
    [
      5.4,
      ({ segment }) =>
        /\b(?:plano|passos?|roteiro|metas?)\b/u.test(segment.words) &&
        /\b(?:passos?|plano|roteiro)\b.{0,12}\b(?:\d|tres|cinco|acao|simples|pratico|para)\b|\b(?:\d|tres|cinco) (?:passos|metas)/u.test(
          segment.words,
        ),
    ],
    [5, ({ segment }) => /\b(?:coisa|algo|tarefa|exercicio) (?:\w+ )?para (?:eu )?fazer\b/u.test(segment.words)],
  ],
  decisao: [
    // `Recebi uma proposta de fora, mas minha mãe está doente. O que faço?`
    [
      7.9,
      ({ message, state }) =>
        state.table.mode === null &&
        message.read.people.every(({ birthDate }) => birthDate === null) &&
        message.options.length < 2 &&
        isOffered.test(message.words) &&
        asksWhatToDo.test(message.words),
    ],
    [
      8.6,
      ({ segment, message }) =>
        othersNamed(message) === 0 &&
        /\b(?:pens(?:ando|o) em|com vontade de|doid[oa] para|querendo|afim de|planejando|quero|queria)\b(?: \w+){0,2} (?:larg|abr|sair|troc|mont|pedir demiss|vend|compr|mud|volt)\w*\b.*\b(?:sera|o que (?:voce )?acha|devo|vale a pena|da certo|faz sentido|e bo[am])(?: \w+){0,3}$/u.test(
          segment.words,
        ),
    ],
    [
      5.2,
      ({ state, segment }) =>
        state.table.mode === null &&
        segment.periods.length === 0 &&
        /\b(?:tenho que \w+r|\w{3,}o) ou (?:nao|deixar|deixo|\w{3,}[oa]r?)$/u.test(segment.words),
    ],
    [
      5.3,
      ({ message, segment }) =>
        message.read.people.every(({ birthDate }) => birthDate === null) &&
        /\bpens(?:ando|o) em (?:\w+ ){1,7}ou \w+|\bfui chamad[oa]\b|\bme (?:chamaram|ofereceram)\b|\brecebi (?:uma|duas) propostas?\b|\bainda (?:vale|da tempo)\b/u.test(
          segment.words,
        ),
    ],
    [
      6.2,
      ({ message, segment }) =>
        message.purpose !== null &&
        /^(?:e |mas |entao )*se eu (?:me )?(?:pedir|sair|largar|mudar|vender|comprar|casar|separar|terminar|abrir|fechar|aceitar|recusar|trocar|voltar|demitir|investir)\b/u.test(
          segment.words,
        ) &&
        segment.periods.length <= 1,
    ],
    [
      8.2,
      ({ segment, message }) =>
        message.text.includes('?') &&
        /\b(?:respondo|ligo|procuro|chamo|perdoo|volto|aceito|(?:mando|escrevo)(?: (?:uma )?mensagem)?|vou atras|espero)(?: ou nao)?$/u.test(
          segment.words,
        ),
    ],
  ],
  // `Fala um pouco dele.`
  resumo: [
    [
      8,
      ({ segment, message, state }) =>
        (othersNamed(message) > 0 || message.pronoun === 'm' || message.pronoun === 'f') &&
        state.people.length > 0 &&
        /\b(?:fal[ae]|cont[ae]|diz|diga)(?: (?:um pouco|mais|algo|alguma coisa|tudo))? (?:del[ea]|sobre el[ea])$/u.test(
          segment.words,
        ),
    ],
  ],
  fraco: [[5.1, ({ message }) => message.trait === null && saidOfMe.test(message.words)]],
  forte: [
    // `Em que o Zé é forte?`
    [
      8.4,
      ({ segment }) =>
        /\b(?:em|n[oa]) que (?:(?:o|a|meu|minha) )?\w+ (?:\w+ )?(?:e|eh|sou) (?:mais )?(?:forte|bo[am]|melhor)\b/u.test(
          segment.words,
        ),
    ],
    [
      8,
      ({ segment }) =>
        segment.likely.some(({ intent, probability }) => intent === 'forte' && probability >= 0.1) &&
        /\bme surpreend\w+|\b(?:cont[ae]|fal[ae]|diz|diga) (?:algo|alguma coisa|uma coisa|uma curiosidade)\b(?! que (?:so|ninguem))/u.test(
          segment.words,
        ),
    ],
  ],
};
