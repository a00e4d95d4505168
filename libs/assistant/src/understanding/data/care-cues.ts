import type { CueTable } from '../cues.ts';

/** Families that come before any reading of numbers: life, safety, grief, health, law, luck, privacy. */
export const careCues: CueTable = {
  criseDeOutro: [
    [
      9.6,
      '(?:filh\\w+|amig\\w+|irm\\w+|namorad\\w+|marido|esposa|mulher|mae|pai|prim\\w+|sobrinh\\w+|net\\w+|alun\\w+|colega|ele|ela|alguem)(?: \\w+){0,8} (?:se cort\\w+|se machuc\\w+ de proposito|(?:quer|queria|disse que quer|vai) (?:se matar|morrer|sumir|desistir da vida)|tentou (?:se matar|suicid\\w+|suicidio)|(?:fal\\w+|pens\\w+) (?:em|de) (?:se matar|morrer|suicid\\w+))\\b',
    ],
  ],
  crise: [
    [
      9,
      '(?:jogar|bater|enfiar|meter) (?:o |a |meu |minha )?(?:carro|moto) (?:no|na|contra|em|de proposito)|(?:me )?(?:jogar|jogo|pular|pulo|atirar) (?:d[aoe]|na frente d[aoe]|n[oa]s?|em) (?:\\w+ )?(?:ponte|predio|janela|trilho|trem|onibus|metro|viaduto|sacada)|end my life|kill myself|want to die|ninguem (?:vai|ia|iria|vao|iam) (?:sentir (?:a )?(?:minha )?falta|notar|perceber)|(?:se|quando) eu (?!vou morrer|irei morrer)(?:\\w+ )?(?:sumi\\w+|morre\\w+|desaparece\\w+|nao exist\\w+)|melhor(?:es)? sem mim\\b|(?:sou|virei) (?:so )?um peso (?:para|na vida)|queria (?:morrer|sumir|desaparecer|estar mort[oa])|(?:penso|pensei|pensando) (?:em|so em|muito em) (?:morrer|morte|sumir|me machucar|acabar com|fazer (?:uma )?(?:besteira|bobagem|loucura))|pensamentos? (?:de morte|suicid\\w+)|automutil\\w+|ja tentei (?:\\w+ )?(?:me matar|morrer|tirar)|nao (?:vejo|tem|ha|tenho) (?:mais )?(?:motivo|razao|sentido) (?:para|de|em) (?:viver|continuar)|better off without me|(?:cansad[oa]|nao aguento|nao vejo a hora|tomara|alivio|quero logo)\\b.{0,60}\\b(?:eu )?vou morrer|vou morrer\\b.{0,60}\\b(?:cansad[oa]|nao aguento|nao vejo a hora|tomara|alivio|logo)|(?:cut|hurt|cutting|hurting) myself|no reason to live|no vale la pena vivir',
    ],
    [
      9,
      'suicid\\w*|(?<!(?:pai|mae|pais|velh[oa]|chefe|professora?) (?:vai|vao|ia|iam) (?:querer )?)me mat(?:ar|o)\\b|tirar (?:a )?minha (?:propria )?vida|acab\\w* com (?:a minha vida|tudo\\b)|quero (?:morrer|sumir|desaparecer)|vontade de (?:morrer|sumir|desaparecer)|nao (?:quero|aguento|vejo|tenho) (?:mais )?(?:\\w+ )?(?:viver|vontade de viver|sentido (?:em|na|de) vi\\w+)|nao vejo (?:mais )?(?:saida|sentido na vida|sentido em)|melhor (?:eu )?(?:estar )?mort[oa]|me cort(?:ar|o|ei|ando)|me machuc(?:ar|o|ando) de proposito|nao (?:quero|queria) (?:mais )?(?:existir|acordar)|desistir d[ea] (?:tudo|vida|viver)|queria nunca ter nascido|por fim (?:a|na) (?:minha )?vida|kill myself|want to die|end my life|suicidal|quiero morir|matarme|quitarme la vida|cansei de viver|tomar todos os remedios|pular da ponte|seria melhor sem mim|nao acordar (?:mais|nunca)|cansei de (?:tudo|viver|existir|lutar)|sumir do mapa|acabar com isso tudo|viver (?:nao|ja nao) faz sentido',
    ],
  ],
  abuso: [
    [
      9.4,
      '(?:padrasto|padrinho|meu pai|meu tio|meu avo|primo|irmao|cunhado|vizinho|professor|pastor|padre|ele)(?: \\w+){0,4} (?:entra no meu quarto|deita na minha cama|(?:passa|passou|passava) a mao em mim|(?:me )?(?:toca|tocou|tocava|alisa\\w*|apalp\\w+)(?: \\w+){0,3} (?:em mim|meu corpo|partes intimas)|(?:encosta|encostou|se esfrega\\w*|se esfregou) em mim|me (?:obriga|obrigou|forca|forcou) a (?:fazer sexo|transar|tocar|ver|tirar)|mexe\\w* comigo|me viu (?:pelada|pelado|tomando banho)|mostra\\w* (?:o penis|o corpo))|abusou d(?:ele|ela|o meu|a minha)|(?:fui|sou|era) (?:abusad[oa]|molestad[oa])|abus\\w+ (?:sexual\\w*|de mim|da minha filha|do meu filho)|passou a mao em mim|(?:meu|minha) filh[oa](?: \\w+){0,4} (?:abusad[oa]|molestad[oa]|tocad[oa])',
    ],
  ],
  emergencia: [
    [
      7.5,
      '(?:telefone|numero|contato) (?:d[aoe]s? |para chamar )(?:\\w+ )?(?:policia|samu|bombeiro\\w*|ambulancia|emergencia|cvv|delegacia|disque|resgate|defesa civil)',
    ],
  ],
  perseguicao: [
    [
      8.6,
      '(?:me|nos) (?:persegu\\w+|seguindo|seguiu|stalke\\w*|vigia\\w*|espion\\w+|ronda\\w*)(?! (?:no|n[oa]s?|em) (?:trabalho|servico|emprego|escritorio|instagram|rede))|(?:fica|vive|anda|apareceu|aparece) (?:me esperando|rondando|na porta d[aoe] (?:minha|meu)|na frente d[aoe]s? (?:\\w+ )?(?:casa|predio|portao|trabalho|escola|loja|meu|minha))|me manda (?:ameaca\\w*|mensagem o tempo todo)|ameaca(?:ndo|ou)? (?:postar|divulgar|vazar|publicar|espalhar)|(?:fotos?|videos?|nudes?) intim\\w+',
    ],
  ],
  violencia: [
    [
      8,
      'me (?:xing\\w+|humilh\\w+|control\\w+ (?:tudo|o tempo)|obrig\\w+ a|forc\\w+ a)|(?:me|mim) (?:bate\\w*|bateu|espanc\\w*|agred\\w*|ameac\\w*|violent\\w*|estupr\\w*|abus\\w*|enforc\\w*|empurr\\w*|chut\\w*|trancou|persegue)|(?:apanh(?:o|ei|ando))\\b|violencia|agressao|abuso sexual|estupr\\w*|tenho medo d(?:ele|ela|o meu marido)|medida protetiva|maria da penha|nao posso denunciar|denunciar (?:ele|meu)|(?:bate|batia|bateu|espanca\\w*|agride|agrediu) (?:em |n?[ao]s? )(?:\\w+ )?(?:mulher|esposa|namorada|mae|filh\\w+|criancas?|menin[oa]s?|entead[oa]|idos[oa]|ela)\\b|batendo em mim|levantou a mao|he hits me|hits me|beats me|(?:mi \\w+|el|ella) me pega|me golpea|relacionamento abusivo',
    ],
  ],
  saudeUrgente: [
    [
      8.2,
      'pressao (?:\\w+ ){0,3}(?:1[6-9]|2\\d)(?: por| x|/|$)|dor (?:forte )?no peito|aperto no peito e|falta de ar|desmai\\w+|\\bavc\\b|infart\\w+|convuls\\w+|sangrando muito|tomei (?:muitos|varios|todos) (?:os )?(?:remedios|comprimidos)|chest pain',
    ],
  ],
  doencaDeOutro: [
    [
      6.6,
      '(?:minha|meu|nossa|nosso) (?:\\w+ )?(?:mae|pai|filh[oa]|marido|esposa|mulher|avo|irm\\w+|amig[oa]|ti[oa]|sogr[oa]|prim[oa]|namorad[oa]|net[oa]|bebe|cachorr\\w+) (?:\\w+ ){0,2}(?:doente|com (?:\\w+ )?(?:cancer|tumor|leucemia|alzheimer|depressao|covid|pneumonia)|internad[oa]|na uti|no hospital|em coma|operad[oa]|vai operar|fazendo quimio\\w*)|(?:ele|ela) (?:esta|ta) (?:internad[oa]|na uti|em coma|doente)',
    ],
  ],
  luto: [
    [
      6,
      '(?:a )?falta que (?:o |a )?(?:meu |minha )?\\w+ (?:me )?faz|(?:meu|minha) \\w+ partiu\\b|(?:mae|pai|avo|marido|esposa|mulher|filh[oa]|irm\\w+|amig[oa]|ti[oa]|ele|ela) (?:ja )?nao (?:esta|vive) mais (?:aqui|entre nos|com a gente|comigo|com nos)|(?:mae|pai|avo|marido|esposa|mulher|filh[oa]|irma|irmao|amig[oa]|ti[oa]|ele|ela|cachorr\\w+|gat\\w+) se foi|(?:faz|completa|fez) .{0,30}(?:se foi|partiu|sem (?:a |o )?(?:minha |meu )?(?:mae|pai|vou?|avo|marido|esposa|mulher|filh[oa]|irm\\w+|amig[oa]|ti[oa])\\b)|(?<!\\b(?:bateria|celular|telefone|carro|moto|notebook|computador|pc|tv|motor|sinal|internet|wifi|site|app|aplicativo|assunto|conversa|papo|grupo|negocio|projeto|ideia|paixao|esperanca|namoro|relacao|relacionamento|clima|festa|planta|samambaia|suculenta|orquidea|vontade|impressora) (?:ja |me |aqui |tambem )?)morreu(?! (?:(?:a|o|as|os|meu|minha|nosso|nossa|toda|todo|de) )*(?:bateria|celular|telefone|carro|moto|notebook|computador|pc|tv|motor|sinal|internet|wifi|site|app|aplicativo|assunto|conversa|papo|grupo|negocio|projeto|ideia|paixao|esperanca|namoro|relacao|relacionamento|clima|festa|planta|samambaia|suculenta|orquidea|vontade|impressora|rir|tedio)\\b)|faleceu|falecid[oa]|falecimento|luto\\b|enterr(?:o|ei|amos)(?! (?:(?:o|a|os|as|de|vez|esse|essa|este|esta|aquele|aquela|meu|minha|nosso|nossa|com) )*(?:assunto|passado|historia|magoa|projeto|ideia|relacao|relacionamento|namoro|sonho|briga)\\b)|velorio|partiu (?:semana|ontem|hoje|mes|ano|dessa|desta)|se foi (?:para sempre|ontem|semana)|(?<!medo de |com medo de |vou |posso |quero )(?:perdi|perdemos|perder|perdeu) (?:o |a )?(?:meu|minha|noss[oa]) (?:mae|pai|avo|marido|esposa|mulher|filh\\w+|irm\\w+|ti[oa]|amig\\w+|cachorr\\w+|gat\\w+|pet|espos\\w+|namorad\\w+|prim\\w+|companheir\\w+)|sinto falta d(?:ele|ela|a minha|o meu)|saudade d(?:ele|ela|a minha|o meu)|passed away|\\bdied\\b|murio|fallecio|minha (?:mae|avo) (?:foi )?para o ceu|virou estrelinha|descansou|sacrificar (?:meu|minha|o|a) (?:cach\\w+|gat\\w+)',
    ],
  ],
  lutoNumero: [
    [
      6,
      '(?:estava|era|tinha|foi|ja)(?: \\w+){0,3} (?:no|nos|pelo|pelos) (?:\\w+ )?(?:destino|numeros?|mapa|nome) (?:dele|dela)|era para ser|estava escrit[oa]|(?:tinha|chegou|era) (?:\\w+ )?(?:a )?hora (?:dele|dela)|estava marcad[oa]|(?:dava|tinha como) (?:para )?(?:saber|prever|evitar)',
    ],
  ],
  perdaGestacional: [
    [
      7,
      'barriga(?: \\w+){0,3} perd(?:i|emos)\\b|perd(?:i|emos)(?: \\w+){0,6} (?:na|da minha) barriga|(?:perdi|perdemos|perder) (?:o |um |meu |nosso |noss[oa] |minh[ao] |um[ao] |d?[oa]s? )*(?:bebe|gemeos|gemeas)|perdas? gestaciona\\w+|perd(?:i|emos|eu) (?:\\w+ )?(?:gravidez\\w*|gestac\\w+|gemeos|gemeas|bebes)|nasceu sem vida|nasceu mort[oa]|coracao(?:zinho)? (?:d\\w+ )?(?:bebe |nenem )?parou de bater|gravidez nao (?:foi|seguiu) (?:adiante|em frente)|(?:bebe|nenem) (?:nao resistiu|morreu)|aborto espontaneo|sofri (?:um )?aborto|perdi (?:a )?(?:minha )?(?:gravidez|gestacao)|abortei|miscarriage|natimort\\w*',
    ],
  ],
  feitico: [[6.6, 'macumba|olho gordo|(?:jog|rog)\\w+ (?:uma )?praga|encosto\\b|trabalho (?:feito|contra)']],
  traicaoVivida: [
    [
      7.2,
      '(?:descobri|peguei|vi|soube|achei|flagrei|confess\\w+|assumiu) (?:\\w+ ){0,5}(?:me )?(?:tra(?:iu|indo|ia|icao|iu)|com outr[oa]|tem outr[oa]|tinha outr[oa]|amante|outra (?:mulher|familia))\\b',
    ],
    [
      7,
      'fui trai?d[ao]|me traiu\\b|me chifrou|(?:levei|tomei) (?:um )?(?:par de )?chifres?\\b|(?:marido|mulher|espos[oa]|namorad[oa]|noiv[oa]) (?:\\w+ ){0,2}(?:tem|tinha) (?:uma? )?(?:amante|outr[oa])\\b(?!.*\\b(?:sera|acho|desconfio))',
    ],
  ],
  rompimento: [
    [
      6,
      'terminei (?:ontem|hoje|agora|faz|tem|depois)\\b|^terminei\\b|nao (?:me ama|gosta) mais de mim|(?:terminei|terminamos|acabei|acabou|rompi|desmanchei)(?: \\w+){0,3} (?:namoro|casamento|noivado|relacionamento|relacao|com (?:meu|minha|o|a|ele|ela))\\b|como (?:eu )?(?:faco para |consigo )?(?:esquec\\w+|super\\w+|tirar) (?:ele|ela|o meu ex|meu ex|minha ex|o ex|a ex|esse amor|essa pessoa|um amor|esse homem|essa mulher|o termino)|esquecer (?:ele|ela)\\b',
    ],
    [
      5,
      'acab(?:ei|amos|ou) de (?:me |nos )?separ\\w+|(?:nao consigo |dificil |como )?esquecer (?:\\w+ )?ex\\b|acab(?:ou|amos) (?:ontem|hoje|semana|tudo entre)|levei um (?:fora|pe)|fim do (?:namoro|casamento|noivado)',
    ],
    [
      5,
      '(?:terminou|acabou|termin\\w+|rompeu|romp\\w+) (?:comigo|o namoro|o casamento|o noivado)|me (?:largou|deixou|trocou|chutou|abandonou)|(?:levei|tomei) (?:um )?(?:pe na bunda|fora)|(?:meu |nosso )?(?:namoro|casamento|relacionamento|noivado) (?:ter |tenha )?(?:acabou|acabado|terminou|terminado|chegou ao fim|chegado ao fim|ruiu|nao deu certo)|(?:nos )?separamos|me separei|estou me (?:separando|divorciando)|broke up|dumped me|termino (?:recente|ontem)|coracao partido|ele (?:foi embora|sumiu)|ela (?:foi embora|sumiu)|saudades? do (?:meu )?ex',
    ],
  ],
  volta: [
    [
      6.2,
      '(?:a gente|nos|eu e \\w+|eles|meu ex|minha ex)?(?: \\w+){0,2} ?(?:vamos|vai|vao) (?:\\w+ )?(?:voltar|reatar|ficar juntos de novo)(?: a namorar| juntos)?$|sera que (?:a gente|nos) (?:volta|voltamos|reata)',
    ],
    [
      6,
      '(?:ele|ela|meu ex|minha ex|meu marido|minha mulher) (?:vai )?(?:volta(?:r)?|voltara|me procurar|me ligar|se arrepend\\w*|me perdoar)\\b|sera que (?:ele|ela) volta|reconquist\\w+|trazer (?:ele|ela|meu ex|minha ex|de volta)|amarracao|simpatia\\b|feitico|mandinga|trabalho de amor',
    ],
  ],
  demissao: [
    [
      5,
      'fui (?:demitid[oa]|mandad[oa] embora|dispensad[oa]|desligad[oa])|me (?:demitiram|mandaram embora|dispensaram)|perdi (?:o |meu )(?:meu )?(?:emprego|trabalho)|estou (?:desempregad[oa]|sem emprego|sem trabalho)|desempregad[oa]|got fired|lost (?:my|meu) job|fali\\b|falencia|fechei (?:a|minha) (?:loja|empresa)',
    ],
  ],
  dividas: [
    [
      6,
      'devo (?:mais de |uns |quase |cerca de )?\\d[\\d ]*(?:mil|reais|conto|k)\\b|devendo (?:\\w+ ){0,4}(?:mil|reais|banco|cartao|agiota|todo mundo)|divida\\w* (?:\\w+ ){0,3}(?:cartao|banco|cresc\\w+|me sufoc\\w+|nao para|acumul\\w+)|(?:afundad|afogad|enrolad|atolad|quebrad)[oa] (?:em|de|com|na) (?:divida\\w*|conta\\w*|cartao)|\\bspc\\b|rotativo|cheque especial|banco vai tomar|perder (?:a )?minha casa|sair d(?:as|essas) dividas|(?:fechar|fecho) o mes no vermelho',
    ],
    [
      5,
      '(?:nao sei |sem saber )?como pagar (?:as |minhas )?contas|(?:aluguel|luz|condominio|conta\\w*|boleto\\w*|parcela\\w*|cartao) (?:\\w+ )?(?:atrasad\\w+|vencid\\w+|estourad\\w+)|no vermelho|cobrador|serasa',
    ],
    [
      5,
      'medo de nao (?:conseguir )?pagar|nao (?:consigo|estou conseguindo|tenho como) pagar|estou (?:endividad[oa]|devendo|cheia? de divida|atolad[oa])|nome sujo|divida no (?:banco|cartao)|agiota|aluguel atrasado|contas (?:atrasadas|vencidas)|sem dinheiro (?:para|nem)|passando (?:fome|necessidade)',
    ],
  ],
  solidao: [
    [
      5,
      '(?:amig\\w+|todo mundo|ninguem|pessoal) (?:\\w+ )?(?:sum\\w+|se afast\\w+|me (?:chama(?! (?:de|por|pel[oa])\\b)|convida|responde|liga|quer))|(?:domingo|casa|noite|vida) (?:\\w+ ){0,2}(?:vazi\\w+|silencios\\w+|um vazio)|nao tenho com quem',
    ],
    [
      5,
      '(?:me sinto|estou|sou|ando|vivo|fico)(?: \\w+){0,3} (?:sozinh[oa]|so\\b|solitari[oa]|isolad[oa]|abandonad[oa])|solidao|ninguem (?:liga|se importa|gosta de mim|me (?:ama|quer|entende|procura|ouve|nota))|nao tenho (?:ninguem|amigos|com quem)|(?:filh\\w+|netos|amig\\w+|familia) (?:nem |nao )?(?:mais )?(?:nem )?(?:ligam?|me procura\\w*|visita\\w*|querem saber)|lonely|\\balone\\b|me siento sol[oa]',
    ],
  ],
  medo: [
    [4.5, '(?:i am|i m|im) (?:\\w+ )?(?:scared|afraid|worried)|tengo miedo'],
    [
      4,
      '(?:estou|to|ando|tenho|sinto|morro|com)(?: \\w+){0,2} (?:medo|panico|pavor|apreensiv\\w+|assustad[oa]|apavorad[oa])|(?:crise|ataque) de (?:panico|ansiedade)|muito medo|i am (?:afraid|scared)|tengo miedo|nao consigo dormir|insonia',
    ],
  ],
  vergonha: [
    [5.2, '(?:estou|to|sinto|tenho|com|morro de|morrendo de) (?:\\w+ )?vergonha|envergonhad[oa]|me sinto humilhad[oa]'],
  ],
  arrependimento: [
    [
      5.2,
      '(?:eu )?(?:errei|falhei|pisei na bola|vacilei) (?:\\w+ ){0,2}(?:com|nisso|feio|muito)|me arrependo|estou arrependid[oa]|carrego (?:essa |uma )?culpa',
    ],
  ],
  ansiedade: [
    [
      4.2,
      'coracao (?:disparad\\w+|acelerad\\w+|na boca|a mil)|no na garganta|nao durmo|nao consigo (?:desligar|parar de pensar|relaxar|respirar|descansar)|pilhad[oa]|surtand\\w+|pirand\\w+|muita pressao|cabeca (?:nao para|nao desliga|fervendo|explodindo)|estou (?:acelerad\\w+|sobrecarregad\\w+)',
    ],
    [
      4,
      '(?:estou|to|ando|tao|muito|fico|sou) (?:\\w+ )?ansios[oa]|ansiedade|nervos[oa] demais|estressad[oa]|estresse|sobrecarregad[oa]|esgotad[oa]|exaust[oa]|burnout|nao paro de pensar|anxious|stressed|cabeca (?:a mil|cheia)',
    ],
  ],
  tristeza: [
    [5.5, 'nao (?:paro|consigo parar) de chorar'],
    [
      4.4,
      '(?:estou|to|ando|fiquei|me sinto|sou|ainda) (?:\\w+ )?(?:destruid[oa]|arrasad[oa]|devastad[oa]|acabad[oa]|despedacad[oa]|em pedacos|no chao|quebrad[oa] por dentro|um trapo|sem chao|de coracao partido)|nunca mais vou (?:amar|confiar|ser feliz|encontrar)|ninguem (?:nunca )?vai me amar',
    ],
    [
      4.2,
      'nao (?:estou|ando|to) (?:\\w+ )?bem\\b|nada (?:faz|tem) (?:mais )?(?:sentido|graca)|sem vontade de (?:nada|fazer)|so quero (?:chorar|dormir|ficar quiet)|um caco|(?:hoje|dia) (?:esta |foi |ta )?(?:\\w+ )?(?:dificil|pesad\\w+|horrivel)$|nao sei (?:\\w+ )?(?:o que (?:eu )?quero(?: \\w+)*|quem (?:eu )?sou|para onde ir)|me sinto (?:um |uma |muito |tao |meio )?(?:fracass\\w+|inutil|lixo|burr\\w+|perdid\\w+|vazi\\w+|cansad\\w+|incapaz|derrotad\\w+)|abatid\\w+|de mal com a vida|sem chao',
    ],
    [
      4,
      '(?:estou|to|ando|fico|me sinto|sinto|tao|muito|bem|meio|dia) (?:\\w+ )?(?:triste|mal\\b|chatead[oa]|magoad[oa]|frustrad[oa]|desanimad[oa]|arrasad[oa]|pra baixo|para baixo|vazi[oa]|perdid[oa]|deprimid[oa]|desmotivad[oa]|derrotad[oa]|um lixo|inutil|cansad[oa])|tristeza|(?:estou|so|ando|ainda|nao paro de) (?:chor\\w+)|chorei|chorando|sofrendo|depressao|(?:i am|i feel|feeling|so) sad|muy triste|estoy triste|nada da certo|tudo da errado|sem rumo|sem forcas|sem animo|fundo do poco|no limite|minha vida (?:esta|e) (?:um|uma) (?:lixo|merda|droga|bagunca|inferno)|nao aguento mais',
    ],
  ],
  raiva: [
    [
      4.2,
      '(?:quero|tomara) que (?:ele|ela|eles|se) (?:\\w+ )?(?:explod\\w+|sum\\w+|dan\\w+|ferr\\w+|suma)|nao perdoo|jamais (?:vou )?perdo\\w+|me da (?:um )?(?:odio|raiva|nojo)|engasgad[oa]',
    ],
    [
      4,
      '(?:estou|to|com|tanta|muita|que|sinto) (?:\\w+ )?(?:raiva|odio|rancor|revolta\\w*|put[oa]|irritad[oa]|furios[oa]|indignad[oa])|(?:odeio|detesto) (?:ele|ela|meu|minha|todo)|angry|quero me vingar|vinganca',
    ],
  ],
  culpa: [
    [
      5,
      'culpa (?:e |foi |seria )?minha|(?:foi|e) (?:tudo )?(?:por )?(?:minha )?culpa(?: minha)?\\b|me sinto culpad[oa]|eu (?:que )?causei|poderia ter (?:evitado|feito)|nao me perdoo|remorso',
    ],
  ],
  alem: [
    [
      5,
      '(?:ele|ela) (?:esta|ta|ficou) bem(?: la| onde)?\\b|onde (?:ele|ela) (?:esta|ta) agora|me (?:ve|escuta|ouve) (?:la de cima|do ceu)|vida apos|outro lado|reencontr\\w+|mensagem d(?:ele|ela) (?:do|la)|sinal d(?:ele|ela)|espirito d(?:ele|ela)',
    ],
  ],
  aborto: [[6, 'quero abortar|fazer (?:um )?aborto|interromper (?:a )?gravidez|remedio para abortar']],
  saude: [
    [
      5.2,
      '(?:problema|questao) de saude|(?:problema|doenca|mal)\\w* (?:\\w+ )?(?:no|na|do|da|de) (?:coracao|pulm\\w+|rim|rins|figado|cabeca|estomago|prostata|utero|pele|coluna)|(?:melhorar|sarar|livrar) (?:\\w+ )?dess[ae] dor|dor\\b(?! de cotovelo)|parte do corpo|(?:exame|resultado) (?:deu|veio|alterad\\w+)|vou ficar boa|ficar curad\\w+',
    ],
    [
      5,
      'caroco|nodulo|glicose|glicemia|triglicer\\w+|anemia|\\bcisto|mama\\b|\\bseios?\\b|biopsia|mamografia|ultrassom|raio x|sangr\\w+|sangue (?:no|na)|tontura\\w*|formig\\w+|falta de ar|palpita\\w+|convuls\\w+|inchac\\w+|manchas? (?:no|na)|coagul\\w+|pontada\\w*|enjoo\\w*|vomit\\w+|(?:doenca|exame|isso no \\w+|isso na \\w+) (?:e|eh) grave\\b|metastase|menopausa|gastrite|ulcera|hernia|fratura|quebrei (?:o|a)|alergia\\w*|asma\\b|hiv\\b|sorolog\\w+|psiquiatr\\w+|saude (?:dele|dela|mental|fisica)|pressao (?:esta|ta|subiu|alta|baixa|\\d)|febre\\b|desmaie\\w*|sintoma\\w*|doenc\\w*|doente|cancer|tumor|diabet\\w*|pressao alta|hipertens\\w*|remedio\\w*|medicament\\w*|antidepressiv\\w*|rivotril|insulina|tratamento|cirurgia|operacao|operar|exame|diagnostic\\w*|cur(?:a|ar|ado|ada|am|ou|e)\\b|sarar|infart\\w*|avc\\b|autis\\w*|tdah|bipolar|esquizofren\\w*|alzheimer|hospital|internad[oa]|uti\\b|quimio\\w*|dor (?:no|na|de|nas|nos) \\w+|enxaqueca|vacina\\w*|tireoide|colesterol|covid|emagrec\\w*|perder peso|dieta|cancer|disease|medicine|illness|enfermedad',
    ],
  ],
  medoSaude: [
    [
      6.6,
      '(?:medo|pavor|panico|apavorad[oa]|assustad[oa]|nervos[oa]|ansios[oa]|preocupad[oa]|aflit[oa])\\b.{0,30}\\b(?:cirurgia|operacao|operar|operad[oa]|anestesia|exame\\w*|biopsia|colonoscopia|endoscopia|ressonancia|puncao|quimio\\w*|radioterapia|diagnostico|resultado do|internacao|parto|dentista)',
    ],
  ],
  gravidez: [
    [
      6,
      '(?:vou|quando|consigo|conseguirei|poderei|nao consigo|irei) (?:\\w+ )?(?:engravid\\w+|ter (?:um )?filho\\w*|ser mae|ser pai)|engravidar|(?:sera que|saber se|ver se|diz se|mostra se) (?:eu )?(?:estou|to) gravida|fertil\\w*|menstrua\\w*|get pregnant|embarazad[oa]|vai ser menino ou menina|sexo do bebe|(?:bebe|nenem|crianca|filh[oa]|net[oa])(?: \\w+)? (?:vai |ira )?(?:nasc\\w+|vir|vira|vem|sera)(?: \\w+)? (?:com saude|saudavel|perfeit\\w+|normal)',
    ],
  ],
  morte: [
    [6, 'quanto tempo (?:\\w+ ){0,3}(?:tem|resta|falta) de vida'],
    [
      6,
      '(?:que|qual|quantos) (?:idade|anos|ano|dia) (?:(?:e que|eu|ele|ela|eles|elas|a gente|nos|meus?|minhas?|noss[oa]s?|os|as) )*(?:\\w+ )?(?:vou|vai|vao|vamos) morrer|quando (?:e que )?(?:\\w+ ){0,3}(?:vamos|vao|vai) morrer',
    ],
    [
      6,
      '(?:quando|que dia|que ano|como|com quantos anos|ate quando) (?:eu |ele |ela |meu \\w+ |minha \\w+ )?(?:vou |vai |ira )?(?:morr\\w+|viv[eo]r?)\\b(?! sem\\b)|(?:data|dia|hora) da (?:minha )?morte|vou morrer|quanto tempo (?:eu )?(?:tenho|me resta)|when will i die|(?:predict|when is) (?:my|meu) death|vida longa|vou viver muito',
    ],
  ],
  deverLegal: [
    [
      6.2,
      '(?:deixar de|parar de|nao) (?:pagar|depositar) (?:\\w+ ){0,2}(?:pensao|imposto\\w*|multa\\w*|acordo)|(?:faltar|nao ir|fugir) (?:a|na|da) (?:\\w+ )?(?:audiencia|intimacao|justica)|(?:esconder|passar) (?:\\w+ ){0,3}(?:bens|imovel) (?:d[aoe]|para|antes)|sonegar|dar (?:um )?calote',
    ],
  ],
  justica: [
    [
      5.4,
      'process(?:ar|o|ei) (?:\\w+ ){0,2}(?:empresa|chefe|patrao|vizinh\\w+|ex|loja|banco|plano)|(?:da|posso|devo) (?:para )?processar|ganhar (?:o |um )?processo|entrar na justica|boletim de ocorrencia',
    ],
    [
      5,
      'processo (?:judicial|contra|trabalhista|na justica|do inss)?|\\bjuiz\\w*|(?:meu|preciso de|falar com|contratar) (?:um )?advogad\\w*|tribunal|justica|pensao|guarda d[oae]s?|inventario|heranca|indeniza\\w*|audiencia|sentenca|(?:ganh\\w+|perd\\w+) (?:a )?(?:causa|acao|processo)|divorcio (?:litigioso|na justica|judicial)|usucapiao|lawsuit|court|preso\\b|prisao|inss|aposentadoria (?:sai|vai sair)|multa',
    ],
  ],
  sorteio: [
    [
      6.4,
      '(?:resultado|placar) d[oe] (?:jogo|sorteio|bicho)|(?:qual|que) time (?:\\w+ )?(?:ganha|vence|vai)|acert\\w+ (?:o |os )?(?:resultado|placar|numeros)|(?:jogar|jogo) no bicho|numeros? (?:eu )?jogo',
    ],
    [
      6,
      'loteria|lotofacil|loto\\b|mega ?sena|mega (?:da )?virada|\\bmega\\b|quina\\b|lotomania|dezenas?|numero da sorte (?:para|pra|de) (?:hoje|jogar)|raspadinha|jogo do bicho|(?:no|do|deu|qual|que) bicho(?! (?:eu|sou|me|combina))|apost(?!rof)\\w+|\\bbet\\b|bets\\b|tigrinho|cassino|roleta|bingo|rifa|palpite|numeros? (?:para|pra) (?:jogar|apostar|a sorte)|jog(?:o|ar) na|ganhar na|lottery|powerball|loteria|sorteio|(?:ficar|fico) (?:ric[oa]|milionari[oa]) (?:jogando|apostando|na|no)|blaze|cravad[oa]',
    ],
  ],
  vicio: [
    [
      7,
      '(?:nao consigo|preciso|quero|tento|jurei) (?:\\w+ ){0,3}(?:largar|parar|deixar|abandonar)(?: \\w+){0,3} (?:tigrinho|bets?|jogos?|joguinho|apost\\w+|cassino)|(?:me )?viciei\\b|(?:aviaozinho|aviator|slots?|caca niquel|fortune)(?: \\w+){0,6} (?:perd\\w+|gast\\w+|par(?:o|ar)|devo|devendo)|(?:perdi|gastei|torrei|enterrei|joguei)(?: \\w+){0,5} (?:no tigrinho|na bet|nas bets|no jogo|em apost\\w+|apostando|jogando|no cassino|na roleta|na blaze)|(?:viciad[oa]|vicio|dependente) (?:em|de|no|com)? ?(?:jog\\w+|apost\\w+|bet\\w*|tigrinho)?|nao consigo parar de (?:jogar|apostar|beber|fumar)',
    ],
  ],
  dependencia: [
    [
      7,
      'us(?:a|ou|ando) drogas?|\\bdrogas?\\b(?! de )|alcool\\w*|beb(?:e|endo|er) (?:demais|muito|todo dia)|cocaina|\\bcrack\\b|maconha|viciad[oa] em (?:drog|beb|po)\\w*|recaida',
    ],
  ],
  investimento: [
    [
      5,
      'bitcoin|cripto\\w*|\\bacoes\\b|bolsa (?:de valores)?|invest(?:ir|imento\\w*|o|e)\\b|day ?trade|forex|tesouro direto|fundo imobiliario|consorcio|emprestimo|financiamento (?:de|do)|compro (?:dolar|acoes)|piramide financeira|renda extra na internet',
    ],
  ],
  previsao: [
    [
      5.6,
      '(?:meu|minha|nosso|nossa) (?:\\w+ )?(?:casamento|namoro|relacao|relacionamento|emprego|empresa|negocio|amizade) (?:vai|ira|tem risco de) (?:\\w+ )?(?:acab\\w+|termin\\w+|dur\\w+|dar certo|falir|fechar|crescer|continuar)',
    ],
    [4.9, '(?:ele|ela|isso nele|meu \\w+|minha \\w+) vai mudar\\b|vou ser feliz'],
    [
      4.8,
      'o que (?:vai|ira) acontecer|quantos (?:filhos|casamentos|anos) (?:eu )?(?:vou|terei)|vou (?:morar|viver|trabalhar|mudar|conhecer|achar|juntar|ganhar|engordar|emagrecer|ficar para titia)|quanto (?:eu )?vou ganhar|meu futuro',
    ],
    [
      4.6,
      '(?:ele|ela|eles|a gente|nos) (?:vai|vao|vamos|ira|iremos) (?:\\w+ )?(?:querer|casar|voltar|mudar|largar|separar|ficar|me )|(?:eu )?vou (?:me )?aposentar|(?:eu )?vou (?:ficar (?!com|na|no|em|aqui)|ser |ter |virar |dar certo|passar|ganhar|conseguir|ser (?:famos[oa]|promovid[oa]|chamad[oa]|feliz|aprovad[oa])|casar|encontrar|arrumar|ter sucesso)|vai dar certo|sera que (?:eu )?(?:consigo|passo|ganho|caso)|quando (?:eu )?vou (?:casar|encontrar|conhecer|conseguir|achar|arrumar|ganhar)|will i (?:win|pass|get|find|marry)|preve\\w* (?:o )?(?:meu )?futuro|meu futuro',
    ],
  ],
  traicao: [
    [
      6,
      '(?:me )?(?:esta|ta|anda)? ?(?:me )?tra(?:indo|i|iu|indo|icao)\\b|tem (?:outr[oa](?! (?:jeito|forma|maneira|modo|conta|calculo|opcao|nome|numero|dia|mes|ano|data|pergunta|coisa|dica|exemplo|leitura|analise|explicacao|significado|escola|tabela|tipo|plano|cor|pedra|lugar|caminho|saida|chance|motivo|razao|lado|parecid\\w+|melhor|pior|alem|para)\\b)|amante)|e fiel|infiel|amante\\b|chifr\\w+|cheating|fidelidade',
    ],
  ],
  mente: [
    [5.8, '(?:sera que )?(?:ele|ela|eles|minha \\w+|meu \\w+) (?:\\w+ )?me perdo\\w+'],
    [
      5.6,
      '(?:ele|ela) (?:\\w+ )?(?:demora|some|sumiu|nao responde|nao me responde|visualiza|esfriou|ignora|me ignora|vacuo|enrola|me enrola)\\b|(?:desinteress\\w+|interesse d(?:ele|ela)|tem interesse|me enrolando|a fim de mim|so amizade)|(?:chefe|patrao|patroa|gerente)(?: \\w+){0,9} me (?:valoriza|reconhece|ve|quer)\\b|(?:ele|ela) me valoriza',
    ],
    [
      5.7,
      '(?:ele|ela) (?:ainda )?(?:pensa|gosta|sente|lembra|fala|quer)(?: \\w+)? (?:em|de|por|comigo|algo por) mim|(?:ele|ela) ainda (?:me|pensa|gosta|sente|quer)',
    ],
    [
      5.5,
      'o que (?:ele|ela|eles|meu \\w+|minha \\w+) (?:\\w+ )?(?:acha|pensa|sente|ve|fala|diz)\\b(?: \\w+){0,3} (?:de|em|por|sobre|para) mim|o que (?:ele|ela|meu \\w+|minha \\w+) (?:pensa|sente|acha|quer)(?: \\w+)? (?:de mim|por mim|comigo|sobre mim)|(?:ele|ela) (?:me ama|gosta de mim|pensa em mim|sente minha falta|esta a fim|mente|esta mentindo)|me ama\\b|gosta de mim|does (?:he|she) love me|in love with me',
    ],
  ],
  fe: [
    [
      6,
      'deus (?:vai |ira |pode )?(?:me |nos )?(?:castig|conden|pun)\\w*|pec(?:ad\\w*|ando|ar)\\b|sou crente|\\bbiblia\\b|evangelic[oa]|catolic[oa]|crist[ao]\\w*|igreja|pastor\\b|padre\\b|coisa d[oe] (?:diabo|demonio|capeta|inimigo)|demonio|macumba|umbanda|candomble|espirita|religi\\w+|deus (?:permite|aprova|nao|deixa|ve|aceita)|contra deus|ofende a? ?deus|jesus|heresia|is it a sin',
    ],
  ],
  confianca: [
    [
      6,
      '(?:posso|devo|deveria|da para|tem como|consigo) (?:mesmo )?(?:confi\\w+|acredit\\w+|levar a serio|(?:seguir|fazer) (?:\\w+ )?tudo)|de olhos fechados|confi\\w+ (?:cegamente|em voce|nisso|no que)|(?:voce|isso) (?:acerta|erra|mente|e confiavel)|100%|cem por cento|garantid[oa]|tem certeza|garante\\b|can i trust',
    ],
  ],
  assedio: [
    [
      8.7,
      '(?:chefe|patrao|patroa|gerente|supervisor\\w*|diretor\\w*|coordenador\\w*|encarregad\\w+|colegas?|cliente)(?: \\w+){0,3} (?:me |comigo |em mim )?(?:humilh\\w+|grit\\w+|xing\\w+|persegu\\w+|ameac\\w+|assedi\\w+|ofend\\w+|constrang\\w+|passa a mao|encosta em mim|cantad\\w+|destrat\\w+)|assedi\\w+|(?:humilhad\\w+|perseguid\\w+|bullying|xingad\\w+|maltratad\\w+) (?:\\w+ ){0,2}(?:no|em|do) (?:trabalho|servico|emprego|escritorio|loja)|bullying (?:comigo )?no (?:servico|trabalho)',
    ],
  ],
};
