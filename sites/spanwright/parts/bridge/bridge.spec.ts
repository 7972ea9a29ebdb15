import { loadsAt, stateAt } from './state.ts'
import { bridge, memberNames, road } from './texts-truss.ts'
import { bridgeTexts } from './texts.ts'
import { accessibilityFaults } from '#tests/browser/accessibility.ts'
import { decided, expect, hydrated, test, type Page } from '#tests/browser/test.ts'

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
const announced = (page: Page) => page.locator('#announcer')

/** The text for the truck at a place, with no part chosen. */
function said(at: number): string {
  const { busiest, forces } = stateAt(at)
  return bridgeTexts.state(at, busiest, forces?.[busiest] ?? Number.NaN)
}

/** The point in the window where a point of the drawing is shown. */
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

const truckAt = (page: Page, at: number) => shownAt(page, road.left + at * road.panel, -road.deck - 20)

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await decided(page)
    await page.goto('/')
    await hydrated(page)
  })

  test('arrow keys move the truck, and every part takes up its share of the load', async ({
    page,
    faults,
  }) => {
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
    await expect(figure(page)).toHaveText(
      bridgeTexts.force(stateAt(2).forces?.[stateAt(2).busiest] ?? Number.NaN),
    )
    await page.mouse.up()
    await expect(words(page)).toHaveText(said(2))
  })

  test('hovering over a part shows its force, and a click selects it', async ({ page }) => {
    const [from, to] = (bridge.members[topChord] ?? []).map((joint) => bridge.joints[joint])
    const point = await shownAt(
      page,
      ((from?.x ?? 0) + (to?.x ?? 0)) / 2,
      -((from?.y ?? 0) + (to?.y ?? 0)) / 2,
    )
    await page.mouse.move(point.x, point.y)
    await expect(page.locator('.bridge[data-live]')).toBeAttached()
    await page.mouse.move(point.x + 1, point.y)
    await expect(member(page, topChord)).toHaveAttribute('data-shown')
    await page.mouse.click(point.x, point.y)
    await expect(choice(page)).toHaveValue(bridgeTexts.option(topChord))
    const force = stateAt(middle).forces?.[topChord] ?? Number.NaN
    await expect(words(page)).toHaveText(`${bridgeTexts.chosen(topChord, force)} ${said(middle)}`)
  })

  test('a part can be removed by keyboard: the bridge collapses, and can be restored', async ({ page }) => {
    const out = button(page, bridgeTexts.takeOut)
    await expect(out).toBeDisabled()
    await choice(page).selectOption({ label: bridgeTexts.option(topChord) })
    await expect(out).toBeEnabled()
    await out.press('Enter')
    const { loose, joints } = stateAt(middle, topChord)
    const fallen = bridgeTexts.fallen(topChord, loose.length, joints.length)
    await expect(words(page)).toHaveText(fallen)
    await expect(announced(page)).toHaveText(fallen)
    await expect(member(page, topChord)).toHaveClass('bridge__out')
    await expect(group(page).locator('.bridge__loose')).toHaveCount(bridge.members.length - 1)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, bridgeTexts.putBack).press('Enter')
    await expect(member(page, topChord)).toHaveClass('bridge__push')
    await expect(group(page).locator('.bridge__loose')).toHaveCount(0)
  })

  test('a part that the load does not need where it is can be removed, and the text says so', async ({
    page,
  }) => {
    await choice(page).selectOption({ label: bridgeTexts.option(hanger) })
    await range(page).fill('2')
    await button(page, bridgeTexts.takeOut).click()
    await expect(words(page)).toHaveText(bridgeTexts.spared(hanger))
    await range(page).fill(String(middle))
    await expect(words(page)).toHaveText(bridgeTexts.fallen(hanger, 1, bridge.joints.length))
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
  await expect(figure(page)).toHaveText(
    bridgeTexts.force(stateAt(2).forces?.[stateAt(2).busiest] ?? Number.NaN),
  )
})

test.describe('at 390 pixels with the cookie banner', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first screen has the claim, the action and the loaded bridge', async ({ page }) => {
    await page.goto('/')
    const banner = await page.locator('.consent').boundingBox()
    const truck = await group(page).locator('.bridge__truck').boundingBox()
    expect((truck?.y ?? Infinity) + (truck?.height ?? 0)).toBeLessThan(banner?.y ?? 0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing is complete, with the load at midspan in words, and no dead controls', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(words(page)).toHaveText(said(middle))
    await expect(group(page).getByRole('img', { name: bridgeTexts.drawing })).toBeVisible()
    await expect(member(page, topChord)).toHaveClass('bridge__push')
    await expect(range(page)).toBeHidden()
    await expect(button(page, bridgeTexts.takeOut)).toBeHidden()
  })
})
