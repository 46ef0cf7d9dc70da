/**
 * @param {unknown} error
 * @param {string} code
 * @returns {boolean} whether it is a system error of this kind
 */
export function hasCode(error, code) {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
