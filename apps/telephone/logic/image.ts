// A paper of the field as a picture: where each of its texts stands.
import { modulesOf } from '@sillon/telephone/escpos'
import type { Ligne } from '@sillon/telephone/recu'

/** The width of the picture, in points. */
export const WIDTH = 320
const [MARGIN, LINE] = [12, 20]
// Letters of this size that fit beside each other.
const COLUMNS = 36

/** A part of the picture at its place. */
export type Placed =
  | { readonly genre: 'trait'; readonly y: number }
  | { readonly genre: 'code'; readonly y: number; readonly code: string }
  | {
      readonly genre: 'texte'
      readonly x: number
      readonly y: number
      readonly texte: string
      readonly taille: number
      readonly gras: boolean
      readonly bord: 'start' | 'middle' | 'end'
    }

/** Places the lines of a paper; returns the height of the picture too. */
export function placed(lignes: readonly Ligne[]): { parts: Placed[]; hauteur: number } {
  const parts: Placed[] = []
  let y = MARGIN
  const put = (texte: string, bord: 'start' | 'middle' | 'end', gras = false, taille = 13) => {
    const x = bord === 'start' ? MARGIN : bord === 'end' ? WIDTH - MARGIN : WIDTH / 2
    parts.push({ genre: 'texte', x, y, texte, taille, gras, bord })
  }
  for (const ligne of lignes) {
    y += LINE
    if (ligne.genre === 'trait') parts.push({ genre: 'trait', y: y - LINE / 3 })
    else if (ligne.genre === 'titre') put(ligne.texte, 'middle', true, 18)
    else if (ligne.genre === 'code') {
      parts.push({ genre: 'code', y, code: ligne.code })
      y += modulesOf(ligne.code).length * 4 + LINE / 2
    } else if (ligne.genre === 'texte')
      broken(ligne.texte).forEach((line, at) => {
        if (at > 0) y += LINE
        put(line, ligne.centre === true ? 'middle' : 'start')
      })
    else {
      put(ligne.nom, 'start', ligne.gras)
      if (ligne.nom.length + ligne.valeur.length >= COLUMNS) y += LINE
      broken(ligne.valeur).forEach((line, at) => {
        if (at > 0) y += LINE
        put(line, 'end', ligne.gras)
      })
    }
  }
  return { parts, hauteur: y + LINE + MARGIN }
}

function broken(texte: string): string[] {
  const lines = ['']
  for (const word of texte.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '' || last.length + word.length < COLUMNS) lines[lines.length - 1] = `${last} ${word}`.trim()
    else lines.push(word)
  }
  return lines
}
