import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMailbox } from '@sefira/embedded/mailbox';
import type { Message } from '@sefira/embedded/mailbox/store';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-mailbox-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function messages(pageUrl: string, to: string): Promise<Message[]> {
  const answer = await fetch(`${pageUrl}/messages?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Message[];
}

it('keeps what is sent, shows it sealed and has it after a restart', async () => {
  {
    await using mailbox = await startEmbeddedMailbox({ dataDir });
    const transport = createTransport(mailbox.url);
    await transport.sendMail({
      from: { name: 'Sefira', address: 'ola@sefira.test' },
      to: 'Ana@Exemplo.test',
      subject: 'Olá, Célia <b>',
      text: 'Seu mapa está pronto.',
      html: '<p>Seu mapa está <b>pronto</b>.</p><script>top.location="https://mau.test"</script>',
    });
    await transport.sendMail({ from: 'ola@sefira.test', to: 'outra@exemplo.test', subject: 'Outra', text: 'Oi' });
    transport.close();
    expect(await messages(mailbox.pageUrl, 'ana@exemplo.test')).toMatchObject([
      { from: 'Sefira <ola@sefira.test>', to: ['ana@exemplo.test'], subject: 'Olá, Célia <b>' },
    ]);
  }
  await using again = await startEmbeddedMailbox({ dataDir });
  const [message] = await messages(again.pageUrl, 'ana@exemplo.test');
  expect(message?.text).toContain('Seu mapa está pronto.');
  const list = await (await fetch(again.pageUrl)).text();
  expect(list).toContain('Olá, Célia &#60;b&#62;');
  const answer = await fetch(`${again.pageUrl}/${message?.id}`);
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('sandbox="allow-popups"');
  expect(page).not.toContain('<script>');
  expect((await fetch(`${again.pageUrl}/..%2fsecrets.json`)).status).toBe(404);
});
