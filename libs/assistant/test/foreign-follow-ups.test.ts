import { describe, expect, test } from 'vitest';
import { openConversation } from './converse.ts';

type Turns = readonly (readonly [say: string, answer: RegExp])[];

const conversations: Readonly<Record<string, Turns>> = {
  'a weak point in English goes on with a smaller step and an example': [
    ["what's my weak point?", /^The shadow to watch/u],
    ['I already tried that', /^\*\*Then make the step smaller\.\*\*/u],
    ['give me an example', /^\*\*For instance:\*\*/u],
  ],
  'a year in English goes on with what to avoid and when it turns': [
    ['how will 2027 be for me?', /personal year is \*\*6\*\*/u],
    ['what should I avoid?', /^\*\*In 2027, a personal year 6, avoid/u],
    ['when does it end?', /^\*\*It turns on your birthday/u],
    ['when was my last year 6?', /the last one opened in 2018/u],
  ],
  'a decision in English weighs what speaks against it': [
    ['should I quit my job?', /^The decision is yours/u],
    ['but I have two kids', /\*\*Against it:\*\*/u],
  ],
  'a weak point in Spanish goes on with a smaller step and an example': [
    ['¿cuál es mi punto débil?', /^La sombra del 5/u],
    ['ya lo intenté', /^\*\*Entonces achica el paso\.\*\*/u],
    ['dame un ejemplo', /^\*\*Por ejemplo:\*\*/u],
  ],
  'a number in Spanish is good for something': [
    ['¿cuál es mi número de destino?', /\*\*6\*\*/u],
    ['¿y eso para qué sirve?', /^\*\*El número de destino sirve para/u],
  ],
  'betrayal in Spanish is met with care and nothing to click': [['me engañó mi marido', /^Lo siento\./u]],
};

describe('follow-ups in other languages', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });
});
