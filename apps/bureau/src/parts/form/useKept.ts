// State of a screen that the tab keeps like the drafts of forms: a lost network, a reload or another screen loses nothing typed.
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { forgetDraft, keepValue, placeOfDraft, readValue } from './kept.ts'

/** The value, a function that changes it, and one that forgets it, for when it is sent. */
export type Kept<Value> = readonly [value: Value, change: (value: Value) => void, forget: () => void]

/**
 * Returns what the person typed on a screen about a record; `of` names the screen and its record, and `stored` leaves out what the
 * tab does not keep.
 */
export function useKept<Value>(
  of: { readonly operation: string; readonly params: object },
  first: Value,
  stored: (value: Value) => Value = (value) => value,
): Kept<Value> {
  const place = placeOfDraft(useDesk(), of)
  const [held, hold] = useState(() => ({ place, value: readValue<Value>(place) ?? first }))
  // The same screen shows one record after another.
  const value = held.place === place ? held.value : (readValue<Value>(place) ?? first)
  return [
    value,
    (next) => {
      keepValue(place, stored(next))
      hold({ place, value: next })
    },
    () => {
      forgetDraft(place)
      hold({ place, value: first })
    },
  ]
}
