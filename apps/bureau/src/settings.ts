// What the service says of itself to the page that it sends.

/** The settings of the page. */
export type PageSettings = {
  /** Where people reach the service, as `https://sillon.exemple.org`. */
  readonly url: string
  /** Who signs people in, when it is not the service itself: an OpenID provider, and what the workbench is called there. */
  readonly provider?: { readonly issuer: string; readonly clientId: string }
}

/** Reads the settings of the page that is open. */
export function readPageSettings(): PageSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name=sillon]')?.content ?? '{}'
  return JSON.parse(text) as PageSettings
}

/** The nonce under which this page may make styles. */
export function nonceOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
