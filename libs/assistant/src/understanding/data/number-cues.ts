import type { CueTable } from '../cues.ts';

/** What can be asked about numbers, people, periods and names. */
export const numberCues: CueTable = {
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
      '(?:o que|oque|que|what) (?:e|eh|sao|is|are|seria|seriam|diabos e) (?:a |o |as |os |um |uma |the |esse |essa )*(?:numero\\w* )?(?:de |da )?(?:numerologia|numeros? mestres?|expressao|motivacao|impressao|missao|destino|licao|licoes|divida\\w*|ano pessoal|mes pessoal|dia pessoal|desafio\\w*|ciclo\\w*|momento\\w*|arcano\\w*|triangulo\\w*|talento|tendencia\\w*|resposta|harmonia|sequencia\\w*|dia natalicio|cabal\\w*|kabbal\\w*|numerology|psiquico|grau|aptidao)|diferenca entre (?:a |o )?(?:cabal\\w+|pitagor\\w+|destino|expressao|missao|motivacao)|quando (?:muda|vira|comeca|troca) o ano pessoal|(?:por ?que|porque) o (?:11|22|33)|numeros? mestres?|numero mestre|como (?:funciona|se calcula|e calculad[oa]|calcul\\w+) (?:a numerologia|o numero de|o (?:destino|ano)|a (?:missao|expressao|motivacao))|(?:qual|que) nome (?:vale|conta|usar|uso|devo usar)|nome (?:de )?(?:social|casad[ao]|solteir[ao]).{0,30}(?:vale|muda|conta|deixa|mapa)|kabbalistic|pitagoric\\w+',
    ],
  ],
  mais: [
    [
      4.2,
      '^(?:pode |da para |queria |e )?(?:detalhar|aprofundar|desenvolver|desenvolve|expandir|prosseguir|prossiga|segue)(?: isso| mais| melhor)?$|^e (?:o que|que) mais|^so isso|^mais detalhes|versao (?:longa|completa)|^e alem diss|^o que mais|^tem mais',
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
      'empurr\\w+|forca para|animo para|incentiv\\w+|conselh\\w+|dica\\w*|orienta\\w+|me (?:ajuda|oriente|aconselh\\w+|guia|sugere algo)|sugest(?:ao|oes) (?:para|de)(?! (?:nome|nomes))|recomend\\w+|o que (?:voce|vc) (?:faria|me diria|diria|acha que eu|recomenda|sugere)|no meu lugar|advice|consejo|what do you suggest|preciso de (?:uma )?(?:luz|ajuda|orienta\\w+)|mensagem (?:para|do dia|de hoje)|me diz (?:alguma|uma) coisa|uma luz',
    ],
  ],
  melhorar: [
    [
      5.4,
      '(?:o que|como) (?:\\w+ ){0,3}(?:parar de brigar|se acert\\w+|salv\\w+|recuper\\w+|reconstru\\w+|reat\\w+|se entender|dar certo)|falta (?:para |pra )?(?:a gente|nos) (?:se )?|tem (?:jeito|como (?:mudar|melhorar))|da para mudar',
    ],
    [
      5,
      'como (?:eu |a gente |nos )?(?:faco|fazer|fazemos|faz) (?:para|pra) (?:\\w+ )?(?:dar|ficar|ter|durar|melhor\\w+|ser|funcion\\w+|parar)|tem (?:jeito|conserto|solucao|saida)|da para (?:mudar|melhorar|consertar)|(?:como|o que) (?:\\w+ )?(?:posso |podemos |devo |a gente |faco para |eu |fazemos para |fazer para |da para )*(?:melhor\\w+|resolv\\w+|consert\\w+|fortalec\\w+|lid\\w+ (?:melhor )?com isso|super\\w+|desenvolv\\w+|trabalh(?:o|ar) (?:isso|essa|esse|nisso)|evit\\w+|mud(?:o|ar) (?:isso|esse|essa))',
    ],
  ],
  fraco: [
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
      '(?:de|tenho|tem) (?:\\w+ )?especial|mais forte|(?:qualidade\\w*|virtude\\w*|pontos? fortes?|forcas?\\b|talentos?\\b(?! oculto)|dons?\\b|habilidade\\w*|aptidoes|potencia(?:l|is)|superpoder|lado bom|lado positivo|diferencial|o que (?:eu )?tenho de (?:bom|melhor)|(?:no|em) que (?:eu )?(?:\\w+ )?(?:sou|mando|me destaco|brilho|rendo)(?: \\w+)? ?(?:bo[am]|bem|melhor|fer[ao]|forte)?|sou bo[am]|strength\\w*|good at|fortaleza\\w*|me destac\\w+|para que (?:eu )?(?:sirvo|levo jeito)|levo jeito)',
    ],
  ],
  profissao: [
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
      5,
      '(?:tudo|a vida|minha vida|as coisas)(?: \\w+){0,2} (?:parad[oa]s?|travad[oa]s?|mudando|uma bagunca|dando errado|desmoronando|acelerad\\w+|confus\\w+)|(?:que|qual) (?:\\w+ )?(?:energia|clima) (?:d[oe]|d[ao] meu) (?:meu )?(?:momento|agora|fase|periodo)|(?:esse|este|meu|atual) periodo|em que (?:ciclo|fase|etapa|momento|pe) (?:eu )?(?:estou|vivo|me encontro)|fase (?:estranha|dificil|ruim|confusa|nova|esquisita)|sinto que (?:algo|alguma coisa|a vida|tudo)|o que (?:esta|ta) (?:rolando|se passando) comigo|estou num momento',
    ],
    [
      4,
      '(?:meu )?momento (?:atual|de agora|da (?:minha )?vida|presente)|(?:como|que) (?:esta|e|anda|vai) (?:a )?(?:minha )?(?:vida|fase|momento|situacao|periodo)|(?:que|qual) fase|fase (?:atual|da vida|que (?:estou|vivo))|(?:em )?que momento|o que (?:esta|ta) acontecendo|(?:meus|os) numeros (?:falam|dizem|mostram)(?: \\w+)*|o que (?:os )?(?:meus )?numeros (?:dizem|falam|mostram)|como estou|energia (?:de|do) (?:agora|momento)',
    ],
  ],
  quandoMuda: [
    [
      5.2,
      'falta muito|quanto tempo (?:\\w+ )?(?:dura|falta|demora|vai|leva)|(?:isso|essa fase|tudo isso) (?:passa|acaba|melhora|muda) (?:quando|logo|um dia)|vai (?:melhorar|passar|acabar|mudar)(?: \\w+){0,2}$|quando (?:e que )?(?:eu )?(?:saio|sair|vou sair) d|ano que vem (?:melhora|muda|vai ser melhor)|tem fim|luz no fim',
    ],
    [
      5,
      'quando (?:isso|essa fase|esta fase|esse|este|essa|tudo|a fase|o ano|o ciclo|eu|as coisas|ele|vai|e que)? ?(?:\\w+ )?(?:muda\\w*|acab\\w+|passa\\w*|melhor\\w*|termin\\w+|vir[ao]\\w*|comec\\w+|troc\\w+|fecha)|ate quando|quanto tempo (?:dura|falta|vai)|(?:vai|isso) (?:melhorar|passar|durar) (?:quando|muito)|proxima fase',
    ],
  ],
  par: [
    [
      4.4,
      '(?:como (?:e|esta|anda|fica|vai)|qual|vale a pena|a|o|essa|esta|esse) (?:\\w+ )?(?:relacao|energia entre|sociedade|amizade|namoro|parceria|casamento)\\b(?! (?:acabou|terminou|melhor))|(?:tem|temos|teremos) (?:futuro|quimica|chance|liga)|quimica|entre (?:a gente|nos)\\b|de nos dois|compar\\w+ (?:\\w+ ){0,3}(?:com o|com a|com) |eu e (?:\\w+ )?(?:minha|meu|ele|ela)|(?:da|dar|daria\\w*) certo (?:com|junt\\w+|essa|esse)|como fica (?:eu|a gente|nos)',
    ],
    [
      4,
      'tem futuro|tem chance|saindo com|estou com (?:el[ea]|um cara)|da (?:para|pra) (?:\\w+ )*junt[oa]s|vai para frente|vinga\\b|rola (?:algo|alguma)| x (?=\\w)|^e (?:comigo|com a gente|nos dois|nos duas)\\b|combin(?:a|am|amos|o|aria|ariam|acao)\\b|compativ\\w+|compatibilidade|(?:da|damos|dao|dar|daria\\w*|daremos|deu) (?:muito )?(?:certo|jogo|liga|match|samba|bem|casamento)|se (?:da|dao|damos|entendem|dariam) (?:bem)?|(?:a gente|nos|eles|elas|nos dois) (?:\\w+ )?(?:se (?:da|entende\\w*|dao|completa\\w*)|funciona\\w*|somos)|funcion(?:a|am|amos|ariam?) (?:\\w+ )?(?:como|juntos|junto|bem|na|em)|como (?:eles|elas|os dois|as duas|a gente|nos|voces|eu e \\w+) (?:\\w+ )?(?:se|ficam?|fica|funciona\\w*|da|convive\\w*)|compar\\w+|parecid[oa]s|afinidade|sintonia|relacao (?:entre|com)|bom (?:par|casal)|somos (?:\\w+ )?(?:um|uma|bons|boas|compat\\w+|parecid\\w+|almas)|e se (?:fosse|ela|ele|eu) (?:\\w+ )?(?:fosse |ficasse |for )?(?:com|junto)|compatible|get along|harmonia (?:entre|com)|juntos\\b.*\\?|match\\b|nos dois|nos duas|pra nos|para nos',
    ],
  ],
  brigas: [
    [
      5.3,
      'o que (?:esta )?falta(?:ndo)? (?:entre|para) (?:a gente|nos)|(?:esfriou|afastou|distanci\\w+) (?:entre|a gente)',
    ],
    [
      5.5,
      'quem (?:esta|ta|e) (?:\\w+ )?(?:errad[oa]|cert[oa]|com a razao|culpad[oa])|quem tem razao|culpa e de quem|(?:brig\\w+|discut\\w+) (?:\\w+ )?(?:por|de) ciumes?',
    ],
    [
      5.4,
      '(?:me|nos) (?:irrita|tira do serio|puxa para baixo|estressa|enlouquece|cansa|sufoca|provoca|desrespeita)|nao (?:me )?(?:escuta|ouve|entende|respeita|consigo (?:convers\\w+|fal\\w+)|aceita)|(?:compete|competindo|disputa\\w*|rivaliz\\w+|inveja) (?:comigo|de mim|entre)|quer mandar|pega (?:no|em) (?:meu )?pe|ponto de atrito|motivo d[ae]s? (?:noss\\w+ )?(?:briga\\w*|discuss\\w+)|bat(?:emos|e|em|er) de frente|se estranha|nos estranhamos',
    ],
    [
      5,
      '(?:brig\\w+|discut\\w+|discuss\\w+|conflit\\w+|atrit\\w+|desentend\\w+|choc\\w+|bate\\w* de frente|treta\\w*|implic\\w+|se estranh\\w+|pegam? no pe)',
    ],
  ],
  comum: [
    [
      5.8,
      '(?:tem|tinha) (?:o mesmo|igual)\\b|(?:tambem )?(?:e|tem) (?:o )?mesmo numero|puxei (?:a|o|ao|da|do|dele|dela|minha|meu)|herdei (?:dele|dela|do|da)|igual(?:zinh[oa])? (?:a )?(?:ele|ela|meu|minha)',
    ],
    [
      5.6,
      '(?:somos|temos|sao) (?:\\w+ )?(?:iguais|igual|numero igual)|(?:em que|no que|o que) (?:\\w+ )?(?:somos|sao|e) (?:iguais|igual|parecid\\w+)|numeros? (?:que )?(?:\\w+ ){0,2}(?:iguais|repete\\w*|compartilh\\w+|temos)|une a gente|nos une',
    ],
    [
      5.5,
      'se parec\\w+|em comum|parecid[oa]s|semelhan\\w+|iguais em|nos une|compartilh\\w+ (?:de|os)|que (?:a gente|nos|eles) (?:tem|temos|tem de) (?:igual|em comum)|identific\\w+',
    ],
  ],
  completa: [
    [5.6, '(?:ele|ela) (?:\\w+ ){0,3}(?:e|mas) eu nao\\b|gemeos? (?:\\w+ )?(?:diferentes?|tao)'],
    [
      5.2,
      'falta no outro|eu aprendo com (?:ele|ela)|(?:ele|ela) (?:\\w+ )?(?:soma|acrescenta|me ensina|traz|ajuda)(?: \\w+)? (?:na|a|em) (?:minha|mim|meu)|o que (?:ele|ela) (?:me )?(?:ensina|traz|acrescenta|soma)|tao diferentes',
    ],
    [
      5,
      '(?:se|nos) complet\\w+|completamos|complement\\w+|um ajuda o outro|(?:em que|no que) (?:a gente|nos|eles|um) (?:\\w+ )?(?:se )?(?:ajuda\\w*|soma\\w*|apoia\\w*)|diferen\\w+ (?:entre|de)|(?:o que|que) (?:ele|ela) tem que (?:eu )?(?:nao|falta)|diferentes',
    ],
  ],
  quem: [
    [
      5,
      '(?:quem|qual (?:deles|delas|dos dois|das duas|de nos)) (?:\\w+ )?(?:e|eh|fica|deve\\w*|seria|cuida\\w*|manda\\w*|lidera|tem|poderia|devia|decide|vai|faz|assume|toma|da|gasta|ganha|cede|precisa|melhor|mais|sofre|ama|trabalha)\\b|^e (?:das?|dos?|com as?|com os?|na|no|pra|para) (?:\\w+ )?(?:vendas?|contas?|dinheiro|clientes?|equipe|marketing|atendimento|compras|burocracia|casa|cozinha|decisoes|financeiro|filhos|criancas|parte \\w+)$',
    ],
  ],
  quemMaisCombina: [
    [
      7.5,
      'entre (?:os dois|as duas|eles|elas)(?: \\w+){0,4} (?:para mim|comigo)|com (?:qual|quem) (?:\\w+ )?eu (?:\\w+ )?(?:daria|dou|fico|ficaria|me dou|combino)(?: \\w+)*',
    ],
    [
      7.5,
      '(?:qual|quem|com qual|com quem)(?: \\w+){0,4} (?:combin\\w+|bate\\w*|da mais certo|da melhor|tem (?:mais )?(?:a ver|afinidade|sintonia)|parece|se entende)(?: \\w+){0,2} (?:comigo|com (?:ele|ela|a gente))|com (?:qual|quem) (?:deles|delas|dos dois|das duas) (?:eu )?(?:\\w+ )?(?:combin\\w+|me (?:dou|entendo|daria)|fico|ficaria|daria certo)',
    ],
  ],
  conviver: [
    [
      5.5,
      'como (?:eu )?(?:\\w+ ){0,2}(?:devo|posso|preciso|vou) (?:me comportar|agir|reagir)|se mete (?:em|n)|(?:interfer\\w+|implic\\w+) (?:em|n|com)|manda em (?:tudo|mim)|como (?:eu )?(?:coloc\\w+|ponho|imponho|por|dou) (?:um )?limites?|como (?:eu )?(?:me )?(?:reaproxim\\w+|reconcili\\w+|convenc\\w+)|como faco (?:as pazes|para convencer)|ajuda a responder',
    ],
    [
      5.4,
      'como (?:eu )?(?:aguent\\w+|suport\\w+|trat\\w+|chego|chegar|conquist\\w+|me aproxim\\w+|ganho a confianca)|(?:melhor|qual|que) (?:\\w+ )?(?:jeito|forma|maneira|modo) de (?:pedir|falar|lidar|tratar|dizer|chegar|abordar|convencer)|o que (?:eu )?(?:digo|dizer|falo|falar|respondo|responder) (?:para|a|com) |(?:que )?cuidado (?:\\w+ )?(?:devo )?ter com (?:ele|ela|essa)',
    ],
    [
      5.4,
      'como (?:eu )?(?:posso |devo |que eu |faco para |e que eu |melhor |consigo )*(?:lid\\w+|trat\\w+|conviv\\w+|agir|falo?|falar|abord\\w+|me (?:dou|dar|aproxim\\w+|relacion\\w+)|convers\\w+|conquist\\w+|agrad\\w+|apoi\\w+|ajud\\w+|lider\\w+|motiv\\w+|cobr\\w+|acalm\\w+|cheg\\w+ (?:nel[ea]|perto)|surpreend\\w+|impression\\w+|pe[cdç]\\w+|administr\\w+|respond\\w+)|o que (?:eu )?(?:faco|posso fazer|devo fazer) (?:com|por|para) (?:ele|ela|isso)|(?:vive|fica|sempre) (?:me )?(?:cobr\\w+|critic\\w+|brig\\w+|reclam\\w+|implic\\w+|control\\w+).*o que (?:eu )?fac\\w|como (?:e que )?(?:se )?(?:conquista|lida|conversa|agrada)|jeito (?:certo )?de (?:falar|lidar|tratar)|how (?:do|should|can) i (?:deal|talk|treat|help)',
    ],
  ],
  feedback: [
    [
      6,
      'feedback|critic(?:a|ar|o) (?:construtiva)?|cham(?:o|ar) (?:a )?atencao|bronca|corrij\\w+|elogi\\w+|cobran\\w+',
    ],
  ],
  tarefa: [
    [7.8, '(?:qual|que) (?:cargo|funcao|posicao|area|papel) (?:\\w+ )?(?:combina|serve|cabe|dou|dar|fica)'],
    [
      6,
      '(?:que|qual|quais) (?:\\w+ )?(?:tarefa\\w*|funcao|func\\w+|papel|cargo|atividade\\w*|servico|responsabilidade\\w*|setor) .{0,20}(?:dou|dar|passo|deleg\\w+|para el[ea]|pra el[ea]|combin\\w+|el[ea]\\b|serve)|deleg\\w+',
    ],
  ],
  irrita: [
    [
      6.2,
      'do que (?:\\w+ ){0,3}nao gosta|(?:o que|que) (?:\\w+ )?(?:deixa|faz) (?:ele|ela|meu \\w+|minha \\w+) (?:brav\\w+|irritad\\w+|triste|nervos\\w+|fechad\\w+)|o que (?:eu )?(?:faco|fiz) (?:\\w+ )?(?:incomoda|irrita|magoa)',
    ],
    [
      6,
      '(?:o que|oque|que) (?:\\w+ )?(?:irrita|incomoda|chateia|magoa|tira (?:ele|ela) do serio|estressa|deixa (?:ele|ela) (?:brav|irritad|mal|nervos)\\w+|nao suporta|detesta|odeia|nao gosta)',
    ],
  ],
  precisa: [
    [
      6.2,
      '(?:o que|que) (?:\\w+ )?(?:deixa|faz) (?:ele|ela|meu \\w+|minha \\w+|essa pessoa) (?:feliz|bem|sorrir|content\\w+|segur\\w+)|o que (?:essa pessoa|esta pessoa) (?:\\w+ )?(?:valoriza|quer|precisa|espera|busca)|o que falta (?:para|pra|a) (?:ele|ela|meu|minha)|sonho d(?:ele|ela)',
    ],
    [
      6,
      'do que (?:ele|ela|meu \\w+|minha \\w+) (?:mais )?(?:precisa|necessita|sente falta)|(?:o que|oque|que) (?:\\w+ )?(?:ele|ela|minha \\w+|meu \\w+)? ?(?:precisa|espera|necessita|pede|quer|deseja|busca|procura|valoriza|gosta)(?: \\w+){0,3}(?: de mim| comigo| num[a]? \\w+| da vida| no amor| em mim| em um[a]? \\w+|$)|o que (?:ele|ela) (?:quer|busca|procura|espera|deseja|valoriza)\\b|(?:qual|quais) (?:\\w+ )?(?:desejo|sonho|necessidade|vontade)\\w* (?:dele|dela)',
    ],
  ],
  ensinar: [
    [
      6.4,
      '(?:que|qual|quais) (?:\\w+ )?(?:valor\\w*|exemplo|licao) (?:\\w+ )?(?:devo |posso )?(?:passar|dar|ensinar|deixar)|precisa aprender comigo|aprende\\w* comigo',
    ],
    [
      6,
      '(?:o que|oque|que) (?:eu )?(?:posso|devo|tenho a|consigo|tenho para|poderia) (?:\\w+ )?ensin\\w+|ensin\\w+ (?:a|para|pra|pro) (?:ele|ela)|passar (?:para|pra) (?:ele|ela)|transmit\\w+',
    ],
  ],
  estuda: [
    [
      6.2,
      '(?:gosta|gostar|quer|consegue|rende|vai (?:mal|bem)) (?:\\w+ )?(?:de )?(?:estudar|escola|nos estudos|na aula|nas provas)|metodo de (?:estudo|ensino)|na aula\\b|nao para quiet\\w+|tirar nota',
    ],
    [
      6,
      '(?:como|de que (?:jeito|forma)) (?:\\w+ )?(?:aprend\\w+|estud\\w+)|nos estudos|na escola|(?:ajud\\w+|apoi\\w+) (?:\\w+ ){0,3}(?:estud\\w+|escola|licao|tarefa|aprend\\w+)|aprend(?:e|er|izado)\\b|notas?\\b.*(?:escola|baix)|dever de casa d',
    ],
  ],
  brinca: [
    [
      7,
      '(?:que|qual|quais) (?:\\w+ )?(?:presente|esporte|brincadeira|brinquedo|atividade extra|extracurricular|danca|instrumento|passeio)\\b',
    ],
    [
      7,
      'brinc\\w+|brinquedo\\w*|passatempo|se divert\\w+|lazer|hobby|gosta de fazer|presente (?:para|pra|de)|presentear',
    ],
  ],
  crianca: [
    [
      5.6,
      '(?:como|que) (?:vai|sera|ira) (?:ser )?(?:o |a )?(?:meu|minha) (?:filh\\w+|net\\w+|bebe|sobrinh\\w+|afilhad\\w+)|tipo de crianca|crianca (?:dificil|agitad\\w+|timid\\w+|sensivel|teimos\\w+)|(?:filh\\w+|net\\w+|bebe|ele|ela) (?:e|esta|anda|ficou|fica) (?:\\w+ )?(?:agitad\\w+|timid\\w+|quiet\\w+|birrent\\w+|rebelde|chor\\w+|agressiv\\w+|distraid\\w+|desobedient\\w+)|(?:mapa|numeros) (?:\\w+ ){0,2}(?:d[oa]|sobre [oa]) (?:meu |minha )?(?:bebe|filh\\w+|net\\w+|crianca)|birra',
    ],
    [
      5,
      'como (?:ele|ela|o bebe|a bebe|meu \\w+|minha \\w+) (?:vai|sera|ira|vai ser|e|eh)(?: ser)?(?: \\w+)*$|como (?:vai|sera) ser (?:ele|ela|o|a)|(?:personalidade|jeito|temperamento|carater) (?:dele|dela|do|da)|como (?:crio|criar|educ\\w+|educo)|cri(?:o|ar) (?:ele|ela|meu|minha)',
    ],
  ],
  traco: [
    [
      5.2,
      '(?:ele|ela|meu \\w+|minha \\w+|esse homem|essa mulher) (?:e|eh|seria|sera) (?:\\w+ )?(?:interesseir\\w+|teimos\\w+|mao de vaca|muquiran\\w+|fiel por natureza|mentiros\\w+|confiavel|de confianca|vingativ\\w+|explosiv\\w+|infantil|imatur\\w+|carente|fri[oa]|fals[oa]|manipulador\\w*|galinha|mulherengo|preguicos\\w+)|gosta de mandar|mao de vaca',
    ],
    [
      4,
      '(?:ele|ela|eu|sou|voce acha que (?:ele|ela|eu)) (?:\\w+ )?(?:e|eh|sou|seria|era|fica|vai ser)? ?(?:\\w+ )?(?:ciument[oa]|teimos[oa]|fiel|romantic[oa]|carinhos[oa]|frio|fria|sincer[oa]|trabalhador\\w*|preguicos[oa]|organizad[oa]|gastador\\w*|economic[oa]|timid[oa]|extrovertid[oa]|sensivel|dificil|facil|familia|mandao|mandona|generos[oa]|possessiv[oa]|controlador\\w*|independente|aventureir[oa]|caseir[oa]|responsavel|lider|criativ[oa]|calm[oa]|brav[oa]|nervos[oa]|confiavel|sempre assim|assim mesmo|orgulhos[oa]|ambicios[oa]|egoist[oa])\\b|mais (?:familia|trabalho|casa|razao|emocao|coracao|cabeca|pe no chao|sonhador\\w*) ou (?:mais )?',
    ],
  ],
  viajar: [
    [
      4,
      '(?:da para|da pra|podemos|posso|bom|boa) (?:\\w+ )?(?:viaj\\w+|morar|trabalh\\w+|sair|fazer (?:um )?negocio) (?:junt\\w+|com el[ea])|(?:viaj\\w+|morar) juntas?',
    ],
  ],
  compararPeriodos: [
    [
      6.4,
      '(?:qual|que) ano (?:vai ser|sera|e|foi) (?:o )?(?:melhor|pior|mais)|compar\\w+ (?:esse|este|o|essa|esta|a) (?:ano|mes|semana)|(?:esse|este) (?:mes|ano) ou (?:o )?(?:que vem|proximo|outro|ano que vem)|dia \\d{1,2} ou (?:o )?(?:dia )?\\d{1,2}|diferenca entre (?:este|esse|o|os) (?:ano|mes|dois)',
    ],
    [
      6,
      '(?:compar\\w+|diferenca entre) (?:\\w+ ){0,4}(?:anos|meses|dois|duas|periodos|dias|tres)|(?:qual|quais) (?:deles|delas|dos (?:dois|tres|anos|meses|dias)|das duas|ano|mes|dia) (?:\\w+ )*?(?:e|eh|seria|sera|fica|pesa|mais|menos|melhor|pior|bom|favoravel)|(?:em )?que (?:ano|mes) (?:\\w+ )*(?:devo|melhor|bom|e|eu)|\\b(?:19|20)\\d{2} ou (?:em )?(?:19|20)\\d{2}|(?:melhor|pior) (?:ano|mes) (?:para|pra|entre|de|dos)',
    ],
  ],
  melhorDia: [
    [
      6.6,
      'quando (?:e |eh |seria |fica |for )?(?:o |a )?(?:melhor|bom|ideal|momento|boa hora) (?:momento |hora |dia |data )?(?:para |de |pra )?(?:eu )?(?:fal\\w+|cont\\w+|dizer|comec\\w+|pedir|sair|conversar|anunciar|compr\\w+|vend\\w+|reform\\w+|mud\\w+)|^(?:e )?quando (?:eu )?(?:comeco|falo|conto|peco|converso|anuncio|compro|vendo|marco|faco|mudo|viajo)\\b',
    ],
    [
      6,
      'quando (?:e |eh |seria |fica )?(?:bom|melhor|ideal) (?:para |de )?(?:fazer|marcar|mudar|casar|viajar|assinar|abrir|lancar|comecar)|(?:escolh\\w+|sug\\w+|me da|indica\\w*|marca) (?:\\w+ )?(?:uma )?data|que dia (?:eu )?(?:lanc\\w+|marc\\w+|abr\\w+|com\\w+|faco|viaj\\w+|assin\\w+|cas\\w+|mud\\w+|inaugur\\w+|estrei\\w+)|data boa|boa data|dia bom|(?:data|dia) (?:e )?(?:boa|bom) para nascer',
    ],
    [
      6,
      'data (?:da|de|do|para|pra) (?:a )?(?:abertura|inauguracao|lancamento|casamento|estreia|mudanca|assinatura|fundacao)|(?:melhor|bom|boa|qual|que|melhores|bons) (?:\\w+ )?(?:dias?|data\\w*)(?: \\w+)*? (?:para|pra|de|em|da|na|do|no|eu|entre|favorav\\w+)|dias? (?:bo[mn]s?|favorav\\w+|certos?|ideal|ideais|de sorte|propici\\w+)|(?:marcar|agendar|assinar|inaugur\\w+|casar|mudar) .{0,30}que dia|best day|mejor dia|quando (?:marco|agendo|assino|inauguro|faco a mudanca|abro)',
    ],
  ],
  melhorMes: [
    [
      6.6,
      '(?:melhor|pior) mes\\b(?! pessoal)|(?:em )?(?:que|qual) mes (?!pessoal)(?:\\w+ ){0,5}(?:anda\\w*|comec\\w+|melhor\\w*|muda\\w*|destrav\\w+|abre\\w*|acontec\\w+|vira\\w*)',
    ],
    [
      7,
      '(?:qual|que|em que) mes (?:\\w+ ){0,3}(?:dificil|pesado|puxado|tranquilo|bom|melhor|forte|abr\\w+|mud\\w+|cas\\w+|viaj\\w+|devo)',
    ],
    [
      7,
      '(?:pior|outro) mes\\b|(?:qual|que|melhor) (?:\\w+ )?mes(?:es)?\\b(?! pessoal)(?: \\w+)*? (?:melhor|bom|para|pra|favoravel|ideal|devo|e|de)|melhores meses|best month',
    ],
  ],
  assinatura: [
    [
      6,
      '(?:mais|menos) um[a]? (?:[a-z]|letra|acento|sobrenome) (?:no|em)|nome (?:\\w+ ){0,2}profissional\\w*|que nome (?:eu )?uso|colocar (?:mais )?um',
    ],
    [
      5.6,
      'assin(?:ar|o|asse|ei|ando|atura|aria|e)\\b(?! (?:contrato|o plano|o premium|um|documento|papel|a sefira|embaixo))|nome (?:artistico|profissional|de guerra|curto|de palco|social)|usar (?:so |apenas |o nome )?|(?:muda|mudou|mudaria|altera|diferenca|mudar) (?:\\w+ )*?(?:meu|minha|o|no) (?:numero|nome|expressao|energia|mapa)|nome de (?:casad[ao]|solteir[ao])|(?:casei|casar) e (?:virei|mudei|peguei|fiquei|vou)|virei\\b|apelido|(?:tir\\w+|coloc\\w+|acrescent\\w+|por|adicion\\w+) (?:o |um |meu |do |a |mais uma? )?(?:acento|sobrenome|letra|nome)|melhor\\w* (?:\\w+ )?(?:assinatura|nome)|grafia|como (?:devo )?assin\\w+|(?:mudar|trocar) (?:de |o |meu )?(?:nome|sobrenome)|stage name|signature',
    ],
  ],
  acento: [[6, 'acentos?\\b|til\\b|cedilha|sem acento|com acento|crase no nome|hifen']],
  empresa: [
    [
      5.2,
      'nome d[oae] (?:meu |minha )?(?:salao|negocio|loja|barbearia|padaria|restaurante|consultorio|escritorio|canal|perfil|studio|estudio)',
    ],
    [
      5,
      '(?:nome|chamar|chama\\w*|analis\\w+|avali\\w+|numero|que tal|abr\\w+|montar|montando|fund\\w+|batizar|registrar) .{0,40}(?:empresa|negocio|loja\\w*|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|consultoria|agencia|academia|farmacia|pet ?shop|food ?truck|brecho|cafe|bar|pousada|hotel|escola|podcast|canal|consultorio|atelie|mercado|mercadinho|floricultura|transportadora|hamburgueria|sorveteria|doceria|cnpj|mei|ong|projeto|produtora|spa|imobiliaria|construtora|livraria|papelaria|quitanda|hortifruti|acougue|marmitaria|buffet|site|blog|perfil)\\b|(?:empresa|negocio|loja\\w*|marca|startup|firma|padaria|salao|restaurante|clinica|barbearia|confeitaria|oficina|pizzaria|consultoria|agencia|academia|brecho|pousada|atelie|doceria|hamburgueria|lanchonete|escritorio|estudio) .{0,40}(?:nome|chama\\w*|bo[ma]|que tal|numero|combina|da certo|energia|fundad\\w+|abert\\w+|vai bem)|(?:minha|da|dessa|a|meu|do|o) (?:empresa|negocio|loja|marca|firma)\\b',
    ],
  ],
  nomesEmpresa: [
    [
      7,
      '(?:que|qual) nome (?:eu )?(?:dou|dar|ponho|coloco|uso) (?:\\w+ ){0,3}(?:negocio|loja|empresa|marca|salao|firma|barbearia|padaria)',
    ],
    [
      7,
      '(?:sug[ei]r\\w+|sugest\\w+|ideias?|opc\\w+|lista|outros?|invent\\w+|cri[ea]\\w*|quero|me da|indica\\w*) (?:\\w+ ){0,4}nomes? (?:\\w+ ){0,4}(?:empresa|negocio|loja|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|barbearia|confeitaria)|(?:sug[ei]r\\w+|ideias?|me da) (?:\\w+ ){0,2}outros? nomes?',
    ],
  ],
  nomesBebe: [
    [6.2, 'nome (?:\\w+ )?combina com (?:o |meu |nosso )?sobrenome'],
    [
      6,
      '(?:nomes?|sug[ei]r\\w+|sugest\\w+|escolher|opc\\w+|ideias?) .{0,30}(?:menin[oa]s?|bebe|filh[oa]|neném|nene|crianca|gravida|gestante|net[oa])|(?:menin[oa]|bebe|filh[oa]|gravida)\\b.{0,40}nomes?\\b|gravida de|nome (?:forte|curto|bonito|biblico|diferente|classico) (?:para|pra|de|que)|baby name|nombre para',
    ],
  ],
  quantoDa: [
    [
      5,
      'quanto (?:da|soma|vale|fica|e)\\b|que numero (?:da|tem|soma|fica|e)\\b|(?:da|soma|fica) quanto|qual (?:o|e o) numero d[aeo]|com (?:o )?(?:os )?(?:meus |dois )*sobrenomes?|sobrenomes? (?!e\\b)|nome (?:junto )?com',
    ],
  ],
  escolher: [
    [5.2, 'qual (?:deles |dos nomes |nome |dos dois )?(?:\\w+ )?(?:vende|atrai|chama|rende|pega|vinga) mais'],
    [
      5,
      'opin\\w+|sua opiniao|o que (?:voce )?(?:acha|achou)$|me ajuda a decidir|com qual (?:eu )?(?:fico|vou)|(?:qual|quais) (?:\\w+ ){0,3}(?:voce|vc|tu) (?:\\w+ )?(?:acha|prefere|escolh\\w+|indica|recomenda|ficaria|usaria|gosta|colocaria|sugere)|(?:fica|ficaria|fico|iria|vai|vou) com qual|qual (?:e |eh |fica |seria |o |a |dos dois |deles |desses |delas |das duas |das |dos |nome |desses nomes |eu )*(?:melhor|mais (?:forte|bonito|indicad\\w+|adequad\\w+|favoravel|indicado)|prefere|voce escolh\\w+|escolho|uso|combina mais|ganha|pesa mais|usar)|(?:me )?diz o melhor|qual deles|melhor (?:deles|delas|dos|entre)|escolh(?:e|a|eria) (?:um|uma|por mim)|(?:entao )?qual(?: eu)? (?:uso|escolho|fico|vai)|what would you choose|entre (?:os|as) (?:dois|duas)',
    ],
  ],
  codigo: [
    [
      6,
      '(?:rua|avenida|travessa|alameda|numero) (?:\\w+ ){0,4}(?!(?:19|20)\\d\\d\\b)\\d{2,5}\\b(?! (?:reais|anos|linhas))|(?:meu |o |a )?(?:antig[oa]|outr[oa]|nov[oa]) (?:era|e) (?:o |a )?\\d{2,5}|(?:alug\\w+|mor\\w+|mud\\w+|compr\\w+|fic\\w+ (?:no|com)) (?:\\w+ ){0,3}(?!(?:19|20)\\d\\d\\b)\\d{2,4}\\b(?! (?:reais|anos|mil|vezes|dias|meses))|(?:casa|apartamento|predio|sala|bloco|placa|telefone|celular|endereco|moro|numero da (?:minha )?(?:casa|porta|rua)|quarto|vaga|andar|flat|carro|moto|conjunto|lote|chacara|kitnet|loft)\\b(?:(?! nasc).){0,40}\\d|\\d+(?: \\w+){0,3} (?:casa|apartamento)',
    ],
  ],
  numero: [[2, 'numero\\b']],
  mapa: [
    [
      4,
      '(?:meu|minha|o|faz\\w*|faca|faz o|um|ver|quero|calcul\\w+) (?:\\w+ ){0,2}(?:mapa|analise numerologica|numerologia)\\b|todos os (?:meus )?numeros|fal[ae] (?:sobre|de) mim|me analis\\w+|mapa completo|(?:meus|seus) numeros$|faz o mapa|numerologia (?:de|do|da) \\p{L}+|my (?:map|chart|numbers)',
    ],
  ],
  analises: [
    [
      6,
      '(?:minhas|ultimas|meu historico|listar?|ver|mostr\\w+|abr\\w+) (?:\\w+ )?(?:analises|relatorios|historico)|analises (?:que|salvas|guardadas|anteriores|feitas)|o que (?:eu )?ja (?:fiz|analisei)',
    ],
  ],
};
