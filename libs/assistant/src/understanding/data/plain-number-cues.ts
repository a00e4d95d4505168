import type { CueTable } from '../cues.ts';

const n = '(?:[1-9]|11|22|33)';
const life =
  'dinheiro|amor|trabalho|negocios?|familia|carreira|estudos?|lideranca|comunicacao|riqueza|prosperidade|casamento|sucesso|criatividade|vendas|espiritualidade|saude';

/** Questions about numbers as such, about one item of a list of the map, and about the phases of life. */
export const plainNumberCues: CueTable = {
  numerosDiferenca: [
    [
      7.8,
      `(?:diferenca|difere\\w*|compar\\w+|o que muda|relacao)(?: \\w+){0,4}? (?:o |os )?(?:numeros? )?${n} (?:e|ou|x|para|com|do|de) (?:o |um )?(?:numero )?${n}\\b(?! de \\w+|(?: \\d)+)|^(?:e )?(?:entre )?(?:o )?(?:numero )?${n} (?:e|ou|x|vs) (?:o )?(?:numero )?${n}(?: (?:qual|que|quem) .{0,30})?$|(?:o )?${n} e (?:o )?${n} (?:sao|tem|e) (?:\\w+ )?(?:igua\\w+|parecid\\w+|diferente\\w*|(?:a )?mesm[ao]|a ver)|(?:melhor|prefere|forte|pior) (?:\\w+ ){0,3}(?:o )?${n} ou (?:o )?${n}\\b`,
    ],
  ],
  melhorNumero: [
    [
      7.4,
      `(?:qual|que|tem|existe|ha)(?: \\w+){0,3} (?:melhor|pior|mais \\w+)(?: \\w+)? (?:numero|de todos os numeros|dos numeros|da numerologia|que existe)(?! (?:de|da|do|pra|para o|para a) (?:casa|placa|telefone|apartamento))|(?:qual|que|tem|existe) (?:\\w+ ){0,2}numero (?:\\w+ ){0,2}(?:mais (?:forte|poderos\\w|sortud\\w|rar\\w|dificil|azarad\\w|bonit\\w)|melhor|pior|ruim|bom)(?: \\w+){0,3}$`,
    ],
  ],
  numeroMestre: [
    [
      7.7,
      `(?:e|sou|seria|conta como|vale como|vira|tenho|tem|viro) (?:\\w+ )?(?:um |algum )?(?:numero )?mestres?\\b|\\b\\d{2} (?:nao )?(?:e|vira|da|conta como|seria|vale) (?:o |um )?(?:11|22|33|2|4|6)\\b|\\b${n} tambem e mestre|(?:por ?que|porque) (?:o )?(?:11|22|33) e (?:numero )?mestre`,
    ],
  ],
  numerosDaArea: [
    [
      7.1,
      `(?:quais|que) (?:sao )?(?:os )?numeros? (?:\\w+ ){0,3}(?:de|do|da|para|com|no|na|em|o|a) (?:ganhar |ter )?(?:${life})\\b|numeros? (?:bons?|bo[ao]s?|favorave\\w+|fortes?|certos?|que (?:\\w+ )?(?:atra\\w+|traz\\w*|puxa\\w*|cham\\w+)) (?:\\w+ ){0,3}(?:${life})\\b|(?:o )?numero d[oae] (?:${life})\\b(?! (?:dele|dela|meu|minha|d[ao] ))|(?:o )?${n} (?:e|nao e) (?:o numero )?(?:de|do|da) (?:${life}|deus|sorte)`,
    ],
  ],
  numeroDeCasa: [
    [
      8.6,
      '(?:qual|que|quais)(?: \\w+){0,2} numeros? (?:de |da |do |para |pra )?(?:minha |meu |a |o )?(?:casa|apartamento|apto|telefone|celular|placa|loja|sala|comercio|porta)(?: (?!\\d)\\w+){0,3} (?:bo[am]s?|melhor|traz|atrai|combina|serve|certo|ideal|sorte)\\b|(?:bom|melhor|qual)(?: \\w+){0,2} numero (?:de|da|do|para) (?:minha |meu |a |o |uma? )?(?:casa|apartamento|telefone|celular|placa|loja)(?: (?:para|pra) .+)?$',
    ],
  ],
  melhorFase: [
    [
      8.6,
      '(?:em )?(?:que|qual) (?:e |sera |foi |vai ser )?(?:a |o )?(?:minha |meu )?(?:epoca|fase|idade|periodo|momento|parte)(?: mais \\w+| melhor)? (?:d[ae] )?(?:minha )?(?:vida )?(?:\\w+ ){0,3}(?:prosper\\w*|deslanch\\w*|enriquec\\w*|cresc\\w*|realiz\\w*|mais feliz)|(?:qual|quando) (?:e |sera |foi |vai ser )?(?:a |o )?(?:minha |meu )?melhor (?:fase|epoca|periodo|idade) (?:d[ae] )?(?:minha )?vida|(?:minha )?melhor (?:fase|epoca) (?:d[ae] )?(?:minha )?vida|(?:quando|com que idade) (?:eu )?(?:vou |devo )?prosper\\w+',
    ],
  ],
  letraVale: [
    [
      7.8,
      'quanto vale (?:a letra |a |o |as? vogal )?[a-z]\\b(?! \\w+ \\w+)|(?:qual )?(?:o )?valor d[ao] (?:letra )?[a-z]\\b|letra [a-z] vale quanto',
    ],
  ],
  itemDaLista: [
    [
      7.2,
      '(?:o que (?:e|significa|quer dizer)|expli\\w+|fal\\w+|cont\\w+|detalh\\w+|sobre|como (?:\\w+ ){0,2}(?:pag\\w+|trat\\w+|cuid\\w+|trabalh\\w+|resolv\\w+)|e|qual e|entender)(?: \\w+){0,3} (?:a |o |da |do |essa |esse |n[ao] )?(?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|ultim[ao])(?: \\w+){0,2}$|^(?:e )?(?:a |o |da |do )(?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|ultim[ao])(?: \\w+)?$',
    ],
    [
      7.4,
      '(?:divida|licao|tendencia|desafio|ciclo|momento)(?: carmica| oculta| de vida| decisivo)? (?:do |de |n |numero )?\\d{1,2}\\b|(?:ess[ae]|est[ae]) (?:divida|licao|tendencia|desafio|ciclo|momento)\\b(?! pessoal)',
    ],
    [
      7.6,
      '(?:da|tem como|como|posso|consigo|possivel|preciso) (?:\\w+ ){0,3}(?:pagar|pago|quitar|quito|resolver|resolvo|superar|supero|compensar|zerar|limpar|trabalhar|trabalho|curar|aprender|cumprir|vencer) (?:com )?(?:\\w+ )?(?:ela|elas|ele|eles|essas?|esses?|isso|a divida|as dividas|o carma|a licao|as licoes|o desafio)\\b|(?:e )?(?:da|tem) (?:como |para )?(?:pagar|quitar|superar)$',
    ],
  ],
  faseFim: [
    [
      7,
      '(?:quando|em que ano|que ano|ate quando|quanto tempo|que idade)(?: \\w+){0,4} (?:acab\\w+|termin\\w+|dura\\w*|vai ate|val[ea]\\w*|muda\\w*|fecha\\w*|falta\\w*|sai\\w*|vai)\\b|^(?:e )?(?:vai |fica )?ate quando(?: \\w+){0,2}$',
    ],
  ],
  faseProxima: [
    [
      7,
      '^(?:e )?(?:qual )?(?:e |sera )?(?:o |a )?(?:proxim[ao]|seguinte)(?: \\w+){0,2}$|^(?:e )?(?:o que vem )?depois(?: del[ea]| disso)?$|qual (?:e )?(?:o |a )?(?:proxim[ao]|seguinte)\\b|(?:o )?que vem (?:depois|a seguir)',
    ],
  ],
  faseAgora: [
    [
      6.9,
      '(?:que|qual) (?:e (?:a )?)?(?:minha )?(?:fase|etapa) da (?:minha )?vida (?:\\w+ ){0,4}(?:estou|vivo|vivendo|agora|hoje|passando)\\b|(?:qual|que|em que|e)(?: \\w+){0,3} (?:ciclo|desafio|momento decisivo|pinaculo|arcano)(?: \\w+){0,5} (?:agora|atual|hoje|estou|valendo|vigor|vigente|vivo|vivendo|passando)\\b|arcano (?:\\w+ )?(?:atual|vigente|agora)|(?:meu|o) (?:ciclo|desafio|momento decisivo|pinaculo) (?:atual|de agora)',
    ],
  ],
};
