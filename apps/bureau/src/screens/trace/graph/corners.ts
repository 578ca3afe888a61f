// Position and size of boxes.

/** Size of a box, in pixels. */
export const SIZE = { width: 210, height: 106 } as const

/** The left upper corner of each box, by its key. */
export type Corners = ReadonlyMap<string, { x: number; y: number }>
