import { answerBuiltIn } from './built-in.ts';

/** Answers one question about a map, so that a process has trained its classifier and read its texts. */
export function warmUp(): void {
  answerBuiltIn({
    text: 'Maria Souza, 10/10/1980, qual o meu destino?',
    history: [],
    subject: null,
    subjectLabels: [],
    state: null,
    people: [],
    passages: [],
    earlierFacts: [],
    identity: { subject: 'warm-up', role: 'user', plan: 'free', permissions: [], sessionId: 'warm-up' },
    today: '2026-01-15',
    requestId: 'warm-up',
  });
}
