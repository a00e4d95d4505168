import { type ReactNode, useEffect, useState } from 'react';

type Sentences = typeof import('../../texts/common/second-sentences.ts');

/** A message, with its second sentence below where it has one. The sentences load with the first message. */
export function TwoSentences({ message }: { readonly message: ReactNode }) {
  const [sentences, setSentences] = useState<Sentences>();
  useEffect(() => {
    // Offline the first sentence stands alone.
    import('../../texts/common/second-sentences.ts').then(setSentences, () => undefined);
  }, []);
  const second = sentences?.secondSentence(message);
  if (second === undefined) return message;
  return (
    <>
      <span className="block">{message}</span>
      <span className="mt-0.5 block text-small text-muted">{second}</span>
    </>
  );
}
