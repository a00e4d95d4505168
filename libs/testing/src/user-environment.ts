import { unusedAddresses } from './unused-addresses.ts';

/** Variables of the user service without a mail server and without the services that it calls. */
export const userEnvironment: Readonly<Record<string, string>> = {
  ...unusedAddresses,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Sefira <ola@sefira.test>',
  PUBLIC_URL: 'https://sefira.example',
};
