export const settings = {
  accentColor: "Bright colour",
  accentColorHelp: "For buttons, links and selected items.",
  addressesTab: "Addresses",
  announceTo: "Announce to",
  announceToHelp:
    "Who gets an email when a message, offer, consent, report or story arrives. If empty, the support email.",
  churchLink: "My church",
  churchLinkHelp: "Your church’s own website.",
  company: "Name of the church",
  companyHelp: "On every page, in emails and in search results.",
  contactTab: "Contact & help",
  crisisLines: "Help in a crisis",
  crisisLinesHelp:
    "Who people in distress can reach at any hour. Shown at the bottom of every page and on the help page.",
  description: "Your name, look and addresses, as they appear on every page, email and shared link.",
  discoverJesusLink: "Discover Jesus",
  discoverJesusLinkHelp:
    "Where ‘Discover Jesus’ on the home page leads, for example /discover-jesus. If empty, it leads to the home page.",
  email: "Support email",
  emailHelp: "Shown on the help page.",
  facebookLinkHelp: "Your page on Facebook.",
  footerLine: "Line at the bottom of every page",
  footerLineHelp:
    "For example ‘© Grace Church, Springfield’. If empty: ‘@2025 copyrights, All Right Reserved’, and in the menu ‘@ 2025 … LLC’ with your name.",
  groundColor: "Dark colour",
  groundColorHelp: "Behind headings, videos and the menu.",
  icon: "Icon",
  iconHelp: "A square picture for browser tabs and phones. It also replaces the small lamp.",
  instagramLinkHelp: "Your page on Instagram.",
  keepConsents: "Consents, days",
  keepConsentsHelp:
    "From the testimony form, parents and people who are seen. Counted from the day they were given or withdrawn, or from the day their story and video were erased. They’re always kept until then. If empty: {{days}}.",
  keepConversations: "Conversations, days",
  keepConversationsHelp:
    "With people who asked to talk to someone. Counted like messages. Unread conversations are always kept. If empty: {{days}}.",
  keepDeclined: "Stories that were declined or withdrawn, days",
  keepDeclinedHelp:
    "With their video. Counted from the day on which they were declined or withdrawn. If empty: {{days}}.",
  keepInvalid: "Please enter a whole number of days, from 0 to {{most}}.",
  keepIsAdmins:
    "This version has other numbers under ‘What we keep’, which only admins can change. Please ask one to restore it.",
  keepMessages: "Contact messages and reports, days",
  keepMessagesHelp:
    "Counted from the day they arrived, were answered or were ticked as dealt with. If empty: {{days}}.",
  keepOffers: "Offers of help, days",
  keepOffersHelp: "From the volunteer page. Counted like messages. If empty: {{days}}.",
  keepOriginals: "Original uploads of videos, days",
  keepOriginalsHelp:
    "The files as filmed, once the video is prepared. Visitors see smaller versions, which stay. Originals are deleted without going to the trash. If empty: {{days}}.",
  keepTab: "What we keep",
  keepTabHelp:
    "Number of days after which things are erased automatically. They go to the trash first, for {{days}} days. Anything you restore from there is kept for the same time again. Enter 0 to keep things until you delete them. Your privacy policy should say the same. Only admins can change this.",
  label: "Your church",
  languagesTab: "Languages",
  logo: "Logo",
  logoHelp:
    "Appears at the top of every page and email instead of the lamp and the name. It’s shown on the dark colour, so a transparent PNG looks best.",
  looksTab: "Looks",
  nameTab: "Name",
  notANetwork:
    "‘{{network}}’ isn’t a network, or it’s larger than a church’s. Please enter one per line, such as 203.0.113.7 or 2001:db8:1:2::/64.",
  otherLanguages: "Other languages",
  otherLanguagesHelp:
    "Visitors can switch to these. Buttons, forms and notices are translated. You can translate your own texts under ‘Translations’. Until then, they appear as you wrote them.",
  ownLanguage: "Your church’s language",
  ownLanguageHelp:
    "The language in which you write your pages and stories. Visitors see the site in this language first.",
  ownNetworks: "Your own network",
  ownNetworksHelp:
    "Your Wi-Fi’s addresses on the internet, one per line. They can send five times as much as any other address, so a full church isn’t slowed down.",
  ownNetworkTab: "Own network",
  phoneCountry: "Country of phone numbers",
  phoneCountryHelp: "For numbers that visitors enter without a country code. If empty: the United States.",
  phoneNo: "Support phone",
  phoneNoHelp: "Shown on the help page, for example +1 415 555 0123.",
  sharePicture: "Picture of shared links",
  sharePictureHelp: "Chats and social networks show it for pages without their own picture.",
  shareStoryLink: "Story collection",
  shareStoryLinkHelp:
    "Where ‘Share your story’ leads, in a new tab. If empty, it leads to the site’s own form.",
  shopLink: "Shop",
  shopLinkHelp: "Your online shop. If empty, the site doesn’t show a shop.",
  storiesTab: "Stories",
  storyMinutes: "Longest story, in minutes",
  storyMinutesHelp:
    "The maximum length of a visitor’s video, up to {{most}}. If empty: {{usual}}. Longer videos are rejected when they’re sent.",
  tiktokLinkHelp: "Your page on TikTok.",
  timeZone: "Time zone",
  timeZoneHelp: "The time zone for all dates and times. If empty: Central time.",
  tooManyNetworks: "Please enter at most {{most}} networks.",
  watchRealStoryLink: "Watch Real Stories",
  watchRealStoryLinkHelp: "Where ‘Watch Real Stories’ leads. If empty, it leads to the featured stories.",
  youtubeLinkHelp: "Your channel on YouTube.",
} as const;
