import { ClipCell as ClipCell_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { MediaField as MediaField_9a3c6276c33e999436e9708c2dfc719f } from '../../../admin/media-field'
import { ClipPlayer as ClipPlayer_19d36f52d1d4a716cae18107ee3aaf47 } from '../../../admin/clip-player'
import { CaptionList as CaptionList_0293183b29b1425ba3b0670e38081ffd } from '../../../admin/caption-list'
import { PublishUnprepared as PublishUnprepared_618fef9416e19c5c32e2a0c595d945ee } from '../../../admin/publish-unprepared'
import { OptionalLabel as OptionalLabel_655a190a637c3af72089b5c1c64fa430 } from '../../../admin/labels'
import { UnreadCell as UnreadCell_cae27a7de6e522a6865ec0f4d710fc6a } from '../../../admin/cells'
import { NameList as NameList_241749f9ebd5fe2c89b3878c539598af } from '../../../admin/field-lists'
import { ConsentList as ConsentList_241749f9ebd5fe2c89b3878c539598af } from '../../../admin/field-lists'
import { WithdrawConsentButton as WithdrawConsentButton_70477fb390fe53945683f2d651e8912a } from '../../../admin/inbox-actions'
import { MarkRead as MarkRead_70477fb390fe53945683f2d651e8912a } from '../../../admin/inbox-actions'
import { ExportButton as ExportButton_70477fb390fe53945683f2d651e8912a } from '../../../admin/inbox-actions'
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
import { QuestionLabel as QuestionLabel_655a190a637c3af72089b5c1c64fa430 } from '../../../admin/labels'
import { YesNoCell as YesNoCell_cae27a7de6e522a6865ec0f4d710fc6a } from '../../../admin/cells'
import { UploadToFiles as UploadToFiles_8cc89794f9328b1e2a4b1287c37d3282 } from '../../../admin/file-upload'
import { LengthCell as LengthCell_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { PreparationCell as PreparationCell_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { NoField as NoField_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { ClipFile as ClipFile_8cc89794f9328b1e2a4b1287c37d3282 } from '../../../admin/file-upload'
import { CueEditor as CueEditor_95b0c69097d05808bd821e3106edae46 } from '../../../admin/cue-editor'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { WaitingPanel as WaitingPanel_47951ad43b945dcac4f19b2ac5d837d8 } from '../../../admin/waiting-panel'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/media-cells#ClipCell": ClipCell_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/media-field#MediaField": MediaField_9a3c6276c33e999436e9708c2dfc719f,
  "/admin/clip-player#ClipPlayer": ClipPlayer_19d36f52d1d4a716cae18107ee3aaf47,
  "/admin/caption-list#CaptionList": CaptionList_0293183b29b1425ba3b0670e38081ffd,
  "/admin/publish-unprepared#PublishUnprepared": PublishUnprepared_618fef9416e19c5c32e2a0c595d945ee,
  "/admin/labels#OptionalLabel": OptionalLabel_655a190a637c3af72089b5c1c64fa430,
  "/admin/cells#UnreadCell": UnreadCell_cae27a7de6e522a6865ec0f4d710fc6a,
  "/admin/field-lists#NameList": NameList_241749f9ebd5fe2c89b3878c539598af,
  "/admin/field-lists#ConsentList": ConsentList_241749f9ebd5fe2c89b3878c539598af,
  "/admin/inbox-actions#WithdrawConsentButton": WithdrawConsentButton_70477fb390fe53945683f2d651e8912a,
  "/admin/inbox-actions#MarkRead": MarkRead_70477fb390fe53945683f2d651e8912a,
  "/admin/inbox-actions#ExportButton": ExportButton_70477fb390fe53945683f2d651e8912a,
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
  "/admin/labels#QuestionLabel": QuestionLabel_655a190a637c3af72089b5c1c64fa430,
  "/admin/cells#YesNoCell": YesNoCell_cae27a7de6e522a6865ec0f4d710fc6a,
  "/admin/file-upload#UploadToFiles": UploadToFiles_8cc89794f9328b1e2a4b1287c37d3282,
  "/admin/media-cells#LengthCell": LengthCell_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/media-cells#PreparationCell": PreparationCell_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/media-cells#NoField": NoField_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/file-upload#ClipFile": ClipFile_8cc89794f9328b1e2a4b1287c37d3282,
  "/admin/cue-editor#CueEditor": CueEditor_95b0c69097d05808bd821e3106edae46,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/waiting-panel#WaitingPanel": WaitingPanel_47951ad43b945dcac4f19b2ac5d837d8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
