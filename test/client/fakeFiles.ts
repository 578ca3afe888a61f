// The service's handling of files, as a phone sees it.

type Files = { files: Map<string, Uint8Array>; forgotten: Set<string>; puts: Record<string, string>[] }

/** The object store, which accepts a file only once and requires no token. */
export async function receive(
  service: Files,
  pathname: string,
  { body, headers }: RequestInit,
  mishap: unknown,
): Promise<Response> {
  const id = pathname.slice('/objets/'.length)
  const isThere = service.files.has(id)
  service.puts.push(Object.fromEntries(new Headers(headers)))
  if (!isThere) service.files.set(id, new Uint8Array(body as Uint8Array<ArrayBuffer>))
  if (mishap === 'lost answer') throw new TypeError('terminated')
  return new Response(null, { status: isThere ? 412 : 200 })
}

/** The routes of files. */
export function fileRoute(service: Files, pathname: string, body: string): Response {
  const fichier = { statut: 'arrive', arrive_le: '2026-05-04T08:00:00Z' }
  const { fichier_id, type_media } = JSON.parse(body) as Record<string, string>
  const confirmed = /^\/v1\/fichiers\/(.+)\/confirmer$/.exec(pathname)?.[1]
  if (confirmed !== undefined) {
    if (service.files.has(confirmed)) service.forgotten.delete(confirmed)
    if (service.files.has(confirmed)) return Response.json(fichier)
    return Response.json({ erreur: 'fichier_absent' }, { status: 409 })
  }
  const id = fichier_id ?? ''
  if (service.files.has(id) && !service.forgotten.has(id)) return Response.json({ fichier, envoi: null })
  const url = `http://sillon.test/objets/${fichier_id}?signature=x`
  const envoi = { methode: 'PUT', url, entetes: { 'content-type': type_media } }
  return Response.json({ envoi })
}
