import type { SearchHit } from '@sefira/contracts/content/search';
import type { Passage } from '../passage.ts';
import { foldQuestion } from '../understanding/normalise.ts';

/** Stop words of a question. */
const empty = new Set(
  `a ao aos as ate com como da das de dela dele do dos e ela ele em era essa esse esta este eu foi ha isso isto ja la me
  mas mais meu meus minha minhas muito na nao nas no nos o onde os ou para pela pelo por porque pra qual quais quando que
  quem se sem ser seu seus sao so sobre sua suas tambem te tem tenho ter um uma voce voces vou algum alguma consigo da
  devo dizer diz explica explicar explique existe faco falar fazer fica fico gostaria pode posso precisa preciso quer
  queria quero saber serve significa significado ajuda ajude favor oi ola boa bom dia tarde noite obrigado obrigada`.split(
    /\s+/u,
  ),
);
const most = 6;
/** Minimum common prefix of two forms of a word: cancelo, cancelar. */
const stemLetters = 5;

/** Keywords of a question, for the site search. */
export function keywordsOf(question: string): string[] {
  const words = foldQuestion(question)
    .split(' ')
    .filter((word) => word.length > 1 && !empty.has(word));
  return [...new Set(words)].slice(0, most);
}

/** Hits with at least half of the words, matches in the title first. */
export function chooseHits(hits: readonly SearchHit[], keywords: readonly string[]): SearchHit[] {
  const counted = hits.map((hit) => {
    const inTitle = foundIn(hit.title, keywords);
    const anywhere = foundIn(`${hit.title} ${hit.excerpt}`, keywords);
    return { hit, worth: 2 * inTitle + anywhere, isFitting: anywhere * 2 >= keywords.length };
  });
  return counted
    .filter(({ isFitting, worth }) => isFitting && worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ hit }) => hit);
}

/** Text of a hit without the highlighting marks. */
export function articleOf({ path, title, excerpt }: SearchHit): Passage {
  const plain = (text: string) => text.replaceAll('**', '');
  return { key: path, title: plain(title), text: plain(excerpt), path };
}

function foundIn(marked: string, keywords: readonly string[]): number {
  const found = [...marked.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, word = '']) =>
    foldQuestion(word).slice(0, stemLetters),
  );
  return keywords.filter((keyword) => found.includes(keyword.slice(0, stemLetters))).length;
}
