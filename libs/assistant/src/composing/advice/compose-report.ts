import { composeDealing } from '../compose-person.ts';
import { askedId, type Composed, type Composer } from '../composer.ts';
import { wordingsOf } from '../passage-bank.ts';

/** What another person did or said: acknowledged first, then how to deal with the person, or an offer to read the map. */
export function composeReport(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const opening = composer.pick(...wordingsOf('relato'));
  if (label === 'eu')
    return {
      text: `${opening} Com o **nome completo** e a **data de nascimento** dessa pessoa, leio o jeito dela e o que costuma abrir a conversa.`,
      isFree: true,
      chips: ['Qual é o meu ponto fraco?', 'Me dá um conselho'],
      title: 'Uma relação difícil',
    };
  if (composer.map(label)) {
    const dealing = composeDealing({ ...composer, act: { ...composer.act, intent: 'conviver', words: '' } });
    return { ...dealing, text: `${opening.split(/(?<=[.!?])\s/u)[0]} ${dealing.text}` };
  }
  if (composer.said.has(askedId(label)))
    return {
      text: `${opening} Fale de um episódio só, comece pelo que você sentiu e termine com um pedido simples.`,
      isFree: true,
      chips: ['Me dá um conselho', 'Como está o meu momento?'],
    };
  composer.said.add(askedId(label));
  const { of } = composer.speaker(label);
  return {
    text: `${opening} Se quiser que eu leia o jeito ${of}, escreva o **nome completo** e a **data de nascimento**.`,
    isFree: true,
    awaits: label,
    chips: ['Me dá um conselho', 'Como está o meu momento?'],
    title: 'Uma relação difícil',
  };
}
