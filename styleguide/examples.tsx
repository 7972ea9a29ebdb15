/** Every component in its variants and states, with the site's own content and parts. */
import ofParts from '#.site/parts/examples.ts'
import { AccessibilityButton } from '#components/accessibility/AccessibilityButton.tsx'
import { AccessibilityPanel } from '#components/accessibility/AccessibilityPanel.tsx'
import { AreaMap } from '#components/area-map/AreaMap.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/Breadcrumbs.tsx'
import { Button, ButtonLink, buttonSizes, buttonVariants } from '#components/button/Button.tsx'
import { BigType } from '#components/big-type/BigType.tsx'
import { Cards } from '#components/cards/Cards.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { banner } from '#components/consent-banner/ConsentBanner.tsx'
import { ConsentButton } from '#components/consent/ConsentButton.tsx'
import { ConsentPreferences } from '#components/consent-preferences/ConsentPreferences.tsx'
import { onlyNecessary } from '#components/consent/machine.ts'
import { Answer } from '#components/contact-form/Answer.tsx'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { Inputs } from '#components/contact-form/fields.tsx'
import ShortFormFields from '#components/contact-form/ShortFormFields.tsx'
import { initialState } from '#components/contact-form/state.ts'
import { Contents } from '#components/contents/Contents.tsx'
import { DataTable } from '#components/data-table/DataTable.tsx'
import { Day } from '#components/date/Day.tsx'
import { Decoration } from '#components/decoration/Decoration.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Dock } from '#components/dock/Dock.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Drivers } from '#components/drivers/Drivers.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Footer } from '#components/footer/Footer.tsx'
import { Header } from '#components/header/Header.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Icon, type IconName } from '#components/icon/Icon.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Play } from '#components/play/Play.tsx'
import { PlaceMap } from '#components/place-map/PlaceMap.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Reasons } from '#components/reasons/Reasons.tsx'
import { Related } from '#components/related/Related.tsx'
import { ScrollProgress } from '#components/scroll-progress/ScrollProgress.tsx'
import { SearchDialog } from '#components/search/SearchDialog.tsx'
import { grounds, sectionLayouts } from '#components/section/rhythm.ts'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import Divider from '#components/slots/divider.tsx'
import NotFoundPicture from '#components/slots/not-found.tsx'
import Wordmark from '#components/slots/wordmark.tsx'
import type { Example } from '#components/slots/contract.ts'
import { Skeleton } from '#components/skeleton/Skeleton.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { ThemeControl } from '#components/theme-control/ThemeControl.tsx'
import { faultText } from '#model/contact-faults.ts'
import { drawings } from '#.site/drawings.ts'
import { areaMap } from '#engine/maps/area-map.ts'
import { placeMap } from '#engine/maps/place-map.ts'
import { loadContent } from '#engine/content/load.ts'
import { writtenDay } from '#engine/content/written.ts'
import { renderBody } from '#engine/content/markdown.ts'
import { siteMap } from '#engine/content/site-map.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { locationPath } from '#model/routes.ts'
import { words as locationsTexts } from '#.site/words/locations.ts'
import { priceLines, stepText } from '#model/terms.ts'
import { words as postSections } from '#.site/words/post.ts'
import { placeholder } from './placeholder.ts'

/** A line of each weight. */
const drawing = (
  <svg className="drawing" viewBox="0 0 480 260" aria-hidden="true">
    <path className="drawing__faint" d="M40 60H440M40 90H440" />
    <path className="drawing__line" d="M20 20H460V240H20z" />
    <path className="drawing__ink" strokeDasharray="6 6" d="M40 150H440" />
    <path className="drawing__accent" d="M40 200H440" />
  </svg>
)

const content = loadContent()
const home = pageOf(content, 'home')
const [service] = content.services
const [place, neighbor] = content.locations
const [newer, , older] = content.posts.map(toTeaser)
if (!service || !place || !neighbor || !newer || !older) throw new Error('The content is empty.')

const formFaults = {
  name: faultText('name', 'required'),
  email: faultText('email', 'format'),
}

const icons: readonly IconName[] = [
  'menu',
  'close',
  'check',
  'minus',
  'sun',
  'moon',
  'system',
  'arrow',
  'external',
  'phone',
  'mail',
  'search',
  'person',
  'print',
]

const prose = `A paragraph with a [link](/about/), **weight**, *stress* and \`code\`.

## A heading of a text

- a list
- of two

> A quotation.

\`\`\`js
// A comment
export const span = (from, to) => "a string" + 446
\`\`\`

### A smaller heading

| Column | Figure |
| --- | --- |
| Row | 12 |
`

const pages = content.locations
  .filter(({ fields }) => fields.kind === 'place')
  .map(({ slug, fields }) => ({ label: fields.name, href: locationPath(slug), place: fields.place }))
const pinOf = ({ slug, fields }: (typeof content.locations)[number]) => ({
  label: fields.name,
  href: locationPath(slug),
  place: fields.place,
})

const heading = { heading: 'A heading of a section', note: 'Annotation' }

export const examples: readonly Example[] = [
  ...buttonVariants.map((variant) => ({
    component: 'button',
    variant,
    node: (
      <div className="guide__row">
        {buttonSizes.map((size) => (
          <Button
            key={size}
            variant={variant}
            size={size}
            {...(size === 'icon' && { 'aria-label': 'Search' })}
          >
            {size === 'icon' ? <Icon name="search" /> : `Size ${size}`}
          </Button>
        ))}
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <ButtonLink variant={variant} to="/contact/">
          A link
        </ButtonLink>
      </div>
    ),
  })),
  {
    component: 'icon',
    variant: 'the family',
    node: (
      <ul className="guide__row">
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
  { component: 'slots', variant: 'the wordmark in type', node: <Wordmark /> },
  { component: 'slots', variant: 'a divider', node: <Divider side="above" /> },
  { component: 'slots', variant: 'of the page for unknown addresses', node: <NotFoundPicture /> },
  { component: 'theme-control', variant: 'default', node: <ThemeControl /> },
  { component: 'header', variant: 'default', node: <Header />, isLandmark: true },
  { component: 'footer', variant: 'default', node: <Footer />, isLandmark: true },
  {
    component: 'breadcrumbs',
    variant: 'default',
    node: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="This page" />,
  },
  { component: 'hero', variant: 'plain', node: <Hero title={home.title} lead={home.summary} /> },
  {
    component: 'hero',
    variant: 'with note, crumbs and facts',
    node: (
      <Hero
        title={service.fields.title}
        lead={service.fields.summary}
        note="Service"
        crumbs={[{ label: 'Home', href: '/' }]}
      >
        <Facts facts={[{ label: 'County', value: 'Green' }]} />
      </Hero>
    ),
  },
  {
    component: 'hero',
    variant: 'with a drawing',
    node: <Hero title={place.fields.title} lead={place.fields.summary} drawing={drawing} />,
  },
  {
    component: 'hero',
    variant: 'with a photograph',
    node: (
      <Hero
        title={place.fields.title}
        lead={place.fields.summary}
        drawing={<Photo {...placeholder(1200, 800)} />}
      />
    ),
  },
  {
    component: 'hero',
    variant: 'with a photograph over the sheet',
    node: (
      <Hero
        title={place.fields.title}
        lead={place.fields.summary}
        layout="wide"
        drawing={<Photo {...placeholder(1600, 640)} />}
      />
    ),
  },
  {
    component: 'hero',
    variant: 'with a photograph over the window',
    node: (
      <Hero
        title={place.fields.title}
        lead={place.fields.summary}
        layout="bleed"
        drawing={<Photo {...placeholder(2400, 1000)} />}
      />
    ),
  },
  ...grounds.flatMap((ground) =>
    sectionLayouts.map((layout) => ({
      component: 'section',
      variant: `${layout} on ${ground}`,
      node: (
        <Section
          id={`${layout}-${ground}`}
          layout={layout}
          ground={ground}
          {...heading}
          {...(layout === 'spread' && { aside: <p>{home.summary}</p> })}
        >
          <p>{home.summary}</p>
        </Section>
      ),
    })),
  ),
  ...[false, true].map((withPhoto) => ({
    component: 'photo',
    variant: withPhoto ? 'a person beside the words' : 'the same place without one',
    node: (
      <Section
        id={`photo-${withPhoto}`}
        layout="split"
        ground="vellum"
        {...heading}
        {...(withPhoto && { picture: <Photo {...placeholder(800, 1000)} /> })}
      >
        <p>{home.summary}</p>
      </Section>
    ),
  })),
  ...(['grid', 'front', 'rows'] as const).map((layout) => ({
    component: 'cards',
    variant: layout,
    node: (
      <Cards
        layout={layout}
        items={content.posts.slice(0, 3).map((entry, index) => {
          const { summary, ...teaser } = toTeaser(entry)
          const picture = index !== 1 && { picture: drawing }
          return { ...teaser, text: summary, kind: entry.fields.topic, ...picture }
        })}
      />
    ),
  })),
  { component: 'big-type', variant: 'a figure', node: <BigType text="31" /> },
  { component: 'dock', variant: 'on a phone', node: <Dock />, isLandmark: true },
  {
    component: 'html',
    variant: 'prose',
    node: <Html as="div" of={renderBody(prose).html} className="prose" />,
  },
  { component: 'paragraphs', variant: 'default', node: <Paragraphs texts={[home.summary]} /> },
  { component: 'date', variant: 'default', node: <Day of={writtenDay(home.updated)} /> },
  {
    component: 'contents',
    variant: 'default',
    node: <Contents items={[{ id: 'main', heading: 'The first part' }]} />,
  },
  {
    component: 'facts',
    variant: 'default',
    node: (
      <Facts
        facts={[
          { label: 'County', value: 'Green' },
          { label: 'From downtown', value: 'about 12 mi northwest' },
        ]}
      />
    ),
  },
  {
    component: 'facts',
    variant: 'title block',
    node: (
      <Facts
        isBlock
        facts={[
          { label: 'County', value: 'Green' },
          { label: 'From downtown', value: 'about 12 mi northwest' },
          { label: 'Sheet', value: '3 of 4' },
        ]}
      />
    ),
  },
  {
    component: 'deliverables',
    variant: 'default',
    node: <Deliverables items={service.fields.deliverables} />,
  },
  {
    component: 'fit',
    variant: 'default',
    node: <Fit yes="Yes, if" no="No, if" fit={service.fields.fit} notFit={service.fields.notFit} />,
  },
  {
    component: 'drivers',
    variant: 'default',
    node: (
      <Drivers
        more={{ heading: 'Costs more when', items: service.fields.notFit }}
        less={{ heading: 'Costs less when', items: service.fields.fit }}
      />
    ),
  },
  {
    component: 'steps',
    variant: 'default',
    node: (
      <Steps
        steps={service.fields.steps.map(({ takes, ...step }) => ({
          ...step,
          duration: takes ? stepText(takes) : '',
        }))}
      />
    ),
  },
  {
    component: 'price-ranges',
    variant: 'default',
    node: <PriceRanges ranges={priceLines(service.fields.pricing.ranges)} />,
  },
  {
    component: 'questions',
    variant: 'default',
    node: <Questions questions={service.fields.questions} />,
  },
  {
    component: 'questions',
    variant: 'in columns',
    node: <Questions questions={service.fields.questions} columns />,
  },
  {
    component: 'named-list',
    variant: 'with and without a remark',
    node: (
      <NamedList
        items={[
          { name: 'One thing', detail: home.summary },
          { name: 'Another', detail: home.summary, cost: 'An hour each week.' },
        ]}
      />
    ),
  },
  {
    component: 'reasons',
    variant: 'with and without a link',
    node: (
      <Reasons
        items={[
          { label: 'Plain', why: home.summary },
          { label: 'Linked', href: '/services/', why: home.summary },
        ]}
      />
    ),
  },
  { component: 'related', variant: 'default', node: <Related items={[{ ...newer, kind: 'Reading' }]} /> },
  ...[false, true].map((withSummaries) => ({
    component: 'service-groups',
    variant: withSummaries ? 'with summaries' : 'names only',
    node: (
      <ServiceGroups
        withSummaries={withSummaries}
        groups={[
          { heading: 'A gap', text: home.summary, services: content.services.slice(0, 3).map(toTeaser) },
        ]}
      />
    ),
  })),
  { component: 'site-map', variant: 'default', node: <SiteMap groups={siteMap()} /> },
  {
    component: 'data-table',
    variant: 'default',
    node: <DataTable caption="A measurement" columns={['Page', 'Bytes']} rows={[['Home', '14.1 kB']]} />,
  },
  {
    component: 'post-nav',
    variant: 'both',
    node: <PostNav {...postSections.neighbors} older={older} newer={newer} />,
  },
  {
    component: 'post-nav',
    variant: 'newer only',
    node: <PostNav {...postSections.neighbors} newer={newer} />,
  },
  { component: 'call-to-action', variant: 'default', node: <CallToAction {...home.action} /> },
  { component: 'consent', variant: 'the banner', node: banner },
  {
    component: 'consent',
    variant: 'the preferences',
    node: <ConsentPreferences preferences={onlyNecessary} signal={false} />,
  },
  {
    component: 'consent',
    variant: 'the preferences of a browser that signals',
    node: <ConsentPreferences preferences={onlyNecessary} signal />,
  },
  { component: 'consent', variant: 'the way back to the choice', node: <ConsentButton /> },
  { component: 'accessibility', variant: 'the button', node: <AccessibilityButton />, isLandmark: true },
  { component: 'accessibility', variant: 'the panel', node: <AccessibilityPanel onClose={() => {}} /> },
  { component: 'search', variant: 'the dialog', node: <SearchDialog onClose={() => {}} /> },
  {
    component: 'contact-form',
    variant: 'of the contact page',
    node: (
      <ContactForm
        topics={content.services.map(({ slug, fields }) => ({ value: slug, label: fields.label }))}
        previousPath={undefined}
      />
    ),
  },
  {
    component: 'contact-form',
    variant: 'at the end of a page',
    node: <ShortFormFields topic={service.slug} page="/services/" />,
  },
  {
    component: 'contact-form',
    variant: 'refused',
    node: (
      <>
        <Answer state={{ ...initialState, faults: formFaults }} />
        <Inputs names={['name', 'email']} faults={formFaults} />
      </>
    ),
  },
  {
    component: 'contact-form',
    variant: 'sent',
    node: <Answer state={{ ...initialState, phase: 'sent' }} />,
  },
  {
    component: 'contact-form',
    variant: 'not sent',
    node: (
      <Answer
        state={{
          ...initialState,
          phase: 'failed',
          reason: faultText('name', 'type'),
          draft: { message: 'Kept as typed.' },
        }}
      />
    ),
  },
  { component: 'skeleton', variant: 'default', node: <Skeleton /> },
  { component: 'scroll-progress', variant: 'default', node: <ScrollProgress /> },
  { component: 'decoration', variant: 'default', node: <Decoration /> },
  { component: 'drawing', variant: 'a line of each weight', node: drawing },
  ...Object.entries(drawings).map(([name, { card, ...picture }]) => ({
    component: 'plate',
    variant: name,
    node: (
      <>
        <Plate {...picture} />
        <div className="guide__card">
          <Cover {...card} />
        </div>
      </>
    ),
  })),
  {
    component: 'flow-diagram',
    variant: 'every kind of box',
    node: (
      <FlowDiagram
        caption="What happens to a message"
        stages={[
          { boxes: [{ name: 'Message', note: 'From the form' }] },
          {
            boxes: [
              { name: 'Check', note: 'Against the rules', loop: 'tries again' },
              { name: 'Table', note: 'Kept for a year', kind: 'store' },
            ],
          },
          { boxes: [{ name: 'Answer', note: 'By a person', kind: 'person' }] },
        ]}
      />
    ),
  },
  {
    component: 'demonstration',
    variant: 'before it is tried',
    node: (
      <Demonstration
        id="try-example"
        name="An example"
        figure={{ html: '<p>A worked example.</p>' }}
        load={async () => () => null}
      />
    ),
  },
  {
    component: 'play',
    variant: 'before it is tried',
    node: <Play name="Find the odd one" load={async () => () => null} />,
  },
  {
    component: 'area-map',
    variant: 'default',
    node: (
      <AreaMap
        map={areaMap(pages)}
        label={pageOf(content, 'locations').map.drawing}
        words={locationsTexts.words}
      />
    ),
  },
  {
    component: 'place-map',
    variant: 'near and far',
    node: (
      <div className="guide__row">
        <PlaceMap map={placeMap(pinOf(place), [pinOf(neighbor)])} label="Map around the first place" />
        <PlaceMap map={placeMap(pinOf(neighbor), [pinOf(place)])} label="Map around the second place" />
      </div>
    ),
  },
  ...ofParts,
]
