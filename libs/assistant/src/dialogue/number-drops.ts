import {
  isAlone,
  listTopics,
  ofLists,
  ofNames,
  ofNumbers,
  ofPeople,
  ofPhases,
  othersNamed,
  peopleKnown,
  peopleWithData,
  periodTopics,
  phases,
  speaksOf,
  type View,
} from './number-view.ts';
import { founding, signing } from './subject/kinds-of-names.ts';

type Drop = readonly [intents: readonly string[], applies: (view: View) => boolean];

/** Answers about the user's own numbers, after which `ele` means one of them. */
const readings = new Set([
  ...ofNumbers,
  'forte',
  'fraco',
  'resumo',
  'area',
  'profissao',
  'pesoDosNumeros',
  'numeroForte',
]);
/** `Eu tenho o 22?` */
const ownsNumber =
  /\b(?:tenho|possuo) (?:algum |o |um |esse )?(?:numero )?\d{1,2}\b(?! (?:anos?|filh\w+|irm\w+|de|meses|dias))/u;

/** A person is mentioned in the question, and not as its listener: `explica pra minha neta`. */
const asksOf = (label: string, words: string) =>
  new RegExp(`\\b${label}\\b`, 'u').test(words) && !new RegExp(`\\bpara (?:\\w+ ){0,3}${label}\\b`, 'u').test(words);

/** Questions that a message does not ask, though its words resemble them. */
export const drops: readonly Drop[] = [
  [ofPeople, isAlone],
  // Requests about the answer itself carry no content of their own.
  [
    ['simples', 'mais', 'exemplo'],
    ({ segment, message }) =>
      segment.words.split(' ').length > 9 ||
      /^(?:mas |e |entao )?(?:por ?que|porque|quem|qual d|como (?:eu|posso|faco))\b/u.test(segment.words) ||
      message.read.people.some(
        ({ label, name, birthDate }) =>
          label !== 'eu' && (name !== null || birthDate !== null || asksOf(label, segment.words)),
      ),
  ],
  [
    ['como', 'numero'],
    ({ segment }) =>
      /\b(?:usando|uso|entrei|mexendo|na) (?:n?a |n?o )?(?:conta|login|perfil|celular) d\w+\b/u.test(segment.words),
  ],
  // `E qual mês pessoal eu estou agora?`
  [
    ['compararPeriodos'],
    ({ segment, own }) =>
      own.some((topic) => periodTopics.has(topic)) &&
      segment.periods.length < 2 &&
      !/\b(?:melhor\w*|pior\w*|mais|compar\w+)\b/u.test(segment.words),
  ],
  // `O que muda na minha expressão?` of a name.
  [['pratica'], ({ segment, own }) => own.length > 0 && /\bo que (?:que )?muda\b/u.test(segment.words)],
  [
    ['codigo'],
    ({ message, hasBirth, segment }) =>
      (message.read.days.length > 0 || hasBirth) &&
      !/\b(?:numero|casa|apartamento|sala|bloco|placa|telefone|celular)\b(?: \w+)? \d{1,5}[a-z]?\b(?! \d{1,2} \d{2,4})/u.test(
        segment.words,
      ),
  ],
  [
    ['compararPeriodos'],
    ({ message, segment, state }) =>
      message.trait !== null &&
      segment.periods.length === 0 &&
      (state.pair.length > 1 || peopleKnown(state, message) > 1),
  ],
  [ofLists, (view) => !speaksOf(listTopics, view)],
  [ofPhases, (view) => !speaksOf(phases, view)],
  [
    ['quandoMuda'],
    (view) => speaksOf(phases, view) && view.state.act?.intent !== 'momento' && !/\bano\b/u.test(view.segment.words),
  ],
  [['faseFim'], ({ state, own }) => state.act?.intent === 'momento' && own.length === 0],
  [
    ['conviver'],
    ({ message, state }) =>
      message.pronoun === null &&
      peopleKnown(state, message) === 0 &&
      !/\b(?:meus?|minhas?|noss[oa]s?|chef\w+|colegas?|pessoas (?:assim|dificeis))\b/u.test(message.words),
  ],
  // `O que eu faço com ela?` of a debt of the map, while no other person is known.
  [
    ['conviver'],
    ({ message, state }) =>
      peopleKnown(state, message) === 0 && (state.act?.topics ?? []).some((topic) => listTopics.includes(topic)),
  ],
  [
    ['par'],
    ({ message, state }) => peopleKnown(state, message) === 0 && state.time.recent.length > 1 && !message.isAboutMe,
  ],
  [['palavra'], ({ segment }) => /\b(?:palavras|linhas?|frases?)\b/u.test(segment.words)],
  [
    ['compararPeriodos', 'par', 'completa', 'escolher'],
    ({ scores }) => scores.has('numerosDiferenca') || scores.has('melhorNumero'),
  ],
  [
    ['melhorNumero', 'numerosDiferenca', 'numeroMestre'],
    ({ state, hasBirth }) =>
      hasBirth || state.table.mode === 'codigo' || (state.table.mode !== null && state.table.names.length > 1),
  ],
  [
    ['valoracao'],
    ({ state, segment }) =>
      !ofNumbers.has(state.act?.intent ?? '') && (state.act?.topics ?? []).length === 0 && !/\d/u.test(segment.words),
  ],
  [['forte'], ({ own }) => own.includes('talentoOculto')],
  // `No que sou péssima?`
  [
    ['forte'],
    ({ segment }) => /\bno que (?:eu )?(?:sou|fico) (?:pessim\w+|ruim|frac[oa]|horrivel|mal)\b/u.test(segment.words),
  ],
  [['ondeEsta'], ({ scores }) => scores.has('significado') || scores.has('conceito')],
  [['ondeEsta', 'valoracao', 'mudarNumero'], ({ state }) => state.table.mode === 'codigo'],
  [['valoracao', 'mudarNumero'], ({ hasBirth }) => hasBirth],
  [['ondeEsta'], ({ hasBirth, segment }) => hasBirth && !ownsNumber.test(segment.words)],
  [['codigo'], ({ segment }) => ownsNumber.test(segment.words)],
  [
    ['diaBom'],
    ({ segment, message }) => !segment.periods.some(({ span }) => span === 'day') && message.read.days.length === 0,
  ],
  [
    ['quandoMuda'],
    ({ message, segment }) =>
      (message.pronoun !== null && /\bvai mudar\b/u.test(segment.words)) ||
      (segment.areas.length > 0 && segment.periods.length > 0),
  ],
  [['traco'], ({ segment }) => /\bmuda (?:algo|alguma coisa|muito)\b/u.test(segment.words)],
  [['cadaUm'], ({ segment }) => segment.periods.length > 0 || /\b(?:ano|mes|fase|momento)\b/u.test(segment.words)],
  [ofNames, ({ hasBirth, message }) => hasBirth && !founding.test(message.words)],
  [
    ['empresa', 'nomesEmpresa', 'quantoDa', 'assinatura', 'nomeMuda'],
    ({ message, state, segment }) =>
      message.read.people.some(
        ({ label }) =>
          label !== 'eu' &&
          state.people.some((one) => one.label === label && one.name !== null && one.birthDate !== null),
      ) && !/\b(?:nomes?|empresa|firma|marca|loja|assin\w+|soma\w*|letras?|chamar)\b/u.test(segment.words),
  ],
  [
    ['conviver', 'melhorar'],
    ({ segment, state, message }) =>
      /\b(?:com isso|na pratica)\b/u.test(segment.words) &&
      message.pronoun === null &&
      othersNamed(message) === 0 &&
      (state.act?.who ?? ['eu']).every((label) => label === 'eu'),
  ],
  [['precisa'], ({ segment }) => /\bquer(?:em)? dizer\b/u.test(segment.words)],
  [['precisa'], ({ segment, message }) => /\bme (?:espera|esperam)\b/u.test(segment.words) && message.pronoun === null],
  [
    ['conviver'],
    ({ segment, message }) =>
      /\blid\w+ com (?:o |a )?(?:meu )?(?:dinheiro|isso|ansiedade|medo)/u.test(segment.words) &&
      message.read.people.every(({ label }) => label === 'eu'),
  ],
  [
    ['crianca'],
    ({ segment, message }) => segment.periods.length > 0 && message.read.people.every(({ label }) => label === 'eu'),
  ],
  [
    ['brigas', 'completa'],
    ({ state, message, segment }) =>
      peopleKnown(state, message) === 0 && !/\b(?:a gente|nos|nosso|nossa|meu|minha|el[ea]s?)\b/u.test(segment.words),
  ],
  [
    ['decisao'],
    ({ message, segment }) =>
      /\bconfi(?:ar|o)\b/u.test(segment.words) && (message.pronoun !== null || othersNamed(message) > 0),
  ],
  [
    ['compararPeriodos'],
    ({ segment }) =>
      segment.periods.length < 2 &&
      /\bque ano (?:pessoal )?(?:e que )?(?:eu )?(?:estou|vivo|estava)\b/u.test(segment.words),
  ],
  [['decisao'], ({ segment, state }) => /^(?:e )?isso (?:e|serve|ajuda)\b/u.test(segment.words) && state.act !== null],
  [
    ['par'],
    ({ segment, message }) => /^(?:e )?isso (?:e|serve|ajuda)\b/u.test(segment.words) && message.pronoun === null,
  ],
  [
    ['par'],
    ({ segment }) =>
      /\b(?:que|qual) (?:coisa|atividade|hobby|curso|lugar|esporte|rotina) (?:\w+ )?combina\b/u.test(segment.words),
  ],
  // `E se eu esperar até 2029` goes on about the years.
  [
    ['decisao'],
    ({ segment, message, state }) =>
      message.isEllipsis &&
      segment.periods.length > 0 &&
      (message.purpose === null || /\besperar\b/u.test(segment.words)) &&
      ['periodo', 'compararPeriodos', 'area'].includes(state.act?.intent ?? ''),
  ],
  [
    ['brigas'],
    ({ segment, state, message }) =>
      /^(?:e )?quem\b(?!.* (?:com|contra) quem\b)/u.test(segment.words) && peopleKnown(state, message) > 1,
  ],
  // A time of life without an age or a year is none.
  [['epoca'], ({ segment }) => segment.periods.length === 0 && !/\d/u.test(segment.words)],
  // `Qual cor devo usar no ano novo?` asks for no signature.
  [
    ['assinatura'],
    ({ own, message, segment }) =>
      own.length > 0 &&
      message.read.names.length === 0 &&
      !/\b(?:nomes?|sobrenomes?|letras?|apelido|acento|grafia|assin\w+|casad[ao]|solteir[ao])\b/u.test(segment.words),
  ],
  [
    ['quem', 'melhorar'],
    ({ segment, state, message }) =>
      /^(?:e )?quem\b.* (?:com|contra) quem\b/u.test(segment.words) && peopleKnown(state, message) > 1,
  ],
  [['feedback'], ({ segment }) => /\bel[ea] (?:\w+ )?(?:me )?critica\b/u.test(segment.words)],
  [['traco'], ({ segment }) => /^(?:e |mas )?(?:e se|como)\b/u.test(segment.words)],
  // `O que 2027 tem de diferente de 2026?` compares years, and no people.
  [
    ['completa', 'comum', 'par'],
    ({ segment, message, own }) =>
      own.length === 0 &&
      segment.periods.length > 1 &&
      message.pronoun === null &&
      message.read.people.every(({ label }) => label === 'eu'),
  ],
  [['numeroDeCasa'], ({ segment }) => /\d/u.test(segment.words)],
  // `Minha missão de vida qual é?` asks for the number.
  [['aprender'], ({ own }) => own.includes('missao')],
  // `O que ele pede?` of a phase or a number, where no other person was spoken of.
  [
    ['precisa', 'irrita', 'conviver', 'feedback', 'tarefa', 'traco'],
    ({ message, state }) =>
      message.pronoun !== null &&
      peopleKnown(state, message) === 0 &&
      othersNamed(message) === 0 &&
      (readings.has(state.act?.intent ?? '') || state.act?.topics.some((topic) => topic !== 'mapa') === true),
  ],
  // `E se eu chamar o Paulo Farias, 11/01/1990, no lugar dela`: a person with a birth date, and no signature.
  [
    ['assinatura'],
    ({ message, state }) =>
      state.table.mode === null &&
      !signing.test(message.words) &&
      message.read.people.some(({ label, name, birthDate }) => label !== 'eu' && name && birthDate),
  ],
  // `E agora melhora?` asks of no name that was not spoken of.
  [
    ['nomeMelhorou', 'nomeMuda', 'nomeDiz', 'nomeBom'],
    ({ message, state, segment }) =>
      state.table.mode === null &&
      state.table.spoken === null &&
      message.read.names.length === 0 &&
      !/\b(?:nomes?|sobrenomes?|assin\w+|letras?|acentos?|apelido)\b/u.test(segment.words),
  ],
  // `Qual vale mais?` of names is a choice between them.
  [['pesoDosNumeros'], ({ own, state }) => own.length === 0 && state.table.mode === 'assinatura'],
  [['quemAno'], ({ state, message }) => peopleKnown(state, message) === 0],
  [['quemMaisCombina'], ({ state, message }) => peopleKnown(state, message) < 2],
  // `A Kátia parece impaciente, é?` compares no two.
  [
    ['comum'],
    ({ message, segment }) =>
      message.trait !== null && othersNamed(message) === 1 && /\bparece \w+/u.test(segment.words),
  ],
  // Between two for a job the work is asked about, and not who is nearer to the user.
  [
    ['quemMaisCombina'],
    ({ message, segment }) => message.bond === 'equipe' && !/\b(?:comigo|mim|eu)\b/u.test(segment.words),
  ],
  [['simples'], ({ own, segment }) => own.length > 0 && /\bo que e\b/u.test(segment.words)],
  [['simples'], ({ segment }) => segment.words.split(' ').length > 14],
  [
    ['compararPeriodos'],
    ({ state, segment }) =>
      state.time.last.length === 0 &&
      segment.periods.length === 0 &&
      !/\b(?:melhor|pior|qual|que) ano\b/u.test(segment.words),
  ],
  [
    ['decisao'],
    ({ segment }) => /\b(?:o )?que (?:eu )?(?:devo|preciso|posso|tenho que) fazer\b(?! d)/u.test(segment.words),
  ],
  [
    ['quandoMuda', 'previsao'],
    ({ segment }) =>
      /\b(?:casamento|namoro|noivado|relac\w+|emprego|empresa|loja|amizade) (?:vai|ira)\b/u.test(segment.words),
  ],
  // `2027 ou 2028 para comprar casa`: years, and no address.
  [['codigo'], ({ segment }) => segment.periods.length > 1 && segment.periods.every(({ span }) => span === 'year')],
  [['codigo'], ({ segment }) => !/\d/u.test(segment.words) || /menin|bebe|nome/u.test(segment.words)],
  [
    ['par'],
    ({ state, message, segment }) =>
      state.pair.length === 0 &&
      peopleWithData(message) === 0 &&
      message.read.people.length === 0 &&
      message.pronoun === null &&
      segment.areas.length > 0 &&
      (peopleKnown(state, message) === 0 || segment.words.split(' ').length > 4),
  ],
  [
    ['quem'],
    ({ state, message }) =>
      state.pair.length === 0 &&
      message.read.people.filter(({ birthDate }) => birthDate !== null).length < 2 &&
      !(peopleKnown(state, message) > 0 && /\bde nos\b|\bd(?:os dois|as duas)\b/u.test(message.words)),
  ],
];
