import { chapterTexts } from '../../../texts/analyses/chapters.ts';

/** Three sentences on the person: strongest number, main tension, present period. */
export function SynthesisSection({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <section aria-label={chapterTexts.synthesis} className="result-synthesis">
      <p className="eyebrow">{chapterTexts.synthesis}</p>
      <div className="result-synthesis-text">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}
