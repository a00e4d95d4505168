import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import { type Content, h } from '../document/element.ts';
import { type Chapter, chapter, chips, readings, section } from '../parts/chapter.ts';
import type { PersonalReportInput } from './input.ts';

/** The numbers that complete the portrait. */
export function traits({ map }: PersonalReportInput): Chapter {
  const texts = interpretMap(map);
  const { aptidaoProfissional: aptitude, harmoniaNomeNascimento: harmony, grauAscensao: ascent } = texts;
  return chapter({
    id: 'retrato',
    title: 'O retrato completo',
    part: 'Quem você é por dentro',
    hasNotes: true,
    lead: 'Números que dão nuance aos cinco principais: o dia em que você nasceu, a imagem que guarda de si, um talento em reserva e a reação de emergência.',
    content: [
      readings([
        { number: map.diaNatalicio, label: 'Dia natalício', passage: texts.diaNatalicio },
        { number: map.numeroPsiquico, label: 'Número psíquico', passage: texts.numeroPsiquico },
        { number: map.talentoOculto, label: 'Talento oculto', passage: texts.talentoOculto },
        {
          number: map.respostaSubconsciente,
          label: 'Resposta subconsciente',
          passage: texts.respostaSubconsciente,
        },
      ]),
      h(
        'div',
        { className: texts.relacaoIntervalos === null ? 'grid two section' : 'grid three section' },
        card('Nome e nascimento', harmony.title, harmony.description),
        card('Grau de ascensão', ascent.title, ascent.text),
        texts.relacaoIntervalos === null
          ? null
          : card('Primeiro nome', `O tom do ${map.relacaoIntervalos ?? ''}`, texts.relacaoIntervalos),
      ),
      section('Vocação e trabalho', h('p', {}, aptitude.text), chips(aptitude.areas)),
    ],
  });
}

function card(label: string, title: string, text: string): Content {
  return h(
    'div',
    { className: 'card' },
    h('p', { className: 'eyebrow' }, label),
    h('h4', {}, title),
    h('p', { className: 'small', style: { margin: '1.4mm 0 0' } }, text),
  );
}
