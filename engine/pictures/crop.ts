import type { FocalPoint } from '../schemas/picture.ts'

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in its pixels. */
export interface Box extends Size {
  left: number
  top: number
}

const middle: FocalPoint = [0.5, 0.5]

/**
 * The largest part of a picture with a given ratio, around the focal point as far as the edges allow.
 * @param ratio Width divided by height; without one, the part is the whole picture.
 */
export function cropTo(size: Size, ratio: number | undefined, focus: FocalPoint = middle): Box {
  const { width, height } = size
  if (ratio === undefined) return { left: 0, top: 0, width, height }
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))
  return { ...cut, left: start(width, cut.width, focus[0]), top: start(height, cut.height, focus[1]) }
}
