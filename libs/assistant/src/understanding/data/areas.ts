import type { CueTable } from '../cues.ts';

/** Areas of life, as in the passages. */
export const areaCues: CueTable = {
  amor: [
    [
      2,
      '(?:conhecer|encontrar|achar|arranjar|arrumar|aparecer) (?:alguem|o amor|um amor|minha metade|minha alma gemea|a pessoa certa)',
    ],
    [2, 'apaixon\\w*|me entregar|na cama|crush|flert\\w*|carinho\\b|beij\\w+|eu amo\\b'],
    [
      2,
      'amor\\w*|afetiv\\w*|coracao|relacionament\\w*|relac(?:ao|oes) (?:amorosa|afetiva|a dois)?|namor\\w*|casament\\w*|casar|noiv\\w*|paix\\w*|romance|par\\b|vida (?:a dois|amorosa)|love|ciument\\w*|ciumes?|intimidade|sexo|ficante|solteir\\w*|numa relacao|sentiment\\w*|conquist\\w*|paquer\\w*',
    ],
  ],
  trabalho: [
    [2, 'profissional\\w*|patrao|gerente|rendo|lider\\w*|servico'],
    [
      2,
      'trabalh\\w*|emprego\\w*|carreira|profiss\\w*|chefe|empresa|negocio\\w*|servico|work|job\\b|oficio|equipe|entrevista|concurso|reuniao|cliente\\w*|vendas?|promocao|cargo|estudos?\\b|faculdade|escritorio|empreend\\w*|laboral',
    ],
  ],
  dinheiro: [
    [2.4, 'divida d[eo] (?:cartao|banco)|emprestimo|boletos? atrasad\\w+'],
    [
      2,
      'ficar ric[oa]|milionari\\w+|fortuna|no vermelho|junt(?:ar|o) dinheiro|gastador\\w*|mao aberta|cartao de credito',
    ],
    [
      2,
      'dinheiro|financ\\w*|bolso|gasto\\w*|gast\\w+|econom\\w*|despesas?|contas\\b|(?:pag\\w+ (?:a |uma )?|minha |d[ae] |na )conta\\b(?! mais)|guardar|poup\\w*|renda|salario|divid\\w+ (?:do|no) (?:banco|cartao)|money|prosper\\w*|investi\\w*|patrimonio|compras?\\b|aluguel|boleto\\w*|ganhos?|financeir\\w*|riqueza|dinero',
    ],
  ],
  familia: [
    [
      2.2,
      'como (?:mae|pai|filh[oa]|irm\\w+|avo|tia|tio|madrasta)\\b|(?:boa|bom|otim[oa]) (?:mae|pai|filh[oa]|avo)\\b|tipo de (?:mae|pai|filh[oa])|meus (?:irmaos|pais|filhos)|minha familia|a familia',
    ],
    [
      2,
      'famili\\w*|filhos|filhas|casa\\b|lar\\b|parente\\w*|cria(?:cao|r) (?:os|dos|meus)|netos?|family|home\\b|domestic\\w*|mudanca|ter filho\\w*',
    ],
  ],
  corpo: [
    [2, 'cansad[oa] (?:demais|sempre)|vivo cansad\\w+|meu corpo|habito combina|energia fisica'],
    [
      2,
      'saude|corpo|sono|dorm\\w*|descans\\w*|aliment\\w*|rotina|habito\\w*|exercici\\w*|academia|disposicao|bem[ -]?estar|health|energia (?:fisica|do corpo)|cansac\\w*|salud',
    ],
  ],
  interior: [
    [2, 'me acalm\\w+|nao mostro|sinto por dentro|minha alma|vida espiritual|me da paz|meu interior'],
    [
      2,
      'espiritual\\w*|interior|emocion\\w*|\\balma\\b|autoestima|autoconhec\\w*|paz\\b|mente\\b|mental|meditac\\w*|\\bfe\\b|proposito|por dentro|intim[oa]\\b|ansi\\w+|vazio|spiritual',
    ],
  ],
};

/** Selling what one has, which is no field of work. */
export const saleCue =
  'vend(?:er|o|emos|endo) (?:\\w+ ){0,2}(?:casa|apartamento|ape|imovel|terreno|sitio|chacara|loja|carro|moto)\\b';

/** Purposes of a date or a decision. */
export const purposeCues: CueTable = {
  casar: [
    [
      2,
      '(?:a gente|nos|vamos|vou) (?:se |nos )?cas[ao]\\b|cas(?:ar|o)\\b|(?<!d[eo] )casamento\\b(?! (?:esta|anda|vai|ficou|acab\\w+|termin\\w+|esfri\\w+|nao|em crise|morno|frio|dur\\w+))|(?:data|dia|festa) d[eo] casamento|noiv\\w*|morar junt\\w*|uni(?:ao|r)|pedido|marry|wedding|casarnos|boda',
    ],
  ],
  negocio: [
    [
      2,
      '(?:a gente|eu|nos) (?:abr[eo]|inaugur\\w+)\\b|neg[oó]cio\\w*|empresa|loja|inaugur\\w*|empreend\\w*|abrir|lan[cç]\\w+|firma|business|food truck|mei\\b|sociedade',
    ],
  ],
  contrato: [
    [
      2.2,
      'ped(?:ir|e|i|o) (?:\\w+ )?(?:ferias|folga|aumento|promocao)|cobrar\\b|renegoci\\w+|contrato|assinar|assinatura de|acordo|document\\w*|cartorio|escritura|negociar|aumento',
    ],
  ],
  casa: [
    [
      2,
      '(?<!o que (?:eu )?)(?:vou|vamos|quero|queremos|preciso|pretendo) (?:me |nos )?mudar(?! (?:de (?!casa)|para melhor|minha|meu|isso|tudo|a |o ))|mud(?:ar|armos|amos|o|a|ei|ou) (?:de|para|pra|pro) (?:\\w+ )?(?:casa|apartamento|lugar|bairro|endereco)|mudanca(?! de nome)|^(?:e )?(?:para|de) (?:eu |a gente )?(?:me )?mudar$|imovel|apartamento|(?:comprar|alugar|reform\\w+) (?:\\w+ )?(?:casa|terreno|imovel|apartamento)|casa propria|reforma|move house',
    ],
  ],
  cidade: [
    [
      2,
      'cidade|mud\\w+ (?:para|pra|pro) (?:a |o |uma |um )?(?:praia|roca|serra|campo|sitio|litoral)|pais\\b|exterior|estado\\b|interior\\b|fora do brasil|intercambio|abroad',
    ],
  ],
  viajar: [[2, 'viaj\\w*|viagem|ferias|passeio|passear|travel|trip']],
  filho: [[2, 'filh[oa]s?\\b|engravid\\w*|bebe|adot\\w*|gravidez|ser mae|ser pai']],
  descanso: [[2, 'descans\\w+|folga\\b|ferias de verdade|parar um pouco|respirar|relax\\w+|recarregar']],
  estudo: [[2, 'estud\\w*|curso|faculdade|concurso|mestrado|prova|vestibular|enem|formar|ingles|pos\\b']],
  emprego: [
    [
      2,
      'emprego|proposta de|proposta para|trabalhar (?:em|para|no|na|fora)|volt\\w+ (?:a trabalhar|ao trabalho)|nova vaga|demiss\\w*|trabalho|carreira|cargo|promocao|entrevista|pedir as contas|transferencia|profissao',
    ],
  ],
  compra: [
    [
      2,
      'comprar|(?<!(?:bati|bateu|bateram|quebrou|roubaram|perdi|lavar) (?:o |no |em |meu )?)carro|vender|financi\\w*|moto\\b|compra\\b',
    ],
  ],
  venda: [[2.6, saleCue]],
  termino: [[2, 'termin\\w*|separ\\w*|divorci\\w*|romper']],
  reencontro: [
    [
      2,
      'mando (?:uma )?mensagem|(?:ligo|chamo|procuro|escrevo)(?: \\w+){0,2} ou (?:espero|nao|deixo)|(?:vou|ir|corr\\w+|ando indo) atras|(?:procur(?:ar|o)|insist(?:ir|o)) (?:com |n)?(?:el[ea]|essa pessoa|minha amig[ao]|meu amig[ao])|dar o primeiro passo|reaproxim\\w+|(?:voltar a|volto a) falar com',
    ],
  ],
  encontro: [
    [
      2.2,
      '(?:conhec(?:er|o)|encontr(?:ar|o)|ach(?:ar|o)|arranj(?:ar|o)|arrum(?:ar|o)|aparec(?:er|e)) (?:alguem|o amor|um amor|(?:um|uma) namorad[oa]|minha metade|minha alma gemea|a pessoa certa)|(?:voltar a )?(?:namorar|amar) (?:de novo|outra vez)?',
    ],
  ],
  reatar: [[2.4, '(?:volt(?:ar|o|ei|ando)|reat\\w+) (?:com\\b|o namoro|o casamento)']],
  perdao: [[2, 'perdo(?:ar|o|e|aria)\\b']],
  conversa: [
    [
      2,
      'convers(?:ar|o|armos) com (?:el[ea]|[oa] |meu|minha)|me declar\\w+|abrir o jogo|(?:contar|falar|dizer|conto|falo|digo) (?:\\w+ )?(?:a )?verdade|(?:desabafar|me abrir) com',
    ],
  ],
  emprestimo: [[2.2, 'emprest(?:ar|o|e|aria)\\b(?! (?:no|do) banco)']],
  equipe: [[2.2, '(?:demit(?:ir|o)|mandar embora|contrat(?:ar|o)) (?:el[ea]|uma?|mais|o |a |alguem)']],
  largar: [[2, 'larg(?:ar|o) (?:de )?(?:tudo|mao|isso)']],
  calma: [[1.6, '(?:mais )?(?:tranquil[oa]s?|calm[oa]s?|lev[e]s?|sossegad[oa]s?|suave)\\b']],
  saidaDoCurso: [
    [
      2.6,
      '(?:larg\\w*|tranc\\w*|abandon\\w*|desist\\w*|par(?:ar|o|ei|ando)|sair|saio) (?:\\w+ ){0,3}(?:faculdade|curso|estudos?|escola|mestrado|doutorado|graduacao|semestre|cursinho)',
    ],
  ],
  corpo: [[2, 'dieta|academia|exercicio\\w*|treino|parar de fumar|check ?up']],
  cirurgia: [[2.4, 'cirurgia|operar\\b|operacao|me operar|procedimento medico']],
};

/** Purposes of a decision about another person. */
export const purposesOfPeople: readonly string[] = ['reencontro', 'reatar', 'perdao', 'conversa'];

/** Traits with the numbers that carry them, the most typical first. */
export const traitNumbers: Readonly<
  Record<
    string,
    {
      readonly cue: string;
      readonly numbers: readonly number[];
      readonly noun: string;
      readonly area?: string;
      readonly isGood?: boolean;
      /** A fault of character, which people ask the reason of. */
      readonly isTemper?: boolean;
    }
  >
> = {
  agitacao: {
    cue: 'impacien\\w*|apressad\\w*|d(?:ar|a|ara|ao|ando|eu) (?:\\w+ )?(?:mais |muito )?trabalho|rebelde|levad[oa]|arteir[oa]|baguncei?r[oa]|agitad[oa]|da mais problema|danad[oa]|pimenta|capeta|terrivel|bagunceir[oa]|energia',
    numbers: [5, 1, 3, 8],
    noun: 'agitação',
    area: 'familia',
    isTemper: true,
  },
  teimosia: {
    cue: 'teimos\\w*|cabec\\w+ dura|turr\\w+|insist\\w+|inflexiv\\w*|orgulhos\\w*',
    numbers: [4, 8, 1, 22],
    noun: 'teimosia',
    area: 'familia',
    isTemper: true,
  },
  chao: {
    cue: 'detalh\\w*|prazos?\\b|organiz\\w*|planilhas?|certinh\\w*|pe no chao|pes no chao|pratic[oa]|realist\\w*|organizad\\w*|responsa\\w*|metodic\\w*|disciplin\\w*|burocracia|pontual',
    numbers: [4, 22, 8, 6],
    noun: 'pé no chão',
    isGood: true,
  },
  economia: {
    cue: 'pao duro|mao de vaca|muquirana|sovin\\w*|poupador\\w*|econom[io]c?[oa]\\b',
    numbers: [4, 8, 7, 2],
    noun: 'economia',
    area: 'dinheiro',
    isTemper: true,
  },
  gasto: {
    cue: 'gasta\\w*|gastador\\w*|consumist\\w*|mao aberta|compra (?:demais|muito)|perdulari\\w*',
    numbers: [5, 3, 9, 6],
    noun: 'vontade de gastar',
    area: 'dinheiro',
    isTemper: true,
  },
  dinheiro: {
    cue: 'dinheiro|contas?|financ\\w*|caixa|cofre|pagamentos|econom\\w*|ambicios\\w*|compras',
    numbers: [8, 4, 22, 1],
    noun: 'jeito com dinheiro',
    isGood: true,
  },
  fala: {
    cue: 'balcao|vend\\w+|marketing|divulg\\w*|conversa\\w*|falar|fala\\b|comunic\\w*|clientes?|atend\\w*|extrovertid\\w*|fofoqueir\\w*|tagarela|linguarud\\w*|engracad\\w*|social',
    numbers: [3, 5, 11, 2],
    noun: 'facilidade com as pessoas',
    isGood: true,
  },
  entrega: {
    cue: 'cuid\\w+ d[eo]s? (?:todo|todos|todas|tudo|outr[oa]s|mundo)|(?:me )?esqueco de mim|me deixo (?:de lado|por ultimo)|me anul\\w+|carreg\\w+ (?:todo mundo|tudo)|nao sei dizer nao|nao consigo dizer nao|(?:todo mundo|sempre) em primeiro|agrad\\w+ (?:todo|todos|todas)',
    numbers: [6, 2, 9, 11],
    noun: 'o costume de cuidar de todos',
    area: 'familia',
    isTemper: true,
  },
  cuidado: {
    cue: 'baba\\b|cuidador\\w*|idos[oa]s?\\b|enfermeir\\w*|creche|berc[ao]r\\w*',
    numbers: [6, 2, 9, 4],
    noun: 'jeito de cuidar',
    isGood: true,
  },
  familia: {
    cue: 'carinho|familia|caseir\\w*|casa\\b(?! com)|filhos|cozinha|cuida\\w*|carinhos\\w*|acolhedor\\w*|romantic\\w*|apego',
    numbers: [6, 2, 4, 9],
    noun: 'apego à casa',
    area: 'familia',
  },
  preguica: {
    cue: 'preguic\\w*|procrastin\\w*|enrolad[oa]',
    numbers: [3, 5, 7, 11],
    noun: 'deixar para depois',
    area: 'trabalho',
    isTemper: true,
  },
  trabalho: {
    cue: 'trabalho|trabalhador\\w*|esforcad\\w*|workaholic|carreira',
    numbers: [8, 4, 1, 22],
    noun: 'foco no trabalho',
    isGood: true,
  },
  controle: {
    cue: 'controlador\\w*|autoritari\\w+|dominador\\w*',
    numbers: [8, 6, 1, 4],
    noun: 'vontade de controlar',
    area: 'familia',
    isTemper: true,
  },
  ciume: {
    cue: 'ciument\\w*|ciumes?|possessiv\\w*|desconfiad\\w*|apegad\\w*',
    numbers: [6, 8, 4, 2],
    noun: 'ciúme',
    area: 'amor',
    isTemper: true,
  },
  sensivel: {
    cue: 'precisa (?:de )?mais (?:de )?(?:atencao|cuidado|colo|carinho)|mais (?:atencao|colo)|fragil|rancor\\w*|guarda magoa|vingativ\\w*|ansios\\w*|sensivel|sentiment\\w*|emotiv\\w*|emocao|coracao|chor\\w*|magoa\\w*|delicad\\w*|empatic\\w*|sofre',
    numbers: [2, 11, 9, 6],
    noun: 'sensibilidade',
    area: 'interior',
    isTemper: true,
  },
  comando: {
    cue: 'dificil|promov\\w+|lider\\w*|genio|manda\\w*|mandao|mandona|decid\\w*|chefe|dominante|decis\\w*|equipe',
    numbers: [1, 8, 22, 5],
    noun: 'comando',
  },
  briga: {
    cue: 'esquentad\\w*|estourad\\w*|briguent\\w*|barraqueir\\w*|brav[oa]s?\\b|nervos\\w*|estressad\\w*|explosiv\\w*|de brigar\\b|pavio',
    numbers: [1, 8, 5, 22],
    noun: 'pavio curto',
    area: 'familia',
    isTemper: true,
  },
  drama: {
    cue: 'dramatic\\w*|drama\\b|exagerad\\w*|escandalos\\w*',
    numbers: [3, 11, 2, 9],
    noun: 'gosto por drama',
    area: 'amor',
    isTemper: true,
  },
  risco: {
    cue: 'risco|arrisca\\w*|ousad\\w*|cautelos\\w*|prudente|conservador\\w*',
    numbers: [5, 1, 3, 8],
    noun: 'gosto por risco',
    area: 'dinheiro',
  },
  forca: {
    cue: 'forte|guerreir\\w*|corajos\\w*|resistente|valente',
    numbers: [8, 1, 22, 4],
    noun: 'força',
    isGood: true,
  },
  confianca: {
    cue: 'confiar|confio|confiavel|confianca|honest\\w*|de palavra|gente boa',
    numbers: [4, 6, 8, 22],
    noun: 'palavra cumprida',
    isGood: true,
  },
  bagunca: {
    cue: 'folgad\\w*|bagunc\\w*|desorganizad\\w*|esquecid\\w*|esquece|desligad\\w*|atrasad\\w*|distraid\\w*',
    numbers: [3, 5, 11, 7],
    noun: 'distração',
    area: 'familia',
    isTemper: true,
  },
  criativo: {
    cue: 'vaidos\\w*|criativ\\w*|artist\\w*|sonhador\\w*|inventiv\\w*|ideias',
    numbers: [3, 11, 5, 7],
    noun: 'imaginação',
    isGood: true,
  },
  paciencia: {
    cue: 'paz em casa|pressao|primeiro passo|pedir? desculpas?|pede desculpas?|recua\\w*|braco a torcer|(?<!im)pacien\\w*|patien\\w*|calm\\w*|tranquil\\w*|cede|ceder|paz\\b',
    numbers: [2, 6, 7, 9],
    noun: 'paciência',
    isGood: true,
  },
  liberdade: {
    cue: 'medo de (?:compromisso|se (?:prender|envolver|comprometer)|casar)|aventureir\\w*|livre|liberdade|independent\\w*|viaj\\w*|inquiet\\w*|muda\\w*',
    numbers: [5, 1, 3, 7],
    noun: 'gosto por liberdade',
  },
  frieza: {
    cue: 'fri[oa]s?\\b|sec[oa]\\b|distante|insensivel|indiferente|sem coracao|calculista',
    numbers: [7, 4, 1, 8],
    noun: 'reserva',
    area: 'amor',
    isTemper: true,
  },
  pressa: {
    cue: 'nao (?:\\w+ )?(?:relax\\w+|descans\\w+|sossego|desligo|par[oa] (?:quiet[oa]|nunca|um minuto))|relaxa\\w*',
    numbers: [8, 4, 1, 22],
    noun: 'dificuldade de parar',
    area: 'corpo',
    isTemper: true,
  },
  timidez: {
    cue: 'timid\\w*|reservad\\w*|quiet[oa]|fechad[oa]|introvertid\\w*|envergonhad\\w*|calad[oa]',
    numbers: [7, 2, 4, 11],
    noun: 'timidez',
    area: 'interior',
    isTemper: true,
  },
  estudo: {
    cue: 'estud\\w*|inteligen\\w*|intelig\\w*|mister\\w*|cabeca|desconfi\\w*|espiritua\\w*|mistic\\w*|intuiti\\w*',
    numbers: [7, 11, 4, 2],
    noun: 'vida interior',
  },
  generoso: {
    cue: 'generos\\w*|egoist\\w*|bondos\\w*|ajuda\\w*|doa\\w*|fiel|sincer\\w*|ama\\b|leal|fidelidade',
    numbers: [9, 6, 2, 4],
    noun: 'entrega',
    area: 'amor',
  },
};

/** Words that name a trait more clearly than the place beside them: `quem manda em casa`, `vai melhor na escola`. */
export const clearTraits: readonly (readonly [RegExp, string])[] = [
  [/\b(?:manda|mandar|mandao|mandona)\b/u, 'comando'],
  [/\b(?:perdo\w+|desculp\w+)\b/u, 'paciencia'],
  [/\b(?:confio|confiar)\b/u, 'confianca'],
  [/\bromantic\w+/u, 'generoso'],
  [/\b(?:escola|notas?|provas?|matematica|lic[ao]{2} de casa)\b/u, 'estudo'],
];
