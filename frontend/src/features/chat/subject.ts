import { type ChatSubject, chatSubject } from '@sefira/contracts/chat/message';

/** `?sobre=numero:destino&titulo=Destino+7`: the subject of a new conversation; null for none or an invalid one. */
export function subjectIn(search: URLSearchParams): ChatSubject | null {
  const [word = '', ...rest] = (search.get('sobre') ?? '').split(':');
  const kind = kinds[word];
  const ref = rest.join(':');
  if (!kind || ref === '') return null;
  const title = search.get('titulo')?.trim().slice(0, 200);
  const parsed = chatSubject.safeParse({ kind, ref, ...(title ? { title } : {}) });
  return parsed.success ? parsed.data : null;
}

const kinds: Readonly<Record<string, ChatSubject['kind']>> = {
  numero: 'number',
  dia: 'day',
  relatorio: 'report',
  analise: 'analysis',
};
