import { findBestDays } from '@sefira/numerology/best-days/best-days';
import { expect, test } from 'vitest';
import { openConversation } from './converse.ts';

test('names the best day of two people in a month by the engine of the best dates', () => {
  const conversation = openConversation();
  conversation.say('meu namorado João Pedro Lima nasceu em 14/03/1988');
  const { text, results } = conversation.say('qual o melhor dia para casar com o João em maio?');
  expect(text).toMatch(/\*\*Para casar em maio de 2027, o melhor dia para todos é \p{Ll}+, \d{1,2} de maio de 2027/u);
  expect(text).toContain('(/data-certa)');
  const { best } = findBestDays({
    occasion: 'wedding',
    people: [
      { name: 'Ana', birthDate: '1955-11-29' },
      { name: 'João', birthDate: '1988-03-14' },
    ],
    companies: [],
    from: '2027-05-01',
    to: '2027-05-31',
    avoidWeekdays: [],
    avoidHolidays: true,
    state: null,
    referenceDate: '2026-11-23',
  });
  expect(text).toContain(`${Number(best[0]?.date.slice(8))} de maio de 2027`);
  expect(results).toHaveLength(2);
});

test('asks for the birth of a person that it does not have', () => {
  const { text } = openConversation().say('qual o melhor dia para casar com o João em maio?');
  expect(text).not.toContain('o melhor dia para todos');
});

test('answers for one person as before', () => {
  const { text } = openConversation().say('qual o melhor dia para assinar um contrato em maio?');
  expect(text).not.toContain('o melhor dia para todos');
});
