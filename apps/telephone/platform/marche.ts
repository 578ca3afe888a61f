// The receiver during a walk around a plot.
import type { PointGps } from '@sillon/telephone/releve'
import { Accuracy, requestForegroundPermissionsAsync, watchPositionAsync } from 'expo-location'
import { useEffect, useRef, useState } from 'react'

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
