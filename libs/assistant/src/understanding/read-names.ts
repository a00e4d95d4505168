import { foldQuestion } from './fold-question.ts';

/** A name of a text with its position. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'di', 'del', 'van', 'von', "d'", 'la']);
const nameToken = /^\p{Lu}[\p{L}'’-]*$/u;

/** Words that are no names even with a capital letter. */
const noNames = new Set(
  `a ah ai ainda agora ajuda alguem alguma algum ambos amanha ano anos antes ao aos aqui arcano as assim ate bem boa bom bomdia calcula calcular
 calcule casal cabala claro com como combina combinamos combinam compara comparar compare conta conte cor cores curioso dele dela deles depois
 desafio desafios desculpa destino dia diga dinheiro diz dizer do e ela ele eles elas em empresa entao entre era es essa esse esta estava este
 eu explica explique expressao fala fale faz faca fazer foi gosto gostaria ha hoje ia ideal ignore impressao isso ja la licoes licao lista
 loja mae mais mapa mas me meu meus mil minha minhas missao mostra mostre motivacao muito nao nasci nasceu nascido nascida naquela nem no nome na nos
 nossa nosso novo numero numeros numerologia o obrigada obrigado oi ola onde os ou pai para pela pelo pesquise pode poderia por porque porem
 posso pra preciso preve prever primeiro proximo qual quais quando quanto quantos que queria quero quem sabe se sei sem sera seria seu seus
 sim significa so sobre somos sou sua suas talvez tambem tem tenho teria teu tudo um uma uns vai vamos ver verdade voce voces vou
 boa tarde noite oque eh vc pq oi oii olaa bebe marido esposa mulher namorado namorada noivo noiva filho filha irmao irma amigo amiga chefe
 socio socia ex analise analisa analisar data nascimento ciclo ciclos momento momentos ano pessoal mes semana carreira profissao sugira sugere sugestao
 sugestoes janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro domingo segunda terca quarta quinta sexta
 sabado brasil deus jesus sefira ia cabalistica cabalistico pitagorica harmonia conjugal talento oculto tendencias divida dividas psiquico natalicio vida caminho
 natal sequencia sequencias negativas planeta sorte favoraveis numerologica relatorio assinatura ltda me mei cnpj crie invente da das dos de ajude fiquei estou acho acha dica tipo`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Names by their capitals: `Maria da Silva`, also a single word. */
export function findNames(text: string): FoundName[] {
  const names: FoundName[] = [];
  const tokens = [...text.matchAll(/[\p{L}'’-]+|[.,;:!?()\n"“”]+|\d+/gu)];
  let open: { tokens: RegExpExecArray[]; pending: RegExpExecArray[] } | null = null;
  const close = () => {
    const [first] = open?.tokens ?? [];
    const last = open?.tokens.at(-1);
    if (first && last) {
      const end = last.index + last[0].length;
      names.push({ name: text.slice(first.index, end), start: first.index, end });
    }
    open = null;
  };
  for (const token of tokens) {
    const [word] = token;
    if (nameToken.test(word) && !noNames.has(foldQuestion(word)) && (word.length > 1 || open)) {
      open ??= { tokens: [], pending: [] };
      open.tokens.push(...open.pending, token);
      open.pending = [];
    } else if (open && particles.has(word.toLowerCase())) {
      open.pending.push(token);
    } else {
      close();
    }
  }
  close();
  return names;
}

const introduced =
  /(?:\bme chamo|\bmeu nome (?:completo )?(?:é|e|eh)|\bnome (?:completo )?(?:dele|dela)?(?: completo)? ?(?:é|eh)|\bnome (?:completo )?(?:dele|dela)?(?: completo)?:|\bse chama|\bchama-se|\bchamad[oa]|\bchama|\beu sou (?:a |o )?|\bsou (?:a |o )(?!\p{Ll}*(?:filh|espos|marid|don))|\bnome:)\s+["“]?/giu;
const stops =
  /[,.;:!?()\n"“”]|\b(?:nasc\p{L}*|n[ée] |e (?:o |a )?(?:meu|minha|quero|queria|qual|nasci|ele|ela|tenho|gostaria|me)|em \d|dia \d|qual|quais|como|quero|queria|que |com (?:o |a )?|combina|tem |é |eh )|\d/iu;

/** `pedro lima nasceu em…` at the start of a sentence. */
const born = /(?:^|[.!?,;]\s*)(\p{L}{3,}(?:\s+\p{L}+){0,5}?)\s+(?:nasceu|nascid[oa])\b/giu;

/** Names that the text introduces, also without capitals: `me chamo ana paula souza`. */
export function findIntroducedNames(text: string): FoundName[] {
  const names: FoundName[] = [];
  for (const match of text.matchAll(introduced)) {
    const start = match.index + match[0].length;
    const rest = text.slice(start);
    const stop = stops.exec(rest)?.index ?? rest.length;
    const name = rest
      .slice(0, stop)
      .trimEnd()
      .replace(/\s+(?:e|ou|com|e o|e a)$/iu, '');
    const words = name.split(/\s+/u).filter(Boolean);
    const [first] = words;
    if (!first || words.length > 8 || !/^[\p{L}'’ -]+$/u.test(name) || noNames.has(foldQuestion(first))) continue;
    names.push({ name: properCase(name), start, end: start + name.length });
  }
  for (const match of text.matchAll(born)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].indexOf(name);
    if (readBareName(name) !== null) names.push({ name: properCase(name), start, end: start + name.length });
  }
  return names;
}

/** The whole text as a name, for a reply that is only a name; null if it has other words. */
export function readBareName(text: string): string | null {
  const name = text
    .replace(/[.,;:!()\n"“”]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = name.split(' ');
  if (words.length > 7 || !/^\p{L}[\p{L}'’ -]+$/u.test(name)) return null;
  const plain = words.map((word) => foldQuestion(word));
  const [first = ''] = plain;
  if (noNames.has(first) && !particles.has(first)) return null;
  if (plain.some((word) => noNames.has(word) && !particles.has(word))) return null;
  return properCase(name);
}

/** Texts between quotation marks. */
export function findQuoted(text: string): FoundName[] {
  return [...text.matchAll(/["“”']([\p{L}\d][^"“”'\n]{1,80})["“”']/gu)].map((match) => ({
    name: (match[1] ?? '').trim(),
    start: match.index + 1,
    end: match.index + match[0].length - 1,
  }));
}

/** Capitalises `ana paula da silva`; a name with capitals stays as it is. */
export function properCase(name: string): string {
  const isShouted = name === name.toUpperCase() && name.length > 3;
  if (/\p{Lu}/u.test(name) && !isShouted) return name;
  return name
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => (particles.has(word) || word === 'e' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
