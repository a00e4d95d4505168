/** Name and notice of the assistant, which never claims to be a person (docs/decisions/0047-chat-answerers.md). */
export const builtInName = 'Sefira (assistente embutido)';
export const builtInNotice =
  'Você conversa com um assistente automático. Os números vêm sempre do cálculo da Sefira; as leituras são simbólicas e não substituem orientação profissional.';
export const modelNotice =
  'Você conversa com uma inteligência artificial. Os números vêm sempre do cálculo da Sefira; as leituras são simbólicas e não substituem orientação profissional.';
