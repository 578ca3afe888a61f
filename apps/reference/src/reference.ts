// Draws the reference with Scalar, without requests to other hosts.
import { createApiReference } from '@scalar/api-reference'
import '@scalar/api-reference/style.css'
import type { Caller } from './calls.ts'
import { mendAsDrawn } from './mended.ts'

const DOCUMENT = '/reference/contrat.json'

/** Draws the contract with its examples; what is tried is sent by `caller`. */
export function showReference(place: HTMLElement, caller: Caller): void {
  place.replaceChildren()
  mendAsDrawn(document.body)
  createApiReference(place, {
    url: DOCUMENT,
    onLoaded: () => place.removeAttribute('aria-busy'),
    customFetch: caller.fetch as typeof fetch,
    // Elsewhere: a proxy for what is tried, fonts, figures of use, an assistant, tools for its publisher's programs.
    proxyUrl: '',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    // Proofs of who calls stay in memory.
    persistAuth: false,
    documentDownloadType: 'none',
    hideModels: true,
    theme: 'none',
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    defaultOpenFirstTag: false,
    showOperationId: true,
  })
}
