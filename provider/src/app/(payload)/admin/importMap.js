import { ClipPlayer as ClipPlayer_19d36f52d1d4a716cae18107ee3aaf47 } from '../../../admin/clip-player'
import { OptionalLabel as OptionalLabel_6fe9f93c047658f946edefd6505abf40 } from '../../../admin/optional-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { QuestionLabel as QuestionLabel_f4739419520f68efb36e75f146e522bb } from '../../../admin/question-label'
import { UnreadCell as UnreadCell_1860b10af25dc60e273e8a4cfa5eea18 } from '../../../admin/unread-cell'
import { YesNoCell as YesNoCell_4f76d7846d9344ed85386e3bf34850f2 } from '../../../admin/yes-no-cell'
import { MarkRead as MarkRead_c1e4fe86a160acd42b464626bf334781 } from '../../../admin/mark-read'
import { ExportButton as ExportButton_bda96e9b1c7d65e6a3ea2690b0306bee } from '../../../admin/export-button'
import { ConsentList as ConsentList_ac6909f14d1624c321e079e351f214de } from '../../../admin/consent-list'
import { WithdrawConsentButton as WithdrawConsentButton_ad44e4bd273ebf458e9cd3e77944769c } from '../../../admin/withdraw-consent-button'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { WaitingPanel as WaitingPanel_47951ad43b945dcac4f19b2ac5d837d8 } from '../../../admin/waiting-panel'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/clip-player#ClipPlayer": ClipPlayer_19d36f52d1d4a716cae18107ee3aaf47,
  "/admin/optional-label#OptionalLabel": OptionalLabel_6fe9f93c047658f946edefd6505abf40,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/question-label#QuestionLabel": QuestionLabel_f4739419520f68efb36e75f146e522bb,
  "/admin/unread-cell#UnreadCell": UnreadCell_1860b10af25dc60e273e8a4cfa5eea18,
  "/admin/yes-no-cell#YesNoCell": YesNoCell_4f76d7846d9344ed85386e3bf34850f2,
  "/admin/mark-read#MarkRead": MarkRead_c1e4fe86a160acd42b464626bf334781,
  "/admin/export-button#ExportButton": ExportButton_bda96e9b1c7d65e6a3ea2690b0306bee,
  "/admin/consent-list#ConsentList": ConsentList_ac6909f14d1624c321e079e351f214de,
  "/admin/withdraw-consent-button#WithdrawConsentButton": WithdrawConsentButton_ad44e4bd273ebf458e9cd3e77944769c,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/waiting-panel#WaitingPanel": WaitingPanel_47951ad43b945dcac4f19b2ac5d837d8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
