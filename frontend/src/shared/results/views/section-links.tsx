import { resultTexts, schoolTexts } from '../../../texts/analyses/personal-analysis.ts';

const sections = [
  { id: 'significado', label: resultTexts.meaning },
  { id: 'letras', label: resultTexts.gridShort },
  { id: 'triangulo', label: resultTexts.triangleShort },
  { id: 'linha', label: resultTexts.timeline },
  { id: 'hoje', label: resultTexts.todayShort },
  { id: 'licoes', label: resultTexts.karmic },
  { id: 'sorte', label: resultTexts.lucky },
  { id: 'recomendacoes', label: resultTexts.recommendations },
  { id: 'escolas', label: schoolTexts.short },
] as const;

/** Links to the sections of a long page. */
export function SectionLinks() {
  return (
    <nav aria-label={resultTexts.sections} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-10 items-center rounded-full border border-border px-4 text-small text-muted hover:border-accent hover:text-foreground"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
