/** What a browser's agent learns of a form. The parameters are its fields, by their names and labels. */
export interface FormTool {
  name: string
  description: string
}

/**
 * Declares a form to the browser's agent by WebMCP's attributes (https://github.com/webmachinelearning/webmcp),
 * where the browser knows them: elsewhere they are no HTML. Nothing is sent for a visitor who has not pressed
 * the button.
 */
export function declareTool(form: HTMLFormElement | null, { name, description }: FormTool): void {
  if (!form || !('modelContext' in document || 'modelContext' in navigator)) return
  form.setAttribute('toolname', name)
  form.setAttribute('tooldescription', description)
}
