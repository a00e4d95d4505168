/** Links under work tools. */
export const applicationLinks = [
  { label: 'Ajuda', path: '/help' },
  { label: 'Contato', path: '/contact' },
  { label: 'Termos', path: '/termos' },
  { label: 'Privacidade', path: '/privacidade' },
] as const;
