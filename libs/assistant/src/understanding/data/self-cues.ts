import type { CueTable } from '../cues.ts';

/** Questions about oneself: numbers, reasons, advice, work, moment. */
export const selfCues: CueTable = {
  pesoDosNumeros: [
    [7, 'tem (?:a )?ver com (?:qual|que) numero|(?:qual|que) numero (?:explica|tem a ver|causa|faz) '],
    [
      6.8,
      'qual (?:dos dois|deles|numero) (?:\\w+ )?(?:devo|posso|vou|e para) (?:\\w+ )?(?:seguir|olhar|usar|levar|confiar|ouvir|considerar)',
    ],
    [
      7.2,
      'qual numero (?:\\w+ ){0,3}(?:manda|domina|comanda|governa|importa|conta|primeiro|devo olhar|pesa)|em (?:qual|que) numero|(?:de|d)(?: qual| que) numero (?:vem|e)|(?:o que|qual) (?:conta|vale|pesa|importa) mais|vale mais (?:que|do que)|numero (?:dominante|regente do mapa|chave)|principal numero',
    ],
    [
      7,
      'qual (?:deles |delas |dos numeros |dos dois |e |eh |o |a )*(?:\\w+ )?(?:mais importante|mais forte|principal|pesa mais|conta mais|vale mais|manda mais)|numero (?:mais importante|principal|que (?:mais )?(?:manda|conta|pesa))|(?:isso|ele) (?:aparece|vem|esta) (?:em|de|d[eo]) (?:qual|que) numeros?|qual numero (?:mostra|diz|fala) isso',
    ],
  ],
  letras: [
    [
      7.4,
      'numero (?:que )?(?:\\w+ )?(?:mais )?(?:se )?(?:repete|aparece)|letras? (?:repetid\\w+|iguais|dobrad\\w+|a|que (?:se )?repet\\w+)\\b|(?:muitas|poucas|varias) (?:letras|vogais|consoantes)|qual letra|que letra\\b|numeros? (?:nao aparec\\w+|ausentes?|faltando)',
    ],
    [
      7,
      '(?:quantos|quantas|quais|que) (?:\\w+ )?(?:[1-9]|letras?|numeros?) (?:\\w+ ){0,3}(?:tenho|tem|ha|faltam?|falta|repete\\w*|aparec\\w+|se repet\\w+)(?! (?:no|do) telefone)|(?:nome|sobrenome) tem (?:\\w+ )?(?:\\d|dois|duas|tres|quatro|muit\\w+) [a-z]\\b|letras? (?:do|no|que) (?:meu )?nome|numeros? que (?:mais )?(?:falta\\w*|repete\\w*|aparece\\w*)|letra (?:mais forte|que mais)|primeira letra|valor d[ao] letra|quanto vale (?:a letra|o) [a-z]\\b',
    ],
  ],
  arcano: [
    [
      7,
      'arcanos? (?:n |numero |de numero )?[1-9]\\d?\\b|(?:\\b|o |a )([1-9])\\1\\1\\b.{0,24}(?:triangulo|sequencia|nome|mapa)|sequencia (?:negativa )?(?:do |de |dos )?([1-9])\\2\\2\\b',
    ],
  ],
  porque: [
    [
      8.7,
      '(?:isso|ess[ea] \\w+) (?:\\w+ )?(?:esta|aparece|vem|sai|mostra|tem a ver|da para ver) (?:\\w+ ){0,2}(?:n|d)?(?:[oa]s? )?(?:meus? |minhas? )?(?:numeros?|mapa|data|nome)\\b|(?:eu )?sou (?:\\w+ ){1,3}isso (?:aparece|esta|vem|mostra|e meu|tem a ver)\\b',
    ],
    [
      4.6,
      'de onde vem (?:esse|essa|este|esta|o|a) (?:meu|minha|jeito|mania|medo|vontade)|qual (?:a |o )?(?:razao|motivo|causa|origem) (?:de|da|do|disso|desse)|o que (?:explica|causa|me faz)',
    ],
    [
      4,
      '(?:por ?que|porque|pq|why|por que razao)(?: \\w+)* (?:eu|meu|minha|mim|nao consigo|sou|tenho|sempre|nunca|ele|ela|a gente|nos)\\b',
    ],
    [
      3,
      '^(?:mas |e |ue |entao )*(?:por ?que|porque|por que sera|qual o motivo|como assim|e o motivo|why|por que esse|por que essa)(?: (?:disso|isso|esse|essa|este|esta|assim|ele|ela|nao|sim|que|so|dele|dela|deles))*$|^(?:por ?que|porque)\\b',
    ],
  ],
  como: [
    [
      6.6,
      'por ?que (?:o |a )?(?:meu|minha) (?:numero (?:de )?)?(?:destino|expressao|motivacao|impressao|missao) (?:e|deu|da) (?:ess[ea]|\\d+|isso)',
    ],
    [
      5,
      '(?:qual|como) (?:\\w+ )?(?:foi )?(?:o |a )?(?:calculo|conta|soma)$|prov\\w+ que (?:da|e|soma)|(?:confer\\w+|refaz\\w*|refac\\w+|verific\\w+|cheque|checa) (?:\\w+ ){0,2}(?:soma|conta|calculo|numero|isso)|(?:conta|soma|calculo) (?:esta|parece|deu) errad\\w+|mostra o calculo',
    ],
    [
      5,
      'como (?:foi |e |eh |se |que |voce |a senhora |o senhor |eu |isso |esse |vcs |voces |deu |este )*(?:foi que )?(?:\\w+ )?(?:calcul\\w+|cheg\\w+ (?:n\\w+|a|ao)|fez (?:a|essa|o|esse|para)|fizeram|somou|soma\\b|achou|encontrou|obteve|deu (?:esse|isso|\\d+)|tirou|descobr\\w+ (?:isso|esse))|de onde (?:\\w+ )?(?:saiu|vem|veio|tirou|surgiu|sai|voce tirou)|(?:qual|mostr\\w+|explic\\w+|ver|detalh\\w+|abr\\w+|a|faz) (?:\\w+ )?(?:a )?(?:conta|soma|calculo|formula|somatoria|passo a passo)|a conta (?:foi|e)|passo a passo|qual (?:a|e a|foi a) (?:conta|regra|formula)|(?:pq|porque|por que) (?:deu|da|dao) |how did you (?:calculate|get)|how is it calculated|como lo calcul\\w+|como se calcul\\w+|quero ver a conta|prova(?:r)? a conta',
    ],
  ],
  significado: [
    [
      4,
      '(?:o que|oque|que|qual (?:e )?o|what|que) (?:(?:e que )?(?:isso |ele |ela |esse numero |este numero |esse |essa |o |a |os |as |numero |does )*)?(?:signific\\w+|quer(?:em)? dizer|represent\\w+|diz(?:er)?\\b|mean\\w*|indica|simboliza)|significado|quer dizer (?:isso|o que)|(?:me )?(?:fal[ae]|cont[ae]|expli\\w+) (?:mais )?(?:do|sobre o|o|um pouco do|a respeito do) (?:numero )?\\d+|como e (?:quem|a pessoa|ser|alguem) (?:\\w+ )?(?:tem|com|de)?|about number|energia (?:do|tem o) (?:numero )?\\d+',
    ],
  ],
  conceito: [
    [
      5,
      '(?:o que|oque|que|what) (?:e|eh|sao|is|are|seria|seriam|diabos e) (?:a |o |as |os |um |uma |the |esse |essa )*(?:numero\\w* )?(?:de |da )?(?:numerologia|numeros? mestres?|expressao|motivacao|impressao|missao|destino|licao|licoes|divida\\w*|ano pessoal|mes pessoal|dia pessoal|desafio\\w*|ciclo\\w*|momento\\w*|arcano\\w*|triangulo\\w*|talento|tendencia\\w*|resposta|harmonia|sequencia\\w*|dia natalicio|cabal\\w*|kabbal\\w*|numerology|psiquico|grau|aptidao)|diferenca entre (?:a |o )?(?:cabal\\w+|pitagor\\w+|destino|expressao|missao|motivacao)|quando (?:muda|vira|comeca|troca) o ano pessoal|(?:por ?que|porque|como assim) (?:\\w+ ){0,3}ano pessoal (?:\\w+ ){1,3}aniversario|(?:por ?que|porque) o (?:11|22|33)|numeros? mestres?|numero mestre|como (?:funciona|se calcula|e calculad[oa]|calcul\\w+) (?:a numerologia|o numero de|o (?:destino|ano)|a (?:missao|expressao|motivacao))|(?:pel[oa]|usa|conta|vale) (?:\\w+ ){0,2}(?:certidao|registro|casamento|nome de (?:solteir|casad)\\w+) ou|(?:qual|que) nome (?:vale|conta|usar|uso|devo usar)|nome (?:de )?(?:social|casad[ao]|solteir[ao]).{0,30}(?:vale|muda|conta|deixa|mapa)|kabbalistic|pitagoric\\w+',
    ],
  ],
  mais: [
    [
      4.2,
      '^(?:pode |da para |queria |e )?(?:detalhar|aprofundar|desenvolver|desenvolve|expandir|prosseguir|prossiga|segue)(?: isso| mais| melhor)?$|^e (?:o que|que) mais(?! (?:atrapalh|pes|irrit|incomod|trav|pega|d[oó]i))|^so isso|^mais detalhes|versao (?:longa|completa)|^e alem diss|^o que mais(?! \\w+)|^tem mais',
    ],
    [
      3,
      '^(?:e )?(?:me )?(?:cont[ae]|fal[ae]|quero saber|diga|diz|explic\\w+|aprofund\\w+|detalh\\w+|desenvolv\\w+|quero|tem) (?:\\w+ )?mais(?: \\w+){0,4}$|^mais(?: \\w+){0,2}$|continu[ae]|aprofund\\w+|detalhad\\w+|com detalhes|tell me more|mas detalles|cuentame mas|fala mais|leitura (?:longa|completa)',
    ],
  ],
  simples: [
    [
      6,
      '(?:muito |meio |bem |esta |ficou |e )?(?:complicad[oa]|confus[oa]|dificil de entender|enrolad[oa])(?: isso)?$|que nem gente|desenh\\w+ (?:para|isso)|em (?:palavras|termos) (?:normais|simples|comuns)|palavras normais|lingua de gente|nao (?:saquei|captei|peguei)',
    ],
    [
      6,
      '(?:mais )?(?:simples|simplific\\w+|facil|faceis|resumid\\w*|mastigad\\w*|pra leigo|para leig\\w+|claro|clareza)(?: \\w+)*$|(?:explic\\w+|fal[ae]|diz|diga|troca) .{0,30}(?:simples|facil|faceis|clar[oa]|crianca|leig\\w+|\\d+ anos|bem direto|em miudos|linguagem)|como se eu (?:tivesse|fosse)|nao entendi(?: \\w+)*|nao (?:ficou|esta) claro|traduz (?:isso|para mim)|em portugues claro|simpler|mas simple|troca em miudos|boiei|complicad\\w+ demais',
    ],
  ],
  resumo: [
    [7, '(?:significa|diz|quer dizer|fala|revela|mostra) (?:o )?meu nome\\b(?! (?:art|de))'],
    [
      6.2,
      '(?:a )?verdade (?:\\w+ ){0,4}(?:sobre|de) mim|(?:o )?que (?:os outros|as pessoas|ninguem) (?:nao )?(?:ve\\w*|sabe\\w*|percebe\\w*|enxerga\\w*)(?: \\w+)? (?:em|de|sobre) mim|em (?:\\d )?(?:topicos|itens)|como (?:os outros|as pessoas) me (?:ve\\w*|enxerga\\w*)|(?:e )?assim que me (?:ve\\w*|enxerga\\w*)',
    ],
    [
      6.4,
      '(?:em|com|so|agora) (?:\\w+ )?(?:uma|duas|dois|tres|quatro|cinco|poucas|\\d) (?:palavras?|frases?|linhas?)\\b|mais (?:curto|resumido|breve|enxuto)$',
    ],
    [
      6.2,
      '(?:faz|faca|manda|escreve|cria|me da|inventa) (?:\\w+ )?(?:um )?(?:versinho|verso|poeminha|poema|rima|trova|haicai|slogan|lema|mantra)|(?:manda|faz|bota|coloca|lista|resume|escreve) (?:\\w+ ){0,2}(?:em|por) (?:topicos|itens|lista)|(?:em|com) \\d palavras',
    ],
    [
      6,
      'versao (?:curta|resumida|rapida)|sintese|(?:me )?(?:apresent\\w+|descrev\\w+) (?:\\w+ ){0,3}(?:para|a) |(?:fal\\w+|diz\\w*|cont\\w+) (?:de|sobre) mim|bio\\b|(?:frase|texto|textinho|legenda|descricao) (?:\\w+ ){0,3}(?:sobre|de|do|que me|para o|para a|perfil)|quem (?:e|eh) (?:a |essa )?pessoa (?:d[eo]|nesse)|o que (?:o )?(?:meu )?mapa (?:fala|diz|revela|conta) (?:de|sobre) mim|tinder',
    ],
    [
      6,
      '(?:resum\\w+|sintetiz\\w+|descrev\\w+|defin\\w+|sintese|fala|diga|diz)\\b.{0,40}(?:em|com|numa|num|so) (?:\\w+ )?(?:\\d+|uma?|duas?|dois|tres|quatro|cinco|poucas?|poucos) (?:\\w+ )?(?:linhas?|frases?|palavras?|topicos|sentencas|pontos)|(?:me )?(?:resum[aeo]|resume|resumir|sintetiz\\w+|descrev\\w+|defin[aei]\\w*)\\b|resumo|em (?:poucas palavras|resumo|suma|sintese)|summar\\w+|describe me|quem sou eu|o que meu mapa diz (?:sobre|de) mim|resumen|(?:em )?(?:uma|duas|tres|2|3) (?:linhas?|frases?)',
    ],
  ],
  palavra: [
    [7.6, '(?:que|qual) palavra'],
    [7, '(?:em |n|com )?uma (?:unica |so )?palavra|uma palavra so|one word|una palabra|so uma palavra'],
  ],
  pratica: [
    [
      5.6,
      '(?:o )?que (?:e que )?(?:eu )?(?:faco|vou fazer) (?:da|com a) (?:minha )?vida|como (?:eu )?(?:posso |consigo |faco para |viro |fico )(?:ser |ficar |ter )?(?:uma pessoa )?mais \\w+|(?:me )?d[ae] (?:\\d|duas|tres|algumas|umas) (?:ideias|sugestoes)',
    ],
    [
      5.6,
      '(?:um|algum|qual) (?:exercicio|treino|tarefa) (?:para|pra|que|de) (?:treinar|praticar|melhorar|mudar|isso|me ajud\\w+)',
    ],
    [
      5.2,
      '(?:me )?(?:d[ae]|pass\\w+|sug\\w+|tem) (?:\\w+ ){0,3}(?:exercicio|tarefa|pratica|atividade|ritual|desafio pra|algo (?:concreto|simples|para fazer))|o que (?:eu )?(?:posso|da para|devo|consigo|preciso) (?:fazer|mudar) (?:hoje|com isso|de concreto|na pratica|agora|essa semana|amanha)|(?:o que|que) muda (?:na|no|em|para) (?:minha|meu|mim|pratica|rotina)|como (?:eu )?(?:uso|usar|aplico|aplicar|aproveito|aproveitar) (?:isso|esse|essa|bem|melhor|a meu favor|o|a)\\b|que atitude|qual (?:a )?atitude|(?:e )?agora (?:eu )?(?:faco|vou fazer) o que|e agora(?: o que)?(?: eu)?(?: faco)?$|como (?:eu )?(?:lido|lidar) com isso(?: em mim)?|coisa simples (?:para|que)',
    ],
    [
      5,
      '(?:na|em|pra|para a) pratica|no dia a dia|no cotidiano|na vida real|como (?:eu )?(?:uso|aplico|aproveito|pratico|coloco|ponho|levo|trabalho) (?:isso|esse|essa|este|bem|meu|minha)|como (?:eu )?uso|(?:o que|oque) (?:eu )?(?:faco|posso fazer|devo fazer|da para fazer|fazer|mudo) (?:com isso|hoje|agora|enquanto|entao|disso|na semana|essa semana|amanha|a respeito|com essa|com esse|sobre isso|para)|(?:e )?(?:o que|oque) (?:eu )?faco$|muda (?:o que|oque)|(?:um|qual) passo|pequeno passo|por onde (?:eu )?comec|in practice|en la practica|what should i do|que debo hacer',
    ],
  ],
  exemplo: [
    [
      5.2,
      'caso concreto|em que (?:situacao|momento|hora) (?:isso|ele|ela)|(?:quando|onde) (?:e que )?isso (?:acontece|aparece|se mostra)|uma (?:cena|situacao)|me mostra (?:isso )?na vida',
    ],
    [5, '(?:um|algum|da um|me da um|tem um|por) exemplo|exemplos?\\b|example|ejemplo|tipo o que'],
  ],
  conselho: [
    [
      5,
      '(?:fal\\w+|diz\\w*|diga|mand\\w+|d[ae]) (?:\\w+ ){0,3}(?:que me (?:ajude|anime|console)|(?:um |uma )?(?:recado|conselho|direcao|norte|palavra de (?:incentivo|forca|conforto|animo)))|recado (?:do|para|de)|(?:qual|que) (?:\\w+ )?(?:recado|caminho|direcao|rumo|norte)\\b|(?:preciso|precisando|queria|quero) (?:de )?(?:um )?(?:rumo|norte|direcao|empurrao)|sem rumo|me (?:orient\\w+|guie|direcion\\w+)|(?:nao sei|sem saber) (?:\\w+ )?(?:que |qual )?(?:caminho|rumo|o que fazer|por onde ir)|(?:me )?(?:diz|diga|fala) o que (?:eu )?(?:fazer|faco|devo fazer)|primeiro passo|como (?:eu )?(?:saio|sair|sigo|seguir) (?:d|em)\\w*|o que (?:eu )?(?:deveria|devo) fazer (?:da|com a) (?:minha )?vida|(?:entrevista|prova|reuniao|apresentacao|falar em publico|concurso|viagem|encontro|exame de direcao).{0,40}(?:dica|ajuda|conselho|o que (?:eu )?(?:faco|falo|visto)|como (?:eu )?(?:me preparo|faco|ajo))|alguma dica',
    ],
    [
      5,
      'empurr\\w+|forca para|animo para|incentiv\\w+|conselh\\w+|dica\\w*|orienta(?!dor)\\w+|me (?:ajuda|oriente|aconselh\\w+|guia|sugere algo)|sugest(?:ao|oes) (?:para|de)(?! (?:nome|nomes))|recomend\\w+|o que (?:voce|vc) (?:faria|me diria|diria|acha que eu|recomenda|sugere)|no meu lugar|advice|consejo|what do you suggest|preciso de (?:uma )?(?:luz|ajuda|orienta\\w+)|mensagem (?:para|do dia|de hoje)|me diz (?:alguma|uma) coisa|uma luz',
    ],
  ],
  melhorar: [
    [
      4.7,
      '(?:tenho|sinto|sofro com) (?:\\w+ )?(?:dificuldade|problema|bloqueio)s? (?:de|em|para|com)|nao (?:consigo|sei) (?:dizer nao|parar de|me controlar|me impor|me organizar|confiar|terminar|manter|ter foco|lidar|me abrir|relaxar)|procrastin\\w+|deixo tudo para (?:depois|ultima)|me cobro (?:demais|muito)|comeco e nao termino',
    ],
    [
      5.4,
      '(?:o que|como) (?:\\w+ ){0,3}(?:parar de brigar|se acert\\w+|salv\\w+|recuper\\w+|reconstru\\w+|reat\\w+|se entender|dar certo)|falta (?:para |pra )?(?:a gente|nos) (?:se )?|tem (?:jeito(?! (?:para|com))|como (?:mudar|melhorar))|da para mudar',
    ],
    [
      5,
      'como (?:eu |a gente |nos )?(?:faco|fazer|fazemos|faz) (?:para|pra) (?:\\w+ )?(?:dar|ficar|ter|durar|melhor\\w+|ser|funcion\\w+|parar)|tem (?:jeito(?! (?:para|com))|conserto|solucao|saida)|da para (?:mudar|melhorar|consertar)|(?:como|o que) (?:\\w+ )?(?:posso |podemos |devo |a gente |faco para |eu |fazemos para |fazer para |da para )*(?:melhor\\w+|resolv\\w+|consert\\w+|fortalec\\w+|lid\\w+ (?:melhor )?com isso|super\\w+|desenvolv\\w+|trabalh(?:o|ar) (?:isso|essa|esse|nisso)|evit\\w+|mud(?:o|ar) (?:isso|esse|essa))',
    ],
  ],
  fraco: [
    [5, '^e (?:os?|as?) (?:meus? )?(?:frac[oa]s?|defeitos?|ruim|ruins)$'],
    [
      5.2,
      '(?:meu|minha|qual|maior|pior) (?:\\w+ )?(?:medo|inseguranca|bloqueio|trava|trauma|sabotagem|ferida)s?\\b(?! d[eoa] )',
    ],
    [
      5.1,
      '(?:mais |maior )?(?:cautela|atencao redobrada)|ponto de atencao|onde (?:\\w+ )?(?:ter|tomar) (?:mais )?cuidado',
    ],
    [
      5,
      '(?:onde|em que|no que) (?:e que )?(?:eu )?(?:\\w+ )?(?:me )?(?:atrapalh\\w+|preciso melhorar|sou (?:dificil|ruim|chat[oa])|piso|pisei|vacil\\w+|escorreg\\w+|me (?:boicot|enrol|enterr)\\w+)|(?:habito|mania|comportamento|jeito|atitude)s? (?:meus? |minhas? )?(?:\\w+ )?(?:me )?(?:prejudic\\w+|atrapalh\\w+|afast\\w+|irrit\\w+|sabot\\w+)|(?:reclam\\w+|critic\\w+|incomod\\w+) (?:\\w+ ){0,2}(?:em|de) mim|calcanhar de aquiles|o que (?:eu )?(?:faco|estou fazendo) (?:de )?errado|(?:a|o|as|os|meu|minha) (?:parte|lado|aspecto)s? (?:ruim|ruins|feio|feia|pior|chat[oa]|negativ\\w+|dificil|sombri\\w+)|(?:pior|piores) (?:\\w+ )?(?:lado|parte|coisa|caracteristica\\w*)|armadilhas?|devo evitar (?:no|em|fazer|com o meu)|o que (?:eu )?(?:nao (?:enxergo|vejo|percebo)|tenho de (?:negativ\\w+|ruim|pior|errado))|(?:erro|erros|tropeco) (?:que )?(?:eu )?(?:mais )?(?:repit\\w+|comet\\w+)|o que (?:\\w+ )?(?:me )?(?:puxa para baixo|derruba|atrapalhando|sabotando|travando|impedindo)|puxao de orelha|verdade que doi|minha sombra',
    ],
    [
      5,
      '(?:onde|em que|no que) (?:eu )?(?:mais )?(?:tropec\\w+|caio|erro|falho|peco)|lado (?:sombrio|escuro|feio)|(?:pior|maior|meu|minha|meus|minhas|lado|ponto\\w*|qual) (?:\\w+ )?(?:defeito\\w*|fraco\\w*|fraqueza\\w*|falha\\w*|cego|negativ\\w+|ruim|sombra|sombri[oa]|escuro|obstaculo\\w*|limita\\w+|erro\\w*|dificuldade\\w*|vicio|problema\\w*|tropeco)|defeitos?\\b|fraquezas?\\b|pontos? (?:fraco|a melhorar|cego)\\w*|(?:no|em) que (?:eu )?(?:\\w+ )?(?:err[oa]|falh[oa]|pec[oa]|tropec[oa]|me perco|me atrapalh[oa])|o que (?:me )?(?:atrapalha|trava|sabota|prejudica|segura|impede)|lado (?:ruim|negativo|sombra|b)|weak\\w*|flaw\\w*|debilidad\\w*|punto debil|(?:o que|oque) (?:preciso|tenho que|devo|posso) (?:melhorar|mudar|trabalhar em mim|corrigir)|me sabot\\w+|cuidado com (?:o que|que)|que (?:eu )?(?:devo|preciso) (?:tomar cuidado|me cuidar|evitar)|exagero',
    ],
  ],
  forte: [
    [
      5,
      '(?:qual|meu|o) (?:\\w+ )?(?:maior |melhor )?(?:talento|dom)\\b(?! oculto)|so (?:coisa|coisas|as) bo[ao]s?|(?:o que|oque) (?:eu )?(?:faco|tenho|trago|sei fazer|entrego) (?:de )?(?:melhor|bom|bem|especial|unico)|(?:admir\\w+|gost\\w+|elogi\\w+|valoriz\\w+) (?:\\w+ )?em mim|orgulho de mim|lado (?:bom|luminoso|positivo|bonito)|(?:ha|tem|existe) de (?:melhor|bom) (?:no|em)|dom (?:escondid\\w+|natural)|maior riqueza|(?:meu|minha|qual) (?:\\w+ )?(?:brilho|luz|marca registrada|trunfo)',
    ],
    [
      5,
      '(?:de|tenho|tem) (?:\\w+ )?especial|mais forte|(?:qualidade\\w*|virtude\\w*|pontos? fortes?|forcas?\\b|talentos?\\b(?! oculto)|dons?\\b|habilidade\\w*|aptidoes|potencia(?:l|is)|superpoder|lado bom|lado positivo|diferencial|o que (?:eu )?tenho de (?:bom|melhor)|(?:no|em) que (?:eu )?(?:\\w+ )?(?:sou|mando|me destaco|brilho|rendo)(?: \\w+)? ?(?:bo[am]|bem|melhor|fer[ao]|forte)?|sou bo[am]|strength\\w*|good at|fortaleza\\w*|me destac\\w+|para que (?:eu )?(?:sirvo|levo jeito)|levo jeito|tem (?:\\w+ )?(?:jeito|dom|talento|facilidade) (?:para|com))',
    ],
  ],
  profissao: [
    [
      5.6,
      '(?:o )?que (?:eu )?(?:devo |posso |deveria |vou |preciso )?(?:estudar|cursar)\\b|que (?:eu )?(?:estudo|curso)\\b|(?:que|qual) (?:\\w+ )?(?:curso|faculdade|graduacao)\\b',
    ],
    [
      5.2,
      '(?:bom|melhor|qual|que|outro) (?:\\w+ ){0,2}(?:ramo|setor|segmento|nicho)\\b|(?:ramo|setor|nicho) (?:\\w+ )?(?:combina|bom|ideal|certo)',
    ],
    [
      5.4,
      '(?:eu )?(?:seria|serei|daria|dou certo|sirvo|dava certo|tenho perfil|tenho jeito|levo jeito|me dou bem|combino)(?: \\w+){0,3} (?:como|para ser|para|com|bo[am]) (?:\\w+ ){0,3}(?:professor\\w*|enfermeir\\w+|medic[oa]|advogad\\w+|vendedor\\w*|cabeleireir\\w+|artista|cantor\\w*|psicolog\\w+|engenheir\\w+|policial|chef|lider\\w*|empresari\\w+|empreendedor\\w*|corretor\\w*|motorista|influencer|concurso|trabalho remoto|arte|vendas|politica|musica|programador\\w*|designer|cozinh\\w+)|(?:para que|pra que|em que) (?:eu )?(?:levo jeito|sirvo)(?: no trabalho)?|patrao|por conta propria|autonom[oa]|\\bclt\\b|nasci para (?:fazer|ser|trabalhar)|mud(?:ar|o) de area|para (?:onde|que area) (?:eu )?(?:vou|mudo)|exatas|humanas|concurso publico|home office|trabalho remoto|perfil para|daria certo (?:trabalh\\w+|com)',
    ],
    [
      5,
      '(?:em que|que|qual) (?:\\w+ )?(?:area|coisa|lugar) (?:\\w+ )*(?:me dar bem|dou certo|me encaixo|combino|brilh\\w+)|(?:que|qual|quais|em que|com que|com o que|que tipo de) (?:\\w+ )?(?:profiss\\w+|carreira\\w*|trabalho\\w*|emprego|area\\w*|ramo|curso|faculdade|oficio|ocupacao|concurso|negocio)|vocacao|(?:trabalhar|atuar) (?:com|em) (?:o )?que|carreira (?:ideal|certa|combina|devo)|what career|which job|profissional(?:mente)?$|rendo mais|aptidao|que carrera',
    ],
  ],
  decisao: [
    [
      6,
      '(?:e|sera que e|esta|ja e|estou) (?:\\w+ )?(?:tarde|cedo)(?: demais)?(?: para .*)?$|passei da idade|velh[oa] demais|(?:ainda )?(?:da|tenho) tempo (?:de|para)',
    ],
    [
      5.4,
      '(?:com )?(?:soci[oa]s?|sozinh[oa]|em sociedade|parceria) ou (?:com )?(?:soci[oa]s?|sozinh[oa]|em sociedade|parceria)',
    ],
    [
      5.6,
      'nao sei se (?:eu )?(?:\\w+ )?(?:conto|falo|digo|peco|assumo|mando|ligo|compro|vendo|vou|devo|quero|posso)|^(?:e )?(?:conto|falo|digo|ligo|mando) (?:para|a|com) ',
    ],
    [
      5.6,
      '(?:devo|deveria|preciso|posso) (?:\\w+ ){0,3}(?:contar|dizer|dar|cortar|romper|investir|confiar|acreditar|perdoar|denunciar|mandar|ligar|procurar|assumir|deixar|parar|falar a verdade|entrar)|(?:mais )?uma (?:segunda |outra |nova )?chance|bom momento (?:para|de)|dar? tempo de|da tempo (?:de|para|ainda)|(?:ainda )?(?:da|ha|tem) tempo\\b|vale (?:a pena )?(?:insistir|tentar|esperar|mudar|voltar|investir|arriscar|apostar em)|(?:e|seria) bom (?:eu )?(?:\\w+ )?(?:viajar|mudar|comprar|vender|casar|abrir|sair|esperar|falar)|entro (?:n|em)\\w*|(?:duvida|dividid[oa]|indecis[oa]|perdid[oa]) entre|(?:nao sei|em duvida) se (?:vou|fico|aceito|caso|largo|mudo|saio|continuo|volto)|ficar (?:e|ou) ir embora|(?:duas|2|tres) (?:propostas|opcoes|vagas|ofertas)',
    ],
    [
      5.5,
      '(?:devo|deveria|preciso|vale a pena|compensa|sera que (?:devo|vale)|e (?:hora|o momento|bom|um bom momento|boa hora|uma boa) (?:de|para)?|posso) (?:\\w+ )*?(?:larg\\w+|pedir (?:demissao|as contas|aumento|divorcio)|sair|mud\\w+|abr\\w+|compr\\w+|vend\\w+|cas\\w+|termin\\w+|separ\\w+|aceit\\w+|troc\\w+|volt\\w+|continu\\w+|ir\\b|ficar|fazer|assum\\w+|demit\\w+|investir|viaj\\w+|come[cç]\\w+|estud\\w+|alug\\w+|fech\\w+|desist\\w+|perdo\\w+|adot\\w+|insist\\w+|esper\\w+|cham\\w+|mand\\w+)|^(?:e |entao |sera que )?(?:caso|separo|termino|mudo|largo|peco|volto|aceito|compro|vendo|perdoo|desisto|tranco|assumo|arrisco|insisto|saio|troco)(?: \\w+){1,8}$|vou ou (?:espero|fico|nao)|(?:caso|separo|termino|mudo|largo|peco demissao|fico|volto|aceito|compro|vendo|perdoo|desisto)(?: \\w+){0,5} (?:ou (?:nao|fico|espero|continuo|sigo|vou|volto|largo)|\\?)|ou (?:nao|continuo|espero)$|should i|debo (?:dejar|cambiar|aceptar)|estou em duvida|indecis[oa]|e se (?:der|nao|eu|tudo|for) (?:errad\\w+|certo|der|ruim|me arrepender|falhar|falir|nao)',
    ],
  ],
  motivos: [
    [
      6.5,
      '^(?:e )?(?:os |quais (?:sao )?(?:os )?)?(?:pros|contras|vantagens|desvantagens)\\b|(?:o que|que) pesa (?:a favor|contra)|por que (?:valeria|vale) (?:a pena )?(?:ficar|tentar|insistir|ir|mudar)|a favor e contra|^e o que pesa contra',
    ],
    [
      6.5,
      '(?:\\d|um|uma|dois|duas|tres|quatro|cinco|alguns|algumas|bons|boas|quais|que) (?:\\w+ )?(?:motivos?|razao|razoes|argumentos?)\\b|motivos? (?:para|de|por)|pros? e (?:os )?contras?|vantagens e desvantagens|lado bom e (?:o )?(?:lado )?ruim',
    ],
  ],
  aprender: [
    [
      6.2,
      '(?:missao|proposito|aprendizado|licao|tarefa) (?:\\w+ )?(?:de|da|na|nessa|nesta|dessa|desta) (?:minha )?(?:vida|existencia|alma|encarnacao|terra)|o que (?:eu |a minha alma |minha alma )?vi(?:m|eu|er) (?:aprender|fazer|resolver|buscar)|a vida (?:quer|espera|pede|cobra) de mim|licao (?:que )?(?:eu )?(?:tenho que|preciso|devo)|falta (?:eu )?(?:desenvolver|aprender|trabalhar)|para que (?:eu )?(?:existo|estou aqui|nasci)',
    ],
    [
      5,
      '(?:o que|oque) (?:eu )?(?:preciso|tenho que|vim|devo|me falta|falta) (?:para )?(?:aprend\\w+|evolu\\w+|desenvolv\\w+|fazer (?:nessa|nesta|aqui) (?:vida|terra))|licao (?:de|da|dessa) vida|vim (?:fazer|aprender)|proposito|sentido da (?:minha )?vida|para que (?:eu )?(?:vim|nasci)|(?:me )?falta (?:aprender|desenvolver)|razao de (?:viver|existir)',
    ],
  ],
  quemCombina: [
    [
      5.6,
      '(?:que|qual) tipo de (?:homem|mulher|pessoa|gente|cara|parceir\\w+|companh\\w+)|par perfeito|(?:que|qual) perfil de (?:gente|pessoa|homem|mulher)|(?:tem|existe|ha) (?:alguem|uma pessoa) para mim|como (?:reconheco|sei|identifico) (?:\\w+ )?(?:alguem|a pessoa|quem)|pessoa (?:certa|ideal)|metade da laranja',
    ],
    [
      5,
      '(?:que|qual|quais) (?:\\w+ )?(?:tipo|pessoa\\w*|numero\\w*|perfil|par|parceir[oa]|homem|mulher|signo) (?:\\w+ )*(?:combin\\w+|da certo|e ideal|ideal|serve|bate\\w*|ideais)|com (?:quem|que tipo|que numero|que numeros|quais numeros) (?:eu )?(?:\\w+ )?(?:combin\\w+|dou certo|me dou|devo)|par ideal|alma gemea|pessoa certa|numero (?:no|do) amor|who (?:am i|matches)',
    ],
  ],
  momento: [
    [
      5.2,
      '(?:o )?que (?:eu )?(?:posso |devo |vou )?(?:esperar|me espera|vem por ai|me aguarda)(?: (?:agora|daqui para frente|dessa fase|da vida|disso))?$',
    ],
    [
      5,
      '(?:tudo|a vida|minha vida|as coisas)(?: \\w+){0,2} (?:parad[oa]s?|travad[oa]s?|mudando|uma bagunca|dando errado|desmoronando|acelerad\\w+|confus\\w+)|(?:que|qual) (?:\\w+ )?(?:energia|clima) (?:d[oe]|d[ao] meu) (?:meu )?(?:momento|agora|fase|periodo)|(?:esse|este|meu|atual) periodo|em que (?:ciclo|fase|etapa|momento|pe) (?:eu )?(?:estou|vivo|me encontro)|fase (?:estranha|dificil|ruim|confusa|nova|esquisita)|sinto que (?:algo|alguma coisa|a vida|tudo)|o que (?:esta|ta) (?:rolando|se passando) comigo|estou num momento',
    ],
    [
      4,
      '(?:meu )?momento (?:atual|de agora|presente)|(?:como|que) (?:esta|e|anda|vai) (?:a )?(?:minha )?(?:vida|fase|momento|situacao|periodo)|(?:que|qual) fase(?! da (?:minha )?vida)|fase (?:atual|que (?:estou|vivo))|(?:em )?que momento|o que (?:esta|ta) acontecendo|(?:meus|os) numeros (?:falam|dizem|mostram)(?: \\w+)*|o que (?:os )?(?:meus )?numeros (?:dizem|falam|mostram)|como estou|energia (?:de|do) (?:agora|momento)',
    ],
  ],
  quandoMuda: [
    [
      5.4,
      '(?:de |em |a partir de )?(?:que|qual) (?:dia|data|mes|hora) (?:\\w+ ){0,3}(?:comec|vir[ao]|mud[ao]|troc|inici)\\w*|(?:comeca|vira|muda) (?:\\w+ ){0,2}(?:em|no) (?:que|qual) (?:dia|mes|data)',
    ],
    [
      5.2,
      'falta muito|quanto tempo (?:\\w+ )?(?:dura|falta|demora|vai|leva)|(?:isso|essa fase|tudo isso) (?:passa|acaba|melhora|muda) (?:quando|logo|um dia)|vai (?:melhorar|passar|acabar|mudar)(?: \\w+){0,2}$|quando (?:e que )?(?:eu )?(?:saio|sair|vou sair) d|ano que vem (?:melhora|muda|vai ser melhor)|tem fim|luz no fim',
    ],
    [
      5,
      'quando (?:isso|essa fase|esta fase|esse|este|essa|tudo|a fase|o ano|o ciclo|eu|as coisas|ele|vai|e que)? ?(?:\\w+ )?(?:muda\\w*|acab\\w+|passa\\w*|melhor\\w*|termin\\w+|vir[ao]\\w*|comec\\w+|troc\\w+|fecha)|ate quando|quanto tempo (?:dura|falta|vai)|(?:vai|isso) (?:melhorar|passar|durar) (?:quando|muito)|proxima fase',
    ],
  ],
};
