import { CONSENT_PURPOSES, type ConsentPurpose, type ConsentSentence } from "./consents";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.mjs";

/** What people agree to, in each language. Browsers get only their page's sentences, so don't import this there. */

/** Changing a sentence in any language requires a new version. */
const SENTENCES: Record<ConsentPurpose, { version: string } & Record<Language, string>> = {
  agreeToUseTestimony: {
    version: "2026-11-21",
    en: "I agree that my testimony, with my name, voice and picture, may be shown on this site and on its social media channels.",
    es: "Doy mi consentimiento para que mi testimonio, con mi nombre, mi voz y mi imagen, se muestre en este sitio y en sus canales de redes sociales.",
    "pt-br":
      "Concordo que meu testemunho, com meu nome, minha voz e minha imagem, seja exibido neste site e em seus canais nas redes sociais.",
    fr: "J’accepte que mon témoignage, avec mon nom, ma voix et mon image, soit diffusé sur ce site et sur ses comptes de réseaux sociaux.",
    de: "Ich willige ein, dass mein Zeugnis mit meinem Namen, meiner Stimme und meinem Bild auf dieser Website und in ihren Social-Media-Kanälen gezeigt wird.",
    ar: "أوافق على أن تُعرض شهادتي، مع اسمي وصوتي وصورتي، على هذا الموقع وعلى قنواته في وسائل التواصل الاجتماعي.",
    "zh-hans": "我同意在本站及其社交媒体频道上公开我的见证，包括我的姓名、声音和肖像。",
  },
  agreeToPromotions: {
    version: "2026-11-21",
    en: "I agree to receive news and invitations by e-mail.",
    es: "Doy mi consentimiento para recibir noticias e invitaciones por correo electrónico.",
    "pt-br": "Concordo em receber novidades e convites por e-mail.",
    fr: "J’accepte de recevoir des nouvelles et des invitations par e-mail.",
    de: "Ich willige ein, Neuigkeiten und Einladungen per E-Mail zu erhalten.",
    ar: "أوافق على تلقّي الأخبار والدعوات عبر البريد الإلكتروني.",
    "zh-hans": "我同意通过电子邮件接收最新消息和邀请。",
  },
  isAcceptUnrestricted: {
    version: "2026-11-21",
    en: "I made this video or may share it, everybody seen in it agrees, and it may be shown without restriction on this site and on its social media channels.",
    es: "Hice este video o tengo permiso para compartirlo, todas las personas que se ven en él están de acuerdo, y doy mi consentimiento para que se muestre sin restricciones en este sitio y en sus canales de redes sociales.",
    "pt-br":
      "Fiz este vídeo ou tenho permissão para compartilhá-lo, todas as pessoas que aparecem nele concordam, e ele pode ser exibido sem restrições neste site e em seus canais nas redes sociais.",
    fr: "J’ai réalisé cette vidéo ou j’ai le droit de la partager, toutes les personnes que l’on y voit sont d’accord, et elle peut être diffusée sans restriction sur ce site et sur ses comptes de réseaux sociaux.",
    de: "Ich habe dieses Video selbst erstellt oder darf es teilen, alle darin sichtbaren Personen sind einverstanden, und es darf ohne Einschränkung auf dieser Website und in ihren Social-Media-Kanälen gezeigt werden.",
    ar: "أنا مَن أعدّ هذا الفيديو أو يحقّ لي نشره، وكل مَن يظهر فيه موافق، ويجوز عرضه دون قيود على هذا الموقع وعلى قنواته في وسائل التواصل الاجتماعي.",
    "zh-hans":
      "本视频由我制作，或我有权分享；视频中出现的每个人都同意；本视频可以不受限制地在本站及其社交媒体频道上公开。",
  },
  isAcceptReceiveFurther: {
    version: "2026-11-21",
    en: "I agree to receive further information by e-mail.",
    es: "Doy mi consentimiento para recibir más información por correo electrónico.",
    "pt-br": "Concordo em receber mais informações por e-mail.",
    fr: "J’accepte de recevoir d’autres informations par e-mail.",
    de: "Ich willige ein, weitere Informationen per E-Mail zu erhalten.",
    ar: "أوافق على تلقّي معلومات إضافية عبر البريد الإلكتروني.",
    "zh-hans": "我同意通过电子邮件接收更多信息。",
  },
  parentAgrees: {
    version: "2026-11-26",
    en: "I am a parent or guardian of the child who tells this story. I agree that the video, in which my child is seen and heard, may be shown on this site and on its social media channels.",
    es: "Soy padre, madre o tutor legal del menor de edad que cuenta esta historia. Doy mi consentimiento para que el video, en el que se ve y se oye al menor, se muestre en este sitio y en sus canales de redes sociales.",
    "pt-br":
      "Sou pai, mãe ou responsável legal da criança ou do adolescente que conta esta história. Concordo que o vídeo, no qual a criança ou o adolescente é visto e ouvido, seja exibido neste site e em seus canais nas redes sociais.",
    fr: "Je suis parent ou responsable légal de l’enfant qui raconte cette histoire. J’accepte que la vidéo, dans laquelle on voit et on entend cet enfant, soit diffusée sur ce site et sur ses comptes de réseaux sociaux.",
    de: "Ich bin Mutter, Vater oder Vormund des Kindes, das diese Geschichte erzählt. Ich willige ein, dass das Video, in dem das Kind zu sehen und zu hören ist, auf dieser Website und in ihren Social-Media-Kanälen gezeigt wird.",
    ar: "أنا أحد والدَي الطفل الذي يروي هذه القصة أو وليّ أمره. أوافق على أن يُعرض الفيديو، الذي يظهر فيه الطفل ويُسمع صوته، على هذا الموقع وعلى قنواته في وسائل التواصل الاجتماعي.",
    "zh-hans":
      "我是讲述这个故事的孩子的父母或监护人。这段视频中有该孩子的影像和声音，我同意在本站及其社交媒体频道上公开这段视频。",
  },
  seenAgrees: {
    version: "2026-11-26",
    en: "I am seen or named in this story. I agree that it may be shown on this site and on its social media channels.",
    es: "Se me ve o se me nombra en esta historia. Doy mi consentimiento para que se muestre en este sitio y en sus canales de redes sociales.",
    "pt-br":
      "Apareço nesta história ou meu nome é citado nela. Concordo que ela seja exibida neste site e em seus canais nas redes sociais.",
    fr: "On me voit ou on me nomme dans cette histoire. J’accepte qu’elle soit diffusée sur ce site et sur ses comptes de réseaux sociaux.",
    de: "Ich bin in dieser Geschichte zu sehen oder werde darin genannt. Ich willige ein, dass sie auf dieser Website und in ihren Social-Media-Kanälen gezeigt wird.",
    ar: "أظهر في هذه القصة أو يُذكر اسمي فيها. أوافق على أن تُعرض على هذا الموقع وعلى قنواته في وسائل التواصل الاجتماعي.",
    "zh-hans": "我在这个故事中露面或被提到名字。我同意在本站及其社交媒体频道上公开这个故事。",
  },
};

/** Returns what people agree to for a purpose, in the words of a language. */
export function consentIn<Purpose extends ConsentPurpose>(
  purpose: Purpose,
  language: Language,
): ConsentSentence<Purpose> {
  const { version, [language]: sentence } = SENTENCES[purpose];
  return { purpose, sentence, version, ...(language !== DEFAULT_LANGUAGE && { language }) };
}

/** Returns the sentences beside a form's boxes. */
export function consentsIn<Purpose extends ConsentPurpose>(
  purposes: readonly Purpose[],
  language: Language,
): ConsentSentence<Purpose>[] {
  return purposes.map((purpose) => consentIn(purpose, language));
}

/** Returns whether a sentence is the one for its purpose, version and language. */
export function isConsentSentence({ purpose, sentence, version, language }: Sent): boolean {
  const known = isConsentPurpose(purpose) ? SENTENCES[purpose] : undefined;
  const read = language ?? DEFAULT_LANGUAGE;
  return known !== undefined && known.version === version && isLanguage(read) && known[read] === sentence;
}

type Sent = { [Part in keyof ConsentSentence]: string | undefined };

/** Returns a purpose's sentence in a language, or the purpose itself if this site doesn't have it. */
export function sentenceOf(purpose: string, language: Language): string {
  return isConsentPurpose(purpose) ? SENTENCES[purpose][language] : purpose;
}

function isConsentPurpose(purpose: string | undefined): purpose is ConsentPurpose {
  return CONSENT_PURPOSES.some((known) => known === purpose);
}
