// Written by hand from the book: the callers of the routes of amounts due and paid.
import { type Access, reads, writes } from './access.ts'

/** Amounts due and paid. */
export const MONEY: Readonly<Record<string, Access>> = {
  'GET /v1/creances': reads('contrats'),
  'GET /v1/creances/:id': reads('contrats'),
  'POST /v1/creances/:id/admettre': writes('contrats', 'payments.manage'),
  'POST /v1/creances/:id/retirer': writes('contrats', 'contracts.manage'),
  'POST /v1/deductions': writes('contrats', 'contracts.manage'),
  'GET /v1/complements': reads('contrats'),
  'POST /v1/complements': writes('contrats', 'contracts.manage'),
  'GET /v1/complements/:id': reads('contrats'),
  'POST /v1/complements/:id/valider': writes('contrats', 'payments.manage'),
  'POST /v1/complements/:id/annuler': writes('contrats', 'contracts.manage'),
  'POST /v1/receptions/:id/prix': writes('contrats', 'contracts.manage'),
  'GET /v1/paiements': reads('contrats'),
  'POST /v1/paiements': writes('contrats', 'payments.manage'),
  'GET /v1/paiements/:id': reads('contrats'),
  'POST /v1/paiements/:id/valider': writes('contrats', 'payments.manage'),
  'POST /v1/paiements/:id/annuler': writes('contrats', 'payments.manage'),
  'POST /v1/paiements/:id/contrepasser': writes('contrats', 'payments.manage'),
  'GET /v1/producteurs/:id/releve': reads('contrats'),
  'GET /v1/fournisseurs/:id/releve': reads('contrats'),
}
