// The cost of the network: once the daily quota of the mobile network is used up, files wait for a network that is free of
// charge.
import { calendarDay } from './envelope.ts'
import type { State } from './state.ts'
import type { PieceJointe } from './types.ts'

/** The network of the phone, as the platform reports it. */
export type Reseau = {
  genre(): Promise<'libre' | 'mobile'>
  /** Bytes that files may use on the mobile network per day; retries count, commands do not. */
  plafond_mobile_octets: number
}

/** A signature, a photo or a walked trace that an agent captured. */
export type Contenu = { role: PieceJointe['role']; type_media: string; contenu: Uint8Array }

/** Makes a photo smaller. */
export type Shrink = (photo: Contenu) => Promise<Contenu>

/** Returns the photo to keep: a smaller one if `shrink` succeeds, else the original. Other files are returned unchanged. */
export async function shrunk(photo: Contenu, shrink: Shrink | undefined): Promise<Contenu> {
  if (shrink === undefined || photo.role !== 'photo') return photo
  const smaller = await shrink(photo).catch(() => photo)
  return smaller.contenu.length > 0 && smaller.contenu.length < photo.contenu.length
    ? { ...smaller, role: photo.role }
    : photo
}

/** Returns the bytes that files used on the mobile network on the day of an instant. */
export function usedOfMobile({ mobile }: State, instant: Date): number {
  return mobile?.jour === calendarDay(instant) ? mobile.octets : 0
}

/** Counts bytes before they are sent over the mobile network. */
export function countMobile(state: State, instant: Date, octets: number): void {
  state.mobile = { jour: calendarDay(instant), octets: usedOfMobile(state, instant) + octets }
}
