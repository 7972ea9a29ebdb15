import { bridge, road } from './lenticular.ts'
import { bridgeTexts } from './texts.ts'
import { announce } from '#components/app/announcer.ts'
import { stateAt } from './state.ts'
import { createNaming } from './naming.ts'
import { createPicture } from './picture.ts'
import { createSag } from './sag.ts'
import { followPointer } from './pointer.ts'
import { fragmentOf, namesFrom, withName, type Names } from './names.ts'
import { sentence } from './sentence.ts'

const isMotionReduced = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.classList.contains('reduce-motion')

/**
 * Makes the drawn bridge interactive: the truck can be moved, and members can be chosen, named, removed and put back.
 * Does nothing if it already is.
 * @param signal Ends it.
 * @param tap A click on the drawing from before this code loaded.
 */
export function attachBridge(frame: HTMLElement, signal: AbortSignal, tap?: MouseEvent): void {
  if (frame.dataset['live'] !== undefined || signal.aborted) return
  frame.dataset['live'] = ''
  // All of them are in the figure (./figure.ts).
  const svg = frame.querySelector('svg')!
  const range = frame.querySelector('input')!
  const choice = frame.querySelector('select')!
  const button = frame.querySelector('button')!
  const words = frame.querySelector('.bridge__state')!

  let removed: number | undefined
  let names: Names = namesFrom(location.hash) ?? new Map()
  let request = 0
  let state = stateAt(range.valueAsNumber)
  const sag = createSag(state.joints)
  const show = createPicture(svg, signal)

  // The first option means none; the others are the members in order.
  const chosen = () => (choice.selectedIndex > 0 ? choice.selectedIndex - 1 : undefined)

  function draw(now: number): void {
    request = 0
    const pointed = pointer.step()
    const next = stateAt(range.valueAsNumber, removed)
    // A bridge that collapses or is restored moves gradually; it follows the truck at once.
    const changes = next.removed !== state.removed || !next.forces !== !state.forces
    if (changes && !isMotionReduced()) sag.begin(now)
    state = next
    const marked = pointed ?? chosen()
    const index = marked ?? state.busiest
    const text = state.forces && index !== removed ? bridgeTexts.force(state.forces[index] ?? 0) : ''
    const joints = sag.toward(state.joints, now)
    show({ state, joints, names, marked, figure: { index, text } })
    range.setAttribute('aria-valuetext', bridgeTexts.place(state.at))
    if (joints !== state.joints) redraw()
  }
  const redraw = () => {
    request ||= requestAnimationFrame(draw)
  }

  /** Draws the bridge, and updates the text both for sighted visitors and for screen readers. */
  function say(): void {
    draw(performance.now())
    const text = sentence(state, chosen(), names)
    words.textContent = text
    button.disabled = removed === undefined && chosen() === undefined
    button.textContent = removed === undefined ? bridgeTexts.takeOut : bridgeTexts.putBack
    for (const index of bridge.members.keys())
      choice.options[index + 1]!.text = bridgeTexts.option(index, names.get(index))
    naming.offer(chosen(), names)
    announce(text)
  }

  const naming = createNaming(button.parentElement ?? frame, signal, (name, isSettled) => {
    const index = chosen()
    if (index === undefined) return
    names = withName(names, index, name)
    // Keeps Vike's state in the history entry.
    history.replaceState(history.state, '', location.pathname + location.search + fragmentOf(names))
    naming.count(names)
    if (isSettled) say()
    else redraw()
  })

  const take = (member: number | undefined) => {
    removed = removed === member ? undefined : member
    say()
  }
  const pointer = followPointer(svg, range, signal, {
    state: () => state,
    onMove: redraw,
    onRelease: say,
    onTap: (member) => {
      choice.selectedIndex = member + 1
      take(member)
    },
  })

  const on = (element: HTMLElement, type: keyof HTMLElementEventMap, listener: () => void) =>
    element.addEventListener(type, listener, { signal })
  on(range, 'input', redraw)
  on(range, 'change', say)
  on(choice, 'change', () => {
    // Choosing another member puts the removed one back.
    removed = undefined
    say()
  })
  on(button, 'click', () => take(chosen()))
  addEventListener(
    'hashchange',
    () => {
      const linked = namesFrom(location.hash)
      // Other fragments, such as the skip link's, are not about the bridge.
      if (!linked) return
      names = linked
      say()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(request)
    delete frame.dataset['live']
  })
  // Input from before this code loaded counts, and is announced.
  if (state.at !== road.panels / 2 || chosen() !== undefined || names.size > 0) say()
  else draw(0)
  if (tap) pointer.click(tap)
}
