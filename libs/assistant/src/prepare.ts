import { answerBuiltIn } from './built-in.ts';
import { trainInThread } from './understanding/training/trained-classifiers.ts';

let prepared: Promise<void> | undefined;

/** Trains the classifiers and reads the texts, once in a process; an answer waits for it, and nothing else. */
export function prepareAssistant(): Promise<void> {
  prepared ??= trainInThread().then(readTexts);
  return prepared;
}

/** Answers one question about a map. */
function readTexts(): void {
  answerBuiltIn({
    text: 'Maria Souza, 10/10/1980, qual o meu destino?',
    history: [],
    subject: null,
    subjectLabels: [],
    state: null,
    people: [],
    passages: [],
    earlierFacts: [],
    identity: { subject: 'prepare', role: 'user', plan: 'free', permissions: [], sessionId: 'prepare' },
    today: '2026-01-15',
    requestId: 'prepare',
  });
}
