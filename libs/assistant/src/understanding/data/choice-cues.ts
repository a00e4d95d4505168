import type { CueTable } from '../cues.ts';

/** Questions for a time, a name or a firm, an address, and for the map itself. */
export const choiceCues: CueTable = {
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
    [6.2, '(?:que|qual) dia (?:e|eh|seria|fica|cai) (?:\\w+ )?(?:bom|melhor|bem|ideal|legal)'],
    [
      6.6,
      'quando (?:e |eh |seria |fica |for )?(?:o |a |um |uma )?(?:melhor|bom|ideal|momento|boa hora) (?:momento |hora |dia |data )?(?:para |de |pra )?(?:eu |a gente |gente |nos |sentar e )*(?:sent\\w+|resolv\\w+|fal\\w+|cont\\w+|dizer|comec\\w+|pedir|sair|conversar|anunciar|compr\\w+|vend\\w+|reform\\w+|mud\\w+)|^(?:e )?quando (?:eu )?(?:comeco|falo|conto|peco|converso|anuncio|compro|vendo|marco|faco|mudo|viajo)\\b',
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
      6.6,
      '(?:minha|meu|nossa|nosso) (?:empresa|loja\\w*|negocio|marca|salao|restaurante|clinica|escritorio|estudio|studio|barbearia|padaria|confeitaria|oficina|lanchonete|pizzaria|consultorio|atelie|mercado|mei)(?: \\w+){0,3} (?:se )?(?:chama\\w*|tem o nome|leva o nome)\\b',
    ],
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
      'batiz\\w+ (?:a |o |minha |meu |nossa |nosso |essa |uma? ){0,2}(?:empresa|negocio|loja\\w*|marca|firma|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|cafeteria|livraria|doceria|hamburgueria)\\b',
    ],
    [
      7,
      '(?:abr\\w+|mont\\w+|cri(?:ar|ando)|lanc\\w+|comec\\w+) (?:\\w+ ){0,3}(?:empresa|negocio|loja\\w*|marca|firma|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|consultoria|agencia|academia|farmacia|brecho|pousada|consultorio|atelie|cafeteria|livraria|doceria|hamburgueria|mercad\\w+)\\b(?: \\w+){0,6} (?:(?:que|qual|quais) nomes?|nomes? (?:\\w+ )?(?:dar|por|sugere\\w*))',
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
      '(?:rua|avenida|travessa|alameda|numero) (?:\\w+ ){0,4}(?!(?:19|20)\\d\\d\\b)\\d{2,5}\\b(?! (?:reais|anos|linhas))|(?:meu |o |a )?(?:antig[oa]|outr[oa]|nov[oa]) (?:era|e) (?:o |a )?\\d{2,5}|(?:alug\\w+|mor\\w+|mud\\w+|compr\\w+|fic\\w+ (?:no|com)) (?:(?!aos )\\w+ ){0,3}(?!(?:19|20)\\d\\d\\b)\\d{2,4}\\b(?! (?:reais|anos|mil|vezes|dias|meses))|(?:casa|apartamento|predio|sala|bloco|placa|telefone|celular|endereco|moro|numero da (?:minha )?(?:casa|porta|rua)|quarto|vaga|andar|flat|carro|moto|conjunto|lote|chacara|kitnet|loft)\\b(?:(?! nasc).){0,40}\\d|\\d+(?! (?:anos|meses|dias))(?: \\w+){0,3} (?:casa|apartamento)\\b',
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
