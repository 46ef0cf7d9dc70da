/** The same screen under its second address (specification section 2). */
export { default, generateMetadata } from "../join-us/page";
