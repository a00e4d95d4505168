import { composeAdvice } from '../advice/compose-advice.ts';
import { composeMoment } from '../compose-moment.ts';
import { composeDealing } from '../compose-person.ts';
import type { Composed, Composer } from '../composer.ts';

/** A user who gave a first name alone: greeted, and asked for the rest once. */
export function composeIntroduction(composer: Composer): Composed {
  const name = composer.person('eu')?.name?.split(' ')[0] ?? '';
  return {
    text: `Prazer, ${name}! Para ler o seu mapa, escreva o **nome completo**, como na certidão, e a **data de nascimento**, do jeito que preferir. Se quiser, já diga o que você quer saber.`,
    isFree: true,
    awaits: 'eu',
    chips: ['O que é número de Destino?', 'O que você sabe fazer?'],
    title: `Conversa com ${name}`.slice(0, 60),
  };
}

/** A limit that was said first, then what can be read: the person spoken of, else the own moment. */
export function composeSoft(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  if (label !== 'eu' && found)
    return composeDealing({ ...composer, act: { ...composer.act, intent: 'conviver', words: '' } });
  if (label === 'eu' && found && composer.act.area !== null)
    return composeAdvice({ ...composer, act: { ...composer.act, intent: 'area' } });
  if (label === 'eu' && found && composer.act.purpose !== null) return composeAdvice(composer);
  return composer.map('eu')
    ? composeMoment({ ...composer, act: { ...composer.act, who: ['eu'] } })
    : { text: 'Se quiser, olhamos o seu momento ou um número do mapa.', chips: ['Como está o meu momento?'] };
}
