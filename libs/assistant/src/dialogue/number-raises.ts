import {
  isChoosing,
  namedTopics,
  ofPeriods,
  othersNamed,
  peopleKnown,
  periodTopics,
  phases,
  type View,
} from './number-view.ts';
import { saidOfMe } from './who/focus.ts';

type Raise = readonly [intent: string, score: number, applies: (view: View) => boolean];
/** Questions that features of a message and of the conversation speak for. */
export const raises: readonly Raise[] = [
  [
    'compararPeriodos',
    7.5,
    ({ segment, message }) =>
      /\b(?:que|qual) ano\b/u.test(segment.words) &&
      message.purpose !== null &&
      !/\bano pessoal\b/u.test(segment.words),
  ],
  [
    'diaBom',
    7.7,
    ({ segment, scores }) =>
      segment.periods.some(({ span }) => span === 'day') &&
      /\b(?:bom|boa|ruim|legal|favoravel|propici[oa]|serve|da certo)\b/u.test(segment.words) &&
      !scores.has('compararPeriodos') &&
      !/\b(?:melhor|qual|quais|que dia|quando)\b/u.test(segment.words),
  ],
  [
    'traco',
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
  [
    'conceito',
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
    'par',
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
    'area',
    5.4,
    ({ scores, segment }) => scores.has('forte') && segment.areas.length > 0 && !/\bponto\b/u.test(segment.words),
  ],
  [
    'porque',
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
  [
    'diaBom',
    5.6,
    ({ segment }) =>
      segment.periods.some(({ span }) => span === 'day') &&
      /\b(?:tenho|vou ter|e|sera) (?:\w+ )?(?:prova|entrevista|reuniao|apresentacao|exame de direcao|encontro|viagem|concurso|audiencia|casamento|vestibular|enem)\b/u.test(
        segment.words,
      ),
  ],
  [
    'porquePeriodo',
    5.8,
    ({ own, segment }) =>
      own.includes('anoPessoal') &&
      /\b(?:por causa|culpa|sera que e|e por isso|tem a ver|sera por)\b/u.test(segment.words),
  ],
  [
    'quem',
    7,
    ({ message, state, segment, scores }) =>
      message.trait !== null &&
      segment.periods.length === 0 &&
      (/\b(?:quem|qual (?:del[ea]s|dos|das))\b/u.test(segment.words) ||
        (state.act?.intent === 'quem' && message.isEllipsis)) &&
      !scores.has('quemMaisCombina') &&
      (state.pair.length > 1 || peopleKnown(state, message) > 1),
  ],
  [
    'conceito',
    7,
    ({ own, segment, message }) =>
      own.length > 1 && /\b(?:diferenca|difere|diferente)\b/u.test(segment.words) && !message.isAboutMe,
  ],
  [
    'conceito',
    7.2,
    ({ segment }) =>
      /\bcabala\b|\bpitagor\w*|\bcabalistica\b|\b(?:quem|quando|onde) (?:\w+ )?(?:inventou|criou|nasceu|surgiu|comecou) (?:a )?numerologia|\b(?:origem|historia) d[ae] (?:numerologia|cabala)/u.test(
        segment.words,
      ),
  ],
  [
    'compararPeriodos',
    7,
    ({ segment, state }) =>
      /\bcompar\w+ (?:isso )?com\b/u.test(segment.words) && segment.periods.length === 1 && state.time.last.length > 0,
  ],
  [
    'codigoLetra',
    7.9,
    ({ state, segment }) =>
      state.table.mode === 'codigo' &&
      /\b(?:melhor\w+|harmoniz\w+|equilibr\w+|mud\w+) (?:\w+ )?(?:energia|vibracao|numero|isso|ela)\b|\b(?:coloc\w+|bot\w+|por|acrescent\w+) (?:uma )?letra\b/u.test(
        segment.words,
      ),
  ],
  [
    'valoracao',
    6,
    ({ state, segment }) =>
      state.act !== null &&
      /^(?:e |mas |isso )*(?:e )?(?:isso )?(?:e )?(?:grave|normal|serio|preocupante|comum|raro|bom sinal|mau sinal)$/u.test(
        segment.words,
      ),
  ],
  [
    'faseProxima',
    7.2,
    ({ segment }) => /\bproxim[oa] (?:ciclo|momento decisivo|desafio|arcano)\b/u.test(segment.words),
  ],
  ['quandoMuda', 7, ({ scores, segment }) => scores.has('quandoMuda') && /\bano pessoal\b/u.test(segment.words)],
  [
    'pratica',
    5.4,
    ({ segment }) =>
      /\b(?:plano|passos?|roteiro|metas?)\b/u.test(segment.words) &&
      /\b(?:passos?|plano|roteiro)\b.{0,12}\b(?:\d|tres|cinco|acao|simples|pratico|para)\b|\b(?:\d|tres|cinco) (?:passos|metas)/u.test(
        segment.words,
      ),
  ],
  [
    'area',
    5,
    ({ own, segment }) =>
      own.length === 0 &&
      /\b(?:mapa|numeros?|numerologia)\b.{0,30}\b(?:sobre isso|disso|nisso|pra isso|para isso)\b/u.test(segment.words),
  ],
  [
    'porquePeriodo',
    5.6,
    ({ scores, state, segment }) =>
      scores.has('porque') &&
      (segment.periods.length === 0
        ? ofPeriods.has(state.act?.intent ?? '')
        : segment.periods.every(({ span }) => span === 'year')) &&
      /\b(?:foi|esta|e|anda|vai ser|tao|tanto|dificil|pesad\w+|ruim|travad\w+)\b/u.test(segment.words),
  ],
  [
    'compararPeriodos',
    6.2,
    ({ state, segment, message }) =>
      state.act?.intent === 'compararPeriodos' &&
      message.isEllipsis &&
      state.time.recent.length > 1 &&
      /\b(?:pior|melhor|mais (?:facil|dificil|puxado|pesado|leve|tranquilo|calmo|tenso|corrido))\b/u.test(
        segment.words,
      ),
  ],
  ['periodo', 4.7, ({ own }) => own.length === 1 && own.every((topic) => periodTopics.has(topic))],
  ['numero', 4.7, ({ own }) => own.length > 1 || own.some((topic) => !periodTopics.has(topic))],
  ['numero', 6, ({ own, segment }) => own.length > 0 && /\bnumero d[aeo]\b/u.test(segment.words)],
  [
    'numero',
    4.6,
    ({ scores, message }) =>
      scores.has('numero') && message.read.people.some(({ label, name }) => label !== 'eu' && name !== null),
  ],
  ['area', 4.3, ({ own, segment }) => own.length === 0 && segment.topics.includes('mapa') && segment.areas.length > 0],
  ['mapa', 4, ({ own, segment }) => own.length === 0 && segment.topics.includes('mapa')],
  ['significado', 6, ({ scores, segment }) => scores.has('significado') && segment.number !== null],
  ['periodo', 3.8, ({ segment }) => segment.periods.length > 0],
  [
    'periodo',
    4.3,
    ({ segment }) =>
      segment.periods.length > 0 &&
      /\b(?:previs\w+|esperar|vai ser|como|energia|ano|mes|dia|vibe)\b/u.test(segment.words),
  ],
  [
    'melhorMes',
    7.8,
    ({ segment }) =>
      segment.periods.some(({ span, until }) => span === 'month' && until !== undefined) &&
      /\bqual mes\b|\bque mes\b/u.test(segment.words),
  ],
  [
    'melhorMes',
    4.8,
    ({ segment }) => segment.periods.some(({ span, until }) => span === 'month' && until !== undefined),
  ],
  ['compararPeriodos', 4.8, ({ segment }) => segment.periods.length > 1],
  ['area', 2.6, ({ segment }) => segment.areas.length > 0],
  ['significado', 3, ({ segment, hasBirth }) => segment.number !== null && !hasBirth],
  ['traco', 3.5, ({ message }) => message.trait !== null && message.pronoun !== null && message.pronoun !== 'plural'],
  [
    'melhorDia',
    6.5,
    ({ scores, segment }) => scores.has('melhorDia') && !/\d{4} ou|\bano\b(?! pessoal)/u.test(segment.words),
  ],
  [
    'compararPeriodos',
    7.2,
    ({ scores, segment }) => scores.has('melhorDia') && segment.periods.filter(({ span }) => span === 'day').length > 1,
  ],
  [
    'melhorMes',
    7,
    ({ scores, segment }) =>
      scores.has('compararPeriodos') &&
      segment.periods.some(({ span, until }) => span === 'month' && until !== undefined),
  ],
  [
    'codigo',
    5.5,
    ({ state, segment }) =>
      state.table.mode === 'codigo' && /\b\d{1,5}[a-z]?\b/u.test(segment.words) && segment.periods.length === 0,
  ],
  ['escolher', 7.5, ({ scores, state }) => scores.has('escolher') && state.table.mode !== null],
  [
    'compararPeriodos',
    6,
    ({ scores, state }) => scores.has('escolher') && state.table.mode === null && state.time.recent.length > 1,
  ],
  [
    'pesoDosNumeros',
    7,
    ({ scores, state }) =>
      scores.has('escolher') &&
      state.table.mode === null &&
      state.time.last.length < 2 &&
      (state.act?.topics.length ?? 0) > 1,
  ],
  [
    'escolher',
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
  [
    'nomeBom',
    7.6,
    ({ state, segment }) =>
      (state.table.mode === 'empresa' || state.table.mode === 'bebe' || state.table.mode === 'assinatura') &&
      state.table.names.length > 0 &&
      /^(?:e |mas |ele |sera que )*(?:esse nome |o nome |isso |ele )?(?:e|eh|seria|fica|da|ficou|vale) (?:um |uma |a )?(?:nome )?(?:bom|boa|bem|forte|legal|ruim|pena|sorte)(?: nome| ou ruim| ou nao| para \w+)?$/u.test(
        segment.words,
      ),
  ],
  [
    'nomeEsperanca',
    7.6,
    ({ state, segment }) =>
      state.table.mode === 'assinatura' &&
      /\bmais (?:dinheiro|sorte|amor|sucesso|clientes?|prosperidade)\b|\bficar ric/u.test(segment.words),
  ],
  [
    'nomesEmpresa',
    7.8,
    ({ state, segment }) =>
      state.table.mode === 'empresa' && /\b(?:sug\w+|ideias?|outr[oa]s|opcoes|invent\w+)\b/u.test(segment.words),
  ],
  [
    'nomesBebe',
    7.8,
    ({ state, segment }) =>
      state.table.mode === 'bebe' &&
      (/\b(?:sug\w+|ideias?|outr[oa]s|opcoes|lista)\b/u.test(segment.words) ||
        /\b(?:tem|qual|que|um) (?:\w+ )?nome (?:\w+ )?(?:que )?(?:\w+ )?combin/u.test(segment.words)),
  ],
  ['quantoDa', 6.5, ({ scores, state }) => scores.has('quantoDa') && state.table.mode !== null],
  [
    'traco',
    5.2,
    ({ message, segment }) =>
      message.trait === 'confianca' &&
      /\bconfi\w+/u.test(segment.words) &&
      (othersNamed(message) === 1 || message.pronoun === 'm' || message.pronoun === 'f'),
  ],
  [
    'decisao',
    5.2,
    ({ state, segment }) =>
      state.table.mode === null &&
      segment.periods.length === 0 &&
      /\b(?:tenho que \w+r|\w{3,}o) ou (?:nao|deixar|deixo|\w{3,}[oa]r?)$/u.test(segment.words),
  ],
  ['traco', 5.4, ({ message }) => message.trait !== null && saidOfMe.test(message.words)],
  ['fraco', 5.1, ({ message }) => message.trait === null && saidOfMe.test(message.words)],
  [
    'periodo',
    6.4,
    ({ segment }) => /\b(?:que|qual) ano (?:pessoal )?(?:e que )?(?:eu )?(?:estou|vivo|estava)\b/u.test(segment.words),
  ],
  [
    'quemAno',
    7.2,
    ({ segment, state, message }) =>
      peopleKnown(state, message) > 0 &&
      /\b(?:quem|qual (?:dos|das|deles|delas|de nos))\b.*\b(?:ano|fase|momento|mes)\b/u.test(segment.words),
  ],
  [
    'conviver',
    4.7,
    ({ message, segment }) =>
      (message.pronoun === 'm' || message.pronoun === 'f') &&
      /^(?:e |mas |entao )?(?:e se el[ea] |como (?:e que )?(?:eu |a gente )?(?!esta|foi|sera|vai|ficou|fica)\w{3,} (?:\w+ ){0,3}(?:com |para |n|d)?el[ea]\b|o que (?:eu )?(?:falo|digo|respondo|escrevo) )/u.test(
        segment.words,
      ),
  ],
  [
    'decisao',
    5.3,
    ({ message, segment }) =>
      message.read.people.every(({ birthDate }) => birthDate === null) &&
      /\bpens(?:ando|o) em (?:\w+ ){1,7}ou \w+|\bfui chamad[oa]\b|\bme (?:chamaram|ofereceram)\b|\brecebi (?:uma|duas) propostas?\b|\bainda (?:vale|da tempo)\b/u.test(
        segment.words,
      ),
  ],
  [
    'compararPeriodos',
    7.3,
    ({ message, segment }) =>
      message.purpose !== null &&
      message.periods.filter(({ span }) => span === 'day').length === 2 &&
      /\bqual\b|\bmelhor\b/u.test(segment.words),
  ],
  [
    'decisao',
    6.2,
    ({ message, segment }) =>
      message.purpose !== null &&
      /^(?:e |mas |entao )*se eu (?:me )?(?:pedir|sair|largar|mudar|vender|comprar|casar|separar|terminar|abrir|fechar|aceitar|recusar|trocar|voltar|demitir|investir)\b/u.test(
        segment.words,
      ) &&
      segment.periods.length <= 1,
  ],
  [
    'pratica',
    5,
    ({ segment }) => /\b(?:coisa|algo|tarefa|exercicio) (?:\w+ )?para (?:eu )?fazer\b/u.test(segment.words),
  ],
  [
    'quemMaisCombina',
    8.7,
    ({ state, segment, message }) =>
      peopleKnown(state, message) > 1 &&
      /\b(?:puxou|parece|lembra) (?:\w+ )?(?:mais )?(?:a|com|de)? ?(?:mim|comigo)\b|\bmais (?:parecid\w+|proxim\w+|ligad\w+|semelhante) (?:comigo|de mim|a mim)\b|\b(?:qual|quem) (?:\w+ ){0,4}(?:eu )?sou mais (?:parecid\w+|proxim\w+)|\bse parece mais comigo\b/u.test(
        segment.words,
      ),
  ],
  [
    'quemMaisCombina',
    7.4,
    ({ state, segment, message }) =>
      peopleKnown(state, message) > 2 &&
      /\bel[ea] (?:\w+ )?(?:combina|parece|se da|puxou|entende)\w* (?:melhor |mais )?(?:com|a) (?:qual|quem)\b/u.test(
        segment.words,
      ),
  ],
  [
    'quem',
    8.4,
    ({ message, state, segment }) =>
      message.trait !== null &&
      peopleKnown(state, message) > 0 &&
      segment.periods.length === 0 &&
      /\b(?:mais|menos|tao) \w+ (?:do )?(?:que|quanto|como) (?:eu|mim|el[ea]|[oa] \w+)\b/u.test(segment.words),
  ],
  [
    'quem',
    8.4,
    ({ message, state, segment }) =>
      message.trait !== null &&
      peopleKnown(state, message) > 0 &&
      segment.periods.length === 0 &&
      /\bquem (?:\w+ )?(?:e|deve|devia|fica|cuida|manda|tem|gasta|administra) (?:\w+ ){0,4}\w+$/u.test(segment.words) &&
      !/\bquem e (?:el[ea]|voce)\b/u.test(segment.words),
  ],
  [
    'periodo',
    8.3,
    ({ segment }) =>
      /\b(?:ano|mes|fase|momento|epoca) (?:\w+ )?(?:bo[am]|favoravel|cert[oa]|ruim|propici[oa]) (?:para|de)\b/u.test(
        segment.words,
      ) &&
      !/\b(?:qual|quais|que|quem|melhor) (?:\w+ )?(?:ano|mes|fase|momento|epoca)\b|^(?:e )?quem\b/u.test(segment.words),
  ],
  [
    'decisao',
    8.2,
    ({ segment, message }) =>
      message.text.includes('?') &&
      /\b(?:respondo|ligo|procuro|chamo|perdoo|volto|aceito|(?:mando|escrevo)(?: (?:uma )?mensagem)?|vou atras|espero)(?: ou nao)?$/u.test(
        segment.words,
      ),
  ],
  [
    'par',
    8.4,
    ({ message, segment }) =>
      message.read.people.some(({ label, birthDate }) => label !== 'eu' && birthDate !== null) &&
      /\btrabalh\w+ (?:junto|comigo)\b.*\b(?:bo[am]|certo|ruim)\b|\bbo[am] para (?:o |a )?(?:meu |minha |nosso )?(?:negocio|empresa|loja|sociedade)\b/u.test(
        segment.words,
      ),
  ],
  [
    'brigas',
    8.4,
    ({ message, segment, state }) =>
      peopleKnown(state, message) > 0 &&
      message.trait === null &&
      (/\b(?:eles|elas|a gente|nos dois|nos duas) (?:\w+ ){0,2}brig\w+|\b(?:vivem|vivemos|ficam|so) (?:se )?(?:compet\w+|implic\w+|disputa\w+|discut\w+)/u.test(
        segment.words,
      ) ||
        /\b(?:a gente|nos) (?:\w+ )?nao se (?:acerta|entende|da|bate|gosta|suporta)\w*/u.test(segment.words)),
  ],
  [
    'comum',
    8.4,
    ({ message, segment, state }) =>
      peopleKnown(state, message) > 0 &&
      /\b(?:eu|nos|a gente|somos)\b.*\bparecid[oa]s?\b(?: \w+){0,3} em que\b|\b(?:em que|no que) (?:\w+ ){0,3}(?:parec\w+|se parece\w*)/u.test(
        segment.words,
      ),
  ],
  [
    'forte',
    8,
    ({ segment }) => /\bme surpreend\w+|\bcont[ae] (?:algo|alguma coisa|uma curiosidade)\b/u.test(segment.words),
  ],
  [
    'relato',
    8.4,
    ({ message, segment }) =>
      othersNamed(message) === 1 &&
      message.read.people.every(({ birthDate }) => birthDate === null) &&
      /\b(?:idiota|babaca|insuportavel|imbecil|ridicul[oa]|escrot[oa]|folgad[oa]|intrometid[oa]|um saco|uma cobra)\b/u.test(
        segment.words,
      ),
  ],
  ['quem', 6, ({ scores, state }) => scores.has('quem') && state.pair.length > 0],
  [
    'par',
    7.2,
    ({ segment, state, message }) => peopleKnown(state, message) > 0 && /^(?:e |mas )?comigo\b/u.test(segment.words),
  ],
  [
    'faseFim',
    8.2,
    ({ segment, message }) =>
      /\bquando (?:\w+ ){0,2}(?:muda|mudar|acaba|acabar|termina|terminar|vira)\b/u.test(segment.words) &&
      segment.periods.length === 0 &&
      message.topics.length > 0 &&
      message.topics.every((topic) => phases.includes(topic)),
  ],
  [
    'faseFim',
    6.2,
    ({ scores, state, segment }) =>
      (scores.has('quandoMuda') || /\b(?:acaba|termina|ate quando)\b/u.test(segment.words)) &&
      state.act?.intent !== 'momento' &&
      (state.act?.topics ?? []).some((topic) => phases.includes(topic)) &&
      segment.topics.length === 0,
  ],
  [
    'numero',
    7,
    ({ scores, own, message, segment }) =>
      own.length > 0 && scores.has('melhorDia') && message.purpose === null && segment.periods.length === 0,
  ],
  ['numero', 7, ({ own }) => own.some((topic) => namedTopics.includes(topic))],
  [
    'empresa',
    6,
    ({ state, message, segment }) =>
      state.table.mode === 'empresa' &&
      message.isEllipsis &&
      state.table.names.length > 0 &&
      /\b(?:fosse|abrisse|virasse)\b/u.test(segment.words),
  ],
];
