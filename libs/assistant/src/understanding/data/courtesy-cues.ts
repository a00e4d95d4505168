import type { CueTable } from '../cues.ts';

const astro = '(?:astrolog\\w+|signos?|horoscopo|ascendente|mapa astral|zodiaco)';

/** Joy, courtesies beyond the usual ones, other traditions and sums: answered kindly, with one way back. */
export const courtesyCues: CueTable = {
  alegria: [
    [
      6.6,
      '(?:estou|to|tao|muito|super|fiquei|hoje) (?:\\w+ )?(?:feliz|radiante|contente|realizad[oa]|animad\\w+|nas nuvens|eufori\\w+)\\b|(?:passei|fui aprovad[oa]|me classifiquei) (?:n[oa]s?|em|de|pr[ao]|\\w+ )|(?:fui|me) (?:promovid[oa]|contratad[oa]|promoveram|contrataram|chamaram para (?:a |o )?vaga)|consegui (?:o|a|um|uma|meu|minha) (?:\\w+ )?(?:emprego|vaga|aumento|promocao|bolsa|casa|apartamento|carro|visto|nota)|(?:vou|descobri que vou) ser (?:mae|pai|avo|tia|tio)\\b(?!.*\\?)|(?:nasceu|chegou) (?:o |a )?(?:meu|minha|nosso|nossa) (?:filh|net|bebe|sobrinh)\\w*|(?:me formei|ele me pediu em|ela aceitou|fui pedida em|fiquei noiv[oa]|ficamos noivos|a gente casou|casei (?:ontem|hoje|sabado))|(?:comprei|quitei) (?:a |o )?(?:minha|meu|nossa) (?:casa|apartamento|carro)|i got the job|so happy|estoy feliz',
    ],
  ],
  saudacaoInformal: [
    [
      4.4,
      '^(?:e ai|fala|oi|ola|opa|iae|salve|coe|bom dia|boa tarde|boa noite)(?: (?:mano|mana|cara|parceir[oa]|truta|galera|amig[oa]|querid[oa]|beleza|tudo|bem|bom|como|vai|voce|esta|tranquil[oa]|firmeza|sefira|flor|linda|td|joia|de boa)){1,6}$',
    ],
  ],
  quemLe: [
    [
      6.9,
      '(?:consegue|pode|da para|vai|fica) (?:ver|ler|vendo|saber) (?:o que|as coisas que|tudo que) (?:eu )?(?:pergunt|escrev|fal|convers|digit)\\w+|quem (?:mais )?(?:le|ve|pode ver|pode ler|tem acesso) (?:\\w+ )?(?:isso|aqui|o que eu|minhas?|meus?|esta|essa|as)|alguem (?:le|ve|vai ver) (?:isso|o que)',
    ],
  ],
  dinheiroEmprestado: [
    [
      6.2,
      'me empresta\\b|me (?:da|manda|passa|doa|faz) (?:\\w+ )?(?:um )?(?:\\d+|dinheiro|pix|uns?)(?: (?:conto|reais|real|pila|mil|dinheiro|pix))|faz um pix',
    ],
  ],
  crenca: [[6, 'voce (?:acredita|cre|tem fe|reza|ora)(?: \\w+){0,3}(?:deus|nisso|em algo|jesus|destino)?']],
  idiomaTroca: [
    [
      7,
      '(?:respond\\w+|answer|fal\\w+|speak|habl\\w+|escrev\\w+|volt\\w+|em|in|en) (?:\\w+ )?(?:em |in |en |o )?(?:portugues|portuguese|ingles|english|espanhol|espanol|spanish)\\b(?! (?:qual|quais|como|quanto|what|cual))(?: \\w+){0,3}$',
    ],
  ],
  piada: [[6.4, '(?:cont\\w+|fal[ae]|diz|sabe|manda|faz) (?:\\w+ ){0,2}piadas?\\b|me faz rir|algo engracado']],
  gostos: [
    [
      6.3,
      '(?:qual|que|quais) (?:e |eh |o |a |seria )*(?:seu|sua|teu|tua|o seu|a sua) (?:\\w+ )?(?:time|cor|comida|filme|musica|idade|signo|numero favorito|religiao|livro|prato|hobby|aniversario)|(?:qual|que) time (?:voce )?(?:torce|e)|voce (?:torce|come|dorme|namora|bebe|sonha|chora|ama|tem (?:filhos?|namorad[oa]|familia|idade|fome|aniversario)|e casad[oa]|gosta de)|quantos anos (?:voce )?tem|(?:esta|ta) (?:tudo )?bem (?:com )?voce|como (?:voce )?(?:esta|vai)\\b(?: voce)?$',
    ],
  ],
  conta: [
    [
      6.6,
      '(?:quanto|qual) (?:e|eh|da|o resultado de)? ?\\d+ (?:x|vezes|mais|menos|por) \\d+|^\\d+ (?:x|vezes|mais|menos) \\d+$',
    ],
  ],
  astrologia: [
    [
      6.5,
      `numerologia .{0,14}${astro}|${astro} .{0,20}(?:numerolog\\w+|numeros?)|(?:meu|minha|meus|sou|do signo|de|qual|e|seu) (?:\\w+ )?(?:signo|ascendente|mapa astral|horoscopo)\\b|(?:sou|meu signo e) (?:de )?(?:aries|touro|gemeos|cancer|leao|virgem|libra|escorpiao|sagitario|capricornio|aquario|peixes)\\b|\\bsignos? (?:de|do|da) (?:quem|meu|minha|\\w+)|(?:que|qual) (?:e )?(?:o )?signo|^(?:e )?(?:a |o |de )?${astro}$|faz ${astro}`,
    ],
  ],
  taro: [[6.5, '\\btaro(?:t)?\\b|cartas de taro|jogo de cartas|tira(?:r)? (?:as )?cartas']],
  maisCerta: [
    [
      6.2,
      'qual (?:delas |dos dois |das duas |e |eh |a |o )*mais (?:cert[ao]|confiave\\w+|verdadeir\\w+|precis[ao]|corret[ao]|exat[ao]|seri[ao])\\b|qual (?:funciona|acerta) mais',
    ],
  ],
  biblia: [
    [
      7,
      '(?:na |a )?biblia (?:\\w+ ){0,3}(?:numeros?|numerolog\\w+)|numeros? (?:\\w+ ){0,3}(?:na|da) biblia|numero (?:de|d[ao]) deus\\b',
    ],
  ],
  influencia: [
    [
      6.4,
      '(?:isso|ele|o numero|a placa|a casa|o endereco|o telefone)(?: \\w+)? (?:influencia|interfere|afeta|muda alguma coisa|faz (?:alguma )?diferenca)|influencia (?:mesmo|de verdade|em algo)|(?:numero|placa|conta|senha|cpf|rg|andar|bloco)(?: \\w+){0,5} (?:importa|influencia|interfere|faz diferenca)\\b',
    ],
  ],
  cnpj: [[7.4, '\\b(?:cnpj|razao social|inscricao estadual|numero do mei)\\b(?! e nome)']],
  repeticao: [
    [
      6.6,
      '(?:voce )?(?:ja|acabou de|so) (?:\\w+ )?(?:falou|disse|respondeu|falando|repet\\w+|me disse|escreveu)(?: \\w+)? (?:isso|a mesma coisa|essa)|(?:esta|fica|so|esta se) repet\\w+|^(?:e )?(?:sempre )?(?:a |na )?mesma (?:coisa|resposta|frase)(?: de novo| sempre|$)|de novo isso|resposta repetida',
    ],
  ],
  parto: [
    [
      7.4,
      'quando (?:\\w+ ){0,4}(?:nasc(?:e|er|era))\\b(?! (?:o sol))|cesarea|cesariana|(?:dia|data|hora) d[oe] parto|parto normal|marcar o parto|induzir o parto',
    ],
  ],
  eleicao: [
    [
      7.4,
      '(?:lula|bolsonaro|tarcisio|presidente|pt|esquerda|direita) (?:\\w+ ){0,3}(?:ganha\\w*|vence\\w*|volta|elei\\w+|perde)\\b|quem (?:\\w+ )?(?:ganha|vence) (?:a |as )?eleic\\w+',
    ],
    [6.6, '(?:acha|pensa|diz) d[oae] (?:lula|bolsonaro|presidente|governo|pt|esquerda|direita|politica)\\b'],
    [
      6,
      'prefeit[oa]|governador\\w*|vereador\\w*|deputad[oa]|senador\\w*|reeleit[oa]|eleit[oa]\\b|eleic\\w+|em quem (?:eu )?vot\\w+',
    ],
  ],
};
