import { interpretDebt, interpretLesson, interpretTendency } from '@sefira/numerology/interpretations/inner-traits';
import { recommendPersonal } from '@sefira/numerology/interpretations/recommend-people';
import { h } from '../document/element.ts';
import { type Chapter, chapter, readings, section } from '../parts/chapter.ts';
import { steps } from '../parts/steps.ts';
import type { PersonalReportInput } from './input.ts';

/** Lições, tendências and dívidas. */
export function karma({ map }: PersonalReportInput): Chapter {
  return chapter({
    id: 'aprendizados',
    title: 'Aprendizados cármicos',
    part: 'Quem você é por dentro',
    hasNotes: true,
    lead: 'O que falta, o que sobra e o que pede cuidado no seu nome e na sua data. Nada disso é castigo: são convites de treino, e treino se faz aos poucos.',
    content: [
      section(
        'Lições: o que falta no nome',
        map.licoesCarmicas.length === 0
          ? h('p', {}, 'Todos os valores de 1 a 9 aparecem no seu nome: não há lição por ausência.')
          : readings(
              map.licoesCarmicas.map((number) => ({
                number,
                label: `Lição ${number}`,
                passage: interpretLesson(number, map.system),
              })),
            ),
      ),
      section(
        'Tendências: o que se repete',
        map.tendenciasOcultas.length === 0
          ? h('p', {}, 'Nenhum valor aparece quatro vezes ou mais: não há excesso a equilibrar.')
          : readings(
              map.tendenciasOcultas.map((number) => ({
                number,
                label: `Tendência ${number}`,
                passage: interpretTendency(number),
              })),
            ),
      ),
      section(
        'Dívidas: o que pede acerto',
        map.dividasCarmicas.length === 0
          ? h('p', {}, 'O seu mapa não tem dívidas cármicas.')
          : readings(
              map.dividasCarmicas.map((number) => ({
                number,
                label: `Dívida ${number}`,
                passage: interpretDebt(number),
              })),
            ),
      ),
      section('Por onde começar', steps(recommendPersonal(map))),
    ],
  });
}
