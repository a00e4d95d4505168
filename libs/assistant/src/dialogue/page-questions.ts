const family =
  '(?:familia|pais|mae|pai|avos?|parentes|marido|esposa|sogr\\w+|amig\\w+|padrinhos|madrinha|ti[oa]s|irmaos|irmas|todo mundo|(?:a )?gente)';
const sequence = '(?:111|222|333|444|555|666|777|888|999|sequencias?(?: negativas?)?)\\b';
const undo = '(?:tir|elimin|desfa|desfiz|sum|livr|apag|quebr|evit|remov|limp|corrig)\\w*';

/** Questions that one text about a page or a school answers, by their folded words; the first match counts. */
const questions: readonly (readonly [family: string, pattern: RegExp])[] = [
  [
    'produtoAssinatura.desenho',
    /\bassin\w+ (?:\w+ ){0,4}(?:dedo|mouse|mesa digitalizadora|na tela|caneta (?:do tablet|digital|touch))\b|\bdesenh\w+ (?:\w+ ){0,3}(?:assinatura|rubrica)\b|\bassinatura (?:\w+ ){0,2}(?:a mao|desenhada|manuscrita)\b/u,
  ],
  [
    'produtoAssinatura.sequencia',
    new RegExp(
      `\\b${undo} (?:\\w+ ){0,4}?${sequence}(?: \\w+){0,5} (?:assinatura|nome)\\b|\\b(?:assinatura|nome)\\b(?: \\w+){0,5} ${undo} (?:\\w+ ){0,4}?${sequence}`,
      'u',
    ),
  ],
  [
    'produtoAssinatura.mudar',
    /\b(?:mud\w+|troc\w+|alter\w+|refaz\w+|atualiz\w+|renov\w+) (?:\w+ ){0,3}assinatura (?:profissional|artistica|de trabalho|no trabalho|no nome|do (?:meu )?nome|social)\b/u,
  ],
  [
    'produtoLivro.pdf',
    /\bquant[oa]s (?:paginas|folhas)\b(?: \w+){0,3} livro\b|\blivro\b(?: \w+){0,4} quant[oa]s (?:paginas|folhas)\b|\b(?:tamanho|grossura) d[oe] livro\b/u,
  ],
  [
    'produtoBebe.cadastro',
    /\bvot\w+ (?:\w+ ){0,3}(?:sem|com|precis\w+) (?:\w+ ){0,3}(?:cadastr\w+|conta|login|senha)\b|\bprecis\w+ (?:\w+ ){0,3}(?:cadastr\w+|conta|login) (?:\w+ ){0,2}vot\w+/u,
  ],
  [
    'produtoBebe.partilha',
    new RegExp(
      `^(?!.*\\bem quem\\b).*(?:\\b${family} (?:\\w+ ){0,3}vot(?:a|am|ar|e|em|arem|assem)\\b|\\bvot\\w+ (?:\\w+ ){0,3}(?:nomes?|lista) ?(?:d[oae]s? |favorit\\w+|$))`,
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
    'produtoPainel.apagar',
    /\b(?:apag|exclu|delet|remov|elimin|arquiv)\w* (?:\w+ ){0,4}?(?:d[aeo] |uma? |[oa] |meu |minha )clientes?\b/u,
  ],
  ['produtoEscolas.planos', /\bplanos? (?:de|da|das) express(?:ao|oes)\b/u],
  ['produtoEscolas.compostos', /^(?!.*\bmeus?\b).*\bnumeros? compostos?\b/u],
  [
    'produtoEscolas.caldaica',
    /\b(?:o que (?:e|tem|muda|faz)|como funciona|explic\w+|diferenca\w*|diferente|por que)\b.*\bcaldai[ck]\w+\b|^(?:e )?(?:a )?(?:numerologia |escola )?caldaica$/u,
  ],
  [
    'produtoEscolas.escolher',
    /\b(?:quais|que|quantas|outras?) (?:sao )?(?:as )?escolas\b|\b(?:troc\w+|mud\w+|escolh\w+|us\w+) (?:\w+ ){0,3}(?:de )?(?:escola|sistema)\b|\bvoces (?:tem|fazem|usam|oferecem|calculam) (?:\w+ ){0,3}(?:pitagorica|caldaica)\b/u,
  ],
];
/** The rules of the house; after a number, the same words ask for its sum. */
const rules =
  /\b(?:que|quais|qual)(?: sao)?(?: as?| o)? (?:regras?|metodo|sistema|escola|criterios?) (?:de calculo )?(?:que )?(?:(?:voces?|a sefira|o site|foi|foram|e|sao|tu) ){0,2}(?:us|segu|adot|aplic)\w+|\b(?:us|segu)\w+ (?:que|quais) regras?\b|^como (?:e que )?(?:voces?|a sefira) (?:calcul|faz)\w*(?: (?:os numeros|as contas|a conta|tudo))?$/u;
const checks = /\b(?:confer|verific|consult|pesquis|checa|olha|registrar)\w*\b.*\b(?:inpi|marca)\b/u;
/** Data of others, which no user may delete: `apague os clientes de outra conta`. */
const ofOthers = /\b(?:outr[oa]s? (?:contas?|usuari\w+|pessoas?)|da sefira|do sistema|do site|banco de dados)\b/u;

/** The family of the text that answers a question about a page or a school; null for any other message. */
export function pageQuestion(
  words: string,
  { hasNames, isAfterNumber }: { readonly hasNames: boolean; readonly isAfterNumber: boolean },
): string | null {
  const found = questions.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (found === 'produtoPainel.apagar') return ofOthers.test(words) ? null : found;
  if (found === 'produtoMarca.registro') return hasNames && !checks.test(words) ? null : found;
  if (found === 'produtoBebe.ideias') return hasNames ? null : found;
  if (found === null && !isAfterNumber && rules.test(words)) return 'produtoEscolas';
  return found;
}
