// The frame of every sign-in page: one document without scripts, with a style that a digest allows, and with links to other
// languages.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LABELS, LANGUAGES, type Language } from './words.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1b2420; --paper: #fff; --ground: #eef2ef; --line: #6d7a73; --act: #14532d;
  --on-act: #fff; --alarm: #9b1c1c; --alarm-ground: #fdecec }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eeea; --paper: #18201c; --ground: #0e1411; --line: #8b9a92;
  --act: #86d6a3; --on-act: #08210f; --alarm: #ffb4ab; --alarm-ground: #3a1412 } }
* { box-sizing: border-box }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center;
  padding: 1rem; color: var(--ink); background: var(--ground) }
main { width: 100%; max-width: 26rem; padding: 1.5rem; border-radius: .75rem; background: var(--paper) }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem }
.brand { margin: 0 0 .25rem; letter-spacing: .08em; text-transform: uppercase; font-size: .875rem }
label { display: block; font-weight: 600; margin: 0 0 .25rem }
input { display: block; width: 100%; font: inherit; padding: .625rem .75rem; margin: 0 0 1rem; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: .375rem }
.hint { margin: -.75rem 0 1rem; font-size: .875rem }
button, .link { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .375rem }
button { width: 100%; border: 1px solid var(--act); background: var(--act); color: var(--on-act); font-weight: 600;
  cursor: pointer }
button.plain { margin-top: .5rem; background: transparent; color: var(--act) }
a { color: var(--act) }
.more { margin: 1rem 0 0 }
.alarm { margin: 0 0 1rem; padding: .75rem 1rem; border-left: .25rem solid; color: var(--alarm);
  background: var(--alarm-ground) }
.code { font-size: .875rem; overflow-wrap: anywhere }
nav { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .875rem }
nav a, nav span { margin-right: 1rem }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`

const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64')

/** A piece of HTML text. */
export type Html = { readonly html: string }

/** Parts of a page. */
export type Page = {
  readonly langue: Language
  readonly title: string
  readonly main: Html
  /** URL of the page itself, to which the page adds a language; null if the page can not be requested again. */
  readonly self: string | null
  /** Other targets of its form besides the service, as sources of a Content-Security-Policy. */
  readonly leadsTo?: string
}

/** Builds HTML from a template. Escapes values that are not HTML. */
export function html(texts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return {
    html: texts.map((text, at) => text + (at < values.length ? written(values[at] ?? '') : '')).join(''),
  }
}

function written(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return 'html' in value ? value.html : value.map((one) => one.html).join('\n')
}

/** Returns the headers of a page. The policy allows only the page's style and its form. */
export function headersOf({
  langue,
  leadsTo = '',
}: Pick<Page, 'langue' | 'leadsTo'>): Record<string, string> {
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; form-action 'self' ${leadsTo}`
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': langue,
    'Content-Security-Policy': `${policy.trim()}; base-uri 'none'; frame-ancestors 'none'`,
    // The form sends its referrer only to this service.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language, Origin',
  }
}

/** Returns the text of a page. */
export function toPage({ langue, title, main, self }: Page): string {
  return html`<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Sillon</title><style>${{ html: STYLE }}</style></head>
<body><main><p class="brand">Sillon</p><h1>${title}</h1>
${main}
${self === null ? '' : switching(langue, self)}
</main></body></html>
`.html
}

/** Returns a URL in the form of a Content-Security-Policy: its origin, or its scheme if it has no origin. */
export function sourceOf(uri: string): string {
  if (!URL.canParse(uri)) return ''
  const { origin, protocol, hostname } = new URL(uri)
  return origin === 'null' || hostname.startsWith('[') ? protocol : origin
}

/** Sends a page. */
export function sendPage(res: ServerResponse, status: number, page: Page): void {
  for (const [name, value] of Object.entries(headersOf(page))) res.setHeader(name, value)
  res.statusCode = status
  res.end(toPage(page))
}

function switching(langue: Language, self: string): Html {
  const links = Object.entries(LANGUAGES).map(([code, name]) =>
    code === langue
      ? html`<span lang="${code}" aria-current="true">${name}</span>`
      : html`<a lang="${code}" hreflang="${code}" href="${inLanguage(self, code)}">${name}</a>`,
  )
  return html`<nav aria-label="${LABELS.langue[langue]}">${links}</nav>`
}

function inLanguage(self: string, code: string): string {
  const url = new URL(self, 'http://x')
  url.searchParams.set('ui_locales', code)
  return url.pathname + url.search
}

/** Returns the chosen language; otherwise the first supported language that the browser accepts; otherwise French. */
export function languageOf(req: Pick<IncomingMessage, 'headers'>, ...chosen: readonly unknown[]): Language {
  const wished = chosen.flatMap((text) => (typeof text === 'string' ? text.split(' ') : []))
  const accepted = (req.headers['accept-language'] ?? '').split(',').map((one) => {
    const [tag = '', q = 'q=1'] = one.split(';').map((part) => part.trim())
    return { tag, weight: Number(q.replace('q=', '')) || 0 }
  })
  const byWeight = accepted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag)
  const known = [...wished, ...byWeight].map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag): tag is Language => tag === 'fr' || tag === 'en') ?? 'fr'
}

const MEANT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (letter) => MEANT[letter] ?? letter)
}
