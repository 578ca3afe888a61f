// The page at `/`: first the frame around the reference (links, the signed-in person), then the reference, which is large and
// loaded last.
import './underPolicy.ts'
import './page.css'
import { callingAs } from './calls.ts'
import { type PageSettings, readPageSettings } from './settings.ts'
import { showSignIn } from './signIn.ts'

const settings = readPageSettings()
// Applies the colour scheme of the reference before the reference is loaded.
document.body.classList.add(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark-mode' : 'light-mode')
showLinks(settings)
const caller = callingAs(settings)
const signedIn = showSignIn(element('connexion'), settings, caller)
const { showReference } = await import('./reference.ts')
showReference(element('reference'), caller)
await signedIn

function showLinks({ demo, provider }: PageSettings): void {
  const issuer = provider?.issuer ?? '/oidc'
  const links = [
    ['Workbench', '/bureau'],
    ...(demo ? [['GraphiQL', '/graphiql'] as const] : []),
    ['OpenID', `${issuer}/.well-known/openid-configuration`],
    ['openapi.json', '/v1/openapi.json'],
  ] as const
  element('ailleurs').append(
    ...links.map(([text, href]) => Object.assign(document.createElement('a'), { href, textContent: text })),
  )
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no #${id}`)
  return found
}
