// Sends the public pages: in the language of the browser, with their content security policy.
import type { Request, Response } from 'express'
import type { Language } from './layout.ts'
import { PAGE_POLICY } from './page.ts'

/** Returns the language of a public page. */
export function languageOf(req: Request): Language {
  return req.acceptsLanguages('fr', 'en') === 'en' ? 'en' : 'fr'
}

/** Sends a public page. */
export function sendPage(res: Response, status: number, langue: Language, page: string): void {
  res
    .status(status)
    .vary('Accept-Language')
    .set({ 'Content-Security-Policy': PAGE_POLICY, 'Content-Language': langue })
    .type('html')
    .send(page)
}
