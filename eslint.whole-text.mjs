import { AST_NODE_TYPES, ESLintUtils } from "@typescript-eslint/utils";
import ts from "typescript";

/**
 * @import { TSESTree } from "@typescript-eslint/utils"
 */

/**
 * A browser that translates replaces each text node with another element, but React still holds the old text: its
 * changes go unseen, and it throws when it removes that text or inserts something before it (react/react#11538). An
 * element's only text is safe, because React sets it through the element.
 */
const wholeText = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      changes:
        "Text that changes is an element of its own, in one string: <span>{`${count} of ${all}`}</span>.",
      beside: "Text beside what may come and go is an element of its own.",
    },
  },
  create(context) {
    const { getTypeAtLocation } = ESLintUtils.getParserServices(context);

    /** @param {TSESTree.JSXElement | TSESTree.JSXFragment} parent */
    function check(parent) {
      const isFragment = parent.type === AST_NODE_TYPES.JSXFragment;
      const changing = parent.children.flatMap((child) => changingPart(child) ?? []);
      const words = parent.children.filter(isWords);
      const elements = parent.children.filter((child) => child.type === AST_NODE_TYPES.JSXElement);
      if (changing.length + words.length + elements.length < 2 && !isFragment) return;
      const texts = changing.filter((part) =>
        outcomesOf(part).some((outcome) => isText(getTypeAtLocation(outcome))),
      );
      for (const node of texts) context.report({ node, messageId: "changes" });
      if (changing.length === texts.length && !isFragment) return;
      for (const node of words) context.report({ node, messageId: "beside" });
    }

    return { JSXElement: check, JSXFragment: check };
  },
});

const plugin = { meta: { name: "site" }, rules: { "whole-text": wholeText } };

/** @type {{ meta: { name: string } }} */
export const wholeTextPlugin = plugin;

/**
 * @param {TSESTree.JSXChild} child
 * @returns {TSESTree.Expression | null}
 */
function changingPart(child) {
  if (child.type !== AST_NODE_TYPES.JSXExpressionContainer) return null;
  const { expression } = child;
  const isConstant =
    expression.type === AST_NODE_TYPES.JSXEmptyExpression || expression.type === AST_NODE_TYPES.Literal;
  return isConstant ? null : expression;
}

/** @param {TSESTree.JSXChild} child */
function isWords(child) {
  const isString =
    child.type === AST_NODE_TYPES.JSXExpressionContainer && child.expression.type === AST_NODE_TYPES.Literal;
  const text = isString ? child.expression : child;
  return "value" in text && String(text.value).trim() !== "";
}

/**
 * Returns what an expression may render.
 * @param {TSESTree.Expression} expression
 * @returns {TSESTree.Expression[]}
 */
function outcomesOf(expression) {
  if (expression.type === AST_NODE_TYPES.ConditionalExpression)
    return [expression.consequent, expression.alternate].flatMap(outcomesOf);
  if (expression.type !== AST_NODE_TYPES.LogicalExpression) return [expression];
  const { operator, left, right } = expression;
  return (operator === "&&" ? [right] : [left, right]).flatMap(outcomesOf);
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

/**
 * Returns whether it is always text or nothing, never an element.
 * @param {ts.Type} type
 */
function isText(type) {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts.some(({ flags }) => (flags & TEXT) !== 0) &&
    parts.every(({ flags }) => (flags & (TEXT | NOTHING)) !== 0)
  );
}
