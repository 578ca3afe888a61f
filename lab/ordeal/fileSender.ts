// A phone that sends a file while the store has no space for it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileOf } from '../../test/api/support/files.ts'
import { enrol } from '../../test/concurrency/support/phones.ts'
import { until } from '../../test/concurrency/support/sessions.ts'
import { RECOVERY_MS } from './part.ts'
import type { Scene } from './scene.ts'
import type { Beside } from './suffering.ts'

const FILE_BYTES = 300_000
const ATTEMPT_MS = 200

/** A phone that sends a file: says if the file has been refused, and returns the losses. */
export type FileSender = { isRefused(): boolean; roomIsBack(): void; arrive(): Promise<Beside> }

/** A phone that sends a file again and again until the service takes it. */
export function sendFile({ http, dataDir }: Scene): FileSender {
  const losses = new Set<string>()
  let [refused, roomAt] = [0, 0]
  const sending = (async () => {
    const { as, enrolement } = await enrol(http)
    const { bytes, ...file } = fileOf('x'.repeat(FILE_BYTES), 'photo')
    const { appareil_id } = enrolement
    let envoi: { url: string; methode: string; entetes: Record<string, string> } | undefined
    await until('the file is taken', async () => {
      const asked = await http.post('/v1/fichiers/url-envoi', { appareil_id, ...file }, as)
      envoi = asked.body?.envoi ?? envoi
      if (envoi === undefined) return false
      const { url, methode: method, entetes: headers } = envoi
      const sent = await fetch(url, { method, headers, body: new Uint8Array(bytes) })
      const text = await sent.text()
      if (sent.status === 200) return true
      refused += 1
      if (sent.status !== 503 || !text.includes('"erreur"') || sent.headers.get('retry-after') === null)
        losses.add(`a file was answered ${sent.status} ${text}`)
      await pause(ATTEMPT_MS)
      return false
    })
    const confirmed = await http.post(`/v1/fichiers/${file.fichier_id}/confirmer`, { appareil_id }, as)
    if (confirmed.status !== 200) losses.add(`a file that was taken is not confirmed: ${confirmed.text}`)
    const ms = Math.round(performance.now() - roomAt)
    if (ms > RECOVERY_MS) losses.add(`a file was taken ${ms} ms after there was room`)
    return { id: file.fichier_id, bytes, kept: join(dataDir, new URL(envoi?.url ?? '').pathname) }
  })()
  sending.catch(() => undefined) // the function that awaits it reports the error
  return {
    isRefused: () => refused > 0,
    roomIsBack() {
      roomAt = performance.now()
    },
    async arrive() {
      const { id, bytes, kept } = await sending
      const isThere = async () => {
        const { body } = await http.get(`/v1/fichiers/${id}`, 'rsci')
        const answer = await fetch(body.lecture.url)
        return answer.ok && Buffer.from(await answer.arrayBuffer()).equals(bytes)
      }
      if (!(await isThere())) losses.add('a file that was taken is not there')
      rmSync(kept)
      return {
        losses: [...losses],
        control: { what: 'a file taken away', isTold: !(await isThere()) },
      }
    },
  }
}
