/** What a card says, every word of it drawable; what is empty is left away. */
export type CardWords = { title: string; author: string; company: string; isVideo: boolean };
