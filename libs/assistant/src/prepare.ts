import { answerBuiltIn } from './built-in.ts';
import { adoptModels, type TrainedModels } from './understanding/training/trained-classifiers.ts';

/** Takes over models that another thread has trained, and reads the texts, by answering one question about a map. */
export function prepareAnswers(models: TrainedModels): void {
  adoptModels(models);
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
