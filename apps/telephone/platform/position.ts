// The agent's position, for as long as a screen needs it.

import { Accuracy, requestForegroundPermissionsAsync, watchPositionAsync } from 'expo-location'
import { useEffect, useState } from 'react'
import type { Lieu } from '../logic/carte.ts'

/** Returns the agent's position; null while it is unknown, or without the agent's permission. */
export function usePosition(): Lieu | null {
  const [position, setPosition] = useState<Lieu | null>(null)
  useEffect(() => {
    let stop: () => void = () => undefined
    let isOver = false
    const watch = async () => {
      const { granted } = await requestForegroundPermissionsAsync()
      if (!granted || isOver) return
      const options = { accuracy: Accuracy.High, distanceInterval: 5 }
      const watched = await watchPositionAsync(options, ({ coords: { longitude, latitude } }) =>
        setPosition({ longitude, latitude }),
      )
      stop = () => watched.remove()
      if (isOver) stop()
    }
    // Without a position, plots are listed by name.
    watch().catch(() => setPosition(null))
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return position
}
