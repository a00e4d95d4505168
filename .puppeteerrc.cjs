// The browser comes from the npm package @sparticuz/chromium or CHROMIUM_PATH, never from a download at install time.
module.exports = { skipDownload: true };
