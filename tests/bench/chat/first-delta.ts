import { io } from 'socket.io-client';

/** Milliseconds from sending each question, sorted. */
export interface AnswerTimes {
  readonly firstDelta: readonly number[];
  readonly wholeAnswer: readonly number[];
}

/** Times from sending a question to the first piece of its answer and to its end, one question after the other. */
export async function measureAnswers(url: string, token: string, questions: number): Promise<AnswerTimes> {
  const socket = io(`${url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  const once = (name: string) => new Promise<void>((resolve) => socket.once(name, () => resolve()));
  await once('authenticated');
  const firstDelta: number[] = [];
  const wholeAnswer: number[] = [];
  let conversationId: string | null = null;
  try {
    for (let index = 0; index < questions; index += 1) {
      const [first, end] = [once('messageDelta'), once('stopTyping')];
      const message = `Qual é o destino de quem nasceu em ${(index % 28) + 1}/05/1980?`;
      const payload: object = {
        id: `msg_first_${index}`,
        message,
        conversationId,
        timestamp: new Date().toISOString(),
      };
      const start = performance.now();
      const answered: Promise<{ data: { conversationId: string } }> = socket.emitWithAck('sendMessage', payload);
      await first;
      firstDelta.push(performance.now() - start);
      conversationId = (await answered).data.conversationId;
      await end;
      wholeAnswer.push(performance.now() - start);
    }
  } finally {
    socket.close();
  }
  const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
  return { firstDelta: sorted(firstDelta), wholeAnswer: sorted(wholeAnswer) };
}
