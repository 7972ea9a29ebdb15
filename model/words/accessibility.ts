/**
 * The one text of the accessibility panel that every page needs. The others are in
 * accessibility-texts.ts and arrive with the panel.
 */
export const openAdjustmentsLabel = 'Open accessibility adjustments'
/** Names the landmark around the button. */
export const adjustmentsRegionLabel = 'Accessibility'
