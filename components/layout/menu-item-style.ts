/** An item of the side menu, be it a link or a button. */
export const MENU_ITEM_STYLE =
  "-mx-3 flex min-h-11 w-full items-center rounded-xl px-3 text-left hover:bg-dusk-700";
