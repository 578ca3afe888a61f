// Written by hand from the book: who may call the routes of what is due and paid.
import { type Access, one, reads } from './access.ts'

/** Amounts due and paid. */
export const MONEY: Readonly<Record<string, Access>> = {
  'GET /v1/creances': reads('contrats'),
  'GET /v1/creances/:id': reads('contrats'),
  'POST /v1/creances/:id/admettre': one('payments.manage'),
  'POST /v1/creances/:id/retirer': one('contracts.manage'),
  'POST /v1/deductions': one('contracts.manage'),
  'GET /v1/complements': reads('contrats'),
  'POST /v1/complements': one('contracts.manage'),
  'GET /v1/complements/:id': reads('contrats'),
  'POST /v1/complements/:id/valider': one('payments.manage'),
  'POST /v1/complements/:id/annuler': one('contracts.manage'),
  'POST /v1/receptions/:id/prix': one('contracts.manage'),
  'GET /v1/paiements': reads('contrats'),
  'POST /v1/paiements': one('payments.manage'),
  'GET /v1/paiements/:id': reads('contrats'),
  'POST /v1/paiements/:id/valider': one('payments.manage'),
  'POST /v1/paiements/:id/annuler': one('payments.manage'),
  'POST /v1/paiements/:id/contrepasser': one('payments.manage'),
  'GET /v1/producteurs/:id/releve': reads('contrats'),
  'GET /v1/fournisseurs/:id/releve': reads('contrats'),
}
