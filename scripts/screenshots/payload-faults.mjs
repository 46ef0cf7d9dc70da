/**
 * What axe finds in Payload's own components (3.90.1), by rule: patterns for the elements it names. Styles can't fix
 * these; all other faults in the admin are ours.
 *
 * @type {Record<string, RegExp>}
 */
const PAYLOADS_OWN = {
  // Drag handles of rows, with a button inside.
  "aria-command-name": /_dragHandle|collapsible__drag|aria-describedby=|sort-row/,
  "nested-interactive": /_dragHandle|aria-describedby=|rs__multi-value/,
  // Payload's selects: arrows, fields and chosen values.
  "aria-hidden-focus": /(?:clear|dropdown)-indicator/,
  label: /^#_[Rr]_|react-select|react-datepicker|input\[value=/,
  "target-size": /^#react-select-.*-input$/,
  // The text editor and its tools.
  "aria-input-field-name": /ContentEditable__root/,
  // Buttons that only show a picture.
  "button-name":
    /popup-button|toolbar-popup__button|upload-relationship-details|date-time-picker__clear-button|clickable-arrow|copy-to-clipboard|collapsible__ac|file-details__remove/,
  // The live preview.
  "frame-title": /live-preview-iframe/,
  // The tabs of a record.
  list: /doc-tabs__tabs/,
};

/**
 * @param {string} rule axe's
 * @param {string} selector of what it found
 */
export function isPayloadsOwn(rule, selector) {
  return PAYLOADS_OWN[rule]?.test(selector) ?? false;
}
