// The context of every screen: the service, the signed-in person and their language.
import type { Sillon } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import type { reading } from '@sillon/client/graphql'
import { createContext, useContext, useMemo } from 'react'
import { type Bilingual, type Language, type Say, saying } from './words/words.ts'

/** The signed-in person, as `GET /v1/moi` returns them. */
export type Me = operations['moi']['responses']['200']['content']['application/json']

/** The context of every screen. */
export type Desk = {
  readonly client: Sillon
  readonly read: ReturnType<typeof reading>
  readonly me: Me
  readonly langue: Language
  /** Says if the person holds any of the given permissions. The service checks each request itself. */
  holds(...permissions: string[]): boolean
}

/** Provides the context to the screens inside the frame. */
export const DeskContext = createContext<Desk | null>(null)
/** The language in which the person reads. */
export const LanguageContext = createContext<Language>('fr')

/** The context of every screen. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('no desk: a screen stands outside of the frame')
  return desk
}

/** Returns the texts of this table in the person's language. */
export function useWords<Keys extends string>(texts: Bilingual<Keys>): Say<Keys> {
  const langue = useContext(LanguageContext)
  return useMemo(() => saying(texts, langue), [texts, langue])
}
