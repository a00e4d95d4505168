import type { CueTable } from '../cues.ts';

/** Questions about other people and children. */
export const peopleCues: CueTable = {
  visao: [
    [
      8.6,
      '(?:como|o que|oque|que) (?:e que )?(?:(?:ele|ela|eles|elas|essa pessoa|[oa] \\w+|(?:o |a )?(?:meu|minha) \\w+|\\w+) )?(?:mais )?(?:me (?:ve|enxerga|percebe|veem|enxergam)|(?:ve|enxerga|repara|nota|percebe) (?:\\w+ )?em mim)\\b|como (?:e que )?(?:eu )?(?:vejo|enxergo|percebo) (?:el[ea]|[oa] \\w+|(?:meu|minha) \\w+)|que imagem (?:ele|ela|eles) tem de mim|(?:a )?(?:visao|impressao|imagem) (?:dele|dela) (?:sobre|de) mim',
    ],
  ],
  cadaUm: [
    [8.6, '(?:fal\\w+|cont\\w+|diz\\w*) (?:\\w+ ){0,2}(?:sobre |de |d)(?:eles|elas|os dois|as duas)$'],
    [
      8.6,
      '(?:como|fal\\w+|descrev\\w+|resum\\w+|perfil|jeito|mapa|diz\\w*|cont\\w+|o que)\\b(?: \\w+){0,6} (?:de |do |da )?(?:cada (?:um|uma|filh[oa]|net[oa]|irma?o?|soci[oa])|um e (?:d)?o outro|uma e (?:d)?a outra)\\b|^(?:e |mas )*cada uma? (?:del[ea]s )?(?:e|como|no|na)\\b|como (?:sao|eram) (?:eles|elas|os dois|as duas|(?:[oa]s )?(?:meus|minhas) (?:filh|net|irma)\\w+)\\b|como (?:eles|elas|os dois|as duas|os tres|as tres) (?:sao|eram)\\b(?! (?:junt|como casal))',
    ],
  ],
  par: [
    [5, '(?:e |mas |como )*(?:[oa]s |nos |os )?(?:dois |duas |tres )?(?:se dao |combinam )?entre (?:si|eles|elas)$'],
    [6.2, 'e se (?:eu |ele |ela )?(?:tivesse|fosse|estivesse|ficasse|casasse|namorasse)(?: \\w+){0,3} com\\b'],
    [
      4.4,
      '(?:como (?:e|esta|anda|fica|vai)|qual|vale a pena|a|o|essa|esta|esse) (?:\\w+ )?(?:relacao|energia entre|sociedade|amizade|namoro|parceria|casamento)\\b(?! (?:acabou|terminou|melhor))|(?:tem|temos|teremos) (?:futuro|quimica|chance|liga)|quimica|entre (?:a gente|nos)\\b|de nos dois|compar\\w+ (?:\\w+ ){0,3}(?:com o|com a|com) |eu e (?:\\w+ )?(?:minha|meu|ele|ela)|(?:da|dar|daria\\w*) certo (?:com|junt\\w+|essa|esse)|como fica (?:eu|a gente|nos)',
    ],
    [
      4,
      'tem futuro|tem chance|saindo com|estou com (?:el[ea]|um cara)|da (?:para|pra) (?:\\w+ )*junt[oa]s|vai para frente|vinga\\b|rola (?:algo|alguma)| x (?=\\w)|^e (?:comigo|com a gente|nos dois|nos duas)\\b|combin(?:a|am|amos|o|aria|ariam|acao)\\b|compativ\\w+|compatibilidade|(?:da|damos|dao|dar|daria\\w*|daremos|deu) (?:muito )?(?:certo|jogo|liga|match|samba|bem|casamento)|se (?:da|dao|damos|entendem|dariam) (?:bem)?|(?:a gente|nos|eles|elas|nos dois) (?:\\w+ )?(?:se (?:da|entende\\w*|dao|completa\\w*)|funciona\\w*|somos)|funcion(?:a|am|amos|ariam?) (?:\\w+ )?(?:como|juntos|junto|bem|na|em)|como (?:eles|elas|os dois|as duas|a gente|nos|voces|eu e \\w+) (?:\\w+ )?(?:se|ficam?|fica|funciona\\w*|da|convive\\w*)|compar\\w+|parecid[oa]s|afinidade|sintonia|relacao (?:entre|com)|bom (?:par|casal)\\b|somos (?:\\w+ )?(?:um|uma|bons|boas|compat\\w+|parecid\\w+|almas)|e se (?:fosse|ela|ele|eu) (?:\\w+ )?(?:fosse |ficasse |for )?(?:com|junto)|compatible|get along|harmonia (?:entre|com)|juntos\\b.*\\?|match\\b|nos dois|nos duas|pra nos|para nos',
    ],
  ],
  brigas: [
    [5.6, '(?:estamos|nosso \\w+ (?:esta|anda)|relacao (?:esta|anda)|a gente (?:esta|anda)) (?:\\w+ )?em crise'],
    [
      8.7,
      'em (?:que|qual) (?:area|parte|ponto|aspecto|coisa)s? (?:\\w+ ){0,3}(?:combin\\w+|bate\\w*|da\\w*|entend\\w+) menos',
    ],
    [
      7.5,
      '(?:o que|onde|por que) (?:\\w+ ){0,2}(?:deu errado|nao deu certo|acabou|terminou|desandou)(?! (?:o|a|meu|minha) (?:dinheiro|emprego))|vivem se (?:peg\\w+|estapeando|matando|xingando)|se pegando|se (?:pegam|estapeiam|matam|xingam)',
    ],
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
      '(?:se (?:bic\\w+|suport\\w+|odei\\w+|toler\\w+)|nao se (?:aguent\\w+|fal\\w+|olh\\w+|entend\\w+|dao|gost\\w+|acert\\w+)|pe de guerra|picuinha|farpas?|barraco|clima (?:pesado|ruim|tenso|horrivel)|climao|santo (?:\\w+ )?nao bate|nao vai com a cara|brig\\w+|discut\\w+|discuss\\w+|conflit\\w+|atrit\\w+|desentend\\w+|choc\\w+|bate\\w* de frente|treta\\w*|implic\\w+|se estranh\\w+|pegam? no pe)',
    ],
  ],
  comum: [
    [
      6,
      '(?:em que|no que|onde|no que e que) (?:\\w+ ){0,3}(?:e|somos|sao|eh) (?:\\w+ )?parecid\\w+|(?:sao|somos) (?:muito )?parecid\\w+|puxou (?:a |ao |o |para )?(?:mim|a mae|o pai|ele|ela)',
    ],
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
    [
      6.2,
      'eu (?:\\w+ )?(?:sou|represento|significo|trago|acrescento|somo)(?: o que| de bom)? (?:para|na vida d|pra)(?: )?el[ea]|o que (?:eu )?(?:trago|acrescento|represento|significo|somo|ofereco) (?:para|a|n|d)\\w*',
    ],
    [
      8.7,
      'em (?:que|qual) (?:area|parte|ponto|aspecto|coisa)s? (?:\\w+ ){0,3}(?:combin\\w+|bate\\w*|da\\w*|entend\\w+) mais',
    ],
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
    [5.6, 'quem (?:eu )?(?:coloco|ponho|promovo|contrato|escolho|deixo|mando|indico|levo|demito)\\b'],
    [
      5,
      '(?:quem|qual (?:deles|delas|dos dois|das duas|de nos)) (?:\\w+ )?(?:e|eh|fica|deve\\w*|seria|cuida\\w*|manda\\w*|lidera|tem|poderia|devia|decide|vai|faz|assume|toma|da|gasta|ganha|cede|precisa|melhor|mais|sofre|ama|trabalha)\\b|^e (?:das?|dos?|com as?|com os?|na|no|pra|para) (?:\\w+ )?(?:vendas?|contas?|dinheiro|clientes?|equipe|marketing|atendimento|compras|burocracia|casa|cozinha|decisoes|financeiro|filhos|criancas|parte \\w+)$',
    ],
  ],
  quemMaisCombina: [
    [
      8.7,
      '(?:qual|quem)(?: d(?:elas|eles|as duas|os dois))? (?:e que )?me (?:faz|faria|ama|amaria|completa|entende|merece)\\b',
    ],
    [
      8.7,
      '(?:com )?(?:qual|quem)(?: d(?:elas|eles|as duas|os dois))? (?:que )?(?:eu )?(?:\\w+ )?(?:brigaria|daria|teria|seria|ficaria|casaria|viveria|sofreria|combinaria|iria)(?: \\w+){0,3} (?:menos|mais|melhor|pior|certo|feliz|chance|futuro)|(?:era|e|foi|seria|sera) (?:muito )?(?:melhor|pior) (?:do )?que (?:o|a) \\w+$|(?:em duvida|dividid[oa]|indecis[oa]|estou) entre (?:os dois|as duas|dois|duas|[oa] \\w+ e [oa])',
    ],
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
      'como (?:eu )?(?:aguent\\w+|suport\\w+|trat\\w+|chego\\b|chegar\\b|conquist\\w+|me aproxim\\w+|ganho a confianca)|(?:melhor|qual|que) (?:\\w+ )?(?:jeito|forma|maneira|modo) de (?:pedir|falar|lidar|tratar|dizer|chegar|abordar|convencer)|o que (?:eu )?(?:digo|dizer|falo|falar|respondo|responder) (?:para|a|com) |(?:que )?cuidado (?:\\w+ )?(?:devo )?ter com (?:ele|ela|essa)',
    ],
    [
      5.4,
      'como (?:eu )?(?:posso |devo |que eu |faco para |e que eu |melhor |consigo )*(?:lid\\w+|trat\\w+|conviv\\w+|agir|falo?|falar|abord\\w+|me (?:dou|dar|aproxim\\w+|relacion\\w+)|convers\\w+|conquist\\w+|agrad\\w+|apoi\\w+|ajud\\w+|lider\\w+|motiv\\w+|cobr\\w+|acalm\\w+|cheg\\w+ (?:nel[ea]|perto)\\b|surpreend\\w+|impression\\w+|pe[cdç]\\w+|administr\\w+|respond\\w+)|o que (?:eu )?(?:faco|posso fazer|devo fazer) (?:com|por|para) (?:ele|ela|isso)|(?:vive|fica|sempre) (?:me )?(?:cobr\\w+|critic\\w+|brig\\w+|reclam\\w+|implic\\w+|control\\w+).*o que (?:eu )?fac\\w|como (?:e que )?(?:se )?(?:conquista|lida|conversa|agrada)|jeito (?:certo )?de (?:falar|lidar|tratar)|how (?:do|should|can) i (?:deal|talk|treat|help)',
    ],
  ],
  entrevista: [
    [
      8.6,
      '(?:o que|oque|que|quais)(?: \\w+){0,3} pergunt\\w+(?: \\w+){0,4} (?:entrevista|selecao|candidat[oa]|para el[ea])|(?:o que|oque|que|quais) (?:\\w+ ){0,2}pergunt\\w+ (?:para|a) (?!voce|mim)(?:[oa] )?\\w+|pergunt\\w+ (?:na|numa|para a|de|da) entrevista (?:com|d|para)|o que (?:observ\\w+|avali\\w+|olh\\w+|perceb\\w+) na entrevista',
    ],
  ],
  feedback: [
    [
      6,
      'feedback|critic(?:a|ar|o) (?:construtiva)?|cham(?:o|ar) (?:a )?atencao|bronca|corrij\\w+|elogi(?:o|ar|e|em|ando)\\b|cobran\\w+',
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
      8.6,
      'sera que (?:eu )?(?:fiz|disse|falei|errei)(?: \\w+){0,3}|o que (?:e que )?(?:eu )?(?:faco|fiz|estou fazendo) de errado(?: \\w+)?|(?:foi|e) (?:alguma coisa|algo) que eu (?:fiz|disse|falei)',
    ],
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
      8.7,
      '(?:el[ea]|essa pessoa) (?:\\w+ )?gosta de (?:que|gente|pessoas?|quem)\\b|(?:que|qual) tipo de (?:gente|pessoa) (?:el[ea]|essa pessoa)',
    ],
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
    [8.6, 'que (?:le|les) ensen\\w+|(?:what|how) (?:can|do|should) i teach\\w*'],
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
};
