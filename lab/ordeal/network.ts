// A network between phones and the service. It forwards, cuts or delays requests, and can pass on half of a response or none.
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net'

/** The faults of the network. */
export type Weather = 'clear' | 'cuts' | 'delays' | 'halves' | 'swallows'

/** A proxy at its own URL that stands for the network. */
export type Network = {
  readonly url: string
  /** Sets the target of new connections. */
  lead(to: string): void
  /** Sets the fault, also for open connections. */
  turn(weather: Weather): void
  close(): void
}

/** The delay of each piece of a response. */
export const DELAY_MS = 300
const LONGEST_LIFE_MS = 400

/** Opens a network without a target; `random` decides when it cuts. */
export async function openNetwork(random: () => number): Promise<Network> {
  const standing = new Set<() => void>()
  let weather: Weather = 'clear'
  let target: URL | undefined
  const server: Server = createServer((phone) => {
    if (target === undefined) return void phone.destroy()
    const service = createConnection(Number(target.port), target.hostname)
    const end = () => {
      standing.delete(end)
      for (const socket of [phone, service]) socket.destroy()
    }
    standing.add(end)
    for (const socket of [phone, service]) socket.on('error', end).on('close', end)
    phone.on('data', (chunk) => void service.write(chunk))
    service.on('data', (chunk) => answer(phone, chunk, weather, end))
    if (weather === 'cuts') setTimeout(end, random() * LONGEST_LIFE_MS)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cutAll = () => {
    for (const end of standing) end()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(to) {
      target = new URL(to)
    },
    turn(next) {
      weather = next
      // Connections that were opened before the fault are closed: they would never be cut, and later responses would overtake
      // delayed ones.
      cutAll()
    },
    close() {
      cutAll()
      server.close()
    },
  }
}

function answer(phone: Socket, chunk: Buffer, weather: Weather, end: () => void): void {
  if (weather === 'delays') return void setTimeout(() => phone.destroyed || phone.write(chunk), DELAY_MS)
  if (weather === 'swallows') return void end()
  if (weather !== 'halves') return void phone.write(chunk)
  phone.write(chunk.subarray(0, Math.floor(chunk.length / 2)), end)
}
