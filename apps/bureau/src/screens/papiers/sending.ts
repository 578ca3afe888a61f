// Announces a logo, sends it to the signed URL and puts it into use.
import { answered } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'

/** A file that did not reach the store. */
export class Unsent extends Error {}

/** Sends a logo and puts it into use; null removes the one that there is. */
export function useLogoSending() {
  const { client } = useDesk()
  const queries = useQueryClient()
  const keyed = useKeys()
  return useMutation({
    mutationFn: async (file: File | null) => {
      const sha256 = file === null ? null : await announce(file)
      const body = { sha256 }
      return answered(await client.PUT('/v1/organisation/logo', { headers: keyed(body), body }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['papiers'] }),
  })

  async function announce(file: File): Promise<string> {
    const bytes = await file.arrayBuffer()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const type_media = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const body = { sha256, taille_octets: file.size, type_media } as const
    const { envoi } = answered(await client.POST('/v1/organisation/logo', { headers: keyed(body), body }))
    const headers = Object.entries(envoi.entetes as Record<string, string>).filter(
      ([name]) => name.toLowerCase() !== 'content-length',
    )
    const sent = await fetch(envoi.url, {
      method: 'PUT',
      headers: Object.fromEntries(headers),
      body: bytes,
    }).catch(() => null)
    // The store has a file once: 412 says that an earlier attempt arrived.
    if (sent === null || (!sent.ok && sent.status !== 412)) throw new Unsent(sha256)
    return sha256
  }
}
