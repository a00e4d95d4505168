import { foldAligned } from '@sefira/contracts/shared/fold';
import type { DialoguePerson } from '../answerer.ts';
import { findTopics, type Topic } from '../composing/topics.ts';
import { correctSpelling } from './correct-spelling.ts';
import { foldQuestion } from './fold-question.ts';
import { findIntent, type Intent } from './intents.ts';
import { type ReadPeople, readPeople } from './read-people.ts';
import { type AskedTime, readTime } from './read-time.ts';

/** One message, read without its context. */
export interface ReadMessage extends ReadPeople {
  readonly text: string;
  /** Folded, with corrected spelling. */
  readonly words: string;
  readonly topics: readonly Topic[];
  readonly intent: Intent;
  readonly time: AskedTime | null;
  /** The number that the question is about: `destino 7`. */
  readonly number: number | null;
  readonly isAboutThem: boolean;
  readonly isAboutMe: boolean;
}

const numberWords: Readonly<Record<string, number>> = {
  um: 1,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  onze: 11,
  vinte: 22,
};

export function readMessage(text: string, today: string, known: readonly DialoguePerson[]): ReadMessage {
  const words = correctSpelling(foldQuestion(text));
  const people = readPeople(text, today, known);
  const topics = findTopics(words);
  return {
    ...people,
    text,
    words,
    topics,
    intent: findIntent(words, topics),
    time: readTime(words, people.days, today),
    number: numberOf(words),
    isAboutThem: /\b(?:dele|dela|deles|delas|ele|ela)\b/u.test(foldAligned(text)),
    isAboutMe:
      /\b(?:meu|minha|meus|minhas|eu|mim|me|tenho|sou)\b/u.test(words) &&
      !/\b(?:meu|minha) (?:marid|espos|namora|noiv|filh|mae|pai|irma|amig|chef|soci|mulher|compan|bebe|sogr|cunhad|tio|tia|prim|avo|net|empresa|loja|negocio)/u.test(
        words,
      ),
  };
}

function numberOf(words: string): number | null {
  const withoutDates = words.replace(/\b\d{1,2} (?:de )?[a-z]+ (?:de )?\d{2,4}\b|\b\d{1,2} \d{1,2} \d{2,4}\b/gu, ' ');
  const digits =
    /\b(?:numero|destino|expressao|motivacao|impressao|missao|pessoal|ano|dia|mes|licao|carmica|divida|mestre|arcano|desafio|talento|oculto|psiquico|o|do|ser|e|significa) (1[0-9]|2[0-2]|33|[0-9])\b/u.exec(
      withoutDates,
    );
  if (digits?.[1]) return Number(digits[1]);
  const word =
    /\b(?:numero|destino|mestre|expressao|motivacao|missao) (um|dois|tres|quatro|cinco|seis|sete|oito|nove|onze|vinte)\b/u.exec(
      words,
    );
  return word?.[1] ? (numberWords[word[1]] ?? null) : null;
}
