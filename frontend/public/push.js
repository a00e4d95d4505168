// Shows what the server pushes, and opens its page. Nothing is kept and no request is touched.
const fallback = { title: 'Sefira', text: '', link: '/notificacoes', id: 'sefira' };

self.addEventListener('push', (event) => {
  let message = fallback;
  try {
    message = { ...fallback, ...event.data.json() };
  } catch {
    // A push without readable content still has to show something.
  }
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.text,
      icon: '/icon-192.png',
      lang: 'pt-BR',
      tag: message.id,
      data: { link: message.link ?? fallback.link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.link, self.location.origin)));
});

async function open(address) {
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === address.pathname) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(address.href));
  await page.focus();
  if (new URL(page.url).pathname !== address.pathname) await page.navigate(address.href);
}
