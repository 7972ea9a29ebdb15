import { memberNames, road, truckWeight, type Kind } from './lenticular.ts'

/** The texts of the interactive bridge. Forces are in short tons. */

const kinds: Readonly<Record<Kind, string>> = {
  top: 'top chord',
  bottom: 'bottom chord',
  post: 'post',
  diagonal: 'diagonal',
  hanger: 'hanger',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const tons = (value: number) => {
  const text = value.toFixed(1).replace(/\.0$/, '')
  return text === '1' ? '1 ton' : `${text} tons`
}

const member = (index: number): string => {
  const found = memberNames[index]
  return found ? `${kinds[found.kind]} ${found.at}` : ''
}

export const bridgeTexts = {
  name: 'A bridge you can load',
  drawing: `A lens-shaped truss bridge over the river, a ${truckWeight}-ton truck on its road.`,
  claim: 'Every part has a job.',
  pull: 'Solid is pulled',
  push: 'hollow is pushed',
  width: 'wider means harder.',
  move: 'Move the truck',
  choose: 'Part of the bridge',
  none: 'Choose a part',
  takeOut: 'Take it out',
  putBack: 'Put it back',
  yourName: 'Your name for it',
  full: 'Five parts have names',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Copy the address',
  failed: 'The bridge couldn’t be set in motion. Check your connection and touch it again.',
  truck: `${truckWeight} T`,

  /** @param name The visitor's name for the member. */
  option: (index: number, name?: string): string =>
    name ? `${name}, ${member(index)}` : capital(member(index)),

  /** @param at The truck's place, in panels from the left bank. */
  place: (at: number): string => {
    if (at <= 0) return 'on the left bank'
    if (at >= road.panels) return 'on the right bank'
    if (at === road.panels / 2) return 'at midspan'
    return `${Math.round(at * 10) / 10} of ${road.panels} panels across`
  },

  /** What a member does under a force in tons, tension being positive. */
  force: (force: number): string => {
    if (Math.abs(force) < 0.05) return 'carries nothing here'
    return force > 0 ? `pulled, ${tons(force)}` : `pushed, ${tons(-force)}`
  },

  /**
   * Where the truck is, and which member has the largest force.
   * @param name The visitor's name for a member, here and below, if there is one.
   */
  state: (at: number, busiest: number, force: number, name = member(busiest)): string =>
    Math.abs(force) < 0.05
      ? `The truck is ${bridgeTexts.place(at)}, and the bridge rests.`
      : `The truck is ${bridgeTexts.place(at)}. ${capital(name)} works hardest: ${bridgeTexts.force(force)}.`,

  chosen: (index: number, force: number, name = member(index)): string =>
    `${capital(name)}: ${bridgeTexts.force(force)}.`,

  /** A member has been removed that isn't needed with the truck where it is. */
  spared: (index: number, name = member(index)): string =>
    `Without ${name} the bridge holds only while the truck is right here. Move it.`,

  /** A member has been removed and the bridge collapses: nothing holds `loose` of its `all` joints. */
  fallen: (index: number, loose: number, all: number, name?: string): string => {
    const held = `${loose} of ${all} joints ${loose === 1 ? 'has' : 'have'} nothing to hold ${loose === 1 ? 'it' : 'them'}`
    return name
      ? `Without ${name}, ${loose === 1 ? 'its piece of road' : 'the span'} falls: ${held}. No other part can do its job.`
      : `Without ${member(index)}, ${held}, and the truck goes down with the road. No other part can do its job.`
  },
}
