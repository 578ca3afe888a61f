import type { fr } from './fr.ts'

/** The texts of a scale. */
export const en: Record<keyof typeof fr, string> = {
  peser: 'Weigh: {nom}',
  arreter: 'Stop weighing',
  vitesse: 'Speed of the scale',
  bauds: '{n} baud',
  attend: 'Listening to the scale…',
  pesee: 'Mass taken from the scale.',
  instable: 'The mass still moves…',
  surcharge: 'The scale is overloaded.',
  vide: 'The scale is empty, or below zero.',
  unite: 'The scale weighs in another unit than g, kg or t: set it, or type the mass.',
  trop_fin: 'The scale weighs finer than a gram: type the mass.',
  autre: 'The scale sends something else than a mass…',
  occupee: 'The port of the scale is busy or closed.',
  debranchee: 'The scale was unplugged.',
  arretee: 'Weighing stopped.',
  non_choisie: 'No scale was chosen.',
}
