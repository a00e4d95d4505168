import { browser } from '@sefira/testing/browser';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';

it('the browser of the tests runs pages and prints', async () => {
  const { executablePath, args, environment } = await browser();
  const launched = await chromium.launch({
    executablePath,
    args: [...args],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
  });
  try {
    const page = await launched.newPage();
    await page.setContent('<p id="sum"></p><script>sum.textContent = 40 + 2</script>');
    expect(await page.textContent('#sum')).toBe('42');
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  } finally {
    await launched.close();
  }
});
