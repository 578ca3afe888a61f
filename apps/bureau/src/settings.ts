// Settings that the service writes into the page.

/** The settings of the page. */
export type PageSettings = {
  /** The public URL of the service, for example `https://sillon.exemple.org`. */
  readonly url: string
  /** The URL of the imagery under maps; absent if no imagery is set. */
  readonly tuiles?: string
  /** The external OpenID provider and the workbench's client id there; absent where the service signs people in itself. */
  readonly provider?: { readonly issuer: string; readonly clientId: string }
}

/** Reads the settings of the page that is open. */
export function readPageSettings(): PageSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name=sillon]')?.content ?? '{}'
  return JSON.parse(text) as PageSettings
}

/** The nonce with which this page may create styles. */
export function nonceOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
