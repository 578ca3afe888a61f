// What the library does at run time, under a policy that knows neither inline styles nor code out of texts: the styles that it makes
// carry the page's nonce, the attributes of style that it writes are set by way of the object model, and what checks its values does
// not try whether it could compile.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

const create = document.createElement
document.createElement = function withNonce(this: Document, ...asked: Parameters<typeof create>) {
  const made = create.apply(this, asked)
  if (made instanceof HTMLStyleElement) made.nonce = nonce
  return made
} as typeof create

const write = Element.prototype.setAttribute
Element.prototype.setAttribute = function byModel(this: Element, name: string, value: string) {
  if (name === 'style' && this instanceof HTMLElement) this.style.cssText = value
  else write.call(this, name, value)
}

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
