// What the service says of itself to the page that it sends.

/** The settings of the page. */
export type PageSettings = {
  /** Where people reach the service, as `https://sillon.exemple.org`. */
  readonly url: string
  /** Whether the demo's accounts exist, whose password is published. */
  readonly demo: boolean
  /** Who signs people in, when it is not the service itself. */
  readonly provider?: { readonly issuer: string; readonly clientId: string }
}

/** Reads the settings of the page that is open. */
export function readPageSettings(): PageSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name=sillon]')?.content ?? '{}'
  return JSON.parse(text) as PageSettings
}
