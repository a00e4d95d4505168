import type { ChatCard } from '@sefira/contracts/chat/message';
import { letterGrid } from '@sefira/numerology/letter-grid';
import { Mandala } from '../../../ui/drawings/mandala.tsx';

interface CardMandalaProps {
  readonly name: string;
  readonly figures: ChatCard['figures'];
}

/** The mandala of a card: beads from the name, webs and numeral from the card's numbers. */
export function CardMandala({ name, figures }: CardMandalaProps) {
  const figure = (label: string) => Number(figures.find((one) => one.label === label)?.value ?? 0);
  const words: { letter: string; value: number }[][] = [[]];
  for (const { text, kind, value } of letterGrid(name).cells) {
    if (value !== null) words.at(-1)?.push({ letter: text, value });
    if (kind === 'separator') words.push([]);
  }
  return (
    <Mandala
      name={name}
      words={words.filter((word) => word.length > 0)}
      destiny={figure('Destino')}
      expression={figure('Expressão')}
      motivation={figure('Motivação')}
      impression={figure('Impressão')}
      detail="glyph"
      className="w-36! sm:w-44!"
    />
  );
}
