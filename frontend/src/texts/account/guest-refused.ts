/** The page of a visitor without a session, refused for now. */
export const guestRefusedTexts = {
  title: 'Esta página não abriu agora',
  hint: 'Com uma conta grátis você continua daqui. O nome que você digitou e o que já fez neste aparelho vêm junto.',
  login: 'Já tenho conta',
} as const;
