import { answerBuiltIn } from './built-in.ts';

/** Reads the trained models and the texts by answering one question about a map: the first person does not wait for that. */
export function prepareAnswers(): void {
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
