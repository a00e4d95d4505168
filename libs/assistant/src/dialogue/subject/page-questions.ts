const family =
  '(?:familia|pais|mae|pai|avos?|parentes|marido|esposa|sogr\\w+|amig\\w+|padrinhos|madrinha|ti[oa]s|irmaos|irmas|todo mundo|(?:a )?gente)';
const sequence = '(?:111|222|333|444|555|666|777|888|999|sequencias?(?: negativas?)?)\\b';
const undo = '(?:tir|elimin|desfa|desfiz|sum|livr|apag|quebr|evit|remov|limp|corrig)\\w*';

/** Questions that one text about a page or a school answers, by their folded words; the first match counts. */
const questions: readonly (readonly [family: string, pattern: RegExp])[] = [
  [
    'produtoEdicoes',
    /^(?=.*\bessencial\b).*\b(?:mapa|pdf|relatorio|complet\w+|versao|edicao|diferen\w+|paginas)\b|\bpro essencial\b/u,
  ],
  [
    'produtoPainel.marca',
    /\b(?:relatorios?|pdf|entregas?|mapas?) (?:\w+ ){0,3}(?:sem (?:a )?(?:logo\w*|marca) da sefira|personalizad\w+)\b/u,
  ],
  ['produtoAssinatura.desenho', /\bassinatura (?:que )?(?:eu )?(?:desenh|fi[zc]|fac|riscar?)\w*\b/u],
  [
    'produtoDatas.nascimento',
    /\bcesare(?:a|as|ana)\b(?=.*\b(?:dia|data|quando|semana|marc\w+|agend\w+|escolh\w+|melhor)\b)|\b(?:dia|data)s? (?:\w+ ){0,4}(?:cesare(?:a|ana)|parto)\b/u,
  ],
  [
    'produtoBebe.popularidade',
    /\b(?:quao |muito |bem )?(?:popular\w*|comum|comuns|rar[oa]|na moda)\b(?: \w+){0,3} nome\b|\bnome \w+ (?:e|ta|esta) (?:\w+ )?(?:popular|comum|rar[oa]|na moda)\b|\bquant[oa]s (?:pessoas|bebes|criancas|brasileir[oa]s) (?:se chamam|tem (?:o|esse) nome)\b/u,
  ],
  ['produtoBebe.ordem', /\bordem d[oe]s? sobrenomes?\b|\b(?:invert|troc)\w* (?:a ordem d)?[eo]s sobrenomes\b/u],
  [
    'produtoBebe.outroDia',
    /\b(?:bebe|nenem|crianca|filh[oa]|ele|ela) nasc\w+ (?:\w+ ){0,2}(?:outr[oa] (?:dia|data)|antes d[ao] (?:data|previst[ao]|hora|tempo)|depois d[ao] (?:data|previst[ao]))\b/u,
  ],
  [
    'produtoMarca.parecidas',
    /\b(?:parec\w*|lembr\w+|soa|confund\w+|colid\w+|copi\w+)\b(?: \w+){0,4} (?:marcas?|empresas?) (?:\w+ )?(?:conhecid\w+|famos\w+|grandes?|existente)\b/u,
  ],
  [
    'produtoMarca.forma',
    /^(?=.*\b(?:ltda|slu|eireli|mei|razao social)\b).*\b(?:mud\w+|alter\w+|diferenca|soma\w*|conta\w*|entra\w*|influ\w+)\b.*\b(?:numeros?|mapa|energia|empresa|calculo|numerologia)\b/u,
  ],
  [
    'produtoPainel.cadastro',
    /\bclientes?\b (?:\w+ ){0,2}(?:precis\w+|tem que|devem?|necessit\w+) (?:\w+ ){0,3}(?:conta|cadastr\w+|login|senha)\b/u,
  ],
  [
    'produtoPainel.prazo',
    /\b(?:link|entrega|prazo)\b(?: \w+){0,5} (?:venc\w+|expir\w+|renov\w+|prorrog\w+|estend\w+)\b|\b(?:renov|prorrog|estend)\w+ (?:\w+ ){0,2}(?:link|entrega|prazo)\b/u,
  ],
  [
    'produtoAssinatura.desenho',
    /\b(?:assin\w+|rubrica) (?:\w+ ){0,4}(?:dedo|mouse|mesa digitalizadora|na tela|caneta (?:do tablet|no tablet|digital|touch))\b|\bdesenh\w+ (?:\w+ ){0,3}(?:assinatura|rubrica)\b|\bassinatura (?:\w+ ){0,2}(?:a mao|desenhada|manuscrita)\b/u,
  ],
  [
    'produtoAssinatura.sequencia',
    new RegExp(
      `\\b${undo} (?:\\w+ ){0,4}?${sequence}(?: \\w+){0,5} (?:assinatura|nome)\\b|\\b(?:tir|elimin|desfa|livr|evit|remov)\\w* (?:\\w+ ){0,3}sequencias?\\b|\\bletras? (?:\\w+ ){0,3}(?:caus|form|ger|faz|dao|provoc)\\w* (?:\\w+ ){0,3}?${sequence}|\\b(?:assinatura|nome)\\b(?: \\w+){0,5} ${undo} (?:\\w+ ){0,4}?${sequence}`,
      'u',
    ),
  ],
  [
    'produtoAssinatura.mudar',
    /\b(?:mud\w+|troc\w+|alter\w+|refaz\w+|atualiz\w+|renov\w+) (?:\w+ ){0,3}assinatura (?:profissional|artistica|de trabalho|no trabalho|no nome|do (?:meu )?nome|social)\b/u,
  ],
  [
    'produtoAssinatura.documentos',
    /^(?=.*\bassinatura\b).*\b(?:mud|troc|precis|atualiz|refaz|vale)\w* (?:\w+ ){0,3}(?:rg|documentos?|cnh|passaporte|cartorio|identidade|registro civil)\b/u,
  ],
  [
    'produtoAssinatura.alcance',
    /\b(?:tentativas|versoes|formas) (?:\w+ ){0,2}(?:de )?assinaturas?\b|\b(?:test\w+|compar\w+|guard\w+|experiment\w+) (?:varias|diversas|muitas|quantas|outras|duas|tres) (?:\w+ )?assinaturas?\b/u,
  ],
  [
    'produtoAssinatura.partilha',
    /\b(?:mand|envi|compartilh|mostr)\w+ (?:a |minha |essa |o estudo da )*assinatura\b(?! (?:mensal|anual|premium))/u,
  ],
  [
    'produtoAssinatura.pdf',
    /\bassinatura\b (?!mensal|anual|premium)(?:\w+ ){0,4}pdf\b|\bpdf (?:\w+ ){0,3}(?:minha|da) assinatura$/u,
  ],
  [
    'produtoDatas.outros',
    /\bquant[oa]s (?:pessoas|socios|convidados)\b.*\bdata certa\b|\bdata certa\b.*\bquant[oa]s (?:pessoas|socios)\b/u,
  ],
  [
    'produtoDatas.alcance',
    /^(?=.*\bdata certa\b).*\b(?:fim de semana|fins de semana|finais de semana|sabados?|domingos?|feriados?|dias? da semana)\b/u,
  ],
  [
    'produtoLivro.alcance',
    /\blivro do ano\b(?: \w+){0,3} (?:comec\w+|inici\w+|janeiro)\b|\b(?:comec\w+|inici\w+) (?:\w+ ){0,3}livro do ano\b/u,
  ],
  [
    'produtoLivro.impresso',
    /^(?=.*\blivro do ano\b).*\b(?:impress(?:[oa]|ao)|correio|em papel|fisico|capa dura|chega em casa)\b/u,
  ],
  [
    'produtoLivro.pdf',
    /\bquant[oa]s (?:paginas|folhas)\b(?: \w+){0,3} livro\b|\blivro\b(?: \w+){0,4} quant[oa]s (?:paginas|folhas)\b|\b(?:tamanho|grossura) d[oe] livro\b|\blivro do ano\b.*\b(?:espaco|linhas?|lugar) (?:\w+ )?(?:para )?(?:escrever|anotar|anotacoes)\b/u,
  ],
  ['produtoBebe.alcance', /\b(?:semanas?|dias) de (?:folga|margem)\b(?!.*\b(?:trabalho|ferias)\b)/u],
  [
    'produtoBebe.cadastro',
    /\bvot\w+ (?:\w+ ){0,3}(?:sem|com|precis\w+) (?:\w+ ){0,3}(?:cadastr\w+|conta|login|senha)\b|\bprecis\w+ (?:\w+ ){0,3}(?:cadastr\w+|conta|login) (?:\w+ ){0,2}vot\w+/u,
  ],
  [
    'produtoBebe.partilha',
    new RegExp(
      `^(?!.*\\bem quem\\b|.*\\bvot\\w+ (?:n[oa]|em|para|contra) (?!(?:meu |o |um |qualquer )*(?:nomes?|lista|bebe|site|link|celular)\\b)).*(?:\\b${family} (?:\\w+ ){0,3}vot(?:a|am|ar|e|em|arem|assem)\\b|\\bvot\\w+ (?:\\w+ ){0,3}(?:nomes?|lista) ?(?:d[oae]s? |favorit\\w+|$))`,
      'u',
    ),
  ],
  [
    'produtoBebe.ideias',
    /\b(?:bebe|nenem|filh[oa]|menin[oa]|crianca|net[oa])\b(?: \w+){0,2} nasc(?:e|er|era|endo) (?:(?:la|so|agora|por volta|ate|em|no|na|para|de|fim|comeco|inicio|mes|meados) ){1,4}\w+.*\bnomes?\b/u,
  ],
  [
    'produtoMarca.registro',
    /\binpi\b|\bmarca\b(?: \w+){0,4} registrad[ao]\b|\bmarcas? registradas?\b|\bregistr(?:o|ar|am|a|e|em) (?:(?:de|da|a|minha|nossa|uma|essa|sua|as) ){0,2}marcas?\b/u,
  ],
  [
    'produtoMarca.registro',
    /\b(?:existe|ha|tem|usa|usam) (?:\w+ ){0,3}(?:marca|empresa|firma) (?:\w+ )?(?:igual|iguais|parecid\w+|semelhante|com (?:o )?(?:esse|mesmo|meu) nome)\b/u,
  ],
  ['produtoMarca.slogan', /\bslogans?\b/u],
  [
    'produtoMarca.logo',
    /\bmarca (?:faz|sugere|cria|desenha|tem|gera) (?:\w+ )?(?:logo\w*|desenho|identidade visual)\b|\b(?:voces|sefira) (?:fazem|faz|criam|cria|desenham?) (?:\w+ )?logo\w*\b/u,
  ],
  [
    'produtoMarca.como',
    /\b(?:nomes?|marca) (?:\w+ ){0,3}(?:empresa|negocio|loja|marca|firma)\b.*\bonde (?:eu )?(?:compar|vej|analis|test|avali)\w+\b|\bonde (?:eu )?(?:compar|analis|test|avali)\w+ (?:\w+ ){0,3}nomes? (?:\w+ ){0,3}(?:empresa|negocio|loja|marca|firma)\b|^como (?:e que )?(?:eu )?(?:escolh\w+|decid\w+) (?:o |um |bem o )?nome (?:d[aeo]|para) (?:\w+ )?(?:empresa|negocio|loja|marca|firma)$/u,
  ],
  [
    'produtoMarca.dominio',
    /\bdominios?\b.*\b(?:livre|dispon\w+|registrad\w+|existe|usad\w+)\b|\bregistro br\b|\b(?:confer|verific|chec)\w* (?:\w+ ){0,4}dominios?\b/u,
  ],
  [
    'produtoMarca.outros',
    /^(?:e )?a (?:pagina )?(?:da )?marca (?:leva|consider\w*|usa|olha|le|soma|conta)\b.*\bsocios?\b/u,
  ],
  [
    'produtoPainel.consentimento',
    /\b(?:consentimento|lgpd|autorizacao)\b.*\bclientes?\b|\bclientes?\b.*\b(?:consent\w+|lgpd)\b/u,
  ],
  [
    'produtoPainel.marca',
    /^(?=.*\b(?:clientes?|pdf|relatorios?|painel)\b).*\b(?:minha|meu) (?:propri[ao] )?(?:logo\w*|logomarca|marca|cores)\b/u,
  ],
  [
    'produtoPainel.entrega',
    /\b(?:quem|quando|se|quantas vezes) (?:\w+ ){0,2}(?:abri\w+|viram?|viu|leram?|acess\w+) (?:a |as |minhas? )*entregas?\b|\bentregas? (?:foi|foram|ja foi) (?:abert\w+|vist\w+|lid\w+)\b/u,
  ],
  [
    'produtoPainel.exportar',
    /\b(?:export|baix|salv)\w* (?:\w+ ){0,4}?(?:d[aeo]s? |uma? |[oa]s? |meus? |minhas? )clientes?\b/u,
  ],
  [
    'produtoPainel.apagar',
    /\b(?:arquivar|excluir|deletar|apagar) (?:\w+ )?clientes?\b|\bclientes?\b(?: \w+){0,5} (?:apag|exclu|delet)\w* (?:\w+ ){0,2}(?:dados|ficha|cadastro)\b|\b(?:apag|exclu|delet|remov|elimin|arquiv)\w* (?:\w+ ){0,4}?(?:d[aeo] |uma? |[oa] |meu |minha )clientes?\b/u,
  ],
  ['produtoEscolas.planos', /\bplanos? (?:de|da|das) express(?:ao|oes)\b/u],
  ['produtoEscolas.compostos', /\bnumeros? compostos?\b/u],
  [
    'produtoEscolas.caldaica',
    /\b(?:o que (?:e|tem|muda|faz)|como funciona|explic\w+|diferenca\w*|diferente|por que)\b.*\bcaldai[ck]\w+\b|\bcaldai[ck]\w+ (?:us|tem|cont|consider|aceit|ignor)\w*\b|\bo que (?:a )?(?:numerologia )?caldai[ck]\w+\b|^(?:e )?(?:a )?(?:numerologia |escola )?caldaica$/u,
  ],
  [
    'produtoEscolas.pitagorica',
    /\bpitagoric\w+ (?:us|tem|cont|consider|aceit|ignor)\w*\b|\bo que (?:a )?(?:numerologia )?pitagorica (?:tem|faz|muda)\b/u,
  ],
  [
    'produtoEscolas.profundos',
    /^(?!.*\b(?:meus?|minhas?)\b)(?=.*\b(?:o que (?:e|sao|significam?)|explic\w+|para que serve\w*)\b).*\b(?:numero d[ea] maturidade|maturidade (?:na|da) (?:numerologia|pitagorica)|paixao oculta|numeros? pontes?|pontes? (?:na|da) (?:numerologia|pitagorica))\b/u,
  ],
  [
    'produtoEscolas.essencia',
    /\b(?:o que (?:e|sao)|explic\w+)\b.*\b(?:essencia|transitos?|letras em transito)\b.*\b(?:pitagoric\w+|numerologia)\b|\bletras em transito\b/u,
  ],
  [
    'produtoEscolas.melhor',
    /\b(?:qual|que) (?:escola|sistema|numerologia)(?: (?:e|seria|dessas|das tres|delas))* (?:a |o )?(?:melhor|mais (?:certa|correta|confiavel|precisa)|certa|correta|verdadeira)\b/u,
  ],
  [
    'produtoEscolas.fontes',
    /\b(?:fontes?|bibliografia|referencias|provas?) (?:\w+ )?(?:d[aeo]s? )?(?:regras?|calculos?|contas?|numerologia)\b|\b(?:confer\w+|test\w+|compar\w+|prov\w+) (?:\w+ )?(?:calculos?|contas?|regras?) (?:\w+ ){0,3}(?:livros?|cursos?|fontes?)\b|\bde (?:onde|que livro\w*) (?:vem|vieram|saem|sairam|tiraram) (?:\w+ )?regras?\b/u,
  ],
  [
    'produtoEscolas.nove',
    /\b9\b.*\b(?:nao|nunca) (?:existe|tem|aparece|vale)\b.*\bcabalistica\b|\b(?:nenhuma letra|por que (?:nao|nenhuma)) .*\b(?:vale|tem) (?:o )?9\b|\bcabalistica\b.*\b(?:nao|sem) (?:tem |usa )?(?:o )?9\b/u,
  ],
  [
    'produtoEscolas.escolher',
    /\b(?:mud\w+|troc\w+|pass\w+|us[aoe]\w*) (?:\w+ )?(?:para|a|pela|na) (?:numerologia |escola )?(?:caldai[ck]\w+|pitagorica)$|\b(?:quais|que|quantas|outras?) (?:sao )?(?:as )?escolas\b|\b(?:troc\w+|mud\w+|escolh\w+|us\w+) (?:\w+ ){0,3}(?:de )?(?:escola|sistema)\b|\bvoces (?:tem|fazem|usam|oferecem|calculam) (?:\w+ ){0,3}(?:pitagorica|caldaica)\b/u,
  ],
];
/** Which of two names to sign, with names and dates in the question: `mantenho o meu ou pego o sobrenome dele?`. */
const choiceOfSignature =
  /\b(?:mant|fic|us|peg|adot)\w* (?:\w+ ){0,5}(?:sobre)?nome\b(?: \w+){0,4} ou (?:\w+ ){0,2}(?:peg|adot|us|acrescent|inclu|coloc|assum|mant|fic)\w* (?:\w+ ){0,4}(?:sobre)?nome\b|\b(?:eu )?assino (?!embaixo)(?=.*\bnasci\b).*\b(?:qual|melhor|troc\w+|mud\w+)\b|\bnome artistico e\b(?=.*\bnasci\b).*\b(?:dev\w+|val\w+|melhor|troc\w+|mud\w+|bom|serve)\b/u;

export function asksWhichSignature(words: string): boolean {
  return choiceOfSignature.test(words);
}

/** Questions about the calculation rules; after a number, the same words ask for its sum. */
const rules =
  /\b(?:que|quais|qual)(?: sao)?(?: as?| o)? (?:regras?|metodo|sistema|escola|criterios?) (?:de calculo )?(?:que )?(?:(?:voces?|a sefira|o site|foi|foram|e|sao|tu) ){0,2}(?:us|segu|adot|aplic)\w+|\b(?:us|segu)\w+ (?:que|quais) regras?\b|\b(?:em que|no que) (?:\w+ ){0,2}(?:base(?:ia|iam|ado|ada|ados)) (?:\w+ ){0,3}(?:calculos?|contas?)\b|^como (?:e que )?(?:voces?|a sefira) (?:calcul|faz)\w*(?: (?:os numeros|as contas|a conta|tudo))?$/u;
const checks = /\b(?:confer|verific|consult|pesquis|checa|olha|registrar)\w*\b.*\b(?:inpi|marca)\b/u;
/** Data of others, which no user may delete: `apague os clientes de outra conta`. */
const ofOthers = /\b(?:outr[oa]s? (?:contas?|usuari\w+|pessoas?)|da sefira|do sistema|do site|banco de dados)\b/u;

/** The family of the text that answers a question about a page or a school; null for any other message. */
export function pageQuestion(
  words: string,
  { hasNames, isAfterNumber }: { readonly hasNames: boolean; readonly isAfterNumber: boolean },
): string | null {
  const found = questions.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (found?.startsWith('produtoPainel')) return ofOthers.test(words) ? null : found;
  if (found === 'produtoMarca.registro') return hasNames && !checks.test(words) ? null : found;
  if (found === 'produtoBebe.ordem' || found === 'produtoBebe.ideias' || found === 'produtoAssinatura.sequencia')
    return hasNames ? null : found;
  if (found === null && !isAfterNumber && rules.test(words)) return 'produtoEscolas';
  return found;
}
