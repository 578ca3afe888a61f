// Compose files as the tests read them.
import { parse } from 'yaml'

/** A service of a Compose file, as far as the tests read it. */
export type Service = {
  readonly image?: string
  readonly build?: string | { readonly dockerfile?: string }
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly stop_grace_period?: string
  readonly stop_signal?: string
  readonly init?: boolean
  readonly healthcheck?: { readonly test?: unknown; readonly disable?: boolean }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}

/** A Compose file, as far as the tests read it. */
export type Compose = {
  readonly name: string
  readonly services: Readonly<Record<string, Service>>
  readonly 'x-objets': object
  readonly volumes?: Readonly<Record<string, { readonly name?: string } | null>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

/** Reads a Compose file. The content under `!override` replaces the same part of the files before it. */
export function parseCompose(text: string): Compose {
  const customTags = [{ tag: '!override', collection: 'map' as const }]
  return parse(text, { merge: true, customTags }) as Compose
}
