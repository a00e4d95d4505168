import type { CueTable } from '../cues.ts';

/** What can be asked about numbers, people, periods and names. */
export const numberCues: CueTable = {
  porque: [
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
      3,
      '^(?:e )?(?:me )?(?:cont[ae]|fal[ae]|quero saber|diga|diz|explic\\w+|aprofund\\w+|detalh\\w+|desenvolv\\w+|quero|tem) (?:\\w+ )?mais(?: \\w+){0,4}$|^mais(?: \\w+){0,2}$|continu[ae]|aprofund\\w+|detalhad\\w+|com detalhes|tell me more|mas detalles|cuentame mas|fala mais|leitura (?:longa|completa)',
    ],
  ],
  simples: [
    [
      6,
      '(?:mais )?(?:simples|simplific\\w+|facil|faceis|resumid\\w*|mastigad\\w*|pra leigo|para leig\\w+|claro|clareza)(?: \\w+)*$|(?:explic\\w+|fal[ae]|diz|diga|troca) .{0,30}(?:simples|facil|faceis|clar[oa]|crianca|leig\\w+|\\d+ anos|bem direto|em miudos|linguagem)|como se eu (?:tivesse|fosse)|nao entendi(?: \\w+)*|nao (?:ficou|esta) claro|traduz (?:isso|para mim)|em portugues claro|simpler|mas simple|troca em miudos|boiei|complicad\\w+ demais',
    ],
  ],
  resumo: [
    [
      6,
      '(?:resum\\w+|sintetiz\\w+|descrev\\w+|defin\\w+|sintese|fala|diga|diz)\\b.{0,40}(?:em|com|numa|num|so) (?:\\w+ )?(?:\\d+|uma?|duas?|dois|tres|quatro|cinco|poucas?|poucos) (?:\\w+ )?(?:linhas?|frases?|palavras?|topicos|sentencas|pontos)|(?:me )?(?:resum[aeo]|resume|resumir|sintetiz\\w+|descrev\\w+|defin[aei]\\w*)\\b|resumo|em (?:poucas palavras|resumo|suma|sintese)|summar\\w+|describe me|quem sou eu|o que meu mapa diz (?:sobre|de) mim|resumen|(?:em )?(?:uma|duas|tres|2|3) (?:linhas?|frases?)',
    ],
  ],
  palavra: [[7, '(?:em |n|com )?uma (?:unica |so )?palavra|uma palavra so|one word|una palabra|so uma palavra']],
  pratica: [
    [
      5,
      '(?:na|em|pra|para a) pratica|no dia a dia|no cotidiano|na vida real|como (?:eu )?(?:uso|aplico|aproveito|pratico|coloco|ponho|levo|trabalho) (?:isso|esse|essa|este|bem|meu|minha)|como (?:eu )?uso|(?:o que|oque) (?:eu )?(?:faco|posso fazer|devo fazer|da para fazer|fazer|mudo) (?:com isso|hoje|agora|enquanto|entao|disso|na semana|essa semana|amanha|a respeito|com essa|com esse|sobre isso|para)|(?:e )?(?:o que|oque) (?:eu )?faco$|muda (?:o que|oque)|(?:um|qual) passo|pequeno passo|por onde (?:eu )?comec|in practice|en la practica|what should i do|que debo hacer',
    ],
  ],
  exemplo: [[5, '(?:um|algum|da um|me da um|tem um|por) exemplo|exemplos?\\b|example|ejemplo|tipo o que']],
  conselho: [
    [
      5,
      'empurr\\w+|forca para|animo para|incentiv\\w+|conselh\\w+|dica\\w*|orienta\\w+|me (?:ajuda|oriente|aconselh\\w+|guia|sugere algo)|sugest(?:ao|oes) (?:para|de)(?! (?:nome|nomes))|recomend\\w+|o que (?:voce|vc) (?:faria|me diria|diria|acha que eu|recomenda|sugere)|no meu lugar|advice|consejo|what do you suggest|preciso de (?:uma )?(?:luz|ajuda|orienta\\w+)|mensagem (?:para|do dia|de hoje)|me diz (?:alguma|uma) coisa|uma luz',
    ],
  ],
  melhorar: [
    [
      5,
      'como (?:eu |a gente |nos )?(?:faco|fazer|fazemos|faz) (?:para|pra) (?:\\w+ )?(?:dar|ficar|ter|durar|melhor\\w+|ser|funcion\\w+|parar)|tem (?:jeito|conserto|solucao|saida)|da para (?:mudar|melhorar|consertar)|(?:como|o que) (?:\\w+ )?(?:posso |podemos |devo |a gente |faco para |eu |fazemos para |fazer para |da para )*(?:melhor\\w+|resolv\\w+|consert\\w+|fortalec\\w+|lid\\w+ (?:melhor )?com isso|super\\w+|desenvolv\\w+|trabalh(?:o|ar) (?:isso|essa|esse|nisso)|evit\\w+|mud(?:o|ar) (?:isso|esse|essa))',
    ],
  ],
  fraco: [
    [
      5,
      '(?:onde|em que|no que) (?:eu )?(?:mais )?(?:tropec\\w+|caio|erro|falho|peco)|lado (?:sombrio|escuro|feio)|(?:pior|maior|meu|minha|meus|minhas|lado|ponto\\w*|qual) (?:\\w+ )?(?:defeito\\w*|fraco\\w*|fraqueza\\w*|falha\\w*|cego|negativ\\w+|ruim|sombra|sombri[oa]|escuro|obstaculo\\w*|limita\\w+|erro\\w*|dificuldade\\w*|vicio|problema\\w*|tropeco)|defeitos?\\b|fraquezas?\\b|pontos? (?:fraco|a melhorar|cego)\\w*|(?:no|em) que (?:eu )?(?:\\w+ )?(?:err[oa]|falh[oa]|pec[oa]|tropec[oa]|me perco|me atrapalh[oa])|o que (?:me )?(?:atrapalha|trava|sabota|prejudica|segura|impede)|lado (?:ruim|negativo|sombra|b)|weak\\w*|flaw\\w*|debilidad\\w*|punto debil|(?:o que|oque) (?:preciso|tenho que|devo|posso) (?:melhorar|mudar|trabalhar em mim|corrigir)|me sabot\\w+|cuidado com (?:o que|que)|que (?:eu )?(?:devo|preciso) (?:tomar cuidado|me cuidar|evitar)|exagero',
    ],
  ],
  forte: [
    [
      5,
      '(?:de|tenho|tem) (?:\\w+ )?especial|mais forte|(?:qualidade\\w*|virtude\\w*|pontos? fortes?|forcas?\\b|talentos?\\b(?! oculto)|dons?\\b|habilidade\\w*|aptidoes|potencia(?:l|is)|superpoder|lado bom|lado positivo|diferencial|o que (?:eu )?tenho de (?:bom|melhor)|(?:no|em) que (?:eu )?(?:\\w+ )?(?:sou|mando|me destaco|brilho|rendo)(?: \\w+)? ?(?:bo[am]|bem|melhor|fer[ao]|forte)?|sou bo[am]|strength\\w*|good at|fortaleza\\w*|me destac\\w+|para que (?:eu )?(?:sirvo|levo jeito)|levo jeito)',
    ],
  ],
  profissao: [
    [
      5,
      '(?:em que|que|qual) (?:\\w+ )?(?:area|coisa|lugar) (?:\\w+ )*(?:me dar bem|dou certo|me encaixo|combino|brilh\\w+)|(?:que|qual|quais|em que|com que|com o que|que tipo de) (?:\\w+ )?(?:profiss\\w+|carreira\\w*|trabalho\\w*|emprego|area\\w*|ramo|curso|faculdade|oficio|ocupacao|concurso|negocio)|vocacao|(?:trabalhar|atuar) (?:com|em) (?:o )?que|carreira (?:ideal|certa|combina|devo)|what career|which job|profissional(?:mente)?$|rendo mais|aptidao|que carrera',
    ],
  ],
  decisao: [
    [
      5.5,
      '(?:devo|deveria|preciso|vale a pena|compensa|sera que (?:devo|vale)|e (?:hora|o momento|bom|um bom momento|boa hora|uma boa) (?:de|para)?|posso) (?:\\w+ )*?(?:larg\\w+|pedir (?:demissao|as contas|aumento|divorcio)|sair|mud\\w+|abr\\w+|compr\\w+|vend\\w+|cas\\w+|termin\\w+|separ\\w+|aceit\\w+|troc\\w+|volt\\w+|continu\\w+|ir\\b|ficar|fazer|assum\\w+|demit\\w+|investir|viaj\\w+|come[cç]\\w+|estud\\w+|alug\\w+|fech\\w+|desist\\w+|perdo\\w+|adot\\w+|insist\\w+|esper\\w+|cham\\w+|mand\\w+)|^(?:e |entao |sera que )?(?:caso|separo|termino|mudo|largo|peco|volto|aceito|compro|vendo|perdoo|desisto|tranco|assumo|arrisco|insisto|saio|troco)(?: \\w+){1,8}$|vou ou (?:espero|fico|nao)|(?:caso|separo|termino|mudo|largo|peco demissao|fico|volto|aceito|compro|vendo|perdoo|desisto)(?: \\w+){0,5} (?:ou (?:nao|fico|espero|continuo|sigo|vou|volto|largo)|\\?)|ou (?:nao|continuo|espero)$|should i|debo (?:dejar|cambiar|aceptar)|estou em duvida|indecis[oa]|e se (?:der|nao|eu|tudo|for) (?:errad\\w+|certo|der|ruim|me arrepender|falhar|falir|nao)',
    ],
  ],
  aprender: [
    [
      5,
      '(?:o que|oque) (?:eu )?(?:preciso|tenho que|vim|devo|me falta|falta) (?:para )?(?:aprend\\w+|evolu\\w+|desenvolv\\w+|fazer (?:nessa|nesta|aqui) (?:vida|terra))|licao (?:de|da|dessa) vida|vim (?:fazer|aprender)|proposito|sentido da (?:minha )?vida|para que (?:eu )?(?:vim|nasci)|(?:me )?falta (?:aprender|desenvolver)|razao de (?:viver|existir)',
    ],
  ],
  quemCombina: [
    [
      5,
      '(?:que|qual|quais) (?:\\w+ )?(?:tipo|pessoa\\w*|numero\\w*|perfil|par|parceir[oa]|homem|mulher|signo) (?:\\w+ )*(?:combin\\w+|da certo|e ideal|ideal|serve|bate\\w*|ideais)|com (?:quem|que tipo|que numero|que numeros|quais numeros) (?:eu )?(?:\\w+ )?(?:combin\\w+|dou certo|me dou|devo)|par ideal|alma gemea|pessoa certa|numero (?:no|do) amor|who (?:am i|matches)',
    ],
  ],
  momento: [
    [
      4,
      '(?:meu )?momento (?:atual|de agora|da (?:minha )?vida|presente)|(?:como|que) (?:esta|e|anda|vai) (?:a )?(?:minha )?(?:vida|fase|momento|situacao|periodo)|(?:que|qual) fase|fase (?:atual|da vida|que (?:estou|vivo))|(?:em )?que momento|o que (?:esta|ta) acontecendo|(?:meus|os) numeros (?:falam|dizem|mostram)(?: \\w+)*|o que (?:os )?(?:meus )?numeros (?:dizem|falam|mostram)|como estou|energia (?:de|do) (?:agora|momento)',
    ],
  ],
  quandoMuda: [
    [
      5,
      'quando (?:isso|essa fase|esta fase|esse|este|essa|tudo|a fase|o ano|o ciclo|eu|as coisas|ele|vai|e que)? ?(?:\\w+ )?(?:muda\\w*|acab\\w+|passa\\w*|melhor\\w*|termin\\w+|vir[ao]\\w*|comec\\w+|troc\\w+|fecha)|ate quando|quanto tempo (?:dura|falta|vai)|(?:vai|isso) (?:melhorar|passar|durar) (?:quando|muito)|proxima fase',
    ],
  ],
  par: [
    [
      4,
      'tem futuro|tem chance|saindo com|estou com (?:el[ea]|um cara)|da (?:para|pra) (?:\\w+ )*junt[oa]s|vai para frente|vinga\\b|rola (?:algo|alguma)| x (?=\\w)|^e (?:comigo|com a gente|nos dois|nos duas)\\b|combin(?:a|am|amos|o|aria|ariam|acao)\\b|compativ\\w+|compatibilidade|(?:da|damos|dao|dar|daria\\w*|daremos|deu) (?:muito )?(?:certo|jogo|liga|match|samba|bem|casamento)|se (?:da|dao|damos|entendem|dariam) (?:bem)?|(?:a gente|nos|eles|elas|nos dois) (?:\\w+ )?(?:se (?:da|entende\\w*|dao|completa\\w*)|funciona\\w*|somos)|funcion(?:a|am|amos|ariam?) (?:\\w+ )?(?:como|juntos|junto|bem|na|em)|como (?:eles|elas|os dois|as duas|a gente|nos|voces|eu e \\w+) (?:\\w+ )?(?:se|ficam?|fica|funciona\\w*|da|convive\\w*)|compar\\w+|parecid[oa]s|afinidade|sintonia|relacao (?:entre|com)|bom (?:par|casal)|somos (?:\\w+ )?(?:um|uma|bons|boas|compat\\w+|parecid\\w+|almas)|e se (?:fosse|ela|ele|eu) (?:\\w+ )?(?:fosse |ficasse |for )?(?:com|junto)|compatible|get along|harmonia (?:entre|com)|juntos\\b.*\\?|match\\b|nos dois|nos duas|pra nos|para nos',
    ],
  ],
  brigas: [
    [
      5,
      '(?:brig\\w+|discut\\w+|discuss\\w+|conflit\\w+|atrit\\w+|desentend\\w+|choc\\w+|bate\\w* de frente|treta\\w*|implic\\w+|se estranh\\w+|pegam? no pe)',
    ],
  ],
  comum: [
    [
      5.5,
      'se parec\\w+|em comum|parecid[oa]s|semelhan\\w+|iguais em|nos une|compartilh\\w+ (?:de|os)|que (?:a gente|nos|eles) (?:tem|temos|tem de) (?:igual|em comum)|identific\\w+',
    ],
  ],
  completa: [
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
  conviver: [
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
    [
      6,
      '(?:que|qual|quais) (?:\\w+ )?(?:tarefa\\w*|funcao|func\\w+|papel|cargo|atividade\\w*|servico|responsabilidade\\w*|setor) .{0,20}(?:dou|dar|passo|deleg\\w+|para el[ea]|pra el[ea]|combin\\w+|el[ea]\\b|serve)|deleg\\w+',
    ],
  ],
  irrita: [
    [
      6,
      '(?:o que|oque|que) (?:\\w+ )?(?:irrita|incomoda|chateia|magoa|tira (?:ele|ela) do serio|estressa|deixa (?:ele|ela) (?:brav|irritad|mal|nervos)\\w+|nao suporta|detesta|odeia|nao gosta)',
    ],
  ],
  precisa: [
    [
      6,
      'do que (?:ele|ela|meu \\w+|minha \\w+) (?:mais )?(?:precisa|necessita|sente falta)|(?:o que|oque|que) (?:\\w+ )?(?:ele|ela|minha \\w+|meu \\w+)? ?(?:precisa|espera|necessita|pede|quer|deseja|busca|procura|valoriza|gosta)(?: \\w+){0,3}(?: de mim| comigo| num[a]? \\w+| da vida| no amor| em mim| em um[a]? \\w+|$)|o que (?:ele|ela) (?:quer|busca|procura|espera|deseja|valoriza)\\b|(?:qual|quais) (?:\\w+ )?(?:desejo|sonho|necessidade|vontade)\\w* (?:dele|dela)',
    ],
  ],
  ensinar: [
    [
      6,
      '(?:o que|oque|que) (?:eu )?(?:posso|devo|tenho a|consigo|tenho para|poderia) (?:\\w+ )?ensin\\w+|ensin\\w+ (?:a|para|pra|pro) (?:ele|ela)|passar (?:para|pra) (?:ele|ela)|transmit\\w+',
    ],
  ],
  estuda: [
    [
      6,
      '(?:como|de que (?:jeito|forma)) (?:\\w+ )?(?:aprend\\w+|estud\\w+)|nos estudos|na escola|(?:ajud\\w+|apoi\\w+) (?:\\w+ ){0,3}(?:estud\\w+|escola|licao|tarefa|aprend\\w+)|aprend(?:e|er|izado)\\b|notas?\\b.*(?:escola|baix)|dever de casa d',
    ],
  ],
  brinca: [
    [
      7,
      'brinc\\w+|brinquedo\\w*|passatempo|se divert\\w+|lazer|hobby|gosta de fazer|presente (?:para|pra|de)|presentear',
    ],
  ],
  crianca: [
    [
      5,
      'como (?:ele|ela|o bebe|a bebe|meu \\w+|minha \\w+) (?:vai|sera|ira|vai ser|e|eh)(?: ser)?(?: \\w+)*$|como (?:vai|sera) ser (?:ele|ela|o|a)|(?:personalidade|jeito|temperamento|carater) (?:dele|dela|do|da)|como (?:crio|criar|educ\\w+|educo)|cri(?:o|ar) (?:ele|ela|meu|minha)',
    ],
  ],
  traco: [
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
      6,
      '(?:compar\\w+|diferenca entre) (?:\\w+ ){0,4}(?:anos|meses|dois|duas|periodos|dias|tres)|(?:qual|quais) (?:deles|delas|dos (?:dois|tres|anos|meses|dias)|das duas|ano|mes|dia) (?:\\w+ )*?(?:e|eh|seria|sera|fica|pesa|mais|menos|melhor|pior|bom|favoravel)|(?:em )?que (?:ano|mes) (?:\\w+ )*(?:devo|melhor|bom|e|eu)|\\b(?:19|20)\\d{2} ou (?:em )?(?:19|20)\\d{2}|(?:melhor|pior) (?:ano|mes) (?:para|pra|entre|de|dos)',
    ],
  ],
  melhorDia: [
    [
      6,
      '(?:melhor|bom|boa|qual|que|melhores|bons) (?:\\w+ )?(?:dias?|data\\w*)(?: \\w+)*? (?:para|pra|de|em|da|na|do|no|eu|entre|favorav\\w+)|dias? (?:bo[mn]s?|favorav\\w+|certos?|ideal|ideais|de sorte|propici\\w+)|(?:marcar|agendar|assinar|inaugur\\w+|casar|mudar) .{0,30}que dia|best day|mejor dia|quando (?:marco|agendo|assino|inauguro|faco a mudanca|abro)',
    ],
  ],
  melhorMes: [
    [
      7,
      '(?:pior|outro) mes\\b|(?:qual|que|melhor) (?:\\w+ )?mes(?:es)?\\b(?! pessoal)(?: \\w+)*? (?:melhor|bom|para|pra|favoravel|ideal|devo|e|de)|melhores meses|best month',
    ],
  ],
  assinatura: [
    [
      5.6,
      'assin(?:ar|o|asse|ei|ando|atura|aria|e)\\b(?! (?:contrato|o plano|o premium|um|documento|papel|a sefira|embaixo))|nome (?:artistico|profissional|de guerra|curto|de palco|social)|usar (?:so |apenas |o nome )?|(?:muda|mudou|mudaria|altera|diferenca|mudar) (?:\\w+ )*?(?:meu|minha|o|no) (?:numero|nome|expressao|energia|mapa)|nome de (?:casad[ao]|solteir[ao])|(?:casei|casar) e (?:virei|mudei|peguei|fiquei|vou)|virei\\b|apelido|(?:tir\\w+|coloc\\w+|acrescent\\w+|por|adicion\\w+) (?:o |um |meu |do |a |mais uma? )?(?:acento|sobrenome|letra|nome)|melhor\\w* (?:\\w+ )?(?:assinatura|nome)|grafia|como (?:devo )?assin\\w+|(?:mudar|trocar) (?:de |o |meu )?(?:nome|sobrenome)|stage name|signature',
    ],
  ],
  acento: [[6, 'acentos?\\b|til\\b|cedilha|sem acento|com acento|crase no nome|hifen']],
  empresa: [
    [
      5,
      '(?:nome|chamar|chama\\w*|analis\\w+|avali\\w+|numero|que tal|abr\\w+|montar|montando|fund\\w+|batizar|registrar) .{0,40}(?:empresa|negocio|loja\\w*|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|consultoria|agencia|academia|farmacia|pet ?shop|food ?truck|brecho|cafe|bar|pousada|hotel|escola|podcast|canal|consultorio|atelie|mercado|mercadinho|floricultura|transportadora|hamburgueria|sorveteria|doceria|cnpj|mei|ong|projeto|produtora|spa|imobiliaria|construtora|livraria|papelaria|quitanda|hortifruti|acougue|marmitaria|buffet|site|blog|perfil)\\b|(?:empresa|negocio|loja\\w*|marca|startup|firma|padaria|salao|restaurante|clinica|barbearia|confeitaria|oficina|pizzaria|consultoria|agencia|academia|brecho|pousada|atelie|doceria|hamburgueria|lanchonete|escritorio|estudio) .{0,40}(?:nome|chama\\w*|bo[ma]|que tal|numero|combina|da certo|energia|fundad\\w+|abert\\w+|vai bem)|(?:minha|da|dessa|a|meu|do|o) (?:empresa|negocio|loja|marca|firma)\\b',
    ],
  ],
  nomesEmpresa: [
    [
      7,
      '(?:sug[ei]r\\w+|sugest\\w+|ideias?|opc\\w+|lista|outros?|invent\\w+|cri[ea]\\w*|quero|me da|indica\\w*) (?:\\w+ ){0,4}nomes? (?:\\w+ ){0,4}(?:empresa|negocio|loja|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|barbearia|confeitaria)|(?:sug[ei]r\\w+|ideias?|me da) (?:\\w+ ){0,2}outros? nomes?',
    ],
  ],
  nomesBebe: [
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
