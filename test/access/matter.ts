// Written by hand from the book and the decisions: who may call the routes of lots, receptions and what follows.
import { type Access, one, reads } from './access.ts'

/** The routes of matter. */
export const MATTER: Readonly<Record<string, Access>> = {
  // Lots and places.
  'GET /v1/emplacements': reads('stock'),
  'GET /v1/emplacements/:id': reads('stock'),
  'POST /v1/emplacements': one('stock.manage'),
  'PATCH /v1/emplacements/:id': one('stock.manage'),
  'GET /v1/lots': reads('stock'),
  'GET /v1/lots/:id': reads('stock'),
  'POST /v1/lots/:id/valider': one('stock.manage'),
  'POST /v1/lots/:id/rejeter': one('stock.manage'),
  'POST /v1/lots/:id/annuler': one('stock.manage'),
  'POST /v1/lots/:id/archiver': one('stock.manage'),
  'POST /v1/lots/:id/devalider': one('stock.manage'),
  'POST /v1/lots/:id/quarantaine': one('stock.manage'),
  'POST /v1/lots/:id/liberer': one('stock.release_quarantine'),
  'POST /v1/lots/:id/deplacer': one('stock.manage'),
  'POST /v1/lots/:id/qualites': one('certification.manage'),
  // Receptions.
  'GET /v1/receptions': reads('stock'),
  'POST /v1/receptions': one('stock.manage'),
  'GET /v1/receptions/:id': reads('stock'),
  'PATCH /v1/receptions/:id': one('stock.manage'),
  'POST /v1/receptions/:id/soumettre': one('stock.manage'),
  'POST /v1/receptions/:id/valider': one('stock.manage'),
  'POST /v1/receptions/:id/rejeter': one('stock.manage'),
  'POST /v1/receptions/:id/devalider': one('stock.manage'),
  'POST /v1/receptions/:id/derogations': one('reception.derogate'),
  // Process steps.
  'GET /v1/etapes': reads('stock'),
  'POST /v1/etapes': one('stock.manage'),
  'GET /v1/etapes/:id': reads('stock'),
  'PATCH /v1/etapes/:id': one('stock.manage'),
  'POST /v1/etapes/:id/valider': one('stock.manage'),
  'POST /v1/etapes/:id/devalider': one('stock.manage'),
  // Recalls and the mass balance.
  'GET /v1/rappels': reads('rappel'),
  'POST /v1/rappels': one('recall.manage'),
  'GET /v1/apercu-rappel': reads('rappel'),
  'GET /v1/rappels/:id/apercu': reads('rappel'),
  'GET /v1/rappels/:id': reads('rappel'),
  'GET /v1/rappels/:id/lignes': reads('rappel'),
  'POST /v1/rappels/:id/executer': one('recall.manage'),
  'POST /v1/rappels/:id/clore': one('recall.manage'),
  'GET /v1/bilan-matiere': reads('stock'),
  'GET /v1/inventaires': reads('stock'),
  'POST /v1/inventaires': one('stock.manage'),
  'GET /v1/inventaires/:id': reads('stock'),
  'POST /v1/inventaires/:id/valider': one('stock.reverse'),
  'POST /v1/inventaires/:id/annuler': one('stock.manage'),
}
