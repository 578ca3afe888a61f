// The agent's position, for as long as a screen needs it.

import type { PointGps } from '@sillon/telephone/releve'
import { Accuracy, requestForegroundPermissionsAsync, watchPositionAsync } from 'expo-location'
import { useEffect, useRef, useState } from 'react'
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

/**
 * Follows a walk around a plot, once a second, while it is on; returns the last point, null before the first. The receiver is off
 * otherwise.
 */
export function useWalk(isOn: boolean, onPoint: (point: PointGps) => void): PointGps | null {
  const [last, setLast] = useState<PointGps | null>(null)
  const now = useRef(onPoint)
  now.current = onPoint
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let stop: () => void = () => undefined
    const watch = async () => {
      const { granted } = await requestForegroundPermissionsAsync()
      if (!granted || isOver) return
      const options = { accuracy: Accuracy.BestForNavigation, timeInterval: 1000, distanceInterval: 0 }
      const watched = await watchPositionAsync(options, ({ coords }) => {
        const { longitude, latitude, accuracy } = coords
        const point = { longitude, latitude, precision_cm: Math.round((accuracy ?? UNKNOWN_M) * 100) }
        setLast(point)
        now.current(point)
      })
      stop = () => watched.remove()
      if (isOver) stop()
    }
    watch().catch(() => setLast(null))
    return () => {
      isOver = true
      stop()
    }
  }, [isOn])
  return last
}

// A receiver that does not tell its accuracy counts as too imprecise for a survey.
const UNKNOWN_M = 100
