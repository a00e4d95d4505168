// The calls of the board carry the session of the panel, as every call of ours does: in the header, never by a cookie.
const { open } = XMLHttpRequest.prototype;

XMLHttpRequest.prototype.open = function (method, address, ...rest) {
  open.call(this, method, address, ...rest);
  if (new URL(address, document.baseURI).origin === location.origin) {
    // Read anew each time: the panel beside us exchanges it, and one that was exchanged ends the session.
    this.setRequestHeader('authorization', `Bearer ${localStorage.getItem('authToken')}`);
  }
  this.addEventListener('load', () => {
    if (this.status === 401 || this.status === 403) location.replace('/admin');
  });
};
