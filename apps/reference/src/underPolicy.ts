// Adapts the library to a Content-Security-Policy without inline styles and without `eval`. The library's style elements get the
// page's nonce. Style attributes are set through the object model. Style attributes in markup are kept only if they hold numbers
// for the style sheet. The library's validator does not test for `eval`. This module is loaded before the library.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
/** The custom properties with which the library numbers lines of code. */
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
