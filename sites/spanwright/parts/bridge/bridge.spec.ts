import { middleOf as middleIn } from './labels.ts'
import { drawnOf, loadsAt, stateAt } from './state.ts'
import { bridge, memberNames, road } from './lenticular.ts'
import { bridgeTexts } from './texts.ts'
import type { Joint } from './truss.ts'
import { accessibilityFaults } from '#tests/browser/accessibility.ts'
import {
  decided,
  expect,
  holdRequest,
  revisit,
  test,
  withoutScripts,
  type Page,
} from '#tests/browser/test.ts'

const middle = road.panels / 2
const hanger = memberNames.findIndex(({ kind, at }) => kind === 'hanger' && at === middle)
const topChord = memberNames.findIndex(({ kind, at }) => kind === 'top' && at === middle)

const group = (page: Page) => page.getByRole('group', { name: bridgeTexts.name })
const range = (page: Page) => group(page).getByLabel(bridgeTexts.move)
const choice = (page: Page) => group(page).getByLabel(bridgeTexts.choose)
const button = (page: Page, name: string) => group(page).getByRole('button', { name })
const words = (page: Page) => group(page).locator('.bridge__state')
const figure = (page: Page) => group(page).locator('.bridge__figure')
const member = (page: Page, index: number) => group(page).locator('.bridge__members path').nth(index)
const names = (page: Page) => group(page).locator('.bridge__names text')
const name = (page: Page) => group(page).getByLabel(bridgeTexts.yourName)
const announced = (page: Page) => page.locator('#announcer')

const forceIn = (index: number, at: number): number => stateAt(at).forces?.[index] ?? Number.NaN
const largestForce = (at: number): number => forceIn(stateAt(at).busiest, at)

/** The text with the truck at a place and no part chosen. */
const said = (at: number): string => bridgeTexts.state(at, stateAt(at).busiest, largestForce(at))

/** The text with the truck in the middle and a part taken out. */
function fallen(index: number, called?: string): string {
  const { loose, joints } = stateAt(middle, index)
  return bridgeTexts.fallen(index, loose.length, joints.length, called)
}

/** The place of a point of the drawing in the window. */
const shownAt = (page: Page, x: number, y: number) =>
  group(page)
    .locator('svg')
    .first()
    .evaluate(
      (svg, point) => {
        const matrix = (svg as SVGSVGElement).getScreenCTM()
        if (!matrix) throw new Error('The drawing is not shown.')
        const { x: left, y: top } = new DOMPoint(...point).matrixTransform(matrix)
        return { x: left, y: top }
      },
      [x, y] as [number, number],
    )

/** The place of the middle of a part in the window. */
function middleOf(page: Page, index: number, joints: readonly Joint[] = bridge.joints) {
  const { x, y } = middleIn(index, joints)
  return shownAt(page, x, y)
}

/** The scroll position, Vike's timestamp of the history entry, and the number of entries. */
const entry = (page: Page) =>
  page.evaluate(() => {
    const { vike } = history.state as { vike: { timestamp: number } }
    return [scrollY, vike.timestamp, history.length]
  })

/** Takes a part out. @returns Whether the road moved at once or is still moving after the click. */
async function sinks(page: Page): Promise<'at once' | 'slowly'> {
  await choice(page).selectOption(bridgeTexts.option(topChord))
  await expect(button(page, bridgeTexts.takeOut)).toBeEnabled()
  const way = group(page).locator('.bridge__road')
  const before = await way.getAttribute('d')
  const after = await button(page, bridgeTexts.takeOut).evaluate((element: HTMLElement) => {
    element.click()
    return element.closest('.bridge')?.querySelector('.bridge__road')?.getAttribute('d')
  })
  const sunk = drawnOf(stateAt(middle, topChord)).paths.road
  await expect(way).toHaveAttribute('d', sunk)
  expect([before, sunk]).toContain(after)
  return after === sunk ? 'at once' : 'slowly'
}

const truckAt = (page: Page, at: number) => shownAt(page, road.left + at * road.panel, -road.deck - 20)

test.describe('with scripts', () => {
  test.beforeEach(({ page }) => revisit(page, '/'))

  test('arrow keys move the truck, and every part takes its share of the load', async ({ page, faults }) => {
    await range(page).focus()
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowLeft')
    await expect(words(page)).toHaveText(said(middle - 1))
    await expect(announced(page)).toHaveText(said(middle - 1))
    await expect(range(page)).toHaveAttribute('aria-valuetext', bridgeTexts.place(middle - 1))
    // The truck has left the middle: the hanger there carries nothing, and its neighbor everything.
    await expect(member(page, hanger)).toHaveClass('bridge__rest')
    await expect(member(page, hanger - 1)).toHaveClass('bridge__pull')
    await page.keyboard.press('Home')
    await expect(words(page)).toHaveText(said(0))
    expect(loadsAt(0)).toEqual([])
    expect(faults).toEqual([])
  })

  test('the truck can be dragged across the deck', async ({ page }) => {
    const from = await truckAt(page, middle)
    await page.mouse.move(from.x, from.y)
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    await page.mouse.down()
    const to = await truckAt(page, 2)
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await expect(range(page)).toHaveValue('2')
    await expect(figure(page)).toHaveText(bridgeTexts.force(largestForce(2)))
    await page.mouse.up()
    await expect(words(page)).toHaveText(said(2))
    // The button that opens the context menu, whose release the page may never see.
    await page.mouse.down({ button: 'right' })
    const part = await middleOf(page, topChord)
    await page.mouse.move(part.x, part.y)
    await expect(member(page, topChord)).toHaveAttribute('data-shown')
    await expect(range(page)).toHaveValue('2')
  })

  test('hovering over a part shows its force; a click takes it out, and another puts it back', async ({
    page,
  }) => {
    const point = await middleOf(page, topChord)
    await page.mouse.move(point.x, point.y)
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    await page.mouse.move(point.x + 1, point.y)
    await expect(member(page, topChord)).toHaveAttribute('data-shown')
    await page.mouse.click(point.x, point.y)
    await expect(choice(page)).toHaveValue(bridgeTexts.option(topChord))
    await expect(member(page, topChord)).toHaveClass('bridge__out')
    await expect(words(page)).toHaveText(fallen(topChord))
    const sunk = await middleOf(page, topChord, stateAt(middle, topChord).joints)
    await page.mouse.click(sunk.x, sunk.y)
    await expect(member(page, topChord)).toHaveClass('bridge__push')
    const chosen = bridgeTexts.chosen(topChord, forceIn(topChord, middle))
    await expect(words(page)).toHaveText(`${chosen} ${said(middle)}`)
  })

  test('a click on another part puts the removed one back', async ({ page }) => {
    await choice(page).selectOption({ label: bridgeTexts.option(hanger) })
    await range(page).fill('2')
    await button(page, bridgeTexts.takeOut).click()
    const point = await middleOf(page, topChord)
    await page.mouse.click(point.x, point.y)
    await expect(member(page, topChord)).toHaveClass('bridge__out')
    await expect(member(page, hanger)).toHaveClass('bridge__loose')
  })

  test('a part can get a name, which the drawing, the text and the address then show', async ({
    page,
    faults,
  }) => {
    await choice(page).selectOption({ label: bridgeTexts.option(topChord) })
    await name(page).focus()
    const before = await entry(page)
    await name(page).pressSequentially("  Ed's <b>head  of the department")
    await name(page).press('Enter')
    await expect(name(page)).toHaveValue("Ed's <b>head of the d")
    await expect(names(page)).toHaveText(["Ed's <b>head of the d"])
    await name(page).fill("Ed's head")
    await name(page).press('Enter')
    await expect(names(page)).toHaveText(["Ed's head"])
    const chosen = bridgeTexts.chosen(topChord, forceIn(topChord, middle), "Ed's head")
    await expect(words(page)).toContainText(chosen)
    await expect(page).toHaveURL(`/#bridge=${topChord + 1}:Ed's%20head`)
    expect(await entry(page)).toEqual(before)
    await button(page, bridgeTexts.takeOut).press('Enter')
    await expect(words(page)).toHaveText(fallen(topChord, "Ed's head"))
    await expect(announced(page)).toHaveText(/^Without Ed's head, the span falls/)
    expect(await accessibilityFaults(page, '.bridge')).toEqual([])
    await name(page).fill('')
    await expect(names(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
    // Vike's state is intact.
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL('/contact/')
    await page.goBack()
    await expect(group(page)).toBeVisible()
    expect(faults).toEqual([])
  })

  test('five parts can have names, and the link to them can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (let index = 0; index < 5; index += 1) {
      await choice(page).selectOption(bridgeTexts.option(index))
      await name(page).fill(`n${index}`)
    }
    await choice(page).selectOption(bridgeTexts.option(5))
    await expect(group(page).getByLabel(bridgeTexts.full)).toBeDisabled()
    await button(page, bridgeTexts.copy).click()
    await expect(button(page, bridgeTexts.copied)).toBeVisible()
    await expect(announced(page)).toHaveText(bridgeTexts.copied)
    const link = '/#bridge=1:n0;2:n1;3:n2;4:n3;5:n4'
    await expect(page).toHaveURL(link)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await choice(page).selectOption(bridgeTexts.option(0, 'n0'))
    await expect(name(page)).toHaveValue('n0')
  })

  test('a part can be removed by keyboard: the bridge collapses, and can be restored', async ({ page }) => {
    const out = button(page, bridgeTexts.takeOut)
    await expect(out).toBeDisabled()
    await choice(page).selectOption({ label: bridgeTexts.option(topChord) })
    await expect(out).toBeEnabled()
    await out.press('Enter')
    await expect(words(page)).toHaveText(fallen(topChord))
    await expect(announced(page)).toHaveText(fallen(topChord))
    await expect(member(page, topChord)).toHaveClass('bridge__out')
    await expect(group(page).locator('.bridge__loose')).toHaveCount(bridge.members.length - 1)
    expect(await accessibilityFaults(page, '.bridge')).toEqual([])
    await button(page, bridgeTexts.putBack).press('Enter')
    await expect(member(page, topChord)).toHaveClass('bridge__push')
    await expect(group(page).locator('.bridge__loose')).toHaveCount(0)
  })

  test('reports that its code failed to load, and retries at the next touch', async ({ page }) => {
    await page.route('**/assets/chunks/*.js', (route) => route.abort())
    const before = await words(page).textContent()
    await range(page).focus()
    await expect(announced(page)).toHaveText(bridgeTexts.failed)
    await expect(words(page)).toHaveText(bridgeTexts.failed)
    await page.unroute('**/assets/chunks/*.js')
    await choice(page).focus()
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    await expect(words(page)).toHaveText(before ?? '')
  })
})

test('input entered before the code has loaded is not lost', async ({ page }) => {
  await decided(page)
  await page.goto('/')
  await range(page).fill('2')
  await expect(figure(page)).toHaveText(bridgeTexts.force(largestForce(2)))
})

for (const [reducedMotion, how] of [
  ['no-preference', 'slowly'],
  ['reduce', 'at once'],
] as const) {
  test(`with reduced motion “${reducedMotion}”, the bridge collapses ${how}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await revisit(page, '/')
    expect(await sinks(page)).toBe(how)
  })
}

test.describe('by touch, at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test.beforeEach(({ page }) => revisit(page, '/'))

  /** Puts a finger on the screen. @returns A function that moves it to another point and lifts it. */
  async function touch(page: Page, from: Joint) {
    const client = await page.context().newCDPSession(page)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: (Joint & { id: number })[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', { ...from, id: 0 })
    return async (to: Joint, second?: Joint) => {
      const also = second ? [{ ...second, id: 1 }] : []
      if (second) await send('touchStart', { ...from, id: 0 }, ...also)
      const between = (start: number, end: number, step: number) => start + ((end - start) * step) / 10
      for (let step = 1; step <= 10; step += 1)
        await send(
          'touchMove',
          { x: between(from.x, to.x, step), y: between(from.y, to.y, step), id: 0 },
          ...also.map(({ x, y, id }) => ({ x: x - step, y, id })),
        )
      await send('touchEnd')
    }
  }

  test('the truck follows the finger whose touch loads the code', async ({ page }) => {
    const moveTo = await touch(page, await truckAt(page, middle))
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    await moveTo(await truckAt(page, 2))
    await expect(range(page)).toHaveValue('2')
    await expect(words(page)).toHaveText(said(2))
  })

  test('a second finger moves nothing', async ({ page }) => {
    await choice(page).focus()
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    const from = await truckAt(page, middle)
    const moveTo = await touch(page, from)
    await moveTo(from, await truckAt(page, middle + 2))
    await expect(announced(page)).toHaveText(said(middle))
  })

  test('a finger that moves up from the road scrolls the page, and the truck stays', async ({ page }) => {
    await choice(page).focus()
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    const before = await page.evaluate(() => scrollY)
    const from = await truckAt(page, 2)
    const moveTo = await touch(page, from)
    await moveTo({ x: from.x, y: from.y - 200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
    await expect(range(page)).toHaveValue(String(middle))
    await expect(words(page)).toHaveText(said(middle))
  })

  test('a tap takes a part out, even before the code has loaded', async ({ page }) => {
    const { asked, release } = await holdRequest(page, '**/assets/chunks/*.js')
    const { x, y } = await middleOf(page, topChord)
    await page.touchscreen.tap(x, y)
    await asked
    await release()
    await expect(member(page, topChord)).toHaveClass('bridge__out')
  })
})

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a link with names shows them in at least 11 pixels', async ({ page, faults }) => {
    await decided(page)
    await page.goto("/#bridge=3:Ed's%20head;7:the%20price%20file")
    await expect(names(page)).toHaveText(["Ed's head", 'the price file'])
    await expect(names(page).first()).not.toHaveCSS('fill', 'none')
    const pixels = await names(page)
      .first()
      .evaluate(
        (text: SVGTextElement) =>
          Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      )
    expect(pixels).toBeGreaterThanOrEqual(11)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => (location.hash = '#bridge=4:the%20list'))
    await expect(names(page)).toHaveText(['the list'])
    await expect(announced(page)).toHaveText(/The list works hardest/)
    await announced(page).evaluate((region) => (region.textContent = ''))
    await page.locator('.skip-link').press('Enter')
    await expect(page).toHaveURL('/#main')
    await expect(announced(page)).toHaveText('')
    expect(faults).toEqual([])
  })

  test('the first screen has the claim, the action and the loaded bridge above the cookie banner', async ({
    page,
  }) => {
    await page.goto('/')
    const banner = await page.locator('.consent').boundingBox()
    const truck = await group(page).locator('.bridge__truck').boundingBox()
    expect((truck?.y ?? Infinity) + (truck?.height ?? 0)).toBeLessThan(banner?.y ?? 0)
  })
})

withoutScripts(
  'without scripts, the drawing is complete, the text has the truck at midspan, and the controls are hidden',
  async ({ page }) => {
    await page.goto('/')
    await expect(words(page)).toHaveText(said(middle))
    await expect(group(page).getByRole('img', { name: bridgeTexts.drawing })).toBeVisible()
    await expect(member(page, topChord)).toHaveClass('bridge__push')
    await expect(range(page)).toBeHidden()
    await expect(button(page, bridgeTexts.takeOut)).toBeHidden()
  },
)
