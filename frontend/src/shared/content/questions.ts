/** A question with its answer in Markdown. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions of a group: each heading of the second level with its content. */
export function questionsOf(body: string): Question[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n');
      return { question: question.trim(), answer: answer.join('\n').trim() };
    });
}
