// Synchronizes automatically: at the start, on return to the foreground, when a network appears, and every 5 minutes.
import { addNetworkStateListener } from 'expo-network'
import { useEffect } from 'react'
import { AppState } from 'react-native'

const EVERY_MS = 5 * 60_000

/** Synchronizes while the application is open. */
export function useSynchronization(synchronise: () => Promise<void>): void {
  useEffect(() => {
    const run = () => void synchronise()
    run()
    const timer = setInterval(run, EVERY_MS)
    const foreground = AppState.addEventListener('change', (state) => state === 'active' && run())
    const network = addNetworkStateListener(({ isInternetReachable }) => isInternetReachable && run())
    return () => {
      clearInterval(timer)
      foreground.remove()
      network.remove()
    }
  }, [synchronise])
}
