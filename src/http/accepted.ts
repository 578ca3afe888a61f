// Which of the media types of a route its answer is written as.
import type { Request } from 'express'

const JSON_TYPE = 'application/json'

/** What the client likes best of what the route writes; JSON when it takes nothing of it. Who likes all alike is not weighed. */
export function accepted(req: Request, media: readonly string[]): string {
  const { accept: liked } = req.headers
  if (media.length === 0 || liked === undefined || liked === '*/*') return JSON_TYPE
  return req.accepts([JSON_TYPE, ...media]) || JSON_TYPE
}
