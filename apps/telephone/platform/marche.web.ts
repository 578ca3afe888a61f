// The receiver of a browser during a walk: the package of Expo mixes up its watches with those of the browser.
import type { PointGps } from '@sillon/telephone/releve'
import { useEffect, useRef, useState } from 'react'

/** Follows a walk around a plot while it is on; returns the last point, null before the first. */
export function useWalk(isOn: boolean, onPoint: (point: PointGps) => void): PointGps | null {
  const [last, setLast] = useState<PointGps | null>(null)
  const now = useRef(onPoint)
  now.current = onPoint
  useEffect(() => {
    if (!isOn) return
    const watch = navigator.geolocation.watchPosition(({ coords: { longitude, latitude, accuracy } }) => {
      const point = { longitude, latitude, precision_cm: Math.round(accuracy * 100) }
      setLast(point)
      now.current(point)
    })
    return () => navigator.geolocation.clearWatch(watch)
  }, [isOn])
  return last
}
