import { words } from './words.ts'

const saguaro = (x: number, height: number): string =>
  `<path d="M${x} 188V${188 - height}M${x} ${188 - height * 0.38}h-14a10 10 0 0 1-10-10v${-height * 0.18}M${x} ${188 - height * 0.52}h12a10 10 0 0 0 10-10v${-height * 0.16}"/>`

/**
 * Everything important is in the middle: phones show only x from 525 to 915, tablets from 336 to 1104. Colors are in
 * valves.scss.
 */
export const valvesDrawing = `<svg viewBox="0 0 1440 276" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${words.name}">
<path class="valves__hills" d="M0 190V130L96 92l74 32 92-66 88 60 58-26 120 98zM1096 190l70-60 64 30 96-84 114 70v44z"/>
<g class="valves__saguaro">${saguaro(470, 112)}${saguaro(372, 70)}${saguaro(1246, 128)}</g>
<path class="valves__street" d="M0 182h250v8H0z"/>
<path d="M0 190h560M632 190h204M1096 190h344"/>
<path class="valves__wall" d="M560 190h72v50h-72zM836 52h260v138H836z"/>
<path class="valves__solid" d="M554 186h84v7h-84z"/>
<path class="valves__roof" d="M818 52L966 6l148 46zM1020 104h42v86h-42zM880 84h58v42h-58z"/>
<path class="valves__slab" d="M830 190h272v10H830z"/>
<path class="valves__casing" d="M-10 224H585M607 224h193V92h36"/>
<path class="valves__water" d="M-10 224H585M607 224h193V92h36"/>
<circle class="valves__roof" cx="596" cy="224" r="11"/>
<path d="M596 224l5-6M797 112h-20v11"/>
<circle class="valves__solid" cx="800" cy="152" r="8"/>
<path class="valves__solid" d="M800 147h27v10h-27z"/>
<g class="valves__number"><circle cx="756" cy="152" r="13"/><circle cx="596" cy="257" r="13"/></g>
<g class="valves__words"><text class="valves__digit" x="756" y="157.5">1</text><text class="valves__digit" x="596" y="262.5">2</text>
<text class="valves__left" x="734" y="148">${words.main}</text><text class="valves__left" x="734" y="168">${words.first}</text><text x="618" y="262.5">${words.meter}</text></g>
</svg>`
