// What the network costs: files wait for one that costs nothing once the day's share of the mobile one is used up.
import { calendarDay } from './envelope.ts'
import type { State } from './state.ts'
import type { PieceJointe } from './types.ts'

/** What the phone is connected by, as its platform tells. */
export type Reseau = {
  genre(): Promise<'libre' | 'mobile'>
  /** What files may take of the mobile network on one day; retries count, commands do not. */
  plafond_mobile_octets: number
}

/** What an agent signed, photographed or walked. */
export type Contenu = { role: PieceJointe['role']; type_media: string; contenu: Uint8Array }

/** Makes a photo smaller. */
export type Shrink = (photo: Contenu) => Promise<Contenu>

/** The photo as it is kept: smaller where that can be done, else as it was taken; what is no photo is left alone. */
export async function shrunk(photo: Contenu, shrink: Shrink | undefined): Promise<Contenu> {
  if (shrink === undefined || photo.role !== 'photo') return photo
  const smaller = await shrink(photo).catch(() => photo)
  return smaller.contenu.length > 0 && smaller.contenu.length < photo.contenu.length
    ? { ...smaller, role: photo.role }
    : photo
}

/** Bytes that files took of the mobile network on the day of that instant. */
export function usedOfMobile({ mobile }: State, instant: Date): number {
  return mobile?.jour === calendarDay(instant) ? mobile.octets : 0
}

/** Counts bytes that are about to go over the mobile network. */
export function countMobile(state: State, instant: Date, octets: number): void {
  state.mobile = { jour: calendarDay(instant), octets: usedOfMobile(state, instant) + octets }
}
