/** The accounts of the embedded profile, printed at every start. */
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
