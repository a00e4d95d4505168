/** The accounts of the embedded profile, printed at every start where that profile may have them (docs/decisions/0019-installation-profile.md). */
export const demoAccounts = [
  {
    label: 'Cliente',
    email: 'cliente@sefira.test',
    password: 'Sefira#Cliente1',
    name: 'Ana Célia Vasconcelos',
    birthDate: '1955-11-29',
    role: 'user',
    plan: 'professional',
  },
  {
    label: 'Administração',
    email: 'admin@sefira.test',
    password: 'Sefira#Admin1',
    name: 'Helena Duarte Prado',
    birthDate: '1984-03-14',
    role: 'admin',
    plan: 'free',
  },
  {
    label: 'Revenda',
    email: 'revenda@sefira.test',
    password: 'Sefira#Revenda1',
    name: 'Rui Sampaio Teles',
    birthDate: '1979-08-02',
    role: 'reseller',
    plan: 'free',
  },
] as const;

/** Customers of the demo reseller, made by the seed. */
export const demoCustomers = [
  { email: 'indicado1@sefira.test', password: 'Sefira#Indicado1' },
  { email: 'indicado2@sefira.test', password: 'Sefira#Indicado2' },
  { email: 'indicado3@sefira.test', password: 'Sefira#Indicado3' },
  { email: 'indicado4@sefira.test', password: 'Sefira#Indicado4' },
] as const;

/** Every password that this repository publishes, with the e-mail that it opens. */
export const publishedCredentials: readonly { readonly email: string; readonly password: string }[] = [
  ...demoAccounts.map(({ email, password }) => ({ email, password })),
  ...demoCustomers,
];
