/**
 * What axe finds in the markup of Payload's own components (3.90.1): what it looks at, by rule. None of it can be mended by a style; all
 * else that axe finds in the admin is ours.
 *
 * @type {Record<string, RegExp>}
 */
const PAYLOADS_OWN = {
  // Handles by which rows are dragged, with a button in them.
  "aria-command-name": /_dragHandle|collapsible__drag|aria-describedby=|sort-row/,
  "nested-interactive": /_dragHandle|aria-describedby=|rs__multi-value/,
  // Its selects: their arrows, their fields and what is chosen in them.
  "aria-hidden-focus": /(?:clear|dropdown)-indicator/,
  label: /^#_[Rr]_|react-select|react-datepicker|input\[value=/,
  "target-size": /^#react-select-.*-input$/,
  // The text editor and its tools.
  "aria-input-field-name": /ContentEditable__root/,
  // Buttons with a picture alone.
  "button-name":
    /popup-button|toolbar-popup__button|upload-relationship-details|date-time-picker__clear-button|clickable-arrow|copy-to-clipboard|collapsible__ac|file-details__remove/,
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
