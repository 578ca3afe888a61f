// What the library does at run time, under a policy that knows neither inline styles nor code out of texts. The styles that it makes
// carry the page's nonce; attributes of style are set by way of the object model, those in markup only where they hold numbers for the
// style sheet; and what checks its values does not try whether it could compile. It is loaded before all of the library.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
/** What the library counts lines of code with. */
const NUMBERS = /^(?:--[\w-]+: ?\d+; ?)+$/
const HELD = 'data-style'

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

const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
if (markup !== undefined)
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...markup,
    set(this: Element, text: unknown) {
      markup.set?.call(this, String(text ?? '').replace(/(<[a-z][^<>]*\s)style=/gi, `$1${HELD}=`))
      const root = this instanceof HTMLTemplateElement ? this.content : this
      for (const styled of root.querySelectorAll<HTMLElement>(`[${HELD}]`)) {
        const style = styled.getAttribute(HELD) ?? ''
        if (NUMBERS.test(`${style.replace(/;\s*$/, '')};`)) styled.style.cssText = style
        styled.removeAttribute(HELD)
      }
    },
  })

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
