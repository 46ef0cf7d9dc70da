import { ClipCell as ClipCell_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { MediaField as MediaField_9a3c6276c33e999436e9708c2dfc719f } from '../../../admin/media-field'
import { ClipPlayer as ClipPlayer_19d36f52d1d4a716cae18107ee3aaf47 } from '../../../admin/clip-player'
import { CaptionList as CaptionList_0293183b29b1425ba3b0670e38081ffd } from '../../../admin/caption-list'
import { PublishUnprepared as PublishUnprepared_618fef9416e19c5c32e2a0c595d945ee } from '../../../admin/publish-unprepared'
import { OptionalLabel as OptionalLabel_655a190a637c3af72089b5c1c64fa430 } from '../../../admin/labels'
import { ChurchTimeField as ChurchTimeField_8aa57467ef1f2482b5b9042811dd10f1 } from '../../../admin/church-time'
import { ScheduleProblem as ScheduleProblem_d8c2ccdbd260a3ef3ce7cb4e1d292fc7 } from '../../../admin/schedule-problem'
import { HistoryPanel as HistoryPanel_2295632957d108abc84873777964c462 } from '../../../admin/history-panel'
import { ReviewKeys as ReviewKeys_7d746958d9481af8f6ace29f070ce7fb } from '../../../admin/review-keys'
import { UnreadCell as UnreadCell_cae27a7de6e522a6865ec0f4d710fc6a } from '../../../admin/cells'
import { NameList as NameList_241749f9ebd5fe2c89b3878c539598af } from '../../../admin/field-lists'
import { ConsentList as ConsentList_241749f9ebd5fe2c89b3878c539598af } from '../../../admin/field-lists'
import { WithdrawConsentButton as WithdrawConsentButton_70477fb390fe53945683f2d651e8912a } from '../../../admin/inbox-actions'
import { MissingConsent as MissingConsent_49873f8876112f14c6aabe90bcddf499 } from '../../../admin/missing-consent'
import { MarkRead as MarkRead_70477fb390fe53945683f2d651e8912a } from '../../../admin/inbox-actions'
import { AnswerPanel as AnswerPanel_a8017fb32b768bf03cb9ab6fcd6698ae } from '../../../admin/answer-panel'
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
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { QuestionLabel as QuestionLabel_655a190a637c3af72089b5c1c64fa430 } from '../../../admin/labels'
import { YesNoCell as YesNoCell_cae27a7de6e522a6865ec0f4d710fc6a } from '../../../admin/cells'
import { UploadToFiles as UploadToFiles_8cc89794f9328b1e2a4b1287c37d3282 } from '../../../admin/file-upload'
import { LengthCell as LengthCell_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { PreparationCell as PreparationCell_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { NoField as NoField_5ea373c64745c02bf6fdfeb7a1bd7681 } from '../../../admin/media-cells'
import { ClipFile as ClipFile_8cc89794f9328b1e2a4b1287c37d3282 } from '../../../admin/file-upload'
import { CueEditor as CueEditor_95b0c69097d05808bd821e3106edae46 } from '../../../admin/cue-editor'
import { CueDiff as CueDiff_f5bb9d1f2690ce121e8c2bdd10e34aa7 } from '../../../admin/cue-diff'
import { DeleteMember as DeleteMember_28ae4b18795ee9988ed39cbaca133200 } from '../../../admin/delete-member'
import { CurrentPassword as CurrentPassword_7e2178db63d757bc688f19bbc7219c26 } from '../../../admin/current-password'
import { SecondFactorPanel as SecondFactorPanel_c948580031fc1cbc0d3665e5923c2b57 } from '../../../admin/second-factor-panel'
import { InviteColleague as InviteColleague_bcb1172a4ba6e9929d738b9d88569588 } from '../../../admin/invite-colleague'
import { ChangeCell as ChangeCell_32a09a94b21b6f3003bde361df721a55 } from '../../../admin/history-cells'
import { ChoiceField as ChoiceField_f45030a5def04fe5d0ae2daac4cbf984 } from '../../../admin/choice-field'
import { ColorField as ColorField_50e0b2bffa6dc101120f204ba9e0c2b7 } from '../../../admin/color-field'
import { CrisisLineLabel as CrisisLineLabel_655a190a637c3af72089b5c1c64fa430 } from '../../../admin/labels'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { ConsentSearchLink as ConsentSearchLink_817608399c8b1820c81693b342fe3eeb } from '../../../admin/consent-search-link'
import { Dashboard as Dashboard_1ec65b448e68decfb8829d9fa84c9392 } from '../../../admin/dashboard'
import { ConsentSearch as ConsentSearch_ffcb970a684be8e252a58af0f4fc69a6 } from '../../../admin/consent-search'
import { LoginView as LoginView_8be0608b178183b8dbe91aa37b31e1ed } from '../../../admin/login-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/media-cells#ClipCell": ClipCell_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/media-field#MediaField": MediaField_9a3c6276c33e999436e9708c2dfc719f,
  "/admin/clip-player#ClipPlayer": ClipPlayer_19d36f52d1d4a716cae18107ee3aaf47,
  "/admin/caption-list#CaptionList": CaptionList_0293183b29b1425ba3b0670e38081ffd,
  "/admin/publish-unprepared#PublishUnprepared": PublishUnprepared_618fef9416e19c5c32e2a0c595d945ee,
  "/admin/labels#OptionalLabel": OptionalLabel_655a190a637c3af72089b5c1c64fa430,
  "/admin/church-time#ChurchTimeField": ChurchTimeField_8aa57467ef1f2482b5b9042811dd10f1,
  "/admin/schedule-problem#ScheduleProblem": ScheduleProblem_d8c2ccdbd260a3ef3ce7cb4e1d292fc7,
  "/admin/history-panel#HistoryPanel": HistoryPanel_2295632957d108abc84873777964c462,
  "/admin/review-keys#ReviewKeys": ReviewKeys_7d746958d9481af8f6ace29f070ce7fb,
  "/admin/cells#UnreadCell": UnreadCell_cae27a7de6e522a6865ec0f4d710fc6a,
  "/admin/field-lists#NameList": NameList_241749f9ebd5fe2c89b3878c539598af,
  "/admin/field-lists#ConsentList": ConsentList_241749f9ebd5fe2c89b3878c539598af,
  "/admin/inbox-actions#WithdrawConsentButton": WithdrawConsentButton_70477fb390fe53945683f2d651e8912a,
  "/admin/missing-consent#MissingConsent": MissingConsent_49873f8876112f14c6aabe90bcddf499,
  "/admin/inbox-actions#MarkRead": MarkRead_70477fb390fe53945683f2d651e8912a,
  "/admin/answer-panel#AnswerPanel": AnswerPanel_a8017fb32b768bf03cb9ab6fcd6698ae,
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
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/labels#QuestionLabel": QuestionLabel_655a190a637c3af72089b5c1c64fa430,
  "/admin/cells#YesNoCell": YesNoCell_cae27a7de6e522a6865ec0f4d710fc6a,
  "/admin/file-upload#UploadToFiles": UploadToFiles_8cc89794f9328b1e2a4b1287c37d3282,
  "/admin/media-cells#LengthCell": LengthCell_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/media-cells#PreparationCell": PreparationCell_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/media-cells#NoField": NoField_5ea373c64745c02bf6fdfeb7a1bd7681,
  "/admin/file-upload#ClipFile": ClipFile_8cc89794f9328b1e2a4b1287c37d3282,
  "/admin/cue-editor#CueEditor": CueEditor_95b0c69097d05808bd821e3106edae46,
  "/admin/cue-diff#CueDiff": CueDiff_f5bb9d1f2690ce121e8c2bdd10e34aa7,
  "/admin/delete-member#DeleteMember": DeleteMember_28ae4b18795ee9988ed39cbaca133200,
  "/admin/current-password#CurrentPassword": CurrentPassword_7e2178db63d757bc688f19bbc7219c26,
  "/admin/second-factor-panel#SecondFactorPanel": SecondFactorPanel_c948580031fc1cbc0d3665e5923c2b57,
  "/admin/invite-colleague#InviteColleague": InviteColleague_bcb1172a4ba6e9929d738b9d88569588,
  "/admin/history-cells#ChangeCell": ChangeCell_32a09a94b21b6f3003bde361df721a55,
  "/admin/choice-field#ChoiceField": ChoiceField_f45030a5def04fe5d0ae2daac4cbf984,
  "/admin/color-field#ColorField": ColorField_50e0b2bffa6dc101120f204ba9e0c2b7,
  "/admin/labels#CrisisLineLabel": CrisisLineLabel_655a190a637c3af72089b5c1c64fa430,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/consent-search-link#ConsentSearchLink": ConsentSearchLink_817608399c8b1820c81693b342fe3eeb,
  "/admin/dashboard#Dashboard": Dashboard_1ec65b448e68decfb8829d9fa84c9392,
  "/admin/consent-search#ConsentSearch": ConsentSearch_ffcb970a684be8e252a58af0f4fc69a6,
  "/admin/login-view#LoginView": LoginView_8be0608b178183b8dbe91aa37b31e1ed,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
