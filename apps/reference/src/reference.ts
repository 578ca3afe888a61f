// Draws the reference with Scalar, without requests to other hosts.
import { createApiReference } from '@scalar/api-reference'
import '@scalar/api-reference/style.css'
import type { Caller } from './calls.ts'
import { mendAsDrawn } from './mended.ts'

const DOCUMENT = '/reference/contrat.json'

/** Draws the contract with its examples; `caller` sends the requests that a person tries. */
export function showReference(place: HTMLElement, caller: Caller): void {
  place.replaceChildren()
  mendAsDrawn(document.body)
  createApiReference(place, {
    url: DOCUMENT,
    onLoaded: () => place.removeAttribute('aria-busy'),
    customFetch: caller.fetch as typeof fetch,
    // Disables services of other hosts: a proxy for trial requests, fonts, usage statistics, an assistant, and promotion of the
    // publisher's programs.
    proxyUrl: '',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    // Tokens and keys stay in the memory of the page.
    persistAuth: false,
    documentDownloadType: 'none',
    hideModels: true,
    theme: 'none',
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    defaultOpenFirstTag: false,
    showOperationId: true,
  })
}
