/** The three explainers, animations without sound; their captions are in explainer-scripts.ts, loaded with the player. */
export const explainerTexts = {
  title: 'Veja em movimento',
  lead: 'Três animações com legendas, sem som.',
  watch: 'Assistir:',
  play: 'Reproduzir',
  pause: 'Pausar',
  again: 'Rever do início',
  position: 'Posição na animação',
  time: (now: string, total: string) => `${now} de ${total}`,
  captions: 'Legendas',
  speed: (speed: string) => `Velocidade ${speed}×`,
  close: 'Fechar',
} as const;

export const explainers = [
  { id: 'escola', number: 7, title: 'O que é numerologia cabalística', duration: '5:30', seconds: 330 },
  { id: 'mapa', number: 22, title: 'Como ler o seu mapa', duration: '8:15', seconds: 495 },
  { id: 'tempo', number: 9, title: 'Ciclos, ano pessoal e calendário', duration: '6:45', seconds: 405 },
] as const;

export type ExplainerId = (typeof explainers)[number]['id'];
