import { NumerologyError } from '@sefira/numerology/errors';
import type { PersonInTalk, Question } from '../domain/answerer.ts';
import { firstSuggestions } from '../domain/offer-texts.ts';
import { answerChildNames, answerCompanyNames, answerSpellings } from './answer-names.ts';
import { answerSupport } from './answer-support.ts';
import { answerConcept, answerFromTexts, answerMeaning } from './answer-texts.ts';
import { answerThing } from './answer-thing.ts';
import { answerCompany, answerCompatibility } from './answer-together.ts';
import { answerTopics } from './answer-topics.ts';
import { isSad, withCare } from './care.ts';
import { type Draft, draftOf } from './draft.ts';
import { followTalk, type Talk } from './follow-talk.ts';
import {
  crisisAnswer,
  forgetAnswer,
  greetingAnswer,
  healthAnswer,
  helpAnswer,
  identityAnswer,
  injectionAnswer,
  legalAnswer,
  moneyAnswer,
  symbolicOffer,
  thanksAnswer,
} from './safety-texts.ts';

export interface BuiltInAnswer extends Draft {
  readonly people: readonly PersonInTalk[];
  /** The person's own analyses are asked for: a call that this pure part cannot make. */
  readonly wantsOwnAnalyses: boolean;
}

/** The built-in assistant: a question with its conversation gives an answer, always the same. No clock, no network. */
export function answerBuiltIn(question: Question): BuiltInAnswer {
  const talk = followTalk(question);
  const draft = safely(talk, () => withCare(talk, compose(talk, question.today)));
  return { ...draft, people: [...talk.people.values()], wantsOwnAnalyses: talk.intent === 'own-analyses' };
}

const READS_ARTICLES = new Set<Talk['intent']>(['support', 'concept', 'meaning', 'other']);

/** Whether articles of the site belong to the answer: they are searched for by a call that this pure part cannot make. */
export function wantsArticles(question: Question): boolean {
  const { intent, message } = followTalk(question);
  return READS_ARTICLES.has(intent) && message.wrongDates.length === 0;
}

/** What the engine refuses is said to the person in its own words. */
function safely(talk: Talk, work: () => Draft): Draft {
  const [wrong] = talk.message.wrongDates;
  if (wrong) {
    return draftOf(
      `A data **${wrong.text}** não existe no calendário. Confira o dia, o mês e o ano e me diga de novo, por exemplo 15/03/1990.`,
      {
        isFree: true,
      },
    );
  }
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NumerologyError)) throw error;
    return draftOf(`Não consegui calcular: ${error.message} Confira os dados e me diga de novo.`, { isFree: true });
  }
}

function compose(talk: Talk, today: string): Draft {
  const suggestions = [...firstSuggestions].slice(0, 3);
  switch (talk.intent) {
    case 'crisis':
      return draftOf(crisisAnswer, { isFree: true });
    case 'health':
      return draftOf(`${healthAnswer}\n\n${symbolicOffer}`);
    case 'legal':
      return draftOf(`${legalAnswer}\n\n${symbolicOffer}`);
    case 'money':
      return draftOf(`${moneyAnswer}\n\n${symbolicOffer}`);
    case 'injection':
      return draftOf(injectionAnswer, { suggestions });
    case 'identity':
      return draftOf(identityAnswer, { suggestions });
    case 'greeting':
      return draftOf(greetingAnswer, { suggestions, isFree: true });
    case 'help':
      return draftOf(helpAnswer, { suggestions, isFree: true });
    case 'thanks':
      return draftOf(thanksAnswer, { suggestions, isFree: true });
    case 'forget':
      return draftOf(forgetAnswer, { isFree: true });
    case 'support':
      return answerSupport(talk);
    case 'compatibility':
      return answerCompatibility(talk, today);
    case 'company':
      return answerCompany(talk, today);
    case 'company-names':
      return answerCompanyNames(talk);
    case 'child-names':
      return answerChildNames(talk);
    case 'spellings':
      return answerSpellings(talk);
    case 'thing':
      return answerThing(talk);
    case 'concept':
      return answerConcept(talk);
    case 'meaning':
      return answerMeaning(talk);
    case 'topic':
      return talk.message.number !== null && isGeneral(talk) ? answerMeaning(talk) : answerTopics(ofNow(talk), today);
    default:
      return answerFromTexts(talk);
  }
}

/** Who is sad wants to hear of now, not a table of all numbers. */
function ofNow(talk: Talk): Talk {
  const isTable = talk.topics.length === 1 && talk.topics[0] === 'mapa';
  return isTable && isSad(talk) ? { ...talk, topics: ['anoPessoal'] } : talk;
}

/** "O que significa destino 7?" asks about the number, not about somebody. */
function isGeneral({ message, topics }: Talk): boolean {
  const isSomebodys =
    message.people.length > 0 || message.isAboutMe || message.isAboutThem || message.loose.birthDate !== null;
  return !isSomebodys && topics.length > 0;
}
